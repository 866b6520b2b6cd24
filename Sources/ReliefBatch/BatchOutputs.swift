import Foundation
import Relief
import ReliefFiles
import ReliefPNG

/// What is made besides the pictures: lists, sheets, a gallery, image sets, pages.
package struct BatchOutputs: Sendable {
  private let outputs: [BatchManifest.Output]
  private let folder: String
  private let fonts: [String]

  package init(_ outputs: [BatchManifest.Output], folder: String, fonts: [String]) {
    (self.outputs, self.folder, self.fonts) = (outputs, folder, fonts)
  }

  /// Writes the lists, and for the whole of a batch all that is asked for.
  ///
  /// A part of a batch writes its list and the sources of its pictures only: what shows all of them is made when the
  /// parts are joined.
  package func write(
    _ list: BatchRecords.List, sources: @autoclosure () -> GallerySources, isUnchanged: Bool
  ) throws {
    if isUnchanged, isThere(list.shard) { return }
    var list = list
    list.outputs = outputs
    try BatchRecords.write(list, to: folder)
    if outputs.contains(.gallery) { try sources().write(to: folder, shard: list.shard) }
    if list.shard.count == 1 { try writeAll(list) }
  }

  /// Writes all that shows the whole of a batch.
  func writeAll(_ list: BatchRecords.List) throws {
    let records = list.records.filter { $0.error == nil }
    for output in outputs {
      switch output {
      case .gallery: try AtomicFile.write(Array(GalleryPage.text(list).utf8), to: folder + "/index.html")
      case .contactSheet: try VariantSheets(fonts: fonts).write(records, folder: folder)
      case .xcassets: try ImageSets.write(records, folder: folder)
      case .web: try AtomicFile.write(Array(WebPictures.page(records).utf8), to: folder + "/pictures.html")
      }
    }
  }

  /// Whether everything that is asked for was made before, and after the pictures: a run may have ended in between.
  private func isThere(_ shard: Shard) -> Bool {
    var names = ["manifest\(shard.suffix).json", "manifest\(shard.suffix).tsv"]
    for output in outputs where shard.count == 1 {
      switch output {
      case .gallery: names += ["index.html", GallerySources.name(shard)]
      case .contactSheet: names.append("contact-sheet.png")
      case .xcassets: names.append(ImageSets.catalog + "/Contents.json")
      case .web: names.append("pictures.html")
      }
    }
    func changed(_ name: String) -> Int? {
      (try? SystemFile.status(folder + "/" + name))?.map(BatchLedger.changed)
    }
    guard let start = changed(BatchLedger.name(shard)) else { return false }
    return names.allSatisfy { changed($0).map { $0 >= start } ?? false }
  }
}

/// Pictures that are variants of one.
struct PictureGroup {
  var name: String
  var records: [BatchRecords.Record]

  /// The groups by first appearance.
  ///
  /// - Parameter axes: the axes whose choices stay in one group; those of others tell groups apart.
  static func all(_ records: [BatchRecords.Record], within axes: Set<String>? = nil) -> [PictureGroup] {
    var groups: [PictureGroup] = []
    var places: [String: Int] = [:]
    for record in records {
      let apart = record.labels.filter { axes?.contains($0.axis) == false }.map(\.choice)
      let name = ([record.group] + apart).joined(separator: "-")
      if let place = places[name] {
        groups[place].records.append(record)
      } else {
        places[name] = groups.count
        groups.append(PictureGroup(name: name, records: [record]))
      }
    }
    return groups
  }
}
