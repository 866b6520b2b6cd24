import Relief

/// Writes pictures whole, tells of each, and makes them durable at the end.
struct PictureWriter {
  private let folder: String?
  private let isQuiet: Bool
  private let isJSON: Bool
  private var batch: AtomicFile.Batch

  init(plan: OutputPlan, arguments: Arguments) {
    folder = plan.folder
    isJSON = arguments.has("--json")
    isQuiet = arguments.has("--quiet")
    batch = AtomicFile.Batch()
  }

  /// Writes one picture. `facts` stand first in its JSON object; values are JSON.
  mutating func write(
    _ bitmap: Bitmap, to picture: OutputPlan.Picture, facts: [(key: String, value: String)]
  ) throws(CommandError) {
    try write(bitmap, to: picture.path, facts: facts)
  }

  /// Writes a picture to a file, or to standard output for "-".
  mutating func write(
    _ bitmap: Bitmap, to path: String, facts: [(key: String, value: String)]
  ) throws(CommandError) {
    let bytes: [UInt8]
    do {
      bytes = try PNG.encode(bitmap)
    } catch {
      throw CommandError("\(path): \(error)")
    }
    if path == "-" {
      try Console.put(bytes)
      return
    }
    do {
      if let folder { try SystemFiles.makeFolder(folder) }
      try batch.write(bytes, to: path)
    } catch {
      throw CommandError("cannot write \(path): \(error)")
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

  /// Waits until all that was written is on the disk.
  mutating func finish() throws(CommandError) {
    do {
      try batch.finish()
    } catch {
      throw CommandError("cannot make the pictures durable: \(error)")
    }
  }
}
