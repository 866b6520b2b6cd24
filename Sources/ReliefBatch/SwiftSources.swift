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
  }

  package let path: String
  /// The previews, by file and line.
  package private(set) var previews: [FoundName] = []
  /// Files that were left out and previews that stop their host, and why.
  package private(set) var faults: [String] = []
  package private(set) var warnings: [String] = []

  private let files: [String]
  private let modules: ReliefModules
  private let request: PreviewRequest
  private let timeLimit: Double
  /// The digest of sources, compiler, assets and fonts.
  private let digest: String

  /// Builds the sources of an item and asks for their previews.
  package init(
    path: String, item: BatchManifest.Item, cache: String, digests: InputDigests, fonts: [String]
  ) throws(BatchError) {
    self.path = path
    timeLimit = item.timeLimit
    do {
      let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
      modules = try ReliefModules.find(beside: "/proc/self/exe")
      let sources = try SourceSet(path: path)
      files = sources.files.map(\.path)
      let assets = item.assets.isEmpty ? sources.catalogs : item.assets
      let build = PreviewBuild(
        sources, toolchain: toolchain, modules: modules, cache: cache, platform: item.isMac ? .macOS : .iOS,
        generated: GeneratedSources.all(assets: assets, sources: sources))
      let outcome = try build.run()
      faults = outcome.leftOut.map { "left out: \($0.message)" }
      var request = PreviewRequest(
        library: outcome.library, output: "", variants: [], places: sources.places)
      request.assets = assets
      request.folder = sources.folder
      request.fonts = fonts
      self.request = request
      // The library's name tells its sources, the compiler and Relief's modules.
      let library = SystemFiles.name(of: outcome.library)
      let translations = Self.translations(in: sources.folder)
      digest =
        "\(InputDigests.program)\n\(library)\n\(digests.tree(assets + translations))\n\(digests.fonts(fonts))\n"
    } catch {
      throw .file(path: path, reason: "\(error)")
    }
    try list()
  }

  /// The files of a folder whose texts pictures show.
  private static func translations(in folder: String?) -> [String] {
    guard let folder, let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let name as String in names
    where [".strings", ".stringsdict", ".xcstrings"].contains(where: { name.hasSuffix($0) }) {
      found.append(folder + "/" + name)
    }
    return found.sorted()
  }

  /// The path of a file of the module by its name.
  func path(ofFile name: String) -> String? { files.first { SystemFiles.name(of: $0) == name } }

  private mutating func list() throws(BatchError) {
    // A library is never written twice, and neither are the names in it.
    let record = request.library + ".previews"
    if let data = FileManager.default.contents(atPath: record),
      let known = try? JSONDecoder().decode([FoundName].self, from: data)
    {
      previews = known
      return
    }
    var request = request
    request.listsOnly = true
    var (found, faults, warnings) = ([FoundName](), faults, warnings)
    var run = PreviewHostRun(host: modules.host, request: request, limit: timeLimit) { event in
      switch event {
      case .began(let id, let file, let line, let name):
        if !id.hasPrefix("provider ") { found.append(FoundName(id: id, file: file, line: line, name: name)) }
      case .failed(let id, let message): faults.append("\(id): \(message)")
      case .warning(let message): warnings.append(message)
      case .made, .finished: break
      }
    }
    do { try run.run() } catch { throw .file(path: path, reason: "\(error)") }
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
    return String(SHA256.text(of: Array((digest + preview.id + "\n" + circumstances).utf8)).prefix(32))
  }

  /// Draws pictures into a folder; each is told of when its file is there.
  ///
  /// Pictures of one screen are drawn by one host, since a host has one screen.
  package func draw(
    _ pictures: [BatchPicture], into folder: String, fonts: [String],
    made: (BatchPicture, _ milliseconds: Double) -> Void, failed: (BatchPicture, String) -> Void,
    warn: (String) -> Void
  ) {
    var rest = pictures[...]
    while let first = rest.first {
      let same = rest.filter { $0.variant.screen == first.variant.screen }
      rest = rest.filter { $0.variant.screen != first.variant.screen }[...]
      var open: [String: BatchPicture] = [:]
      for picture in same { open[picture.name] = picture }
      var reasons: [String: String] = [:]
      let request = self.request(same, folder)
      withoutActuallyEscaping(warn) { warn in
        withoutActuallyEscaping(made) { made in
          var run = PreviewHostRun(host: modules.host, request: request, limit: timeLimit) { event in
            switch event {
            case .made(_, let path, _, _, let milliseconds):
              let name = String(path.dropFirst(folder.count + 1))
              if let picture = open.removeValue(forKey: name) { made(picture, milliseconds) }
            case .failed(let id, let message): reasons[id] = message
            case .warning(let message): warn(message)
            case .began, .finished: break
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
