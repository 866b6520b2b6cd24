import Foundation
import Relief
import ReliefFiles
import ReliefPNG

/// The sources that a gallery's pictures were made of, to be copied from the page.
package struct GallerySources: Sendable {
  /// The texts by their names.
  private var texts: [String: String] = [:]
  /// Which text a picture's source stands for, where the names differ.
  private var names: [String: String] = [:]

  package init() {}

  /// The sources of a plan: scenes and Swift files as they are, templates filled with their rows.
  package init(_ plan: BatchPlan) {
    for picture in plan.pictures where texts[names[picture.source] ?? picture.source] == nil {
      switch picture.origin {
      case .scene(let index): texts[picture.source] = Self.text(of: plan.scenes[index].path)
      case .row(let template, let row):
        let filled = plan.templates[template]
        guard let values = try? filled.values(row) else { continue }
        texts[picture.source] = filled.template.text(values) + "\n"
      case .preview(let sources, let id):
        let file = String(id.split(separator: "/").first ?? "")
        names[picture.source] = file
        if texts[file] == nil { texts[file] = plan.sources[sources].path(ofFile: file).map(Self.text) ?? "" }
      }
    }
  }

  private static func text(of path: String) -> String {
    (try? AtomicFile.read(path, atMost: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The file's name.
  static func name(_ shard: Shard) -> String { "gallery-sources\(shard.suffix).js" }

  private static let head = "window.reliefSources="

  /// Writes the sources as a script, which a page may load without a server.
  func write(to folder: String, shard: Shard) throws(FileError) {
    func object(_ members: [String: String]) -> String {
      let lines = members.sorted { $0.key < $1.key }.map {
        "\(JSONText.quoted($0.key)): \(JSONText.quoted($0.value))"
      }
      return "{\n\(lines.joined(separator: ",\n"))}"
    }
    let text = "\(Self.head){\"texts\": \(object(texts)), \"names\": \(object(names))}\n"
    try AtomicFile.write(Array(text.utf8), to: folder + "/" + Self.name(shard))
  }

  /// Adds what a part wrote; nothing where it wrote nothing.
  mutating func add(folder: String, shard: Shard) {
    guard let bytes = try? AtomicFile.read(folder + "/" + Self.name(shard)),
      bytes.starts(with: Self.head.utf8),
      let value = try? JSONReader.value(of: Array(bytes.dropFirst(Self.head.utf8.count))),
      case .object(let members) = value.kind
    else { return }
    for member in members {
      guard case .object(let entries) = member.value.kind else { continue }
      for entry in entries {
        guard case .string(let text) = entry.value.kind else { continue }
        if member.key == "texts" { texts[entry.key] = text } else { names[entry.key] = text }
      }
    }
  }
}
