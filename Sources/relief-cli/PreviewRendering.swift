import Foundation
import Relief
import ReliefBatch
import ReliefPNG
import ReliefPreviewBuild
import ReliefPreviews

/// `relief render` for Swift sources: each path is a module, whose previews become pictures unless they are there.
struct PreviewRendering {
  private let arguments: Arguments
  private let output: String
  private let template: BatchManifest.Item

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    let given = arguments.value("--output") ?? "."
    output = given.count > 1 && given.hasSuffix("/") ? String(given.dropLast()) : given
    if output == "-" || output.hasSuffix(".png") {
      throw CommandError("previews are several pictures; give -o a folder")
    }
    var item = BatchManifest.Item(.swift(""), name: nil)
    item.isMac = try arguments.word("--platform", among: ["ios", "macos"]) == "macos"
    var variants = try PreviewOptions.variants(arguments)
    if item.isMac { for index in variants.indices { variants[index].variant.isMac = true } }
    item.variants = variants
    item.preview = arguments.value("--preview")
    item.assets = [arguments.value("--assets")].compactMap(\.self)
    (item.outlines, item.chrome) = (arguments.has("--outlines"), arguments.has("--chrome"))
    item.timeLimit = try arguments.number("--time-limit", in: 0.1...3600) ?? item.timeLimit
    template = item
  }

  /// The Swift sources at a path, a module each: a file, or a folder with some below it; of a package its targets. Empty
  /// where there are none.
  static func sources(at path: String) throws(CommandError) -> [SourceSet] {
    let kind = SystemFiles.kind(of: path)
    guard kind == .folder || kind == .file && path.hasSuffix(".swift") else { return [] }
    do {
      return try kind == .folder ? PackageModules.parts(of: path) : [SourceSet(path: path)]
    } catch .noSources {
      return []
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// Renders the previews of sources; says whether all went well.
  func render(_ sources: [SourceSet]) throws(CommandError) -> Bool {
    do {
      var manifest = BatchManifest(file: sources.map(\.path).joined(separator: " "))
      for one in sources {
        var item = template
        (item.source, item.sources) = (.swift(one.path), one)
        manifest.items.append(item)
      }
      let ledger = try ledger()
      let folder = Self.wholePath(output)
      var planOptions = BatchPlan.Options()
      planOptions.cache = Self.cache
      planOptions.fonts = [arguments.value("--fonts")].compactMap(\.self)
      planOptions.output = output
      planOptions.written = Set(BatchLedger(path: ledger).names.map { folder + "/" + $0 })
      let plan = try BatchPlan(manifest, options: planOptions)
      var options = BatchRun.Options(output: output)
      (options.ledger, options.isForced) = (ledger, arguments.has("--force"))
      let progress = RenderProgress(arguments, plan, folder: output)
      let report = try BatchRun(plan, options: options) { progress.tell($0) }.run()
      if let stopped = report.stopped { Console.complain("stopped: \(stopped)") }
      if arguments.has("--contact-sheet") { try writeContactSheet(report) }
      return report.isWell
    } catch .collision(let name, let first, let second) {
      throw CommandError(
        "render: \(first) and \(second) would both be written to \(name); render them one at a time, each with "
          + "-o and a folder of its own")
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// Writes all pictures on one, with their names.
  private func writeContactSheet(_ report: BatchReport) throws(BatchError) {
    guard let sheet = arguments.value("--contact-sheet") else { return }
    let names = report.results.filter { $0.entry != nil }.map(\.picture.name)
    do {
      let pictures = try names.map { ContactSheet.thumbnail(try PNG.read(from: output + "/" + $0)) }
      // So many stand in a row as of scenes.
      let all = try ContactSheet.picture(
        pictures, labels: names.map { String($0.dropLast(4)) }, fonts: try arguments.fonts(), columns: 8)
      guard let all else { return }
      if let folder = sheet.lastIndex(of: "/") { try SystemFiles.makeFolder(String(sheet[..<folder])) }
      try PNG.write(all, to: sheet)
      if !arguments.has("--quiet"), !arguments.has("--json") {
        try Console.say("\(sheet): \(all.width) x \(all.height) pixels, contact sheet")
      }
    } catch {
      throw .file(path: sheet, reason: "the contact sheet cannot be written: \(error)")
    }
  }

  /// The file where it is noted what was drawn into the output folder, which is the user's own and gets pictures only.
  private func ledger() throws(BatchError) -> String {
    let folder = Self.cache + "/pictures"
    do { try SystemFiles.makeFolder(folder) } catch {
      throw .file(
        path: folder, reason: "the cache folder cannot be made: \(error.reason); RELIEF_CACHE names another")
    }
    var digest = StableDigest()
    digest.add(URL(fileURLWithPath: Self.wholePath(output)).resolvingSymlinksInPath().path)
    return "\(folder)/\(digest.text).ledger"
  }

  private static func wholePath(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Where compiled sources are kept: `RELIEF_CACHE`, or `relief` in the user's cache folder.
  static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["RELIEF_CACHE"], !folder.isEmpty { return folder }
    if let folder = environment["XDG_CACHE_HOME"], !folder.isEmpty { return folder + "/relief" }
    return (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache/relief"
  }
}
