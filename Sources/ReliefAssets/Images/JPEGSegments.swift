/// What a JPEG file says about its picture before the picture itself: its profile and which way is up.
struct JPEGSegments {
  /// The ICC profile; nil where there is none or a part of it is missing.
  private(set) var profile: [UInt8]?
  /// Which way is up.
  private(set) var orientation = ImageOrientation.up
  /// Whether Adobe's marker stands in it: then inks are stored the other way round, 255 for none.
  private(set) var isAdobe = false

  /// Reads segments up to the start of the picture. Nonsense ends the reading.
  init(_ bytes: [UInt8]) {
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var partCount = 0
    var at = 2
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      // 0xFF may be repeated before a marker.
      if marker == 0xFF {
        at += 1
        continue
      }
      if marker == 0xDA || marker == 0xD9 { break }
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      guard length >= 2, at + 2 + length <= bytes.count else { break }
      let payload = bytes[(at + 4)..<(at + 2 + length)]
      if marker == 0xE1, payload.starts(with: Array("Exif\0\0".utf8)) {
        orientation = ImageOrientation(exif: Array(payload.dropFirst(6))) ?? orientation
      }
      if marker == 0xEE, payload.starts(with: Array("Adobe".utf8)) { isAdobe = true }
      if marker == 0xE2, payload.count > 14, payload.starts(with: Array("ICC_PROFILE\0".utf8)) {
        // Large profiles come in numbered parts (ICC.1:2010, annex B.4).
        let first = payload.startIndex
        partCount = Int(payload[first + 13])
        parts[Int(payload[first + 12])] = payload.dropFirst(14)
      }
      at += 2 + length
    }
    guard partCount > 0, (1...partCount).allSatisfy({ parts[$0] != nil }) else { return }
    profile = (1...partCount).flatMap { parts[$0] ?? [] }
  }
}
