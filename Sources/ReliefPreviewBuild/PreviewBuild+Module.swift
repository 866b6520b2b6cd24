import Foundation

/// Building sources as a module that others import.
extension PreviewBuild {
  /// What is known of a module that was built.
  private struct Record: Codable {
    var identity: String
    var objects: [String]
    var leftOut: [Diagnosis]
  }

  private var moduleFile: String { "\(folder)/\(sources.module).swiftmodule" }
  /// One only: the module and its code lie where those of earlier sources lay.
  private var moduleRecord: String { folder + "/module.json" }

  /// The arguments that make the module's interface.
  var moduleArguments: [String] { isModule ? ["-emit-module", "-emit-module-path", moduleFile] : [] }

  /// Builds the module, unless it is there; also the files that were left out.
  func runModule() throws(PreviewBuildError) -> (BuiltModule, [Diagnosis]) {
    let identity = identity
    if let data = FileManager.default.contents(atPath: moduleRecord),
      let known = try? JSONDecoder().decode(Record.self, from: data), known.identity == identity,
      (known.objects + [moduleFile]).allSatisfy({ FileManager.default.fileExists(atPath: $0) })
    {
      return (module(identity, known.objects), known.leftOut)
    }
    try makeFolder()
    // If this is ended half way, nothing is known.
    try? FileManager.default.removeItem(atPath: moduleRecord)
    let inputs = try prepare()
    var compiler = PreviewCompiler(self, inputs: inputs, unknown: strangers)
    let objects = try compiler.compile()
    let record = Record(identity: identity, objects: objects, leftOut: compiler.leftOut)
    if let data = try? JSONEncoder().encode(record) { try write(data, to: moduleRecord) }
    return (module(identity, objects), compiler.leftOut)
  }

  private func module(_ identity: String, _ objects: [String]) -> BuiltModule {
    BuiltModule(
      name: sources.module, folder: folder, objects: objects, identity: identity, catalogs: sources.catalogs)
  }
}
