import CTurboJPEG
import Foundation
import ReliefCatalogs
import ReliefDrawing
import ReliefPNG
import Testing

@testable import ReliefAssets

@Suite("Image files")
struct ImageFileTests {
  private func pixels(_ bytes: [UInt8]) throws -> Bitmap {
    guard case .bitmap(let bitmap) = try ImageFile.decode(bytes).content else {
      throw AssetError.unknownKind
    }
    return bitmap
  }

  /// Left half red, right half blue, the upper left quarter green.
  private var flag: Bitmap {
    var bitmap = Bitmap(width: 32, height: 16, red: 255, green: 0, blue: 0, opacity: 255)
    for y in 0..<16 {
      for x in 0..<32 {
        if x >= 16 { bitmap[x, y] = (0, 0, 255, 255) }
        if x < 16, y < 8 { bitmap[x, y] = (0, 255, 0, 255) }
      }
    }
    return bitmap
  }

  private func isNear(
    _ a: (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8), _ b: (Int, Int, Int), by limit: Int = 6
  ) -> Bool {
    abs(Int(a.red) - b.0) <= limit && abs(Int(a.green) - b.1) <= limit && abs(Int(a.blue) - b.2) <= limit
      && a.opacity == 255
  }

  private func progressive(_ bitmap: Bitmap) -> [UInt8] {
    guard let handle = unsafe tjInitCompress() else { return [] }
    defer { unsafe tjDestroy(handle) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var count = UInt(0)
    defer { unsafe tjFree(buffer) }
    _ = unsafe bitmap.pixels.withUnsafeBufferPointer { source in
      unsafe tjCompress2(
        handle, source.baseAddress, Int32(bitmap.width), 0, Int32(bitmap.height), Int32(TJPF_RGBA.rawValue),
        &buffer, &count, Int32(TJSAMP_420.rawValue), 95, TJFLAG_PROGRESSIVE)
    }
    guard let bytes = unsafe buffer else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  @Test("Baseline and progressive JPEG come back with their colours")
  func jpeg() throws {
    let baseline = try #require(ImageFile.jpeg(flag, quality: 0.95))
    // Start of frame 2 is that of progressive files.
    let later = progressive(flag)
    #expect(zip(later, later.dropFirst()).contains { $0 == 0xFF && $1 == 0xC2 })
    for file in [baseline, later] {
      let bitmap = try pixels(file)
      #expect((bitmap.width, bitmap.height) == (32, 16))
      #expect(isNear(bitmap[4, 3], (0, 255, 0)))
      #expect(isNear(bitmap[4, 12], (255, 0, 0)))
      #expect(isNear(bitmap[27, 12], (0, 0, 255)))
    }
  }

  // Sixteen pixels of inks written by Pillow 13: red left, as 255, 0, 0, 255, and black right, as 0, 255, 255, 0. Adobe's
  // marker is the first segment, bytes 2 to 17; without it inks are stored as they are, and 0, 255, 255, 0 is red.
  @Test(
    "Inks become colours, stored the other way round where Adobe's marker says so", arguments: [true, false])
  func inks(isAdobe: Bool) throws {
    let text = """
      /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJ\
      CgoK/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAoJ/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBNAFkASwAA\
      PwC/g/4/6/gAZ/h/gAb/2Q==
      """
    var file = [UInt8](try #require(Data(base64Encoded: text)))
    // A profile of inks is not followed, and said not to be.
    #expect(try ImageFile.decode(file).omissions == [])
    for (space, omission) in [
      ("CMYK", "colour profile (CMYK)"), ("GRAY", "colour profile (GRAY)"),
      ("    ", "damaged colour profile"),
    ] {
      var header = [UInt8](repeating: 0, count: 132)
      header.replaceSubrange(16..<20, with: Array(space.utf8))
      let told = adding(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + header, to: file)
      #expect(try ImageFile.decode(told).omissions == [omission])
      #expect(try pixels(told).pixels == pixels(file).pixels)
    }
    if !isAdobe { file.removeSubrange(2..<18) }
    let bitmap = try pixels(file)
    #expect((bitmap.width, bitmap.height) == (16, 8))
    #expect(isNear(bitmap[3, 3], isAdobe ? (255, 0, 0) : (0, 0, 0)))
    #expect(isNear(bitmap[12, 3], isAdobe ? (0, 0, 0) : (255, 0, 0)))
  }

  /// The file with a segment behind its first marker.
  private func adding(_ marker: UInt8, _ payload: [UInt8], to file: [UInt8]) -> [UInt8] {
    let length = payload.count + 2
    return Array(file[..<2]) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + payload + file[2...]
  }

  // Where the green corner, stored at the upper left, is to be seen (CIPA DC-008, tag 274).
  @Test(
    "Exif's orientation turns the picture upright",
    arguments: [
      (1, true, true, true), (2, true, false, true), (3, true, false, false), (4, true, true, false),
      (5, false, true, true), (6, false, false, true), (7, false, false, false), (8, false, true, false),
    ])
  func orientation(number: UInt8, isWide: Bool, isLeft: Bool, isTop: Bool) throws {
    var exif: [UInt8] = Array("Exif\0\0MM\0*".utf8)
    exif += [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0]
    let file = adding(0xE1, exif, to: try #require(ImageFile.jpeg(flag, quality: 1)))
    let bitmap = try pixels(file)
    #expect((bitmap.width > bitmap.height) == isWide)
    let (x, y) = (isLeft ? 2 : bitmap.width - 3, isTop ? 2 : bitmap.height - 3)
    #expect(isNear(bitmap[x, y], (0, 255, 0)))
  }

  /// Display P3 as a matrix profile, its curve a power of 2.2.
  private var profile: [UInt8] {
    func number(_ v: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: v >> $0) } }
    func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
      Array("XYZ ".utf8) + number(0) + [x, y, z].flatMap { number(Int(($0 * 65536).rounded())) }
    }
    // Adapted to D50; Apple's "Display P3.icc" has these numbers.
    let parts = [
      xyz(0.51512, 0.24120, -0.00105), xyz(0.29198, 0.69225, 0.04189), xyz(0.15710, 0.06657, 0.78407),
      Array("curv".utf8) + number(0) + number(1) + [0x02, 0x33, 0, 0],
    ]
    let names = [("rXYZ", 0), ("gXYZ", 1), ("bXYZ", 2), ("rTRC", 3), ("gTRC", 3), ("bTRC", 3)]
    let start = 132 + 12 * names.count
    var table = number(names.count)
    for (name, part) in names {
      let offset = start + parts[..<part].reduce(0) { $0 + $1.count }
      table += Array(name.utf8) + number(offset) + number(parts[part].count)
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<20, with: Array("RGB ".utf8))
    return header + table + parts.flatMap { $0 }
  }

  @Test("A profile's colours become sRGB, clipped to it")
  func profiles() throws {
    let bitmap = Bitmap(width: 16, height: 16, red: 200, green: 100, blue: 50, opacity: 255)
    let segment = Array("ICC_PROFILE\0".utf8) + [1, 1] + profile
    let jpeg = try pixels(adding(0xE2, segment, to: try #require(ImageFile.jpeg(bitmap, quality: 1))))
    let png = try pixels(adding(profile, to: try PNG.encode(bitmap)))
    // (200, 100, 50) / 255 by a power of 2.2, the matrix of DisplayP3, sRGB's curve: float64, by numpy.
    #expect(isNear(jpeg[8, 8], (216, 93, 24), by: 3))
    #expect(isNear(png[8, 8], (216, 93, 24), by: 1))
    #expect(try pixels(PNG.encode(bitmap))[8, 8].red == 200)
    // One that is followed is no omission; of one that ends early nothing is known.
    #expect(try ImageFile.decode(adding(profile, to: PNG.encode(bitmap))).omissions == [])
    let short = adding(Array(profile.prefix(140)), to: try PNG.encode(bitmap))
    #expect(try ImageFile.decode(short).omissions == ["colour profile (RGB)"])
  }

  /// The PNG file with a profile behind its header.
  private func adding(_ profile: [UInt8], to file: [UInt8]) -> [UInt8] {
    func number(_ v: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: v >> $0) } }
    func crc(_ bytes: [UInt8]) -> UInt32 {
      var crc = UInt32.max
      for byte in bytes {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      }
      return ~crc
    }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in profile { (a, b) = ((a + UInt32(byte)) % 65521, (b + a + UInt32(byte)) % 65521) }
    let count = UInt16(profile.count)
    // One stored block of deflate.
    var chunk: [UInt8] = Array("iCCPP3\0\0".utf8)
    chunk += [0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8)]
    chunk += [UInt8(~count & 255), UInt8(~count >> 8)]
    chunk += profile
    chunk += number(b << 16 | a)
    var result = Array(file[..<33])
    result += number(UInt32(chunk.count - 4))
    result += chunk
    result += number(crc(chunk))
    result += file[33...]
    return result
  }

  @Test(
    "Other kinds of files are named in the error",
    arguments: [
      ("GIF89a", "GIF files are not drawn"), ("%PDF-1.4", "PDF files are not drawn"), ("", "This is no PNG"),
    ])
  func foreign(start: String, expected: String) {
    let error = #expect(throws: AssetError.self) { try ImageFile.decode(Array(start.utf8)) }
    #expect(error?.description.hasPrefix(expected) == true)
  }

  @Test("A name says its scale and device")
  func names() {
    let name = PlainName(file: "a/b.c@2x~ipad.PNG")
    #expect((name.name, name.scale, name.idiom, name.kind) == ("b.c", 2, "ipad", "png"))
    #expect(PlainName(file: ".hidden").name == ".hidden")
  }
}
