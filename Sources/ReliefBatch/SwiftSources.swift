import Foundation
import Relief
import ReliefFiles
import ReliefPreviewBuild
import ReliefPreviews

/// A module of Swift sources that was built, and the previews in it.
package struct SwiftSources: Sendable {
  /// A preview as its host names it.
  package struct FoundName: Sendable, Codable {
    package var id: String
    package var file: String
    package var line: Int
    package var name: String

    /// What tells it from others to a reader: file, line where that is known, and name.
    package var title: String { line > 0 ? "\(file):\(line) \(name)" : "\(file) \(name)" }
  }

  package let path: String
  /// The previews, by file and line.
  package private(set) var previews: [FoundName] = []
  /// Files that were left out and previews that stop their host, and why.
  package private(set) var faults: [String] = []
  /// What was taken in or left out without harm.
  package let notes: [String]
  package private(set) var warnings: [String] = []

  private let files: [String]
  private let modules: ReliefModules
  private let request: PreviewRequest
  private let timeLimit: Double
  /// The digest of compiler, assets and fonts.
  private let digest: String
  private let reach: SourceReach
  /// Files that are no code, since they do not compile.
  private let leftOut: Set<String>

  /// Builds the sources of an item and asks for their previews.
  package init(
    path: String, item: BatchManifest.Item, options: BatchPlan.Options, digests: InputDigests, fonts: [String]
  ) throws(BatchError) {
    self.path = path
    timeLimit = item.timeLimit
    do {
      let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
      modules = try ReliefModules.find(beside: options.tool)
      let built = try RequestedPreviews(
        item.sources ?? SourceSet(path: path), assets: item.assets.isEmpty ? nil : item.assets,
        toolchain: toolchain, modules: modules, cache: options.cache, platform: item.isMac ? .macOS : .iOS)
      files = built.sources.files.map(\.path)
      faults = built.leftOut.map { "left out: \($0)" }
      notes = built.notes
      var request = built.request(output: "")
      request.fonts = fonts
      (request.outlines, request.chrome) = (item.outlines, item.chrome)
      self.request = request
      reach = SourceReach(built.sources)
      leftOut = built.filesLeftOut
      let own = built.assets + Self.files(in: request.folder, but: options.output, options.written)
      digest =
        "\(options.program)\n\(built.tools)\n\(digests.tree(own))\n\(digests.fonts(fonts))\n"
        + "\(item.outlines) \(item.chrome)\n"
    } catch {
      throw .sources("\(error)")
    }
    try list()
  }

  /// The files of an app that its code may read and whose texts pictures show: those in the folder of its sources,
  /// but for the sources, catalogues of pictures, and what a batch itself writes.
  private static func files(
    in folder: String?, but output: String, _ written: Set<String>
  ) -> [String] {
    guard let folder, let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    let output = output.isEmpty ? "" : URL(fileURLWithPath: output).standardizedFileURL.path
    var found: [String] = []
    for case let name as String in names {
      let last = SystemFiles.name(of: name)
      if last.hasPrefix(".") || last.hasSuffix(".xcassets") || last.hasSuffix(".xcodeproj")
        || folder + "/" + name == output
      {
        names.skipDescendants()
      } else if !last.hasSuffix(".swift"), last.contains("."), !written.contains(folder + "/" + name),
        SystemFiles.kind(of: folder + "/" + name) == .file
      {
        found.append(folder + "/" + name)
      }
    }
    return found.sorted()
  }

  /// The path of a file of the module by its name.
  func path(ofFile name: String) -> String? { files.first { SystemFiles.name(of: $0) == name } }

  private mutating func list() throws(BatchError) {
    // A library is never written twice, and neither are the names in it.
    let record = request.library + (request.file.map { "." + $0 } ?? "") + ".previews"
    if let data = FileManager.default.contents(atPath: record),
      let known = try? JSONDecoder().decode([FoundName].self, from: data)
    {
      previews = known
      return
    }
    var request = request
    request.listsOnly = true
    var (found, faults, warnings) = ([FoundName](), faults, warnings)
    var titles: [String: String] = [:]
    var run = PreviewHostRun(host: modules.host, request: request, limit: timeLimit) { event in
      switch event {
      case .began(let id, let file, let line, let name):
        let preview = FoundName(id: id, file: file, line: line, name: name)
        titles[id] = preview.title
        if !id.hasPrefix("provider ") { found.append(preview) }
      case .failed(let id, let message): faults.append("\(titles[id] ?? id): \(message)")
      case .warning(let message): warnings.append(message)
      case .noted, .laidOut, .made, .finished: break
      }
    }
    do { try run.run() } catch { throw .sources("\(error)") }
    let isWell = faults.count == self.faults.count && warnings.isEmpty
    (previews, self.faults, self.warnings) = (found, faults, warnings)
    if isWell, let data = try? JSONEncoder().encode(found) {
      try? data.write(to: URL(fileURLWithPath: record), options: .atomic)
    }
  }

  /// The digest of all that a picture of a preview is made of.
  package func inputs(_ preview: FoundName, _ variant: PreviewVariant) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let circumstances = (try? encoder.encode(variant)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let code = reach.digest(from: path(ofFile: preview.file) ?? "", leftOut: leftOut)
    let text = "\(digest)\(code)\n\(preview.id)\n\(circumstances)"
    return String(SHA256.text(of: Array(text.utf8)).prefix(32))
  }

  /// Draws pictures into a folder; each is told of when its file is there.
  ///
  /// Pictures of one screen are drawn by one host, since a host has one screen.
  package func draw(
    _ pictures: [BatchPicture], into folder: String, threads: Int,
    made: (BatchPicture, _ milliseconds: Double, _ warnings: [String]) -> Void,
    failed: (BatchPicture, String) -> Void,
    warn: (String) -> Void
  ) {
    var rest = pictures[...]
    while let first = rest.first {
      let same = rest.filter { $0.variant.screen == first.variant.screen }
      rest = rest.filter { $0.variant.screen != first.variant.screen }[...]
      var open: [String: BatchPicture] = [:]
      for picture in same { open[picture.name] = picture }
      var reasons: [String: String] = [:]
      var noted: [String: [String]] = [:]
      var request = self.request(same, folder)
      request.threads = threads
      withoutActuallyEscaping(warn) { warn in
        withoutActuallyEscaping(made) { made in
          var run = PreviewHostRun(host: modules.host, request: request, limit: timeLimit) { event in
            switch event {
            case .made(_, let path, _, _, let milliseconds):
              let name = String(path.dropFirst(folder.count + 1))
              if let picture = open.removeValue(forKey: name) {
                made(picture, milliseconds, noted[path] ?? [])
              }
            case .noted(let path, let warnings): noted[path] = warnings
            case .failed(let id, let message): reasons[id] = message
            case .warning(let message): warn(message)
            case .began, .laidOut, .finished: break
            }
          }
          do { try run.run() } catch { reasons[""] = "\(error)" }
        }
      }
      for picture in same where open[picture.name] != nil {
        guard case .preview(_, let id) = picture.origin else { continue }
        failed(picture, reasons[id] ?? reasons[""] ?? "the preview host did not draw it")
      }
    }
  }

  private func request(_ pictures: [BatchPicture], _ folder: String) -> PreviewRequest {
    var request = request
    request.output = folder
    var numbers: [PreviewVariant: Int] = [:]
    var wanted: [PreviewRequest.Picture] = []
    for picture in pictures {
      guard case .preview(_, let id) = picture.origin else { continue }
      let number = numbers[picture.variant] ?? request.variants.count
      if number == request.variants.count {
        numbers[picture.variant] = number
        request.variants.append(.init(variant: picture.variant, suffix: ""))
      }
      wanted.append(.init(id: id, variant: number, name: picture.name))
    }
    request.pictures = wanted
    return request
  }
}
