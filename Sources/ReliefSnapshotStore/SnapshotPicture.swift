import Foundation
import Relief
import ReliefDrawing
import ReliefPNG

/// A picture as a reference's bytes, and back.
package enum SnapshotPicture {
  /// The picture as PNG, with the texts that say where it comes from. It never holds a time or a path of this machine.
  package static func encode(
    _ bitmap: Bitmap, place: SnapshotPlace, variant: String?, file: String, line: Int
  ) throws -> [UInt8] {
    var text = [PNG.Text(keyword: "Title", value: place.identifier)]
    if let variant { text.append(PNG.Text(keyword: "Variant", value: variant)) }
    text.append(PNG.Text(keyword: "Source", value: "\(SystemFiles.name(of: file)):\(line)"))
    text.append(PNG.Text(keyword: "Software", value: "Relief \(Relief.version)"))
    return try PNG.encode(bitmap, options: PNG.Options(text: text))
  }

  /// Whether a reference is what the encoder makes of a picture, texts aside; then the pixels are equal for certain.
  ///
  /// Making a file takes a fraction of the time that reading one takes. `false` says nothing of the pixels: another
  /// program or version may have written the same ones in other bytes.
  package static func isEncoding(_ reference: [UInt8], of bitmap: Bitmap) -> Bool {
    guard let bytes = try? PNG.encode(bitmap) else { return false }
    let (old, new) = (parts(of: reference), parts(of: bytes))
    return !new.isEmpty && old.count == new.count
      && zip(old, new).allSatisfy { reference[$0] == bytes[$1] }
  }

  /// The chunks of a PNG file that hold no text, with their checksums; empty where it is none.
  ///
  /// Source: PNG specification (third edition), section 5.3: length, type, data, checksum.
  private static func parts(of bytes: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 12 + length
      guard end <= bytes.count else { return [] }
      let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      if !["tEXt", "iTXt", "zTXt"].contains(type) { parts.append(start..<end) }
      start = end
    }
    return start == bytes.count ? parts : []
  }

  /// The difference of a picture from a reference; nil where it counts as the same.
  package static func difference(
    of picture: Bitmap, from reference: [UInt8], _ tolerance: PictureTolerance,
    ignoring regions: [PictureComparison.Region] = []
  ) throws -> SnapshotDifference? {
    if isEncoding(reference, of: picture) { return nil }
    return SnapshotDifference(
      reference: try decode(reference), actual: picture, tolerance: tolerance, ignoring: regions)
  }

  /// The picture in a reference.
  package static func decode(_ bytes: [UInt8]) throws -> Bitmap {
    do {
      return try PNG.decode(bytes)
    } catch {
      // A pointer of Git LFS is a text that names the file it stands for.
      if bytes.starts(with: "version https://git-lfs".utf8) {
        throw SnapshotError.reference("it is a Git LFS pointer; fetch the file: git lfs pull")
      }
      throw SnapshotError.reference("\(error)")
    }
  }
}
