extension PNG {
  /// A text in a PNG file, under a keyword such as "Title", "Software" or "Comment".
  ///
  /// Source of the rules: PNG specification (third edition), section 11.3.3.
  public struct Text: Hashable, Sendable {
    /// 1 to 79 Latin-1 characters that print; spaces only singly and inside.
    public var keyword: String
    /// Any text without zero characters; lines end with a line feed.
    public var value: String

    /// A text.
    public init(keyword: String, value: String) {
      self.keyword = keyword
      self.value = value
    }
  }

  /// The texts of a PNG file, in its order. Compressed ones are read as well.
  ///
  /// Texts that contradict the specification are left out.
  public static func text(in bytes: [UInt8]) throws(PNGError) -> [Text] {
    var texts: [Text] = []
    for chunk in try ChunkWalker.chunks(of: bytes) {
      if let text = Text(type: chunk.type, bytes: bytes[chunk.payload]) { texts.append(text) }
    }
    return texts
  }
}

extension PNG.Text {
  /// The text as a chunk: tEXt where Latin-1 suffices, else iTXt in UTF-8.
  func chunk() throws(PNGError) -> (type: String, bytes: [UInt8]) {
    let key = try keywordBytes()
    if value.unicodeScalars.contains("\0") { throw .zeroInText(keyword: keyword) }
    if let latin = Self.latin1(value) { return ("tEXt", key + [0] + latin) }
    // Zero bytes: end of keyword, not compressed, method 0, no language, no translated keyword.
    return ("iTXt", key + [0, 0, 0, 0, 0] + Array(value.utf8))
  }

  private func keywordBytes() throws(PNGError) -> [UInt8] {
    func bad(_ reason: String) -> PNGError { .badKeyword(keyword, reason: reason) }
    guard let bytes = Self.latin1(keyword) else { throw bad("It may hold Latin-1 characters only.") }
    guard (1...79).contains(bytes.count) else { throw bad("It must have 1 to 79 characters.") }
    guard bytes.allSatisfy({ (32...126).contains($0) || $0 >= 161 }) else {
      throw bad("It may hold printing characters only.")
    }
    guard bytes.first != 32, bytes.last != 32,
      !zip(bytes, bytes.dropFirst()).contains(where: { $0 == (32, 32) })
    else { throw bad("Spaces may stand only singly, between other characters.") }
    return bytes
  }

  private static func latin1(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// The text in a chunk, or `nil` if the chunk is none or is malformed.
  init?(type: String, bytes: ArraySlice<UInt8>) {
    guard let end = bytes.firstIndex(of: 0) else { return nil }
    let rest = bytes[(end + 1)...]
    let content: String?
    switch type {
    case "tEXt": content = Self.fromLatin1(rest)
    case "zTXt":
      content = Self.inflated(rest.dropFirst(), method: rest.first).map { Self.fromLatin1($0[...]) }
    case "iTXt": content = Self.international(rest)
    default: return nil
    }
    guard let content else { return nil }
    self.init(keyword: Self.fromLatin1(bytes[..<end]), value: content)
  }

  private static func international(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count >= 2 else { return nil }
    let (isCompressed, method) = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1])
    let tail = bytes.dropFirst(2)
    guard let language = tail.firstIndex(of: 0) else { return nil }
    let translated = tail[(language + 1)...]
    guard let start = translated.firstIndex(of: 0) else { return nil }
    let content = translated[(start + 1)...]
    guard isCompressed != 0 else { return String(validating: content, as: UTF8.self) }
    return inflated(content, method: method).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private static func inflated(_ bytes: ArraySlice<UInt8>, method: UInt8?) -> [UInt8]? {
    method == 0 ? Zlib.inflated(Array(bytes), atMost: 1 << 20) : nil
  }

  private static func fromLatin1(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }
}
