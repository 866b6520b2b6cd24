import ReliefDrawing
import ReliefGeometry

/// A colour profile of the kind that cameras and screens have: three curves and a matrix (ICC.1:2010, F.3).
struct ICCProfile {
  /// Linear light for each 8-bit level, by channel.
  private let curves: [[Double]]
  /// From linear light to linear sRGB, row by row.
  private let matrix: [[Double]]

  /// From XYZ under D50, which profiles are connected by, to linear sRGB: the inverse of the matrix of the
  /// published sRGB profile (Bradford-adapted; Lindbloom, "RGB/XYZ Matrices").
  private static let toSRGB: [[Double]] = [
    [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540],
    [0.0719453, -0.2289914, 1.4052427],
  ]

  /// A profile from its bytes; nil if it is of another kind (grey, CMYK, tables).
  init?(_ bytes: [UInt8]) {
    let reader = Reader(bytes: bytes)
    guard bytes.count >= 132, reader.text(16) == "RGB ", let count = reader.number(128, 4), count <= 256
    else { return nil }
    var tags: [String: Int] = [:]
    for index in 0..<count {
      let at = 132 + 12 * index
      guard let name = reader.text(at), let offset = reader.number(at + 4, 4) else { return nil }
      if tags[name] == nil { tags[name] = offset }
    }
    var (curves, columns): ([[Double]], [[Double]]) = ([], [])
    for channel in ["r", "g", "b"] {
      guard let place = tags[channel + "XYZ"], let color = reader.xyz(place), let at = tags[channel + "TRC"],
        let curve = reader.curve(at)
      else { return nil }
      columns.append(color)
      curves.append(curve)
    }
    self.curves = curves
    matrix = ICCProfile.toSRGB.map { row in
      columns.map { column in row[0] * column[0] + row[1] * column[1] + row[2] * column[2] }
    }
  }

  /// What a profile is called that cannot be followed; nil for one that can, or that says the same as none.
  ///
  /// Grey levels are shown by sRGB's curve, and inks by what they leave of white.
  static func omission(_ bytes: [UInt8]) -> String? {
    guard ICCProfile(bytes) == nil else { return nil }
    let space = Reader(bytes: bytes).text(16)?.filter { $0 != " " && $0 != "\0" } ?? ""
    return space.isEmpty ? "damaged colour profile" : "colour profile (\(space.prefix(4)))"
  }

  /// A picture in this profile, converted to sRGB and clipped to it; nil where nothing would change by a level.
  func sRGB(_ bitmap: Bitmap) -> Bitmap? {
    guard isOther else { return nil }
    // Encoded levels of linear light, finer than a level of 8 bits anywhere.
    let steps = 16384
    let encoded = (0...steps).map { step in
      UInt8((min(max(SRGB.encoded(Double(step) / Double(steps)), 0), 1) * 255).rounded())
    }
    var pixels = bitmap.pixels
    for at in stride(from: 0, to: pixels.count, by: 4) where pixels[at + 3] != 0 {
      let r = curves[0][Int(pixels[at])]
      let g = curves[1][Int(pixels[at + 1])]
      let b = curves[2][Int(pixels[at + 2])]
      for channel in 0..<3 {
        let row = matrix[channel]
        let light = row[0] * r + row[1] * g + row[2] * b
        pixels[at + channel] = encoded[Int((min(max(light, 0), 1) * Double(steps)).rounded())]
      }
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, scale: bitmap.scale, pixels: pixels)
  }

  /// Whether it differs from sRGB: by more than half a percent in the matrix, or by half a level in a curve.
  private var isOther: Bool {
    for row in 0..<3 {
      for column in 0..<3 where abs(matrix[row][column] - (row == column ? 1 : 0)) > 0.005 { return true }
    }
    return curves.contains { curve in
      (0...255).contains { abs(SRGB.encoded(curve[$0]) * 255 - Double($0)) > 0.5 }
    }
  }
}

/// Reads a profile's numbers, which are big-endian; nil outside of it.
private struct Reader {
  let bytes: [UInt8]

  func number(_ at: Int, _ count: Int) -> Int? {
    guard at >= 0, at <= bytes.count - count else { return nil }
    return bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  func text(_ at: Int) -> String? {
    guard at >= 0, at <= bytes.count - 4 else { return nil }
    return String(decoding: bytes[at..<(at + 4)], as: UTF8.self)
  }

  /// A fixed-point number with 16 bits behind the point.
  func fixed(_ at: Int) -> Double? {
    number(at, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  func xyz(_ at: Int) -> [Double]? {
    guard text(at) == "XYZ ", let x = fixed(at + 8), let y = fixed(at + 12), let z = fixed(at + 16) else {
      return nil
    }
    return [x, y, z]
  }

  /// Linear light for the 256 levels.
  func curve(_ at: Int) -> [Double]? {
    switch text(at) {
    case "curv":
      guard let count = number(at + 8, 4) else { return nil }
      if count == 0 { return (0...255).map { Double($0) / 255 } }
      if count == 1 {
        guard let gamma = number(at + 12, 2) else { return nil }
        return (0...255).map { power(Double($0) / 255, Double(gamma) / 256) }
      }
      guard count <= 65536, at + 12 + 2 * count <= bytes.count else { return nil }
      return (0...255).map { level in
        let place = Double(level) / 255 * Double(count - 1)
        let low = min(Int(place), count - 2)
        let (a, b) = (number(at + 12 + 2 * low, 2) ?? 0, number(at + 14 + 2 * low, 2) ?? 0)
        return (Double(a) + (place - Double(low)) * Double(b - a)) / 65535
      }
    case "para": return parametric(at)
    default: return nil
    }
  }

  /// ICC.1:2010, table 65.
  private func parametric(_ at: Int) -> [Double]? {
    guard let kind = number(at + 8, 2), (0...4).contains(kind) else { return nil }
    var p: [Double] = []
    for index in 0..<[1, 3, 4, 5, 7][kind] {
      guard let value = fixed(at + 12 + 4 * index) else { return nil }
      p.append(value)
    }
    p += [Double](repeating: 0, count: 7 - p.count)
    let (g, a, b, c, d, e, f) = (p[0], p[1], p[2], p[3], p[4], p[5], p[6])
    return (0...255).map { level in
      let x = Double(level) / 255
      let y: Double =
        switch kind {
        case 0: power(x, g)
        case 1: a * x + b >= 0 ? power(a * x + b, g) : 0
        case 2: (a * x + b >= 0 ? power(a * x + b, g) : 0) + c
        case 3: x >= d ? power(a * x + b, g) : c * x
        default: x >= d ? power(a * x + b, g) + e : c * x + f
        }
      return y.isFinite ? min(max(y, 0), 1) : 0
    }
  }

  private func power(_ x: Double, _ y: Double) -> Double { x <= 0 ? 0 : Elementary.pow(x, y) }
}
