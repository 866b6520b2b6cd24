/// How a PNG file stores a pixel: its colour type and bits a sample.
enum PixelFormat: Hashable {
  case grey(bits: Int)
  case greyAlpha
  case rgb
  case rgba
  case palette(bits: Int)

  /// The number of the colour type (PNG specification, section 11.2.1).
  var colorType: UInt8 {
    switch self {
    case .grey: 0
    case .rgb: 2
    case .palette: 3
    case .greyAlpha: 4
    case .rgba: 6
    }
  }

  /// Bits a sample.
  var bits: Int {
    switch self {
    case .grey(let bits), .palette(let bits): bits
    case .greyAlpha, .rgb, .rgba: 8
    }
  }

  /// Bits a pixel.
  var bitsPerPixel: Int {
    switch self {
    case .grey(let bits), .palette(let bits): bits
    case .greyAlpha: 16
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// How pixels become bytes, where each takes whole ones; else `nil`. `table` numbers the colours of a palette.
  func coding(_ table: ColorTable?) -> PixelCoding? {
    switch self {
    case .grey(bits: 8): .first
    case .palette(bits: 8): table.map { .numbers($0) }
    case .grey, .palette: nil
    case .greyAlpha: .firstAndLast
    case .rgb: .firstThree
    case .rgba: .all
    }
  }

  /// Bytes a row takes, without the filter's number.
  func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }
}
