import Foundation

/// Compiles files, leaving out those that fail, until the rest compiles.
struct PreviewCompiler {
  private let build: PreviewBuild
  private var inputs: [String]
  /// The files that were left out, and why.
  private(set) var leftOut: [Diagnosis] = []

  /// Seconds after which a compilation is ended. A name that Relief does not know, deep in a view, can keep the type
  /// checker busy for minutes.
  static let limit = 60.0
  /// The same for a single file.
  static let fileLimit = 20.0
  /// The same where the text has names that no module knows.
  static let suspiciousLimit = 8.0
  /// Calls whose names no module and no source knows.
  private let unknown: [String: [UnknownCall]]

  init(_ build: PreviewBuild, inputs: [String], unknown: [String: [UnknownCall]]) {
    (self.build, self.inputs, self.unknown) = (build, inputs, unknown)
  }

  /// The object files.
  mutating func compile() throws(PreviewBuildError) -> [String] {
    let generated = Set(build.generated.map { build.folder + "/" + $0.name })
    while inputs.contains(where: { !generated.contains($0) }) {
      let isSmall = build.sources.files.count == 1 && !build.isModule
      let result = try isSmall ? compileTogether() : compileAll()
      if result.status == 0 { return isSmall ? [object(inputs[0])] : inputs.map(object) }
      try build.checkRoom(result)
      let failed = try result.isTimedOut ? slowFiles() : Diagnosis.all(in: result.output, files: inputs)
      guard !failed.isEmpty else {
        throw .nothingCompiles([Diagnosis(file: build.sources.module, line: 0, message: result.output)])
      }
      let names = Set(failed.map(\.file))
      inputs.removeAll { names.contains($0) }
      leftOut += failed.map { explained($0) }
    }
    throw .nothingCompiles(leftOut)
  }

  private func object(_ file: String) -> String {
    var digest = StableDigest()
    digest.add(file)
    return build.folder + "/objects/" + digest.text + ".o"
  }

  /// A file, and perhaps the generated ones, by the compiler itself: half a second less than by its driver.
  private func compileTogether() throws(PreviewBuildError) -> ChildProcess.Result {
    try ChildProcess.run(
      build.toolchain.frontend,
      ["-frontend", "-c"] + (inputs.count == 1 ? ["-primary-file"] : []) + inputs
        + build.toolchain.frontendArguments + build.arguments + ["-o", object(inputs[0])],
      limit: unknown.isEmpty ? Self.fileLimit : Self.suspiciousLimit)
  }

  /// The driver compiles what an edit reaches, in two processes at a time.
  private func compileAll() throws(PreviewBuildError) -> ChildProcess.Result {
    let map = build.folder + "/outputs.json"
    var entries = [#""": {"swift-dependencies": \#(PreviewBuild.quoted(build.folder + "/module.priors"))}"#]
    for file in inputs {
      let object = object(file)
      let dependencies = object.dropLast(2) + ".swiftdeps"
      entries.append(
        "\(PreviewBuild.quoted(file)): {\"object\": \(PreviewBuild.quoted(object)), "
          + "\"swift-dependencies\": \(PreviewBuild.quoted(String(dependencies)))}")
    }
    do {
      try Data("{\(entries.joined(separator: ",\n"))}".utf8).write(to: URL(fileURLWithPath: map))
    } catch {
      throw .file(path: map, reason: "it cannot be written: \(error.localizedDescription)")
    }
    return try ChildProcess.run(
      build.toolchain.driver,
      [
        "-c", "-incremental", "-enable-batch-mode", "-continue-building-after-errors", "-j2",
        "-output-file-map", map,
      ]
        + build.moduleArguments + build.arguments + inputs,
      limit: unknown.isEmpty ? Self.limit : Self.limit / 2)
  }

  /// Which files keep the type checker busy for too long: those that call what no one knows, if there are any.
  private func slowFiles() throws(PreviewBuildError) -> [Diagnosis] {
    if inputs.count == 1 { return [tooSlow(inputs[0])] }
    let suspicious = inputs.filter { unknown[$0] != nil }
    if !suspicious.isEmpty { return suspicious.map(tooSlow) }
    var slow: [Diagnosis] = []
    for file in inputs {
      let others = inputs.filter { $0 != file }
      let result = try ChildProcess.run(
        build.toolchain.frontend,
        ["-frontend", "-typecheck", "-primary-file", file] + others + build.toolchain.frontendArguments
          + build.arguments, limit: Self.fileLimit)
      if result.isTimedOut { slow.append(tooSlow(file)) }
    }
    return slow
  }

  private func tooSlow(_ file: String) -> Diagnosis {
    let call = unknown[file]?.first
    return Diagnosis(
      file: file, line: call?.line ?? 0,
      message: call == nil
        ? "the type checker needs more than \(Int(Self.fileLimit)) seconds; a name that is not known often is why"
        : "the type checker was ended, which a name that is not known leads astray",
      missing: call?.name)
  }

  /// The diagnosis with the reason: a type of a file that was left out before is not an API that Relief lacks.
  private func explained(_ diagnosis: Diagnosis) -> Diagnosis {
    guard let name = diagnosis.missing else {
      var named = diagnosis
      named.missing = unknown[diagnosis.file]?.first?.name
      return named
    }
    let owner = leftOut.first { left in
      build.sources.files.contains { $0.path == left.file && $0.declares(name) }
    }
    guard let owner else { return diagnosis }
    var explained = diagnosis
    explained.missing = nil
    explained.message += " (it is declared in \(owner.file), which is left out)"
    return explained
  }
}

extension SourceSet.File {
  /// Whether a type, function or property of a name is declared in the file, as far as its text says.
  func declares(_ name: String) -> Bool {
    ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "case"].contains {
      text.contains("\($0) \(name)")
    }
  }
}

extension Diagnosis {
  /// The first error of each file in what the compiler said.
  static func all(in output: String, files: [String]) -> [Diagnosis] {
    var found: [String: Diagnosis] = [:]
    var order: [String] = []
    for line in output.split(separator: "\n") {
      guard let mark = line.range(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 2, let number = Int(place[place.count - 2]) ?? Int(place[place.count - 1]) else {
        continue
      }
      let file = files.first { line.hasPrefix($0 + ":") }
      guard let file, found[file] == nil else { continue }
      var message = String(line[mark.upperBound...])
      // The words are the compiler's; what they mean for a preview is not said there.
      if message.contains("Objective-C") {
        message = "@objc and #selector need Apple's Objective-C runtime and are not compiled (\(message))"
      }
      found[file] = Diagnosis(file: file, line: number, message: message, missing: missingName(message))
      order.append(file)
    }
    return order.compactMap { found[$0] }
  }

  /// The name that a message says is not there.
  private static func missingName(_ message: String) -> String? {
    let signs = [
      "cannot find type '", "cannot find '", "has no member '", "no such module '", "unknown attribute '",
    ]
    for sign in signs {
      if let start = message.range(of: sign) {
        return String(message[start.upperBound...].prefix { $0 != "'" })
      }
    }
    return nil
  }
}
