import CZlib
import Foundation

/// PNG files written by hand, for the reader.
struct HandMadePNG {
  var width = 5
  var height = 4
  var depth = 8
  var colorType = 2
  var isInterlaced = false
  /// Chunks between header and image data.
  var extra: [(type: String, payload: [UInt8])] = []
  /// Zlib's level.
  var level: Int32 = 6

  /// Samples a pixel.
  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// The file; `sample` gives a sample by place and channel.
  func file(_ sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int) -> [UInt8] {
    // Adam7: first column, first row, step across, step down (PNG specification, section 8.2).
    let adam7 = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    var rows: [UInt8] = []
    for (x0, y0, dx, dy) in isInterlaced ? adam7 : [(0, 0, 1, 1)] where x0 < width {
      for y in stride(from: y0, to: height, by: dy) {
        rows.append(0)
        var (bits, count) = (0, 0)
        for x in stride(from: x0, to: width, by: dx) {
          for channel in 0..<channels {
            bits = bits << depth | sample(x, y, channel)
            count += depth
            while count >= 8 {
              rows.append(UInt8(bits >> (count - 8) & 255))
              count -= 8
            }
          }
        }
        if count > 0 { rows.append(UInt8(bits << (8 - count) & 255)) }
      }
    }
    let header =
      Self.bytes(width) + Self.bytes(height) + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
    for (type, payload) in extra { file += Self.chunk(type, payload) }
    return file + Self.chunk("IDAT", Self.deflated(rows, level: level)) + Self.chunk("IEND", [])
  }

  static func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }

  static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + payload
    return bytes(payload.count) + checked + bytes(Int(checksum(checked)))
  }

  /// The CRC-32 of bytes.
  static func checksum(_ bytes: [UInt8]) -> UInt32 { UInt32(unsafe crc32(0, bytes, UInt32(bytes.count))) }

  static func deflated(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var output = [UInt8](repeating: 0, count: Int(count))
    unsafe compress2(&output, &count, bytes, UInt(bytes.count), level)
    return Array(output[..<Int(count)])
  }
}

/// The chunk types of a file, in order.
func chunkTypes(_ file: [UInt8]) -> [String] {
  var (types, at): ([String], Int) = ([], 8)
  while at + 12 <= file.count {
    let length = file[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
    types.append(String(decoding: file[(at + 4)..<(at + 8)], as: UTF8.self))
    at += length + 12
  }
  return types
}

/// A folder that is gone after the test.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "relief-png-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

/// What `pngcheck` says against a file, or `nil` if nothing or if it is not installed.
func complaint(ofPNGCheckAbout file: [UInt8]) throws -> String? {
  var result: String?
  try withFolder { folder in
    try Data(file).write(to: URL(fileURLWithPath: folder + "/picture.png"))
    result = try complaint(ofPNGCheckAboutFolder: folder)
  }
  return result
}

/// What `pngcheck` says against the files of a folder, or `nil` if nothing or if it is not installed.
func complaint(ofPNGCheckAboutFolder folder: String) throws -> String? {
  guard FileManager.default.isExecutableFile(atPath: "/usr/bin/pngcheck") else { return nil }
  let (process, pipe) = (Process(), Pipe())
  process.executableURL = URL(fileURLWithPath: "/usr/bin/pngcheck")
  process.arguments =
    try ["-q"] + FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { folder + "/" + $0 }
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let words = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return process.terminationStatus != 0 || !words.isEmpty ? String(decoding: words, as: UTF8.self) : nil
}
