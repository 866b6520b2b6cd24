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
