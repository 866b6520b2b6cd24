import Foundation
import ReliefDrawing

extension PNG {
  /// Writes a picture to a file, whole or not at all.
  public static func write(_ bitmap: Bitmap, to path: String, options: Options = Options()) throws {
    try AtomicFile.write(encode(bitmap, options: options), to: path)
  }

  /// Reads a picture from a file.
  public static func read(from path: String) throws -> Bitmap {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(path: path, code: ENOENT)
    }
    return try decode([UInt8](data))
  }
}
