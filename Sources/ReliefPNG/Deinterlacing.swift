/// Turns an interlaced file into one that is not, with the same samples.
///
/// libpng 1.6.39's simplified reader puts rows of interlaced 16-bit pictures in wrong places (tried in C as well), so
/// that these are put in order before it sees them. Adam7: PNG specification, section 8.2.
struct Deinterlacing {
  let width: Int
  let height: Int
  /// Bytes a pixel; pixels of less than a byte are not handled.
  let pixelBytes: Int

  private struct Pass {
    let x: Int, y: Int, stepX: Int, stepY: Int
  }

  private static let passes = [
    Pass(x: 0, y: 0, stepX: 8, stepY: 8), Pass(x: 4, y: 0, stepX: 8, stepY: 8),
    Pass(x: 0, y: 4, stepX: 4, stepY: 8), Pass(x: 2, y: 0, stepX: 4, stepY: 4),
    Pass(x: 0, y: 2, stepX: 2, stepY: 4), Pass(x: 1, y: 0, stepX: 2, stepY: 2),
    Pass(x: 0, y: 1, stepX: 1, stepY: 2),
  ]

  /// The file without interlace.
  func file(_ bytes: [UInt8], _ chunks: [ChunkWalker.Chunk]) throws(PNGError) -> [UInt8] {
    let data = chunks.filter { $0.type == "IDAT" }.flatMap { bytes[$0.payload] }
    // A filter number a row: all passes together have fewer than two rows for each of the picture's, and one.
    let most = width * height * pixelBytes + 2 * height + 8
    guard let rows = Zlib.inflated(data, atMost: most), let ordered = ordered(rows),
      let stream = Zlib.deflated(ordered, strategy: .quick)
    else { throw .damaged(reason: "Its image data cannot be read.") }
    var file = ChunkWriter()
    var isWritten = false
    for chunk in chunks {
      var payload = Array(bytes[chunk.payload])
      if chunk.type == "IHDR" { payload[12] = 0 }
      if chunk.type != "IDAT" {
        file.append(chunk.type, payload)
      } else if !isWritten {
        file.append("IDAT", stream)
        isWritten = true
      }
    }
    return file.bytes
  }

  /// The picture's rows, unfiltered, each after filter number 0; `nil` if the passes are not complete.
  private func ordered(_ rows: [UInt8]) -> [UInt8]? {
    let stride = width * pixelBytes + 1
    var ordered = [UInt8](repeating: 0, count: stride * height)
    var at = 0
    for pass in Self.passes where pass.x < width && pass.y < height {
      let count = (width - pass.x + pass.stepX - 1) / pass.stepX * pixelBytes
      var above = [UInt8](repeating: 0, count: count)
      for y in Swift.stride(from: pass.y, to: height, by: pass.stepY) {
        guard at + 1 + count <= rows.count, let filter = ByteFilter(rawValue: rows[at]) else { return nil }
        var row = Array(rows[(at + 1)..<(at + 1 + count)])
        filter.undo(&row, above: above, step: pixelBytes)
        for i in 0..<count {
          let x = pass.x + i / pixelBytes * pass.stepX
          ordered[y * stride + 1 + x * pixelBytes + i % pixelBytes] = row[i]
        }
        above = row
        at += 1 + count
      }
    }
    return ordered
  }
}
