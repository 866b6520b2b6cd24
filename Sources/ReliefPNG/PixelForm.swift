import ReliefDrawing

/// How pixels are stored in a PNG file.
struct PixelForm {
  enum Kind { case grey, greyAlpha, palette, rgb, rgba }

  let kind: Kind
  /// Bits a sample.
  var bits = 8
  /// Colours of a palette as red, green, blue, opacity from the lowest byte; opaque ones last, in order of use.
  var palette: [UInt32] = []
  var isFiltered = true

  var colorType: UInt8 {
    switch kind {
    case .grey: 0
    case .rgb: 2
    case .palette: 3
    case .greyAlpha: 4
    case .rgba: 6
    }
  }

  private var bytesPerPixel: Int {
    switch kind {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The forms worth trying.
  static func candidates(for bitmap: Bitmap, tryAll: Bool) -> [PixelForm] {
    var colors: [UInt32: Int]? = [:]
    var order: [UInt32] = []
    var (isOpaque, isGrey) = (true, true)
    var last: UInt32?
    for i in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let pixel = word(bitmap.pixels, i)
      if pixel == last { continue }
      last = pixel
      if pixel >> 24 != 255 { isOpaque = false }
      if pixel & 255 != pixel >> 8 & 255 || pixel & 255 != pixel >> 16 & 255 { isGrey = false }
      if colors != nil, colors?[pixel] == nil {
        if order.count == 256 {
          colors = nil
        } else {
          colors?[pixel] = order.count
          order.append(pixel)
        }
      }
    }
    let direct = PixelForm(
      kind: isGrey ? (isOpaque ? .grey : .greyAlpha) : (isOpaque ? .rgb : .rgba))
    var forms = [direct]
    if colors != nil {
      // tRNS may end after the last colour that is not opaque.
      let sorted = order.filter { $0 >> 24 != 255 } + order.filter { $0 >> 24 == 255 }
      let bits = [1, 2, 4].first { order.count <= 1 << $0 } ?? 8
      if direct.kind != .grey || bits < 8 {
        forms.append(PixelForm(kind: .palette, bits: bits, palette: sorted, isFiltered: false))
      }
    }
    if tryAll {
      var plain = direct
      plain.isFiltered = false
      forms.append(plain)
    }
    return forms
  }

  private static func word(_ bytes: [UInt8], _ i: Int) -> UInt32 {
    UInt32(bytes[i]) | UInt32(bytes[i + 1]) << 8 | UInt32(bytes[i + 2]) << 16 | UInt32(bytes[i + 3]) << 24
  }

  /// The zlib stream of the filtered rows.
  func deflated(_ bitmap: Bitmap, effort: PNG.Effort) -> [UInt8] {
    let rowBytes = kind == .palette ? (bitmap.width * bits + 7) / 8 : bitmap.width * bytesPerPixel
    var indices: [UInt32: UInt8] = [:]
    for (index, color) in palette.enumerated() { indices[color] = UInt8(index) }
    var data: [UInt8] = []
    data.reserveCapacity((rowBytes + 1) * bitmap.height)
    var above = [UInt8](repeating: 0, count: rowBytes)
    for y in 0..<bitmap.height {
      let row = self.row(bitmap, y, rowBytes, indices)
      if isFiltered {
        appendFiltered(row, above, to: &data)
      } else {
        data.append(0)
        data += row
      }
      above = row
    }
    return Zlib.deflated(data, level: effort.level)
  }

  private func row(_ bitmap: Bitmap, _ y: Int, _ count: Int, _ indices: [UInt32: UInt8]) -> [UInt8] {
    var row = [UInt8](repeating: 0, count: count)
    var last: (color: UInt32, index: UInt8)?
    for x in 0..<bitmap.width {
      let i = (y * bitmap.width + x) * 4
      switch kind {
      case .grey: row[x] = bitmap.pixels[i]
      case .greyAlpha: (row[2 * x], row[2 * x + 1]) = (bitmap.pixels[i], bitmap.pixels[i + 3])
      case .rgb:
        for k in 0..<3 { row[3 * x + k] = bitmap.pixels[i + k] }
      case .rgba:
        for k in 0..<4 { row[4 * x + k] = bitmap.pixels[i + k] }
      case .palette:
        let color = Self.word(bitmap.pixels, i)
        let index = last?.color == color ? last?.index ?? 0 : indices[color] ?? 0
        last = (color, index)
        row[x * bits / 8] |= index << UInt8(8 - bits - x * bits % 8)
      }
    }
    return row
  }

  /// Appends a row by the filter whose bytes, taken as signed, are smallest in sum (PNG specification, 12.7).
  private func appendFiltered(_ row: [UInt8], _ above: [UInt8], to data: inout [UInt8]) {
    let step = bytesPerPixel
    var best: [UInt8] = []
    var least = Int.max
    for filter in [UInt8(2), 1, 4] {
      var out = [UInt8](repeating: filter, count: row.count + 1)
      var sum = 0
      for i in row.indices {
        let left = i >= step ? row[i - step] : 0
        let predicted: UInt8
        switch filter {
        case 1: predicted = left
        case 2: predicted = above[i]
        default: predicted = Self.paeth(left, above[i], i >= step ? above[i - step] : 0)
        }
        let value = row[i] &- predicted
        out[i + 1] = value
        sum += Int(Int8(bitPattern: value).magnitude)
      }
      if sum < least { (best, least) = (out, sum) }
      if sum == 0 { break }
    }
    data += best
  }

  private static func paeth(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let p = Int(a) + Int(b) - Int(c)
    let (pa, pb, pc) = (abs(p - Int(a)), abs(p - Int(b)), abs(p - Int(c)))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }
}
