import Foundation
import ReliefDrawing
import ReliefPNG
import ReliefTestSupport
import Testing

@Suite("Writing PNG")
struct EncodeTests {
  @Test("What is read is what was written", arguments: TestPicture.allCases, PNG.Effort.allCases)
  func roundTrip(picture: TestPicture, effort: PNG.Effort) throws {
    for (width, height) in [(1, 1), (1, 7), (9, 1), (2, 2), (3, 5), (17, 13), (31, 64), (65, 33), (130, 70)] {
      let bitmap = picture.bitmap(width, height, scale: 2)
      let file = try PNG.encode(bitmap, options: .init(effort: effort))
      let read = try PNG.decode(file)
      #expect(read == bitmap, "\(width)x\(height)")
    }
  }

  @Test("Many random sizes and few colours come back")
  func randomPictures() throws {
    var random = SeededGenerator(seed: 7)
    for seed in 0..<150 {
      let width = Int.random(in: 1...90, using: &random)
      let height = Int.random(in: 1...40, using: &random)
      let colors = (0..<Int.random(in: 1...300, using: &random)).map { _ in
        UInt32.random(in: 0...(.max), using: &random) | (seed % 2 == 0 ? 0xFF00_0000 : 0)
      }
      var pixels: [UInt8] = []
      var (color, left) = (colors[0], 0)
      for _ in 0..<(width * height) {
        if left == 0 {
          color = colors[Int.random(in: 0..<colors.count, using: &random)]
          left = Int.random(in: 1...(seed % 3 == 0 ? 2 : 700), using: &random)
        }
        left -= 1
        let visible = color >> 24 == 0 ? 0 : color
        pixels += [0, 8, 16, 24].map { UInt8(visible >> $0 & 255) }
      }
      let bitmap = Bitmap(width: width, height: height, pixels: pixels)
      let read = try PNG.decode(PNG.encode(bitmap, options: .init(effort: seed % 5 == 0 ? .fast : .balanced)))
      #expect(read == bitmap, "seed \(seed), \(width)x\(height)")
    }
  }

  @Test("Runs of every length come back")
  func runLengths() throws {
    for length in 1...1100 {
      var pixels = [UInt8](repeating: 255, count: 4 * (length + 2))
      pixels[0] = 254
      pixels[4 * length + 4] = 3
      let bitmap = Bitmap(width: length + 2, height: 1, pixels: pixels)
      let read = try PNG.decode(PNG.encode(bitmap, options: .init(effort: .fast)))
      #expect(read == bitmap, "a run of \(length)")
    }
  }

  @Test("pngcheck finds nothing to say", arguments: TestPicture.allCases)
  func pngcheck(picture: TestPicture) throws {
    for effort in PNG.Effort.allCases {
      let text = [
        PNG.Text(keyword: "Title", value: "caf\u{E9}"), PNG.Text(keyword: "Comment", value: "\u{1F600}"),
      ]
      let file = try PNG.encode(picture.bitmap(61, 47, scale: 3), options: .init(effort: effort, text: text))
      #expect(try complaint(ofPNGCheckAbout: file) == nil)
    }
  }

  @Test(
    "Every small size is read back by libpng, and pngcheck finds nothing to say",
    arguments: TestPicture.allCases)
  func smallSizes(picture: TestPicture) throws {
    try withFolder { folder in
      for width in 1...10 {
        for height in 1...10 {
          let bitmap = picture.bitmap(width, height, seed: UInt64(width * 10 + height))
          for effort in PNG.Effort.allCases {
            let file = try PNG.encode(bitmap, options: .init(effort: effort))
            #expect(try PNG.decode(file) == bitmap, "\(width)x\(height)")
            try Data(file).write(to: URL(fileURLWithPath: "\(folder)/\(width)x\(height)-\(effort).png"))
          }
        }
      }
      #expect(try complaint(ofPNGCheckAboutFolder: folder) == nil)
    }
  }

  /// Depth and colour type as in the header: 0 grey, 2 RGB, 3 palette, 4 grey with opacity, 6 RGBA.
  @Test(
    "The smallest colour type that holds the picture is chosen",
    arguments: [
      (TestPicture.noise, 8, 2), (.translucentNoise, 8, 6), (.diagonal, 8, 2), (.greys, 8, 0),
      (.greySteps, 4, 0),
      (.twoColors, 1, 3), (.fewColors, 8, 3), (.manyColors, 8, 3), (.greyFade, 8, 3), (.flat, 1, 3),
      (.binaryOpacity, 1, 3),
    ])
  func colorType(picture: TestPicture, depth: UInt8, type: UInt8) throws {
    let file = try PNG.encode(picture.bitmap(200, 200))
    #expect(file[24] == depth && file[25] == type, "depth \(file[24]), type \(file[25])")
  }

  @Test(
    "Greys take as few bits as their levels need",
    arguments: [
      ([0, 255], 1), ([255], 1), ([0, 85, 255], 2), ([0, 17, 34], 4), ([0, 1], 8), ([0, 128, 255], 8),
    ] as [([UInt8], UInt8)])
  func greyDepth(levels: [UInt8], depth: UInt8) throws {
    var pixels: [UInt8] = []
    for i in 0..<9 {
      let level = levels[i % levels.count]
      pixels += [level, level, level, 255]
    }
    let file = try PNG.encode(Bitmap(width: 3, height: 3, pixels: pixels))
    #expect(file[25] == 0 && file[24] == depth, "depth \(file[24]), type \(file[25])")
  }

