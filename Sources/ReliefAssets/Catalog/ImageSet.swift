import Foundation
import ReliefCatalogs

/// An `.imageset` folder, or plain files of one name.
struct ImageSet {
  /// A file of the set.
  struct Entry {
    var file: String
    var traits: EntryTraits
    /// Pixels a point; nil for one file for all screens.
    var scale: Double?
    var insets: AssetImage.Insets?
  }

  private(set) var entries: [Entry]
  private let isTemplate: Bool?

  /// A set of plain files, whose names say for what they are.
  init(files: [String]) {
    entries = files.map { file in
      let name = PlainName(file: file)
      let traits = EntryTraits(["idiom": name.idiom ?? "universal"])
      return Entry(file: file, traits: traits, scale: name.scale, insets: nil)
    }
    isTemplate = nil
  }

  /// The set in a folder of a catalogue.
  init(folder: String) throws(AssetError) {
    guard let json = try CatalogJSON.of(folder) else {
      (entries, isTemplate) = ([], nil)
      return
    }
    switch json.properties["template-rendering-intent"] as? String {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
    var entries: [Entry] = []
    for (index, entry) in json.entries("images").enumerated() {
      guard let file = entry["filename"] as? String, !file.isEmpty else { continue }
      guard !file.contains("/"), file != ".." else {
        throw .badEntry(
          place: "images[\(index)].filename", reason: "\"\(file)\" is not a name in the folder.")
      }
      var scale: Double?
      if let text = entry["scale"] as? String {
        guard let number = Double(text.replacingOccurrences(of: "x", with: "")), number > 0, number <= 16
        else {
          throw .badEntry(place: "images[\(index)].scale", reason: "\"\(text)\" is not 1x, 2x or 3x.")
        }
        scale = number
      }
      let insets = ImageSet.insets(entry["resizing"] as? [String: Any], scale: scale ?? 1)
      entries.append(
        Entry(file: folder + "/" + file, traits: EntryTraits(entry), scale: scale, insets: insets))
    }
    self.entries = entries
  }

  /// The picture under some circumstances; nil when the set has no file for them.
  func image(_ traits: AssetTraits) throws(AssetError) -> AssetImage? {
    guard let entry = entry(traits) else { return nil }
    var image = try ImageFile.read(entry.file, scale: entry.scale ?? 1)
    image.isTemplate = isTemplate
    image.insets = entry.insets
    return image
  }

  /// The best entry: first by appearance and idiom, then by scale: the wanted one, a larger, a smaller.
  private func entry(_ traits: AssetTraits) -> Entry? {
    let scored = entries.compactMap { entry in entry.traits.score(traits).map { ($0, entry) } }
    guard let best = scored.map(\.0).max() else { return nil }
    let fitting = scored.filter { $0.0 == best }.map(\.1)
    func distance(_ entry: Entry) -> Double {
      let scale = entry.scale ?? 1
      return scale >= traits.scale ? scale - traits.scale : 100 + traits.scale - scale
    }
    return fitting.enumerated().min { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }?
      .element
  }

  private static func insets(_ resizing: [String: Any]?, scale: Double) -> AssetImage.Insets? {
    guard let resizing, let caps = resizing["cap-insets"] as? [String: Any] else { return nil }
    func points(_ key: String) -> CGFloat {
      let pixels = caps[key] as? Double ?? 0
      return pixels.isFinite && pixels > 0 ? min(pixels, 1e6) / scale : 0
    }
    let center = resizing["center"] as? [String: Any]
    return AssetImage.Insets(
      top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"),
      tiles: center?["mode"] as? String != "stretch")
  }
}
