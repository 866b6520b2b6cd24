import Foundation
import Relief
import ReliefFiles
import ReliefPNG

/// An asset catalogue for Xcode: an image set for each picture, with its scales and appearances.
///
/// Source of the form: Apple, "Asset Catalog Format Reference", Image Set Type.
enum ImageSets {
  /// The catalogue's name.
  static let catalog = "Assets.xcassets"

  /// Writes `Assets.xcassets` anew.
  static func write(_ records: [BatchRecords.Record], folder: String) throws {
    let catalog = folder + "/" + catalog
    try makeFolder(catalog)
    let files = AtomicFile.Batch()
    try files.write(Array((info + "\n").utf8), to: catalog + "/Contents.json")
    var names: Set<String> = []
    for group in PictureGroup.all(records, within: ["color-scheme", "scale"]) {
      var name = NamePattern.safe(group.name)
      while !names.insert(name.lowercased()).inserted { name += "-2" }
      try write(group, name, catalog, files)
    }
    // Sets of pictures that are no more would stay in the app.
    for old in try SystemFiles.names(in: catalog) where old.hasSuffix(".imageset") {
      if !names.contains(String(old.dropLast(9)).lowercased()) {
        try FileManager.default.removeItem(atPath: catalog + "/" + old)
      }
    }
    try files.finish()
  }

  private static func write(
    _ group: PictureGroup, _ name: String, _ catalog: String, _ files: AtomicFile.Batch
  ) throws {
    let set = "\(catalog)/\(name).imageset"
    try makeFolder(set)
    let isPaired =
      group.records.contains { $0.isDark == false } && group.records.contains { $0.isDark == true }
    var entries: [String] = []
    for record in group.records {
      let isDark = isPaired && record.isDark == true
      let scale = record.scale
      let isKnown = scale == 1 || scale == 2 || scale == 3
      let file = name + (isDark ? "-dark" : "") + (isKnown && scale > 1 ? "@\(Int(scale))x" : "") + ".png"
      try files.write(try AtomicFile.read(folder(of: catalog) + "/" + record.file), to: set + "/" + file)
      var members = [("filename", JSONText.quoted(file)), ("idiom", "\"universal\"")]
      if isKnown { members.append(("scale", "\"\(Int(scale))x\"")) }
      if isDark {
        members.insert(
          ("appearances", "[{\"appearance\" : \"luminosity\", \"value\" : \"dark\"}]"), at: 0)
      }
      entries.append("    " + JSONText.object(members.map { (key: $0.0, value: $0.1) }))
    }
    let text = "{\n  \"images\" : [\n\(entries.joined(separator: ",\n"))\n  ],\n\(info.dropFirst(2))\n"
    try files.write(Array(text.utf8), to: set + "/Contents.json")
  }

  private static let info = "{\n  \"info\" : {\n    \"author\" : \"relief\",\n    \"version\" : 1\n  }\n}"

  private static func folder(of path: String) -> String { SystemFiles.folder(of: path) }

  private static func makeFolder(_ path: String) throws {
    do { try SystemFiles.makeFolder(path) } catch {
      throw BatchError.file(path: path, reason: error.reason)
    }
  }
}
