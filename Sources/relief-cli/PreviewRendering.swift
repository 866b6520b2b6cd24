import Foundation
import Relief
import ReliefPreviewBuild
import ReliefPreviews

/// `relief render` for Swift sources: each path is a module, whose previews become pictures.
struct PreviewRendering {
  private let arguments: Arguments
  private let variants: [PreviewRequest.Variant]
  private let toolchain: Toolchain
  private let modules: ReliefModules
  private let output: String

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    variants = try PreviewOptions.variants(arguments)
    output = arguments.value("--output") ?? "."
    if output == "-" || output.hasSuffix(".png") {
      throw CommandError("previews are several pictures; give -o a folder")
    }
    do {
      toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
      modules = try ReliefModules.find(beside: "/proc/self/exe")
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// The sources at a path: a Swift file, or a folder with some below it; nil where there are none.
  static func sources(at path: String) throws(CommandError) -> SourceSet? {
    let kind = SystemFiles.kind(of: path)
    guard kind == .folder || kind == .file && path.hasSuffix(".swift") else { return nil }
    do {
      return try SourceSet(path: path)
    } catch .noSources {
      return nil
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// Renders the previews of sources; says whether all went well.
  func render(_ sources: SourceSet, at path: String) throws(CommandError) -> Bool {
    do {
      let platform = try arguments.word("--platform", among: ["ios", "macos"]) == "macos"
      let previews = try RequestedPreviews(
        sources, assets: arguments.value("--assets").map { [$0] }, toolchain: toolchain, modules: modules,
        cache: Self.cache, platform: platform ? .macOS : .iOS)
      for note in previews.notes { Console.complain(note) }
      for file in previews.leftOut { Console.complain("left out: \(file)") }
      try SystemFiles.makeFolder(output)
      var request = previews.request(output: output)
      request.only = arguments.value("--preview")
      request.outlines = arguments.has("--outlines")
      request.fonts = [arguments.value("--fonts")].compactMap(\.self)
      request.chrome = arguments.has("--chrome")
      var isWell = previews.leftOut.isEmpty
      for variants in PreviewOptions.byScreen(variants) {
        request.variants = variants
        if platform { for index in variants.indices { request.variants[index].variant.isMac = true } }
        isWell = try run(request, path: path, hasPreviews: sources.hasPreviews) && isWell
      }
      return isWell
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("\(error)")
    }
  }

  private func run(_ request: PreviewRequest, path: String, hasPreviews: Bool) throws -> Bool {
    var isWell = true
    var made = 0
    var names: [String: String] = [:]
    var run = PreviewHostRun(
      host: modules.host, request: request, limit: try arguments.number("--time-limit", in: 0.1...3600) ?? 20
    ) { event in
      switch event {
      case .began(let id, let file, let line, let name):
        names[id] = line > 0 ? "\(file):\(line) \(name)" : "\(file) \(name)"
      case .made(let id, let path, let width, let height, let milliseconds):
        made += 1
        report(names[id] ?? id, Self.plain(path), width, height, milliseconds)
      case .failed(let id, let message):
        isWell = false
        Console.complain("\(names[id] ?? "previews"): \(message)")
      case .warning(let message): Console.complain("warning: \(message)")
      case .laidOut, .finished: break
      }
    }
    try run.run()
    if made == 0, isWell {
      let wanted = request.only.map { " named \"\($0)\"" } ?? ""
      let hint = hasPreviews ? "" : "; write #Preview { ... } or a PreviewProvider"
      Console.complain("\(path): there is no preview\(wanted)\(hint)")
      return false
    }
    return isWell
  }

  private func report(_ name: String, _ path: String, _ width: Int, _ height: Int, _ milliseconds: Double) {
    if arguments.has("--json") {
      let object = JSONText.object([
        ("preview", JSONText.quoted(name)), ("output", JSONText.quoted(path)), ("width", "\(width)"),
        ("height", "\(height)"), ("milliseconds", JSONValue.text((milliseconds * 10).rounded() / 10)),
      ])
      try? Console.say(object)
    } else if !arguments.has("--quiet") {
      try? Console.say("\(path): \(width) x \(height) pixels, \(name)")
    }
  }

  private static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Where compiled sources are kept: `RELIEF_CACHE`, or `relief` in the user's cache folder.
  static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["RELIEF_CACHE"], !folder.isEmpty { return folder }
    if let folder = environment["XDG_CACHE_HOME"], !folder.isEmpty { return folder + "/relief" }
    return (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache/relief"
  }
}
