/// Reads the numbers and flags of SVG path data.
struct SVGNumberScanner {
  /// The command whose numbers are read, for messages.
  var command: Character = "M"
  private let text: String
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The character at which the scanner stands, from 1.
  var position: Int {
    let place = text.utf8.index(text.startIndex, offsetBy: index)
    return text[..<place].count + 1
  }

  func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skip() { index += 1 }

  mutating func skipSpace() {
    while let byte = peek(), Self.isSpace(byte) { index += 1 }
  }

  /// Whether a number follows, perhaps behind spaces and one comma.
  mutating func hasNumber() -> Bool {
    skipSpace()
    if peek() == UInt8(ascii: ",") { return true }
    return peek().map(Self.startsNumber) ?? false
  }

  /// The next number: digits with an optional point, sign and exponent; it ends where it cannot go on.
  mutating func number() throws(PathDataError) -> Double {
    skipSeparator()
    let start = index
    if let byte = peek(), byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { index += 1 }
    var digits = skipDigits()
    if peek() == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else { throw unexpected() }
    skipExponent()
    // Only the characters of a decimal number are in this range.
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite else {
      index = start
      throw .tooLarge(position: position)
    }
    return value
  }

  /// The next arc flag, which may stand without a separator behind it.
  mutating func flag() throws(PathDataError) -> Bool {
    skipSeparator()
    switch peek() {
    case UInt8(ascii: "0"), UInt8(ascii: "1"):
      index += 1
      return bytes[index - 1] == UInt8(ascii: "1")
    case nil: throw unexpected()
    default: throw .badFlag(character, position: position)
    }
  }

  /// The error for the place at which the scanner stands.
  func unexpected() -> PathDataError {
    index < bytes.count
      ? .unexpected(character, position: position)
      : .unexpectedEnd(command: command, position: position - 1)
  }

  private var character: Character {
    let place = text.utf8.index(text.startIndex, offsetBy: index)
    return text[place...].first ?? " "
  }

  private mutating func skipSeparator() {
    skipSpace()
    if peek() == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = peek(), Self.isDigit(byte) { index += 1 }
    return index - start
  }

  /// An `e` without digits behind it is not part of the number.
  private mutating func skipExponent() {
    let start = index
    guard peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") else { return }
    index += 1
    if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { index += 1 }
    if skipDigits() == 0 { index = start }
  }

  private static func isSpace(_ b: UInt8) -> Bool { b == 32 || b == 9 || b == 10 || b == 12 || b == 13 }
  private static func isDigit(_ b: UInt8) -> Bool { b >= 48 && b <= 57 }
  private static func startsNumber(_ b: UInt8) -> Bool {
    isDigit(b) || b == UInt8(ascii: "-") || b == UInt8(ascii: "+") || b == UInt8(ascii: ".")
  }
}