  @Test("More colours than a palette holds make RGB", arguments: [256, 257])
  func paletteLimit(count: Int) throws {
    let pixels = (0..<(256 * 100)).flatMap { i -> [UInt8] in
      let number = (i + i / 256 * 7) % count
      return [UInt8(number & 255), UInt8(number >> 8), 9, 255]
    }
    let bitmap = Bitmap(width: 256, height: 100, pixels: pixels)
    let file = try PNG.encode(bitmap)
    #expect(file[25] == (count > 256 ? 2 : 3))
    #expect(try PNG.decode(file) == bitmap)
  }

  @Test("Colours that cannot be seen are written as 0")
  func hiddenColors() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [9, 8, 7, 0, 1, 2, 3, 255])
    for effort in PNG.Effort.allCases {
      let read = try PNG.decode(PNG.encode(bitmap, options: .init(effort: effort)))
      #expect(read.pixels == [0, 0, 0, 0, 1, 2, 3, 255])
    }
  }

  @Test("The bytes do not depend on the number of threads", arguments: PNG.Effort.allCases)
  func threads(effort: PNG.Effort) throws {
    let size = effort == .smallest ? (150, 90) : (700, 650)
    for picture in [TestPicture.softEdge, .diagonal, .manyColors, .greyFade] {
      let bitmap = picture.bitmap(size.0, size.1)
      let one = try PNG.encode(bitmap, options: .init(effort: effort, threads: 1))
      for threads in [2, 5] {
        #expect(try PNG.encode(bitmap, options: .init(effort: effort, threads: threads)) == one)
      }
      #expect(try PNG.decode(one) == bitmap)
    }
  }

  @Test("More effort never makes a larger file", arguments: TestPicture.allCases)
  func effortPays(picture: TestPicture) throws {
    let bitmap = picture.bitmap(150, 120)
    let balanced = try PNG.encode(bitmap).count
    #expect(try PNG.encode(bitmap, options: .init(effort: .smallest)).count <= balanced)
  }

  @Test(
    "Pixels a point become pixels a metre and come back",
    arguments: [(1.0, 2835), (2, 5669), (3, 8504), (1.5, 4252), (2.625, 7441), (0.5, 1417)])
  func scale(scale: Double, pixelsPerMeter: Int) throws {
    let file = try PNG.encode(Bitmap(width: 1, height: 1, scale: scale, pixels: [1, 2, 3, 255]))
    let payload = HandMadePNG.bytes(pixelsPerMeter) + HandMadePNG.bytes(pixelsPerMeter) + [1]
    #expect(file.count >= 21 && Array(file).contains(HandMadePNG.chunk("pHYs", payload)))
    #expect(try PNG.decode(file).scale == scale)
  }

  @Test(
    "Scales that no number of pixels a metre tells are left out", arguments: [0, -1, .nan, .infinity, 1e9])
  func oddScales(scale: Double) throws {
    let file = try PNG.encode(Bitmap(width: 1, height: 1, scale: scale, pixels: [1, 2, 3, 255]))
    #expect(!chunkTypes(file).contains("pHYs"))
    #expect(try PNG.decode(file).scale == 1)
  }

  @Test("Chunks stand in their order, and none tells a time")
  func chunkOrder() throws {
    let text = [PNG.Text(keyword: "Software", value: "Relief")]
    let file = try PNG.encode(TestPicture.greyFade.bitmap(90, 90), options: .init(text: text))
    #expect(chunkTypes(file) == ["IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "tEXt", "IDAT", "IEND"])
  }

  @Test("A picture without pixels, or with too long a side, is an error")
  func impossibleSizes() {
    for (width, height) in [(0, 0), (0, 4), (4, 0)] {
      #expect(throws: PNGError.empty(width: width, height: height)) {
        try PNG.encode(Bitmap(width: width, height: height, pixels: []))
      }
    }
    let long = Bitmap(width: 1_000_001, height: 1, red: 0, green: 0, blue: 0, opacity: 255)
    #expect(throws: PNGError.self) { try PNG.encode(long) }
  }

  @Test("The longest row that may be written comes back")
  func longestRow() throws {
    var bitmap = Bitmap(width: 1_000_000, height: 1, red: 3, green: 4, blue: 5, opacity: 255)
    for x in stride(from: 0, to: 1_000_000, by: 1999) { bitmap[x, 0].red = UInt8(truncatingIfNeeded: x) }
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  /// The numbers are those of the first build that was found right; a change of the encoder may change them, but a
  /// build, a machine or a version of zlib must not.
  @Test(
    "The bytes are the same in every build and on every machine",
    arguments: [
      (TestPicture.softEdge, PNG.Effort.balanced, 0xDCB235EE), (.softEdge, .fast, 0x7F7556CE),
      (.noise, .balanced, 0x2485F64D),
      (.greyFade, .balanced, 0xAE3F3BD9), (.diagonal, .fast, 0xC12D99CC),
    ] as [(TestPicture, PNG.Effort, UInt32)])
  func sameBytes(picture: TestPicture, effort: PNG.Effort, checksum: UInt32) throws {
    let file = try PNG.encode(picture.bitmap(201, 93), options: .init(effort: effort))
    #expect(HandMadePNG.checksum(file) == checksum)
  }
}
