import Foundation

/// Compiles a user's sources into a library whose previews can be drawn.
///
/// What was compiled is kept in a cache folder: when nothing changed, nothing is compiled, and of a folder only the
/// files that an edit reaches. Files that do not compile are left out, one reason each, and the others go on.
package struct PreviewBuild: Sendable {
  /// The sources.
  package let sources: SourceSet
  let toolchain: Toolchain
  let modules: ReliefModules
  let conditions: SourceConditions
  /// The folder where this build keeps its files.
  let folder: String
  /// Where the compiler keeps C modules that it has read; one path for all, as the compiler insists.
  let moduleCache: String
  /// More source files, made by the tool: names and texts.
  let generated: [(name: String, text: String)]
  /// Modules of the user's own packages that the sources import.
  let imported: [BuiltModule]
  /// Whether the sources are such a module themselves.
  let isModule: Bool

  /// A library and what it lacks.
  package struct Outcome: Codable, Sendable {
    /// The library's path.
    package var library: String
    /// The files that were left out, and why.
    package var leftOut: [Diagnosis]
    /// What was taken out of files that are compiled.
    package var notes: [String]
    /// Whether anything was compiled.
    package var isFresh: Bool
  }

  /// A build of sources that keeps its files below a cache folder.
  package init(
    _ sources: SourceSet, toolchain: Toolchain, modules: ReliefModules, cache: String,
    platform: SourceConditions.Platform = .iOS, generated: [(name: String, text: String)] = [],
    imported: [BuiltModule] = [], isModule: Bool = false
  ) {
    (self.imported, self.isModule) = (imported, isModule)
    (self.sources, self.toolchain, self.modules) = (sources, toolchain, modules)
    (conditions, self.generated) = (SourceConditions(platform: platform), generated)
    var digest = StableDigest()
    digest.add(sources.files.first?.path ?? "")
    digest.add("\(sources.files.count > 1)\(platform)\(isModule ? "module" : "")")
    let root = URL(fileURLWithPath: cache).standardizedFileURL.resolvingSymlinksInPath().path
    folder = root + "/previews/" + sources.module + "-" + digest.text
    // The compiler takes what lies in its cache only under the name under which it was put there.
    moduleCache = URL(fileURLWithPath: root + "/modules").resolvingSymlinksInPath().path
  }

  /// What tells this build from others with other sources, tools or options.
  var identity: String {
    var digest = StableDigest()
    digest.add(sources.digest)
    digest.add(tools)
    return digest.text
  }

  /// What tells the code that this build makes of a source from that of other tools and options.
  package var tools: String {
    var digest = StableDigest()
    digest.add(toolchain.identity)
    digest.add(modules.identity)
    digest.add(conditions.platform.rawValue)
    for file in generated { digest.add(file.name + file.text) }
    for module in imported { digest.add(module.name + module.identity) }
    return digest.text
  }

  /// What was built of these sources before; nil where nothing was.
  var known: Outcome? { known(identity) }

  private func known(_ identity: String) -> Outcome? {
    guard let data = FileManager.default.contents(atPath: record(identity)),
      var outcome = try? JSONDecoder().decode(Outcome.self, from: data),
      FileManager.default.fileExists(atPath: outcome.library)
    else { return nil }
    outcome.isFresh = false
    return outcome
  }

  private func record(_ identity: String) -> String { folder + "/outcome-\(identity).json" }

  /// Builds the library, unless it is there.
  package func run() throws(PreviewBuildError) -> Outcome { try run(unknown: nil) }

  /// - Parameter unknown: the calls that no one knows, if they were looked for before.
  func run(unknown: [String: [UnknownCall]]?) throws(PreviewBuildError) -> Outcome {
    let identity = identity
    if let outcome = known(identity) { return outcome }
    try makeFolder()
    let inputs = try prepare()
    var compiler = PreviewCompiler(self, inputs: inputs, unknown: unknown ?? strangers)
    let objects = try compiler.compile()
    let library = folder + "/lib-\(identity).so"
    try link(objects, to: library)
    let outcome = Outcome(
      library: library, leftOut: compiler.leftOut,
      notes: sources.files.compactMap { ObjectiveCWords.note($0.path, $0.text) }, isFresh: true)
    if let data = try? JSONEncoder().encode(outcome) { try write(data, to: record(identity)) }
    removeOld(keeping: identity)
    return outcome
  }

  /// Whether the file did not compile alone when it was built last.
  var needsModule: Bool { FileManager.default.fileExists(atPath: moduleMark) }

  /// Notes that the file is to be built with its module at once.
  func rememberModule() {
    guard (try? makeFolder()) != nil else { return }
    try? write(Data(), to: moduleMark)
  }

  private var moduleMark: String { folder + "/with-module" }

  /// Calls of what neither the sources nor a module knows, by file: they can keep the type checker busy for long, and of
  /// a file alone those beside it may know.
  var strangers: [String: [UnknownCall]] {
    let known = KnownNames(
      paths: imported.map(\.interface) + modules.interfaces + toolchain.interfaces)
    return UnknownCall.all(
      in: sources, generated: generated.map(\.text), known: known, conditions: conditions,
      modules: Set(imported.map(\.name)))
  }

  func makeFolder() throws(PreviewBuildError) {
    do {
      try FileManager.default.createDirectory(atPath: folder + "/objects", withIntermediateDirectories: true)
    } catch {
      throw .file(path: folder, reason: "the cache folder cannot be made: \(error.localizedDescription)")
    }
  }

  /// Writes the files that the compiler needs beside the sources, and says what it is to compile.
  func prepare() throws(PreviewBuildError) -> [String] {
    try write(Data(ReliefModules.moduleMap.utf8), to: moduleMap)
    var entries: [String] = []
    for (index, file) in sources.files.enumerated() {
      guard let text = conditions.rewritten(file.text) else { continue }
      let changed = folder + "/rewritten-\(index).swift"
      try write(Data(text.utf8), to: changed)
      entries.append(
        #"{"type": "file", "name": \#(Self.quoted(file.path)), "external-contents": \#(Self.quoted(changed))}"#
      )
    }
    let yaml =
      #"{"version": 0, "case-sensitive": "true", "use-external-names": false, "roots": ["#
      + entries.joined(separator: ", ") + "]}"
    try write(Data(yaml.utf8), to: overlay)
    var paths = sources.files.map(\.path)
    for file in generated {
      let path = folder + "/" + file.name
      try write(Data(file.text.utf8), to: path)
      paths.append(path)
    }
    return paths
  }

  var moduleMap: String { folder + "/c.modulemap" }
  var overlay: String { folder + "/overlay.yaml" }

  /// The arguments of every compilation.
  var arguments: [String] {
    modules.compilerArguments(moduleMap: moduleMap)
      + ["-module-name", sources.module, "-vfsoverlay", overlay, "-module-cache-path", moduleCache]
      + imported.flatMap { ["-I", $0.folder] }
      // Modules of one package see each other's words, and so do modules that import for tests.
      + (isModule || !imported.isEmpty ? ["-package-name", "app"] : [])
      + (isModule ? ["-enable-testing"] : [])
  }

  static func quoted(_ text: String) -> String {
    guard let data = try? JSONEncoder().encode([text]) else { return "\"\"" }
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }

  /// Writes a file unless it has that content, so that its date tells a change.
  func write(_ data: Data, to path: String) throws(PreviewBuildError) {
    if FileManager.default.contents(atPath: path) == data { return }
    do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw .file(path: path, reason: "it cannot be written: \(error.localizedDescription)")
    }
  }

  /// Throws where a tool ended since the disk of the cache is full; what it says names none of the user's files.
  func checkRoom(_ result: ChildProcess.Result) throws(PreviewBuildError) {
    guard result.status != 0, result.output.contains("No space left on device") else { return }
    throw .file(
      path: folder,
      reason: "the disk is full where compiled sources are kept; RELIEF_CACHE names another folder")
  }

  private func link(_ objects: [String], to library: String) throws(PreviewBuildError) {
    // Symbols of Relief and of the runtime are those of the program that loads the library. Of libraries that it
    // may not have, those are named that are used; a host that was optimised has no use for the code that the standard
    // library keeps for sources that are not (SwiftOnoneSupport).
    let runtime = [
      "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing",
      "swift_RegexParser", "swiftRegexBuilder",
      "swiftObservation", "swiftSynchronization", "swiftGlibc", "Foundation", "FoundationEssentials",
      "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "dispatch", "swiftDispatch",
    ].filter { FileManager.default.fileExists(atPath: "\(toolchain.libraries)/lib\($0).so") }
    // Two files with @main make two `main`s, neither of which is ever called.
    let arguments =
      ["-shared", "-o", library + ".part", "-z", "muldefs", toolchain.runtimeObject] + objects
      + imported.flatMap(\.objects)
      + ["-L", toolchain.libraries, "-rpath", toolchain.libraries, "--as-needed"] + runtime.map { "-l" + $0 }
    let result = try ChildProcess.run(toolchain.linker, arguments, limit: 60)
    try checkRoom(result)
    guard result.status == 0 else { throw .link(result.output) }
    do {
      try? FileManager.default.removeItem(atPath: library)
      try FileManager.default.moveItem(atPath: library + ".part", toPath: library)
    } catch {
      throw .file(path: library, reason: "it cannot be written: \(error.localizedDescription)")
    }
  }

  /// Libraries of earlier sources are of no use any more, but those of a few may be needed by runs that go on.
  private func removeOld(keeping identity: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let old = names.filter { ($0.hasPrefix("lib-") || $0.hasPrefix("outcome-")) && !$0.contains(identity) }
    let dated = old.map { (path: folder + "/" + $0, stamp: FileStamp.text(folder + "/" + $0)) }
      .sorted { $0.stamp > $1.stamp }
    for file in dated.dropFirst(8) { try? FileManager.default.removeItem(atPath: file.path) }
  }
}
