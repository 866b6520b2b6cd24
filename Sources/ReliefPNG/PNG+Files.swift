import ReliefDrawing
import ReliefFiles

extension PNG {
  /// The picture in a PNG file.
  public static func read(from path: String, limits: Limits = Limits()) throws(FileError) -> Bitmap {
    let bytes = try AtomicFile.read(path)
    do throws(PNGError) {
      return try decode(bytes, limits: limits)
    } catch {
      throw .content(path: path, reason: "\(error)")
    }
  }

  /// Writes a picture as a PNG file, whole or not at all; in a batch, durable when the batch is finished.
  public static func write(
    _ bitmap: Bitmap, to path: String, options: Options = Options(), in batch: AtomicFile.Batch? = nil
  ) throws(FileError) {
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try encode(bitmap, options: options)
    } catch {
      throw .content(path: path, reason: "\(error)")
    }
    if let batch {
      try batch.write(bytes, to: path)
    } else {
      try AtomicFile.write(bytes, to: path)
    }
  }
}
