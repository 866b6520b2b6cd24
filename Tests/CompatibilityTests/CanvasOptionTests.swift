import SwiftUI
import Testing

/// Options of gradients and filters in a canvas, by what they change in the picture.
@MainActor @Suite struct CanvasOptionTests {
  /// What a canvas on a ground of 40 by 20 points has at pixels of its tenth row.
  private func row(_ at: [Int], on ground: Color = .white, draw: @escaping (inout GraphicsContext) -> Void)
    -> [String]
  {
    let view = Canvas { context, _ in draw(&context) }.background(ground)
    return at.map { pixel(view, 40, 20, $0, 10) }
  }

  private let whole = Path(CGRect(x: 0, y: 0, width: 40, height: 20))
  private let grey = Gradient(colors: [.black, .white])

  private func along(_ at: [Int], _ options: GraphicsContext.GradientOptions) -> [String] {
    row(at) { [whole, grey] in
      $0.fill(
        whole,
        with: .linearGradient(
          grey, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0), options: options))
    }
  }

  @Test("A gradient ends, begins again or goes back beyond its ends")
  func spreads() {
    let ramp = along(Array(10..<20), [])
    #expect(Set(ramp).count == 10)
    #expect(along([2, 33], []) == ["000000", "ffffff"])
    for start in [0, 20, 30] { #expect(along(Array(start..<start + 10), .repeat) == ramp) }
    for start in [0, 20] { #expect(along(Array(start..<start + 10), .mirror) == ramp.reversed()) }
    #expect(along(Array(30..<40), .mirror) == ramp)
    #expect(along(Array(20..<30), [.mirror, .repeat]) == ramp.reversed())
    let rings = row(Array(20..<40)) { [whole, grey] in
      $0.fill(
        whole,
        with: .radialGradient(
          grey, center: CGPoint(x: 20, y: 10.5), startRadius: 0, endRadius: 10, options: .repeat))
    }
    #expect(Array(rings[..<10]) == Array(rings[10...]) && Set(rings).count == 10)
  }

  @Test("Colours of a gradient are mixed in linear light where that is asked for")
  func linearLight() {
    // In the middle between black and white is half of the light: 188 of 255 by the formula of sRGB.
    let middle = row([20]) { [whole, grey] in
      $0.fill(
        whole,
        with: .linearGradient(
          grey, startPoint: .zero, endPoint: CGPoint(x: 41, y: 0), options: .linearColor))
    }
    #expect(middle == ["bcbcbc"])
  }

  /// A grey square from 10 to 20 points with a sharp shadow from 15 to 25.
  private func shadow(
    _ at: [Int], on ground: Color = .white, mode: BlendMode = .normal, opacity: Double = 1,
    clip: CGRect? = nil, _ options: GraphicsContext.ShadowOptions
  ) -> [String] {
    row(at) { [whole] in
      $0.fill(whole, with: .color(ground))
      $0.opacity = opacity
      if let clip { $0.clip(to: Path(clip)) }
      $0.addFilter(
        .shadow(color: Color(red: 1, green: 0, blue: 0), radius: 0, x: 5, blendMode: mode, options: options))
      $0.fill(Path(CGRect(x: 10, y: 5, width: 10, height: 10)), with: .color(white: 0.4))
    }
  }

  @Test("A shadow lies below or above what casts it, alone, or where nothing casts it")
  func shadows() {
    let (grey, red, white) = ("666666", "ff0000", "ffffff")
    #expect(shadow([5, 12, 17, 22, 30], []) == [white, grey, grey, red, white])
    #expect(shadow([5, 12, 17, 22, 30], .shadowAbove) == [white, grey, red, red, white])
    #expect(shadow([5, 12, 17, 22, 30], .shadowOnly) == [white, white, red, red, white])
    #expect(shadow([5, 12, 17, 22, 30], .invertsAlpha) == [red, grey, grey, white, red])
    // Above and of what is not drawn, it falls into what is drawn.
    #expect(shadow([5, 12, 17, 22, 30], [.shadowAbove, .invertsAlpha]) == [white, red, grey, white, white])
    #expect(
      shadow([5, 12, 17, 22], [.shadowAbove, .invertsAlpha, .shadowOnly]) == [white, red, white, white])
  }

  @Test("A blend mode mixes the shadow with what was drawn before, and only the shadow")
  func blending() {
    let ground = Color(red: 0, green: 0, blue: 1)
    #expect(shadow([5, 12, 22], on: ground, []) == ["0000ff", "666666", "ff0000"])
    #expect(shadow([5, 12, 22], on: ground, mode: .multiply, []) == ["0000ff", "666666", "000000"])
    #expect(shadow([5, 12, 22], on: ground, mode: .screen, []) == ["0000ff", "666666", "ff00ff"])
    let part = CGRect(x: 12, y: 0, width: 11, height: 20)
    #expect(
      shadow([11, 12, 22, 23], on: ground, mode: .screen, clip: part, []) == [
        "0000ff", "666666", "ff00ff", "0000ff",
      ])
    // Above, it is mixed with what casts it too: 102 of red, no green or blue.
    #expect(shadow([17], on: ground, mode: .multiply, .shadowAbove) == ["660000"])
  }

  @Test("Without a group, opacity lets the shadow be seen through what casts it")
  func groups() {
    // 128 of 255 of 102 over white; of red over white; and of 102 over that.
    #expect(shadow([17, 22], opacity: 0.5, []) == ["b2b2b2", "ff7f7f"])
    #expect(shadow([17, 22], opacity: 0.5, .disablesGroup) == ["b27272", "ff7f7f"])
  }

  @Test("A shadow that is drawn alone is as dark as one that is drawn with what casts it")
  func softness() {
    func dark(_ options: GraphicsContext.ShadowOptions) -> [Int] {
      row([20, 22, 24, 26]) {
        $0.addFilter(.shadow(color: .black, radius: 3, options: options))
        $0.fill(Path(CGRect(x: 8, y: -9, width: 12, height: 40)), with: .color(.white))
      }.map { Int($0.prefix(2), radix: 16) ?? -1 }
    }
    let (with, alone) = (dark([]), dark(.shadowOnly))
    #expect(with.first ?? 0 < 150 && with.last ?? 0 > 240)
    // The two ways of blurring round each for themselves.
    for (a, b) in zip(with, alone) { #expect(abs(a - b) <= 1, "\(with) \(alone)") }
  }

  @Test("An opaque blur fades nowhere within what is opaque, and ends with it")
  func opaqueBlur() {
    func blurred(_ options: GraphicsContext.BlurOptions) -> [String] {
      row([5, 9, 10, 14, 19, 20]) {
        $0.addFilter(.blur(radius: 3, options: options))
        $0.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 20)), with: .color(white: 0))
      }
    }
    let plain = blurred([])
    #expect(plain[1] > "80" && plain[1] < "ff" && plain[2] > "60")
    #expect(blurred(.opaque) == ["ffffff", "ffffff", "000000", "000000", "000000", "ffffff"])
  }
}
