import ReliefDrawing
import ReliefPNG

/// Reads picture files.
package enum ImageFile {
  /// The picture of a PNG file, or of standard input for "-".
  package static func read(_ path: String) throws(SystemFiles.Failure) -> Bitmap {
    let bytes = try SystemFiles.bytes(of: path)
    do {
      return try PNG.decode(bytes)
    } catch {
      throw SystemFiles.Failure(reason: error.description)
    }
  }
}
