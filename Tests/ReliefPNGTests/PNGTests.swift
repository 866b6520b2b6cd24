import Foundation
import ReliefDrawing
import ReliefFiles
import ReliefPNG
import ReliefTestSupport
import Testing

@Suite("PNG")
struct PNGTests {
  /// A picture whose pixels come from `pixel`.
  private func bitmap(_ width: Int, _ height: Int, scale: Double = 1, _ pixel: (Int, Int) -> [UInt8])
    -> Bitmap
  {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { pixels += pixel(x, y) }
    }
    return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
  }

  private func pictures(_ width: Int, _ height: Int) -> [(type: UInt8, picture: Bitmap)] {
    var random = SeededGenerator(seed: UInt64(width * 1000 + height))
    return [
      (0, bitmap(width, height) { x, y in Array(repeating: UInt8((x * 7 + y * 3) & 255), count: 3) + [255] }),
      (
        2,
        bitmap(width, height) { x, y in [UInt8(x * 3 & 255), UInt8(y * 5 & 255), UInt8((x ^ y) & 255), 255] }
      ),
      (
        6,
        bitmap(width, height) { _, _ in
          (0..<3).map { _ in .random(in: 0...255, using: &random) } + [.random(in: 1...255, using: &random)]
        }
      ),
      (3, bitmap(width, height) { x, y in [200, UInt8((x / 5 + y / 9) % 3 * 40), 90, 255] }),
      (
        4, bitmap(width, height) { x, y in Array(repeating: UInt8(x & 255), count: 3) + [UInt8(1 + y & 127)] }
      ),
    ]
  }

  @Test("What is encoded decodes to the same pixels, at any size and effort", arguments: PNG.Effort.allCases)
  func roundTrip(effort: PNG.Effort) throws {
    for (width, height) in [(1, 1), (1, 9), (13, 1), (2, 3), (7, 5), (64, 33), (300, 70)] {
      for (_, picture) in pictures(width, height) {
        let bytes = try PNG.encode(picture, options: PNG.Options(effort: effort))
        #expect(try PNG.decode(bytes) == picture)
        #expect(try PNG.encode(picture, options: PNG.Options(effort: effort)) == bytes)
      }
    }
  }

  @Test("Large pictures take the colour type that fits them")
  func colorTypes() throws {
    for (type, picture) in pictures(300, 70) { #expect(try PNG.encode(picture)[25] == type) }
  }

  @Test("The scale is kept as the resolution", arguments: [1.0, 2.0, 3.0])
  func scale(scale: Double) throws {
    let picture = bitmap(3, 3, scale: scale) { x, _ in [UInt8(x), 0, 0, 255] }
    #expect(try PNG.decode(PNG.encode(picture)).scale == scale)
  }

  @Test("A file cut short anywhere, or with any bit turned, is an error or a picture, never a crash")
  func damage() throws {
    let picture = bitmap(5, 4) { x, y in [UInt8(x * 9), UInt8(y * 30), 7, 255] }
    let bytes = try PNG.encode(picture)
    for count in 0..<(bytes.count - 12) {
      #expect(throws: PNGError.self) { try PNG.decode(Array(bytes[..<count])) }
    }
    for bit in 0..<(bytes.count * 8) {
      var broken = bytes
      broken[bit / 8] ^= 1 << UInt8(bit % 8)
      if let read = try? PNG.decode(broken, limits: .init(pixels: 1 << 16)) { #expect(read.width > 0) }
    }
  }

  @Test("A huge size is refused before memory is taken")
  func huge() throws {
    var bytes = try PNG.encode(bitmap(1, 1) { _, _ in [1, 2, 3, 255] })
    for i in [16, 20] { bytes.replaceSubrange(i..<(i + 4), with: [0, 0x0F, 0x42, 0x40]) }
    #expect(throws: PNGError.tooLarge(width: 1_000_000, height: 1_000_000, limit: PNG.Limits())) {
      try PNG.decode(bytes)
    }
  }

  @Test("Files are written whole or not at all")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("relief-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let picture = bitmap(9, 9) { x, y in [UInt8(x), UInt8(y), 0, 255] }
    try PNG.write(picture, to: folder + "/a.png")
    #expect(try PNG.read(from: folder + "/a.png") == picture)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    #expect(throws: FileError.self) { try PNG.write(picture, to: folder + "/missing/b.png") }
    #expect(throws: FileError.isFolder(path: folder)) { try PNG.write(picture, to: folder) }
    #expect(throws: FileError.diskFull(path: "/dev/full")) { try PNG.write(picture, to: "/dev/full") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
  }
}
