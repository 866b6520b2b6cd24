import ReliefDrawing

/// How stored rows must be turned to be upright, by Exif's numbers (CIPA DC-008, tag 274).
enum ImageOrientation: Int {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// The orientation in a TIFF structure as Exif has it; nil where there is none.
  init?(exif bytes: [UInt8]) {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "I")
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at <= bytes.count - count else { return nil }
      let part = bytes[at..<(at + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<min(count, 512) {
      let at = directory + 2 + 12 * entry
      guard let tag = number(at, 2) else { return nil }
      if tag == 274, let value = number(at + 8, 2), let known = ImageOrientation(rawValue: value) {
        self = known
        return
      }
    }
    return nil
  }

  /// The picture, turned upright.
  func upright(_ bitmap: Bitmap) -> Bitmap {
    if self == .up { return bitmap }
    let (width, height) = (bitmap.width, bitmap.height)
    let swaps = rawValue >= 5
    let (newWidth, newHeight) = swaps ? (height, width) : (width, height)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (u, v): (Int, Int) =
          switch self {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          case .left: (width - 1 - y, x)
          }
        let (to, from) = ((y * newWidth + x) * 4, (v * width + u) * 4)
        for channel in 0..<4 { pixels[to + channel] = bitmap.pixels[from + channel] }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, scale: bitmap.scale, pixels: pixels)
  }
}
