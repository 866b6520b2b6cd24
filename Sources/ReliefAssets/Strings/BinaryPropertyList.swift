import Foundation

/// Reads the strings and dictionaries of a binary property list.
///
/// Source: the description in CoreFoundation's `CFBinaryPList.c`: objects, a table of where they begin, and a trailer.
struct BinaryPropertyList {
  private static let deepest = 64

  private let bytes: [UInt8]
  private let starts: [Int]
  private let width: Int
  /// Objects that are read; a list may use one in many places.
  private var known: [Int: PropertyList] = [:]

  /// The list; nil for bytes that are none, or where an object holds itself.
  static func read(_ bytes: [UInt8]) -> PropertyList? {
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    let (size, width) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(size), (1...8).contains(width),
      let count = number(bytes, trailer + 8, 8), let top = number(bytes, trailer + 16, 8),
      let table = number(bytes, trailer + 24, 8), count <= bytes.count, table <= trailer,
      count * size <= trailer - table
    else { return nil }
    let starts = (0..<count).compactMap { number(bytes, table + $0 * size, size) }
    guard starts.count == count, starts.allSatisfy({ $0 < table }) else { return nil }
    var list = BinaryPropertyList(bytes: bytes, starts: starts, width: width)
    return list.object(top, 0)
  }

  private init(bytes: [UInt8], starts: [Int], width: Int) {
    (self.bytes, self.starts, self.width) = (bytes, starts, width)
  }

  /// A number, its highest byte first; nil where it is none that counts bytes.
  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard start >= 0, size <= bytes.count, start <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[start..<(start + size)] { value = value << 8 | UInt64(byte) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }

  private mutating func object(_ index: Int, _ depth: Int) -> PropertyList? {
    if let object = known[index] { return object }
    guard starts.indices.contains(index), depth < Self.deepest else { return nil }
    var at = starts[index]
    let kind = bytes[at] >> 4
    var count = Int(bytes[at] & 15)
    at += 1
    // Fifteen: a whole number behind it tells how many there are.
    if count == 15, [4, 5, 6, 10, 13].contains(kind) {
      guard at < bytes.count, bytes[at] >> 4 == 1, bytes[at] & 15 <= 3 else { return nil }
      let size = 1 << Int(bytes[at] & 15)
      guard let long = Self.number(bytes, at + 1, size) else { return nil }
      (count, at) = (long, at + 1 + size)
    }
    let object: PropertyList
    switch kind {
    case 5:
      guard count <= bytes.count - at else { return nil }
      object = .string(String(decoding: bytes[at..<(at + count)], as: UTF8.self))
    case 6:
      guard count <= (bytes.count - at) / 2 else { return nil }
      let units = (0..<count).map { UInt16(bytes[at + 2 * $0]) << 8 | UInt16(bytes[at + 2 * $0 + 1]) }
      object = .string(String(decoding: units, as: UTF16.self))
    case 13:
      guard count <= (bytes.count - at) / (2 * width) else { return nil }
      var entries: [String: PropertyList] = [:]
      for place in 0..<count {
        guard let key = Self.number(bytes, at + place * width, width),
          let value = Self.number(bytes, at + (count + place) * width, width),
          let name = self.object(key, depth + 1)?.string, let entry = self.object(value, depth + 1)
        else { return nil }
        entries[name] = entry
      }
      object = .dictionary(entries)
    default: object = .other
    }
    known[index] = object
    return object
  }
}
