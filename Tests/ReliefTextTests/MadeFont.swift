/// A TrueType font put together by a test, glyph by glyph.
struct MadeFont {
  /// A part of a composite glyph.
  struct Part {
    var glyph: Int
    var x: Int16 = 0
    var y: Int16 = 0
  }

  enum Glyph {
    /// A triangle.
    case simple
    case composite([Part])
  }

  /// The glyphs; the characters from `A` on stand for those behind the first.
  var glyphs: [Glyph]

  /// The bytes of the file.
  var bytes: [UInt8] {
    let glyf = glyphs.map(Self.data)
    var places = [0]
    for data in glyf { places.append((places.last ?? 0) + data.count) }
    let count = UInt16(glyphs.count)
    let tables: [(String, [UInt8])] = [
      ("cmap", cmap), ("glyf", glyf.flatMap { $0 }), ("head", Self.head),
      // Ascender, descender, gap, widest advance, seven fields and five reserved ones, and how many advances follow.
      ("hhea", words([1, 0, 800, 0xFF38, 0, 600] + Array(repeating: 0, count: 11) + [count])),
      ("hmtx", words(glyphs.flatMap { _ in [600, 0] })),
      ("loca", places.flatMap { words([UInt16($0 >> 16), UInt16($0 & 0xFFFF)]) }),
      ("maxp", words([1, 0, count] + Array(repeating: 4, count: 13))),
    ]
    var directory = words([1, 0, UInt16(tables.count), 64, 2, 48])
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, data) in tables {
      directory += Array(tag.utf8) + words([0, 0]) + long(start + body.count) + long(data.count)
      body += data + Array(repeating: 0, count: (4 - data.count % 4) % 4)
    }
    return directory + body
  }

  /// A format 12 table: `A`... stand for glyph 1...
  private var cmap: [UInt8] {
    words([0, 1, 3, 10]) + long(12) + words([12, 0]) + long(28) + long(0) + long(1) + long(65)
      + long(65 + glyphs.count - 2) + long(1)
  }

  private static let head = words(
    [1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1000, 1000, 0, 8, 2, 1, 0])

  private static func data(_ glyph: Glyph) -> [UInt8] {
    let box: [UInt16] = [0, 0, 500, 500]
    switch glyph {
    case .simple:
      // One contour of three points on the curve; coordinates as 16-bit steps.
      return words([1] + box + [2, 0]) + [1, 1, 1] + words([0, 500, 0xFE0C, 0, 0, 500]) + [0]
    case .composite(let parts):
      return words([0xFFFF] + box)
        + parts.enumerated().flatMap { index, part in
          // Words for offsets, and whether another part follows.
          words([
            index + 1 < parts.count ? 0x23 : 0x03, UInt16(part.glyph), UInt16(bitPattern: part.x),
            UInt16(bitPattern: part.y),
          ])
        }
    }
  }
}

private func words(_ values: [UInt16]) -> [UInt8] {
  values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
}

private func long(_ value: Int) -> [UInt8] { words([UInt16(value >> 16 & 0xFFFF), UInt16(value & 0xFFFF)]) }
