import Foundation

/// A font file that text was drawn with, by its content: whoever compares pictures can tell another version of a font
/// from a difference of the drawing.
public struct UsedFont: Hashable, Sendable {
  /// The family's name.
  public var family: String
  /// The name of the file, without its folder, which may differ from machine to machine.
  public var file: String
  /// The SHA-256 digest of the file in hexadecimal, as `sha256sum` prints it.
  public var sha256: String
  /// The Debian package that has the family; nil where none is known.
  public var package: String?

  /// The font in a file; nil where it cannot be read.
  init?(family: String, path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.family = family
    file = URL(fileURLWithPath: path).lastPathComponent
    sha256 = SHA256.hexadecimal(Array(data))
    package = DefaultFaces.package(family: family)
  }
}

/// The Secure Hash Algorithm with 256 bits.
///
/// Source: FIPS PUB 180-4, sections 4.1.2, 5.1.1 and 6.2.
enum SHA256 {
  /// The digest of bytes, as 64 digits.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    digest(bytes).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func digest(_ bytes: [UInt8]) -> [UInt32] {
    var state = initial
    var schedule = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count / 64
    for block in 0..<whole { compress(bytes, at: block * 64, &schedule, &state) }
    // The rest, a set bit, zeros, and the length in bits.
    var tail = Array(bytes[(whole * 64)...]) + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(bytes.count) << 3
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    for block in 0..<(tail.count / 64) { compress(tail, at: block * 64, &schedule, &state) }
    return state
  }

  private static func compress(
    _ bytes: [UInt8], at start: Int, _ w: inout [UInt32], _ state: inout [UInt32]
  ) {
    for t in 0..<16 {
      let i = start + 4 * t
      let high = UInt32(bytes[i]) << 24 | UInt32(bytes[i + 1]) << 16
      w[t] = high | UInt32(bytes[i + 2]) << 8 | UInt32(bytes[i + 3])
    }
    for t in 16..<64 {
      let (a, b) = (w[t - 15], w[t - 2])
      let small0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
      let small1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
      w[t] = small1 &+ w[t - 7] &+ small0 &+ w[t - 16]
    }
    var v = state
    for t in 0..<64 {
      let big1 = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
      let choice: UInt32 = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first: UInt32 = v[7] &+ big1 &+ choice &+ constants[t] &+ w[t]
      let big0 = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
      let majority: UInt32 = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      let next: UInt32 = v[3] &+ first
      v[7] = v[6]
      v[6] = v[5]
      v[5] = v[4]
      v[4] = next
      v[3] = v[2]
      v[2] = v[1]
      v[1] = v[0]
      v[0] = first &+ big0 &+ majority
    }
    for i in 0..<8 { state[i] &+= v[i] }
  }

  private static func rotated(_ x: UInt32, _ count: UInt32) -> UInt32 { x >> count | x << (32 - count) }

  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
