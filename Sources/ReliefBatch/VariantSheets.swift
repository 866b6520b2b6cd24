import Relief
import ReliefDrawing
import ReliefPNG

/// Contact sheets: a row for each picture, a column for each variant, names below.
struct VariantSheets {
  /// Pictures on one sheet; more go on the next.
  private static let most = 64
  /// Pictures in a row where there are no variants.
  private static let plainColumns = 6

  let fonts: [String]

  /// Whether a name, in small letters, may be that of a sheet.
  static func isSheet(_ name: String) -> Bool {
    name == "contact-sheet.png"
      || name.hasPrefix("contact-sheet-") && name.dropFirst(14).dropLast(4).allSatisfy(\.isNumber)
  }

  /// Writes `contact-sheet.png`, and `contact-sheet-2.png` and so on where one is not enough.
  func write(_ records: [BatchRecords.Record], folder: String) throws {
    guard !records.isEmpty else { return }
    let library = FontLibrary()
    for path in fonts { library.register(path: path) }
    var variants: [String] = []
    for record in records where !variants.contains(record.variant) && variants.count < Self.most {
      variants.append(record.variant)
    }
    let columns = variants.count > 1 ? variants.count : Self.plainColumns
    let groups = PictureGroup.all(records)
    let rows = variants.count > 1 ? max(1, Self.most / columns) : Self.most
    for (sheet, start) in stride(from: 0, to: groups.count, by: rows).enumerated() {
      var pictures: [Bitmap] = []
      var labels: [String] = []
      for group in groups[start..<min(start + rows, groups.count)] {
        for variant in variants {
          if let record = group.records.first(where: { $0.variant == variant }) {
            // Shrunk at once: only small pictures are kept.
            pictures.append(ContactSheet.thumbnail(try PNG.read(from: folder + "/" + record.file)))
            labels.append(variant.isEmpty ? group.name : "\(group.name) \(variant)")
          } else {
            pictures.append(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]))
            labels.append("")
          }
        }
      }
      guard let picture = try ContactSheet.picture(pictures, labels: labels, fonts: library, columns: columns)
      else { continue }
      try PNG.write(picture, to: folder + "/contact-sheet\(sheet == 0 ? "" : "-\(sheet + 1)").png")
    }
  }
}
