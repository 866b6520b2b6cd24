import Foundation
import Relief
import ReliefDrawing
import ReliefPNG

/// A text file of pixel digests, a line for each reference, to keep in version control instead of pictures.
///
/// A line is 32 hexadecimal digits, two spaces, the path from the lock file's folder. Lines are sorted by path.
package struct SnapshotLock: Hashable, Sendable {
  /// The digests by path.
  package var digests: [String: String]

  package init(digests: [String: String] = [:]) { self.digests = digests }

  /// Reads a lock file.
  package init(text: String, path: String) throws {
    digests = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let digest = line.prefix(32)
      guard digest.count == 32, digest.allSatisfy(\.isHexDigit), line.dropFirst(32).hasPrefix("  "),
        line.count > 34
      else {
        throw SnapshotError.unusable(
          path, "line \(index + 1) is no digest and path; make it again: relief snapshots lock")
      }
      digests[String(line.dropFirst(34))] = String(digest)
    }
  }

  /// The file's text.
  package var text: String {
    var text = "# Pixel digests of snapshots, by relief snapshots lock\n"
    for path in digests.keys.sorted() { text += "\(digests[path] ?? "")  \(path)\n" }
    return text
  }

  /// The digest of a reference: of the pixels and size of a picture, of all bytes of anything else.
  package static func digest(_ bytes: [UInt8], isPicture: Bool) throws -> String {
    guard isPicture else { return Digest.of(bytes, seed: 0) }
    let bitmap = try SnapshotPicture.decode(bytes)
    return Digest.of(bitmap.pixels, seed: UInt64(bitmap.width) << 32 | UInt64(bitmap.height))
  }
}

/// A digest of 128 bits against accidents, not against attackers: two FNV-like lanes over words, mixed at the end.
///
/// Source of the mixing constants: SplitMix64 (Steele, Lea and Flood, 2014).
enum Digest {
  static func of(_ bytes: [UInt8], seed: UInt64) -> String {
    var a: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ seed
    var b: UInt64 = 0xD1B5_4A32_D192_ED03 ^ UInt64(bytes.count)
    let span = bytes.span
    var word: UInt64 = 0
    for i in 0..<bytes.count {
      word = word &<< 8 | UInt64(span[i])
      if i & 7 == 7 {
        a = mixed(a ^ word)
        b = (b &+ word) &* 0x9FB2_1C65_1E98_DF25
        b ^= b &>> 29
        word = 0
      }
    }
    a = mixed(a ^ word ^ UInt64(bytes.count))
    b = mixed(b &+ word)
    return hex(mixed(a &+ b)) + hex(mixed(b ^ a &<< 1))
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z &>> 31)
  }

  private static func hex(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
