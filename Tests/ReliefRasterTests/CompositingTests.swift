import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefTestSupport
import Testing

@testable import ReliefRaster

@Suite("Compositing and paints")
struct CompositingTests {
  // MARK: Blend modes, in float64 as W3C Compositing and Blending Level 1 writes them

  private typealias RGB = [Double]

  private static func luminosity(_ c: RGB) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private static func saturation(_ c: RGB) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func setLuminosity(_ c: RGB, _ l: Double) -> RGB {
    var out = c.map { $0 + l - luminosity(c) }
    let (level, low, high) = (luminosity(out), out.min() ?? 0, out.max() ?? 0)
    if low < 0 { out = out.map { level + (($0 - level) * level) / (level - low) } }
    if high > 1 { out = out.map { level + (($0 - level) * (1 - level)) / (high - level) } }
    return out
  }

  private static func setSaturation(_ c: RGB, _ s: Double) -> RGB {
    let low = c.min() ?? 0
    let range = (c.max() ?? 0) - low
    return range > 0 ? c.map { ($0 - low) * s / range } : [0, 0, 0]
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func softLight(_ b: Double, _ s: Double) -> Double {
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
  }

  /// B(Cb, Cs); nil for the modes that are no blend functions.
  private static func mixed(_ mode: BlendMode, _ b: RGB, _ s: RGB) -> RGB? {
    func each(_ f: (Double, Double) -> Double) -> RGB { (0..<3).map { f(b[$0], s[$0]) } }
    switch mode {
    case .normal: return s
    case .multiply: return each { $0 * $1 }
    case .screen: return each { $0 + $1 - $0 * $1 }
    case .overlay: return each { hardLight($1, $0) }
    case .darken: return each { min($0, $1) }
    case .lighten: return each { max($0, $1) }
    case .colorDodge: return each { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }
    case .colorBurn: return each { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
    case .hardLight: return each { hardLight($0, $1) }
    case .softLight: return each { softLight($0, $1) }
    case .difference: return each { abs($0 - $1) }
    case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
    case .hue: return setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
    case .saturation: return setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
    case .color: return setLuminosity(s, luminosity(b))
    case .luminosity: return setLuminosity(b, luminosity(s))
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: return nil
    }
  }

  /// The premultiplied result of `s` on `b`, both not premultiplied, opacity last.
  private static func composite(_ mode: BlendMode, _ b: [Double], _ s: [Double]) -> [Double] {
    let (ab, a): (Double, Double) = (b[3], s[3])
    if let mix = mixed(mode, Array(b[..<3]), Array(s[..<3])) {
      // co = cs·as·(1 - ab) + cb·ab·(1 - as) + as·ab·B(cb, cs)
      var out: [Double] = []
      for k in 0..<3 {
        let source: Double = s[k] * a * (1 - ab)
        let below: Double = b[k] * ab * (1 - a)
        out.append(source + below + a * ab * mix[k])
      }
      return out + [a + ab * (1 - a)]
    }
    var out: [Double] = []
    for k in 0..<4 {
      let source: Double = k < 3 ? s[k] * a : a
      let below: Double = k < 3 ? b[k] * ab : ab
      let alpha: Double = min(a + ab, 1)
      switch mode {
      case .sourceAtop: out.append(source * ab + below * (1 - a))
      case .destinationOver: out.append(below + source * (1 - ab))
      case .destinationOut: out.append(below * (1 - a))
      case .plusLighter: out.append(min(source + below, 1))
      default:
        // Complements are added: each is the opacity less the colour.
        let complements: Double = (a - source) + (ab - below)
        out.append(k < 3 ? max(alpha - complements, 0) : alpha)
      }
    }
    return out
  }

  @Test("Every blend mode is its formula, on every mix of opacities", arguments: BlendMode.allCases)
  func modes(mode: BlendMode) {
    var random = SeededGenerator(seed: 17)
    let levels: [Double] = [0, 0.2, 0.25, 0.5, 0.8, 1]
    for _ in 0..<2000 {
      let (s, b) = (
        (0..<4).map { _ in levels.randomElement(using: &random) ?? 0 },
        (0..<4).map { _ in levels.randomElement(using: &random) ?? 0 }
      )
      func premultiplied(_ c: [Double]) -> SIMD4<Float> {
        SIMD4(Float(c[0] * c[3]), Float(c[1] * c[3]), Float(c[2] * c[3]), Float(c[3]))
      }
      let out = Blending.blend(mode, premultiplied(s), premultiplied(b))
      let truth = Self.composite(mode, b, s)
      for k in 0..<4 { #expect(abs(Double(out[k]) - truth[k]) < 1e-4, "\(mode) of \(s) on \(b)") }
    }
  }

  // MARK: Gradients

  private func column(_ stops: [(Double, Double)], space: ColorRamp.Space = .srgb, height: Int = 100) throws
    -> [UInt8]
  {
    let ramp = ColorRamp(
      stops: stops.map { .init(color: ResolvedColor(white: $0.1), location: $0.0) }, space: space)
    let paint = GradientPaint(ramp, .linear(start: .zero, end: CGPoint(x: 0, y: height)))
    let list = DisplayList([.fill(Path(CGRect(x: 0, y: 0, width: 3, height: height)), .gradient(paint))])
    let bitmap = try Rasterizer().render(list, size: CGSize(width: 3, height: height))
    return (0..<height).map { bitmap[1, $0].red }
  }

  @Test("Two stops at one place make a hard edge, and the colour runs straight on both sides")
  func hardEdge() throws {
    let levels = try column([(0, 0), (0.4, 1), (0.4, 0.2), (1, 0.6)])
    for y in 0..<100 {
      let t = (Double(y) + 0.5) / 100
      let truth = t < 0.4 ? t / 0.4 : 0.2 + 0.4 * (t - 0.4) / 0.6
      #expect(abs(Double(levels[y]) - 255 * truth) <= 0.501)
    }
  }

  @Test(
    "A pixel whose middle is a hard edge takes the later colour; before the first stop and behind the last all is theirs"
  )
  func ends() throws {
    #expect(try column([(0.25, 0), (0.25, 1)], height: 2) == [255, 255])
    let levels = try column([(0.2, 0.4), (0.7, 0.8)])
    #expect(levels[..<20].allSatisfy { $0 == 102 } && levels[70...].allSatisfy { $0 == 204 })
    #expect(try column([(0.5, 0.4)]).allSatisfy { $0 == 102 })
    #expect(try column([(0.9, 1), (0.1, 0)]) == column([(0.1, 0), (0.9, 1)]))
  }

  @Test("Greys between greys in Oklab are as light as its cube root says")
  func oklab() throws {
    let levels = try column([(0, 0.1), (1, 0.9)], space: .oklab)
    func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
    let (l0, l1) = (cbrt(linear(0.1)), cbrt(linear(0.9)))
    for y in 0..<100 {
      let v = pow(l0 + (l1 - l0) * (Double(y) + 0.5) / 100, 3)
      let truth = 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * pow(v, 1 / 2.4) - 0.055)
      #expect(abs(Double(levels[y]) - truth) <= 0.6)
    }
  }

  // MARK: Threads and seams

  @Test(
    "A page of all kinds of items gives the same bytes with 1, 2 and 5 threads", arguments: [false, true])
  func threads(dither: Bool) throws {
    var items: [DisplayList.Item] = [.fill(Path(CGRect(x: 0, y: 0, width: 900, height: 700)), .color(.white))]
    for k in 0..<12 {
      let place = CGRect(x: 20 + 70 * k, y: 30 + 50 * k, width: 90, height: 60)
      let path = Path(roundedRect: place, cornerRadius: 17)
      let shape = DisplayList.Item.fill(path, .color(ResolvedColor(rgb: 0xC0D0E0)))
      let shadows = [
        Shadow(color: .black, sigma: 3.5 + CGFloat(k % 3), offset: CGSize(width: 3.25, height: 4)),
        Shadow(color: ResolvedColor(rgb: 0xFFCC00), sigma: 11, offset: CGSize(width: -6, height: -6)),
      ]
      let raised = Layer(.shadows(shadows), DisplayList([shape]))
      switch k % 4 {
      case 0: items.append(.layer(raised))
      case 1: items.append(.layer(Layer(.innerShadows(shadows), DisplayList([shape]))))
      case 2: items.append(.layer(Layer(.opacity(0.4), DisplayList([.layer(raised)]))))
      default: items.append(.layer(Layer(.blur(sigma: 5), DisplayList([shape]))))
      }
    }
    func render(_ threads: Int) throws -> [UInt8] {
      var options = Rasterizer.Options()
      (options.threads, options.dither) = (threads, dither)
      return try Rasterizer(options: options).render(
        DisplayList(items), size: CGSize(width: 900, height: 700)
      ).pixels
    }
    let one = try render(1)
    for threads in [2, 5] {
      let isSame = try render(threads) == one
      #expect(isSame, "\(threads) threads")
    }
  }

  @Test("Across the edge of a shape with an inner and an outer shadow of one colour the sum is smooth")
  func smoothEdge() throws {
    // Both shadows are black on white, at no offset: half a step outside and half a step inside meet at the edge.
    let path = Path(CGRect(x: 40, y: -200, width: 400, height: 600))
    let shadow = Shadow(color: .black, sigma: 6)
    let shape = DisplayList([.fill(path, .color(.white))])
    let list = DisplayList([
      .fill(Path(CGRect(x: 0, y: 0, width: 80, height: 20)), .color(.white)),
      .layer(Layer(.shadows([shadow]), DisplayList([.layer(Layer(.innerShadows([shadow]), shape))]))),
    ])
    let drawn = try Rasterizer().render(list, size: CGSize(width: 80, height: 20))
    for x in 0..<40 {
      // Mirror images about the edge.
      #expect(abs(Int(drawn[x, 10].red) - Int(drawn[79 - x, 10].red)) <= 1)
    }
    #expect(abs(Int(drawn[39, 10].red) - Int(drawn[40, 10].red)) <= 1)
  }
}
