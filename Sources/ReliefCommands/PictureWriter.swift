import ReliefDrawing
import ReliefFiles
import ReliefLooks
import ReliefPNG

/// Writes pictures whole, tells of each, and makes them durable at the end.
package struct PictureWriter {
  private let folder: String?
  private let isQuiet: Bool
  private let isJSON: Bool
  /// Many files become durable together at the end, which is faster; a single one at once.
  private let isBatch: Bool
  private var batch: AtomicFile.Batch

  package init(plan: OutputPlan, arguments: Arguments) {
    folder = plan.folder
    isBatch = plan.pictures.count > 1
    isJSON = arguments.has("--json")
    isQuiet = arguments.has("--quiet")
    batch = AtomicFile.Batch()
  }

  /// Writes one picture. `facts` stand first in its JSON object; values are JSON.
  package mutating func write(
    _ bitmap: Bitmap, to picture: OutputPlan.Picture, facts: [(key: String, value: String)]
  ) throws(CommandError) {
    try write(bitmap, to: picture.path, facts: facts)
  }

  /// Writes a picture to a file, or to standard output for "-".
  package mutating func write(
    _ bitmap: Bitmap, to path: String, facts: [(key: String, value: String)]
  ) throws(CommandError) {
    let bytes = try Self.encoded(bitmap, for: path)
    if path == "-" {
      try Console.put(bytes)
      return
    }
    try makeFolder()
    do {
      if isBatch { try batch.write(bytes, to: path) } else { try AtomicFile.write(bytes, to: path) }
    } catch {
      throw CommandError("cannot write \(error)")
    }
    if isJSON {
      try Console.say(
        JSONText.object(
          facts + [
            ("output", JSONText.quoted(path)), ("width", "\(bitmap.width)"), ("height", "\(bitmap.height)"),
            ("scale", JSONValue.text(bitmap.scale)), ("bytes", "\(bytes.count)"),
          ]))
    } else if !isQuiet {
      try Console.say("\(path): \(bitmap.width) x \(bitmap.height) pixels, \(bytes.count) bytes")
    }
  }

  /// The bytes of the file that a picture becomes.
  package static func encoded(_ bitmap: Bitmap, for path: String) throws(CommandError) -> [UInt8] {
    do {
      return try PNG.encode(bitmap)
    } catch {
      throw CommandError("\(path): \(error)")
    }
  }

  private func makeFolder() throws(CommandError) {
    guard let folder else { return }
    do {
      try SystemFiles.makeFolder(folder)
    } catch {
      throw CommandError("cannot make the folder \(folder): \(error.reason)")
    }
  }

  /// Waits until all that was written is on the disk.
  package mutating func finish() throws(CommandError) {
    do {
      try batch.finish()
    } catch {
      throw CommandError("cannot make the pictures durable: \(error)")
    }
  }
}
