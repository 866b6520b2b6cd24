/// Why a picture could not be read from, or written as, PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not begin as a PNG file does.
  case notPNG
  /// The file ends too early: a part that starts at this byte, counted from 0, is not all there.
  case truncated(atByte: Int)
  /// The picture has more pixels, or a longer side, than may be read or written.
  case tooLarge(width: Int, height: Int, limit: PNG.Limits)
  /// The bytes contradict themselves; the reason is a sentence.
  case damaged(reason: String)
  /// A picture without pixels; PNG has none.
  case empty(width: Int, height: Int)
  /// A keyword that PNG does not allow; the reason is a sentence.
  case badKeyword(String, reason: String)
  /// The text under this keyword holds a zero character, which PNG does not allow.
  case zeroInText(keyword: String)
}

extension PNGError: CustomStringConvertible {
  /// What happened and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .notPNG:
      "This is not a PNG file. Convert the picture to PNG first."
    case .truncated(let byte):
      "The PNG file ends too early: the part that starts at byte \(byte) is not complete. Copy the file again."
    case .tooLarge(let width, let height, let limit):
      "A picture of \(width)x\(height) pixels is too large: at most \(limit.pixels) pixels are allowed, and"
        + " \(PNG.longestSide) a side. Raise the limit or use a smaller picture."
    case .damaged(let reason):
      "The PNG file is damaged: \(reason) Make or copy the file again."
    case .empty(let width, let height):
      "A picture of \(width)x\(height) pixels cannot be a PNG file. Give it at least one pixel."
    case .badKeyword(let keyword, let reason):
      "\"\(keyword)\" is not a PNG keyword: \(reason)"
    case .zeroInText(let keyword):
      "The text \"\(keyword)\" holds a zero character (U+0000), which PNG does not allow. Remove it."
    }
  }
}
