import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefTestSupport
import Testing

@testable import ReliefRaster

@Suite("Bitmaps")
struct BitmapTests {
  private static func picture(_ width: Int, _ height: Int, _ level: (Int, Int) -> UInt8) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, red: 0, green: 0, blue: 0, opacity: 255)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = (level(x, y), 255 - level(x, y), 40, 255) }
    }
    return bitmap
  }

  private func render(
    _ bitmap: Bitmap, in rect: CGRect, _ interpolation: DisplayList.Interpolation = .medium,
    _ transform: CGAffineTransform = .identity, size: Int = 40
  ) throws -> Bitmap {
    let list = DisplayList([.bitmap(bitmap, in: rect, interpolation)])
    return try Rasterizer().render(
      DisplayList([.layer(Layer(.transform(transform), list))]), size: CGSize(width: size, height: size))
  }

  @Test(
    "A bitmap that shrinks is averaged over the area of each pixel",
    arguments: [
      CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 3, y: 4, width: 17, height: 23),
      CGRect(x: 2.25, y: 5.5, width: 30.5, height: 3.125), CGRect(x: -7.3, y: 0.4, width: 60.2, height: 39),
    ])
  func area(rect: CGRect) throws {
    var random = SeededGenerator(seed: 3)
    let (w, h) = (173, 211)
    let levels = (0..<(w * h)).map { _ in UInt8.random(in: 0...255, using: &random) }
    let drawn = try render(Self.picture(w, h) { levels[$1 * w + $0] }, in: rect)
    func overlap(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      max(min(b, d) - max(a, c), 0)
    }
    for y in 0..<40 {
      for x in 0..<40 {
        var (area, sum) = (0.0, 0.0)
        for j in 0..<h {
          let (t, b) = (
            rect.minY + rect.height * CGFloat(j) / 211, rect.minY + rect.height * CGFloat(j + 1) / 211
          )
          let high = overlap(Double(y), Double(y + 1), Double(t), Double(b))
          if high == 0 { continue }
          for i in 0..<w {
            let (l, r) = (
              rect.minX + rect.width * CGFloat(i) / 173, rect.minX + rect.width * CGFloat(i + 1) / 173
            )
            let part = overlap(Double(x), Double(x + 1), Double(l), Double(r)) * high
            area += part
            sum += part * Double(levels[j * w + i])
          }
        }
        let pixel = drawn[x, y]
        #expect(abs(Double(pixel.opacity) - area * 255) <= 0.51)
        if area > 0.05 { #expect(abs(Double(pixel.red) - sum / area) <= 0.51) }
      }
    }
  }

  @Test(
    "Fine stripes become grey but for half a stripe, whatever the size, upright or turned",
    arguments: [37, 53, 71.3])
  func moire(side: CGFloat) throws {
    let stripes = Self.picture(400, 400) { x, _ in x % 2 == 0 ? 255 : 0 }
    let rect = CGRect(x: 5, y: 5, width: side, height: side)
    // A pixel may hold half a stripe more of one kind: that much is exact.
    let stripe = 127.5 * side / 400 + 1
    for angle in [0, 0.3, 1.1] {
      let turn = CGAffineTransform(translationX: 30, y: 30).rotated(by: angle).translatedBy(x: -30, y: -30)
      let drawn = try render(stripes, in: rect, .medium, turn, size: 60)
      for y in 20..<36 {
        for x in 20..<36 { #expect(abs(CGFloat(drawn[x, y].red) - 127.5) <= stripe) }
      }
    }
  }

  @Test(
    "Drawn pixel for pixel a bitmap is itself",
    arguments: [DisplayList.Interpolation.none, .low, .medium, .high])
  func identity(interpolation: DisplayList.Interpolation) throws {
    let bitmap = Self.picture(40, 40) { UInt8(($0 * 31 + $1 * 57) % 256) }
    let drawn = try render(bitmap, in: CGRect(x: 0, y: 0, width: 40, height: 40), interpolation)
    #expect(drawn.pixels == bitmap.pixels)
    let mirrored = try render(
      bitmap, in: CGRect(x: 0, y: 0, width: 40, height: 40), interpolation,
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0))
    for y in 0..<40 { for x in 0..<40 { #expect(mirrored[39 - x, y] == bitmap[x, y]) } }
  }

  @Test(
    "Enlarged, a ramp stays a ramp: linear and cubic reproduce it",
    arguments: [DisplayList.Interpolation.low, .medium, .high])
  func ramp(interpolation: DisplayList.Interpolation) throws {
    let bitmap = Self.picture(10, 10) { x, _ in UInt8(x * 20) }
    let drawn = try render(bitmap, in: CGRect(x: 0, y: 0, width: 40, height: 40), interpolation)
    for x in 8..<32 {
      #expect(abs(Double(drawn[x, 20].red) - ((Double(x) + 0.5) / 4 - 0.5) * 20) <= 0.51)
    }
    #expect(drawn[0, 0].red == 0 || interpolation == .high)
  }

  @Test("A turned bitmap has smooth edges: its opacity sums to its area")
  func edges() throws {
    let bitmap = Self.picture(20, 10) { _, _ in 255 }
    let turn = CGAffineTransform(translationX: 20, y: 20).rotated(by: 0.4).translatedBy(x: -20, y: -20)
    let drawn = try render(bitmap, in: CGRect(x: 10.5, y: 14, width: 19, height: 11), .medium, turn)
    let sum = stride(from: 3, to: drawn.pixels.count, by: 4).reduce(0.0) {
      $0 + Double(drawn.pixels[$1]) / 255
    }
    #expect(abs(sum - 19 * 11) < 0.5)
  }

  @Test(
    "Bitmaps in no place, or without pixels, draw nothing", arguments: [CGFloat.nan, .infinity, 0, 1e300])
  func hostile(bad: CGFloat) throws {
    let bitmap = Self.picture(4, 4) { _, _ in 9 }
    for rect in [
      CGRect(x: bad, y: 0, width: bad, height: 4), CGRect(x: 0, y: 0, width: 0, height: bad),
    ] {
      #expect(try render(bitmap, in: rect, .high).pixels.allSatisfy { $0 == 0 })
    }
    let none = Bitmap(width: 0, height: 0, pixels: [])
    #expect(try render(none, in: CGRect(x: 0, y: 0, width: 9, height: 9)).pixels.allSatisfy { $0 == 0 })
    let flat = CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
    #expect(
      try render(bitmap, in: CGRect(x: 0, y: 0, width: 9, height: 9), .medium, flat).pixels.allSatisfy {
        $0 == 0
      })
  }

  // The formula of source-over on premultiplied colours, in float64; a level for two roundings.
  @Test(
    "Pictures between shapes are blended one by one, on an opaque ground and on none, faint ones too",
    arguments: [true, false], [1.0, 0.4])
  func between(hasGround: Bool, opacity: Double) throws {
    var random = SeededGenerator(seed: 8)
    var picture = Bitmap(width: 24, height: 20, red: 0, green: 0, blue: 0, opacity: 0)
    for y in 0..<20 {
      for x in 0..<24 where x != 3 {
        // Clear, soft and solid columns.
        let alpha = x < 6 ? 0 : x < 12 ? UInt8.random(in: 1...254, using: &random) : 255
        picture[x, y] = alpha == 0 ? (0, 0, 0, 0) : (UInt8(x * 10), UInt8(y * 12), 77, alpha)
      }
    }
    let mask = Path(CGRect(x: 2.5, y: 3.25, width: 30, height: 12))
    let (below, above) = (
      ResolvedColor(rgb: 0x2050C0).opacity(0.7), ResolvedColor(rgb: 0xE04010).opacity(0.5)
    )
    let frame = CGRect(x: 5, y: 4, width: 24, height: 20)
    let drawn = DisplayList.Item.bitmap(picture, in: frame)
    var items: [DisplayList.Item] =
      hasGround ? [.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), .color(.white))] : []
    items += [
      .fill(mask, .color(below)),
      opacity < 1 ? .layer(Layer(.opacity(opacity), DisplayList([drawn]))) : drawn,
      .fill(mask.offsetBy(dx: 0, dy: 6), .color(above)),
    ]
    let bitmap = try Rasterizer().render(DisplayList(items), size: CGSize(width: 40, height: 40))
    func cover(_ x: Int, _ y: Int, _ top: Double) -> Double {
      func part(_ low: Double, _ high: Double, _ at: Int) -> Double {
        max(0, min(high, Double(at + 1)) - max(low, Double(at)))
      }
      return part(2.5, 32.5, x) * part(top, top + 12, y)
    }
    for y in 0..<40 {
      for x in 0..<40 {
        var pixel = [Double](repeating: hasGround ? 1 : 0, count: 4)
        func over(_ color: [Double], _ alpha: Double) {
          for c in 0..<4 { pixel[c] = (c < 3 ? color[c] : 1) * alpha + pixel[c] * (1 - alpha) }
        }
        over([below.red, below.green, below.blue], 0.7 * cover(x, y, 3.25))
        if (5..<29).contains(x), (4..<24).contains(y) {
          let p = picture[x - 5, y - 4]
          over(
            [Double(p.red) / 255, Double(p.green) / 255, Double(p.blue) / 255],
            Double(p.opacity) / 255 * opacity)
        }
        over([above.red, above.green, above.blue], 0.5 * cover(x, y, 9.25))
        let found = bitmap[x, y]
        #expect(abs(Double(found.opacity) - 255 * pixel[3]) <= 1)
        guard pixel[3] > 0.2 else { continue }
        for (c, value) in [found.red, found.green, found.blue].enumerated() {
          #expect(abs(Double(value) - 255 * pixel[c] / pixel[3]) <= 1, "\(x) \(y)")
        }
      }
    }
  }
}
