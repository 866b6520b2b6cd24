import ReliefDrawing
import ReliefPNG
import ReliefTestSupport
import Testing

@Suite("Reading PNG")
struct DecodeTests {
  /// The colour types and depths of the PNG specification, section 11.2.1.
  static let kinds: [(type: Int, depth: Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16),
    (6, 8), (6, 16),
  ]

  @Test("Every colour type, depth and interlace is read", arguments: kinds, [false, true])
  func everyKind(kind: (type: Int, depth: Int), isInterlaced: Bool) throws {
    for (width, height) in [(1, 1), (5, 4), (9, 17)] {
      var png = HandMadePNG(
        width: width, height: height, depth: kind.depth, colorType: kind.type, isInterlaced: isInterlaced)
      let most = 1 << kind.depth - 1
      func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
        let value = (x * 31 + y * 57 + channel * 91) * 257
        // Sixteen bits repeat eight, so that rounding to eight is exact; opacities are not 0.
        let byte = channel == 3 || (kind.type == 4 && channel == 1) ? value % 255 + 1 : value & 255
        return kind.depth == 16 ? byte * 257 : kind.depth == 8 ? byte : value & most
      }
      let palette = (0...min(most, 255)).map { (number: Int) -> [UInt8] in
        [UInt8(number * 3 & 255), UInt8(number * 5 & 255), UInt8(255 - number)]
      }
      if kind.type == 3 { png.extra = [("PLTE", palette.flatMap { $0 })] }
      let bitmap = try PNG.decode(png.file(sample))
      #expect(bitmap.width == width && bitmap.height == height && bitmap.scale == 1)
      for y in 0..<height {
        for x in 0..<width {
          let levels = (0..<png.channels).map { UInt8(sample(x, y, $0) * 255 / most) }
          let expected: [UInt8] =
            switch kind.type {
            case 0: [levels[0], levels[0], levels[0], 255]
            case 2: levels + [255]
            case 3: palette[sample(x, y, 0)] + [255]
            case 4: [levels[0], levels[0], levels[0], levels[1]]
            default: levels
            }
          let pixel = bitmap[x, y]
          #expect([pixel.red, pixel.green, pixel.blue, pixel.opacity] == expected, "\(x), \(y)")
        }
      }
    }
  }

  @Test("The size is that of the picture, and a file that is not whole has none")
  func sizes() throws {
    let file = try PNG.encode(Bitmap(width: 70, height: 30, red: 1, green: 2, blue: 3, opacity: 255))
    let size = try PNG.size(of: file)
    #expect(size.width == 70 && size.height == 30)
    for count in 0..<file.count {
      #expect(throws: PNGError.self) { try PNG.size(of: Array(file.prefix(count))) }
    }
    for index in file.indices {
      var spoilt = file
      spoilt[index] ^= 16
      #expect(throws: PNGError.self, "\(index)") { try PNG.size(of: spoilt) }
    }
    #expect(throws: PNGError.self) { try PNG.size(of: file, limits: .init(pixels: 70 * 30 - 1)) }
  }

  @Test("Transparent entries and transparent colours are read, hidden colours become 0")
  func transparency() throws {
    var png = HandMadePNG(width: 3, height: 1, depth: 8, colorType: 3)
    png.extra = [("PLTE", [9, 8, 7, 6, 5, 4, 3, 2, 1]), ("tRNS", [0, 128])]
    #expect(try PNG.decode(png.file { x, _, _ in x }).pixels == [0, 0, 0, 0, 6, 5, 4, 128, 3, 2, 1, 255])

    var keyed = HandMadePNG(width: 2, height: 1, depth: 8, colorType: 0)
    keyed.extra = [("tRNS", [0, 7])]
    #expect(try PNG.decode(keyed.file { x, _, _ in 7 + x }).pixels == [0, 0, 0, 0, 8, 8, 8, 255])
  }

  @Test(
    "Files that are no PNG files say so",
    arguments: [[], [1, 2, 3], Array("GIF89a....".utf8), [0x89, 0x51]])
  func notPNG(bytes: [UInt8]) {
    #expect(throws: PNGError.notPNG) { try PNG.decode(bytes) }
    #expect(throws: PNGError.notPNG) { try PNG.text(in: bytes) }
  }

  @Test("A file cut at any byte is an error that tells where")
  func truncated() throws {
    let file = try PNG.encode(TestPicture.softEdge.bitmap(20, 10))
    for count in 1..<file.count {
      let error = #expect(throws: PNGError.self) { try PNG.decode(Array(file[..<count])) }
      if case .truncated(let byte)? = error {
        #expect(byte <= count)
      } else {
        Issue.record("cut at \(count): \(String(describing: error))")
      }
    }
  }

  @Test("A file with any one bit turned is an error")
  func flippedBits() throws {
    let file = try PNG.encode(
      TestPicture.softEdge.bitmap(20, 10), options: .init(text: [.init(keyword: "A", value: "b")]))
    for bit in 0..<(8 * file.count) {
      var damaged = file
      damaged[bit / 8] ^= 1 << (bit % 8)
      #expect(throws: PNGError.self, "bit \(bit)") { try PNG.decode(damaged) }
    }
  }

  @Test("Damage that has a right checksum is an error or a picture, and no crash")
  func damagedInside() throws {
    var random = SeededGenerator(seed: 3)
    let kinds = Self.kinds
    for round in 0..<400 {
      let kind = kinds[round % kinds.count]
      var png = HandMadePNG(depth: kind.depth, colorType: kind.type, isInterlaced: round % 2 == 0)
      png.extra = [("PLTE", (0..<6).map { _ in UInt8.random(in: 0...255, using: &random) })]
      let file = png.file { _, _, _ in Int.random(in: 0..<(1 << kind.depth), using: &random) }
      // Rebuild the file with one byte of one chunk changed.
      var (rebuilt, at) = (Array(file[..<8]), 8)
      let victim = Int.random(in: 0..<3, using: &random)
      var index = 0
      while at < file.count {
        let length = file[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
        let type = String(decoding: file[(at + 4)..<(at + 8)], as: UTF8.self)
        var payload = Array(file[(at + 8)..<(at + 8 + length)])
        if index == victim, length > 0 {
          // Sizes stay small, so that the test does.
          let first = type == "IHDR" ? 8 : 0
          payload[Int.random(in: first..<length, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        rebuilt += HandMadePNG.chunk(type, payload)
        at += length + 12
        index += 1
      }
      do throws(PNGError) {
        let bitmap = try PNG.decode(rebuilt)
        #expect(bitmap.width == png.width && bitmap.height == png.height)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test("A picture larger than the limit is refused from its header alone")
  func tooLarge() throws {
    let header = HandMadePNG(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF).file(upTo: 33)
    let error = #expect(throws: PNGError.self) { try PNG.decode(header) }
    if case .tooLarge(0x7FFF_FFFF, 0x7FFF_FFFF, _)? = error {
    } else {
      Issue.record("\(String(describing: error))")
    }

    let file = try PNG.encode(TestPicture.flat.bitmap(10, 10))
    #expect(throws: PNGError.tooLarge(width: 10, height: 10, limit: .init(pixels: 99))) {
      try PNG.decode(file, limits: .init(pixels: 99))
    }
    #expect(try PNG.decode(file, limits: .init(pixels: 100)).width == 10)
  }

  @Test("A large picture with hardly any data is refused before memory is taken")
  func hollow() throws {
    let header = HandMadePNG(width: 10_000, height: 10_000).file(upTo: 33)
    let file =
      header + HandMadePNG.chunk("IDAT", HandMadePNG.deflated([0, 1, 2])) + HandMadePNG.chunk("IEND", [])
    let error = #expect(throws: PNGError.self) { try PNG.decode(file) }
    if case .damaged? = error {} else { Issue.record("\(String(describing: error))") }
  }

  @Test("Bytes after the end are ignored")
  func trailing() throws {
    let bitmap = TestPicture.diagonal.bitmap(7, 3)
    #expect(try PNG.decode(PNG.encode(bitmap) + [1, 2, 3]) == bitmap)
  }

  @Test("A resolution that differs across and down, or has no unit, is no scale")
  func oddResolutions() throws {
    for payload in [
      HandMadePNG.bytes(5669) + HandMadePNG.bytes(5670) + [1],
      HandMadePNG.bytes(9) + HandMadePNG.bytes(9) + [0],
    ] {
      var png = HandMadePNG(width: 1, height: 1)
      png.extra = [("pHYs", payload)]
      #expect(try PNG.decode(png.file { _, _, _ in 1 }).scale == 1)
    }
  }
}

extension HandMadePNG {
  /// The first bytes of a file, whose pixels are not made.
  fileprivate func file(upTo count: Int) -> [UInt8] {
    let header = Self.bytes(width) + Self.bytes(height) + [UInt8(depth), UInt8(colorType), 0, 0, 0]
    let file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
    return Array(file.prefix(count))
  }
}
