/// The digest SHA-256, as `sha256sum` prints it. Source: FIPS 180-4, sections 5.1.1 and 6.2.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// Bytes that do not fill a block yet.
  private var waiting: [UInt8] = []
  private var length = 0

  package init() {}

  /// The digest of some bytes, in hexadecimal digits.
  package static func text(of bytes: [UInt8]) -> String {
    var digest = SHA256()
    digest.add(bytes)
    return digest.text()
  }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) {
    length += bytes.count
    var start = 0
    if !waiting.isEmpty {
      start = min(64 - waiting.count, bytes.count)
      waiting += bytes[..<start]
      guard waiting.count == 64 else { return }
      let block = waiting
      Self.compress(block.span, at: 0, into: &state)
      waiting.removeAll(keepingCapacity: true)
    }
    while bytes.count - start >= 64 {
      Self.compress(bytes.span, at: start, into: &state)
      start += 64
    }
    waiting += bytes[start...]
  }

  /// Adds a text and its length, so that texts one after the other cannot be taken for others.
  package mutating func add(field text: String) {
    let bytes = Array(text.utf8)
    add([UInt8](length: bytes.count))
    add(bytes)
  }

  /// The digest of all that was added, in hexadecimal digits.
  package mutating func text() -> String {
    let bits = UInt64(length) * 8
    var padding: [UInt8] = [0x80]
    let used = (length + 1) % 64
    padding += [UInt8](repeating: 0, count: used <= 56 ? 56 - used : 120 - used)
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    add(padding)
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(64)
    for word in state {
      for shift in stride(from: UInt32(28), through: 0, by: -4) {
        text.append(digits[Int(word >> shift & 15)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func compress(_ bytes: Span<UInt8>, at start: Int, into state: inout [UInt32]) {
    var w = InlineArray<64, UInt32>(repeating: 0)
    for i in 0..<16 {
      let j = start + 4 * i
      let high = UInt32(bytes[j]) << 24 | UInt32(bytes[j + 1]) << 16
      w[i] = high | UInt32(bytes[j + 2]) << 8 | UInt32(bytes[j + 3])
    }
    for i in 16..<64 {
      let (a, b) = (w[i - 15], w[i - 2])
      let s0 = turned(a, 7) ^ turned(a, 18) ^ (a >> 3)
      let s1 = turned(b, 17) ^ turned(b, 19) ^ (b >> 10)
      w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = constants.span
    for i in 0..<64 {
      let s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let first = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ constants[i] &+ w[i]
      let s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let second = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= value }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

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

extension [UInt8] {
  /// A length as eight bytes.
  fileprivate init(length count: Int) {
    self = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
  }
}
