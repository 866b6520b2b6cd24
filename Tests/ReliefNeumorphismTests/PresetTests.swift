import Foundation
import Relief
import ReliefTestSupport
import Testing

@testable import ReliefNeumorphism

/// Presets against the rules of their tools, computed in float64 by another way; pixels on the shape's own edge are
/// left out, where the tools cut shadows and Relief draws them under the shape.
@Suite("Presets")
@MainActor struct PresetTests {
  private static let (side, frame, radius) = (140, CGRect(x: 38, y: 38, width: 64, height: 64), CGFloat(12))
  private static let shape = RoundedRectangle(cornerRadius: radius, style: .circular)
  private static let mask = Reference.coverage(
    of: Path(roundedRect: frame, cornerRadius: radius, style: .circular), x: 0, y: 0, width: side,
    height: side)

  private func place(
    _ view: some View, _ theme: Theme, _ appearance: StyleBook.Appearance = .light
  ) throws -> Bitmap {
    try picture(
      view.frame(width: Self.frame.width, height: Self.frame.height)
        .frame(width: CGFloat(Self.side), height: CGFloat(Self.side))
        .background(theme.ground(appearance.scheme).base.color)
        .neumorphicTheme(theme), appearance)
  }

  /// Fills the shape with what a function of the place says: u and v from 0 to 1 over the frame.
  private func fill(_ reference: inout FloatPicture, _ color: (Double, Double) -> RGB) {
    for y in 38..<102 {
      for x in 38..<102 where Self.mask[y * Self.side + x] > 0.999 {
        let shade = color((Double(x) - 37.5) / 64, (Double(y) - 37.5) / 64)
        for (channel, value) in [shade.red, shade.green, shade.blue].enumerated() {
          reference.channels[channel][y * Self.side + x] = value
        }
      }
    }
  }

  private func shadow(_ mask: [Double], sigma: Double, x: Int, y: Int) -> [Double] {
    Plane.moved(Plane.blurred(mask, Self.side, sigma: sigma), Self.side, x: x, y: y)
  }

  private func check(_ reference: FloatPicture, _ bitmap: Bitmap, _ name: String) {
    let (largest, mean) = reference.difference(from: bitmap, edges: Self.mask)
    #expect(largest <= 1, "\(name): largest \(largest), mean \(mean)")
  }

  @Test("neumorphism.io: every form and corner", arguments: Theme.Form.allCases, Theme.Corner.allCases)
  func neumorphismIO(form: Theme.Form, corner: Theme.Corner) throws {
    let base = RGB(0xC1D2EB)
    var theme = Theme.neumorphismIO(
      color: base, size: 64, radius: Self.radius, distance: 7, intensity: 0.2, blur: 14, form: form,
      light: corner)
    #expect(theme.isDithered == false)
    theme.isDithered = false
    let bitmap = try place(SoftSurface(theme.shape), theme)
    // The rule: x and y of the dark shadow by corner, L(c, t) per byte.
    func law(_ t: Double) -> RGB {
      base.map { (min(max($0 * 255 * (1 + t), 0), 255) + 0.5).rounded(.down) / 255 }
    }
    let (dx, dy): (Int, Int) =
      switch corner {
      case .topLeft: (7, 7)
      case .topRight: (-7, 7)
      case .bottomRight: (-7, -7)
      case .bottomLeft: (7, -7)
      }
    var reference = FloatPicture(side: Self.side, ground: base)
    let mask = Self.mask
    if form == .pressed {
      let hole = Plane.inverse(mask)
      reference.paint(law(0.2), Plane.product(mask, shadow(hole, sigma: 7, x: -dx, y: -dy)))
      reference.paint(law(-0.2), Plane.product(mask, shadow(hole, sigma: 7, x: dx, y: dy)))
    } else {
      reference.paint(law(0.2), shadow(mask, sigma: 7, x: -dx, y: -dy))
      reference.paint(law(-0.2), shadow(mask, sigma: 7, x: dx, y: dy))
      reference.paint(base, mask)
      if form != .flat { slope(&reference, form, corner, law(-0.1), law(0.07)) }
    }
    check(reference, bitmap, "\(form) \(corner)")
  }

  /// linear-gradient at 145, 225, 315 or 45 degrees over the square.
  private func slope(
    _ reference: inout FloatPicture, _ form: Theme.Form, _ corner: Theme.Corner, _ low: RGB, _ high: RGB
  ) {
    let angles: [Theme.Corner: Double] = [.topLeft: 145, .topRight: 225, .bottomRight: 315, .bottomLeft: 45]
    let degrees = angles[corner] ?? 0
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let length = 64 * (abs(sine) + abs(cosine))
    let (first, second) = form == .concave ? (low, high) : (high, low)
    fill(&reference) { u, v in
      first.mixed(with: second, 0.5 + 64 * ((u - 0.5) * sine - (v - 0.5) * cosine) / length)
    }
  }

  @Test("Flutter-Neumorphic: raised, with its opacity taken twice")
  func flutter() throws {
    let theme = Theme.flutterNeumorphic(depth: 6)
    let bitmap = try place(SoftSurface(Self.shape), theme)
    var reference = FloatPicture(side: Self.side, ground: RGB(0xDDE6E8))
    reference.paint(RGB(white: 1, opacity: 0.7 * 0.7), shadow(Self.mask, sigma: 6, x: -6, y: -6))
    let alpha = 138.0 / 255 * 0.7
    reference.paint(RGB(white: 0, opacity: alpha * alpha), shadow(Self.mask, sigma: 6, x: 6, y: 6))
    reference.paint(RGB(0xDDE6E8), Self.mask)
    check(reference, bitmap, "raised")
  }

  @Test(
    "Flutter-Neumorphic: embossed, from a corner and from a side",
    arguments: [LightSource.topLeft, .bottomLeft, .top, .left])
  func emboss(light: LightSource) throws {
    let theme = Theme.flutterNeumorphic(depth: -6, light: light)
    let bitmap = try place(FlutterEmboss(Self.shape), theme)
    var reference = FloatPicture(side: Self.side, ground: RGB(0xDDE6E8))
    reference.paint(RGB(0xDDE6E8), Self.mask)
    let shadows: [(RGB, LightSource)] = [
      (RGB(white: 1, opacity: 0.6 * 0.7), light), (RGB(white: 0, opacity: 115.0 / 255 * 0.7), light.opposite),
    ]
    for (color, l) in shadows {
      // The hole: the shape enlarged by 2 (1 - |l|) d on each side, moved by l d.
      let (px, py) = (2 * (1 - abs(l.x)) * 6, 2 * (1 - abs(l.y)) * 6)
      let grown = Self.frame.insetBy(dx: -px, dy: -py).offsetBy(dx: l.x * 6, dy: l.y * 6)
      let hole = Reference.coverage(
        of: Path(roundedRect: grown, cornerRadius: Self.radius, style: .circular), x: 0, y: 0,
        width: Self.side,
        height: Self.side)
      let left = Plane.inverse(Plane.blurred(hole, Self.side, sigma: 6))
      reference.paint(color, Plane.product(Self.mask, left))
    }
    check(reference, bitmap, "\(light)")
    if abs(light.x * light.y) == 1 {
      check(reference, try place(SoftSurface(Self.shape), theme), "\(light), by the theme")
    }
  }

  @Test("costachung: the outer shadows are chained")
  func costachungOuter() throws {
    let main = RGB(red: 0.925, green: 0.941, blue: 0.953)
    let bitmap = try place(
      Self.shape.fill(Color.Neumorphic.main).softOuterShadow(),
      Theme(light: .init(base: main), dark: .init(base: main), isDithered: false))
    var reference = FloatPicture(side: Self.side, ground: main)
    let dark = shadow(Self.mask, sigma: 3, x: 6, y: 6)
    let light = shadow(Plane.union(Self.mask, dark), sigma: 3, x: -6, y: -6)
    reference.paint(.white, light)
    reference.paint(RGB(red: 0.820, green: 0.851, blue: 0.902), dark)
    reference.paint(main, Self.mask)
    check(reference, bitmap, "outer")
  }

  @Test("costachung: the inner shadows are crescents with shadows of their own")
  func costachungInner() throws {
    let main = RGB(red: 0.925, green: 0.941, blue: 0.953)
    let bitmap = try place(
      Self.shape.softInnerShadow(spread: 0.5, radius: 5),
      Theme(light: .init(base: main), dark: .init(base: main), isDithered: false))
    var reference = FloatPicture(side: Self.side, ground: main)
    reference.paint(main, Self.mask)
    for (color, s) in [(RGB.white, 16), (RGB(red: 0.820, green: 0.851, blue: 0.902), -16)] {
      let rest = Plane.product(Self.mask, Plane.inverse(Plane.moved(Self.mask, Self.side, x: -s, y: -s)))
      let crescent = Plane.blurred(Plane.moved(rest, Self.side, x: s, y: s), Self.side, sigma: 5)
      let cast = Plane.moved(Plane.blurred(crescent, Self.side, sigma: 5), Self.side, x: -s / 2, y: -s / 2)
      reference.paint(color, Plane.product(Self.mask, Plane.union(crescent, cast)))
    }
    check(reference, bitmap, "inner")
  }

  @Test("Hacking with Swift: two reaches, chained by its modifiers")
  func twostraws() throws {
    let base = Theme.twostraws.light.base
    let bitmap = try place(
      Self.shape.fill(base.color)
        .shadow(color: RGB(white: 0, opacity: 0.2).color, radius: 10, x: 10, y: 10)
        .shadow(color: RGB(white: 1, opacity: 0.7).color, radius: 10, x: -5, y: -5), Theme.twostraws)
    var reference = FloatPicture(side: Self.side, ground: base)
    let dark = shadow(Self.mask, sigma: 10, x: 10, y: 10)
    let both = Plane.union(Self.mask, dark.map { $0 * 0.2 })
    reference.paint(RGB(white: 1, opacity: 0.7), shadow(both, sigma: 10, x: -5, y: -5))
    reference.paint(RGB(white: 0, opacity: 0.2), dark)
    reference.paint(base, Self.mask)
    check(reference, bitmap, "chained")
    // The theme casts each by the element alone.
    var alone = FloatPicture(side: Self.side, ground: base)
    alone.paint(RGB(white: 1, opacity: 0.7), shadow(Self.mask, sigma: 10, x: -5, y: -5))
    alone.paint(RGB(white: 0, opacity: 0.2), dark)
    alone.paint(base, Self.mask)
    check(alone, try place(SoftSurface(Self.shape), .twostraws), "alone")
  }

  @Test("The Figma plugin: 0.9 of both colours, the dark one blurred 1.25 times as far")
  func figma() throws {
    let base = RGB(0xE0E0E0)
    let bitmap = try place(SoftSurface(Self.shape), .figmaPlugin(elevation: 8, intensity: 12))
    var reference = FloatPicture(side: Self.side, ground: base)
    reference.paint(RGB(white: 251.0 / 255, opacity: 0.9), shadow(Self.mask, sigma: 8, x: -8, y: -8))
    reference.paint(RGB(white: 197.0 / 255, opacity: 0.9), shadow(Self.mask, sigma: 10, x: 8, y: 8))
    reference.paint(base, Self.mask)
    check(reference, bitmap, "raised")
  }

  @Test("The Figma plugin: four lights, pressed in, hollow and bulging", arguments: Theme.Corner.allCases)
  func figmaForms(corner: Theme.Corner) throws {
    let base = RGB(0x9FB4C7)
    func law(_ t: Double) -> RGB {
      base.map { (min(max($0 * 255 * (1 + t), 0), 255) + 0.5).rounded(.down) / 255 }
    }
    let (x, y) = (corner == .topLeft || corner == .bottomLeft ? 8 : -8, corner.source.y < 0 ? 8 : -8)
    let pressed = try place(
      SoftSurface(Self.shape), .figmaPlugin(color: base, elevation: -8, intensity: 12, light: corner))
    var reference = FloatPicture(side: Self.side, ground: base)
    let hole = Plane.inverse(Self.mask)
    reference.paint(
      law(0.12).opacity(0.9), Plane.product(Self.mask, shadow(hole, sigma: 8, x: -x, y: -y)))
    reference.paint(
      law(-0.12).opacity(0.9), Plane.product(Self.mask, shadow(hole, sigma: 10, x: x, y: y)))
    check(reference, pressed, "pressed, \(corner)")
    for surface in [Surface.concave, .convex] {
      let bitmap = try place(
        SoftSurface(Self.shape),
        .figmaPlugin(color: base, elevation: 8, intensity: 12, blur: 12, surface: surface, light: corner))
      var reference = FloatPicture(side: Self.side, ground: base)
      reference.paint(law(0.12).opacity(0.9), shadow(Self.mask, sigma: 6, x: -x, y: -y))
      reference.paint(law(-0.12).opacity(0.9), shadow(Self.mask, sigma: 7.5, x: x, y: y))
      let (first, last) = surface == .concave ? (law(-0.05), law(0.05)) : (law(0.05), law(-0.05))
      fill(&reference) { u, v in
        first.mixed(with: last, ((x > 0 ? u : 1 - u) + (y > 0 ? v : 1 - v)) / 2)
      }
      check(reference, bitmap, "\(surface), \(corner)")
    }
  }

  @Test("clay_containers: bytes up and down for shadows and for shading", arguments: Surface.allCases)
  func clay(surface: Surface) throws {
    guard surface != .basin else { return }
    let base = RGB(0xB8E0D2)
    let bitmap = try place(
      SoftSurface(Self.shape), .clay(color: base, depth: 30, spread: 6, surface: surface))
    func moved(_ by: Double) -> RGB { base.map { min(max($0 * 255 + by, 0), 255) / 255 } }
    var reference = FloatPicture(side: Self.side, ground: base)
    let sigma = 6 * 0.57735 + 0.5
    reference.paint(moved(30), shadow(Self.mask, sigma: sigma, x: -6, y: -6))
    reference.paint(moved(-30), shadow(Self.mask, sigma: sigma, x: 6, y: 6))
    fill(&reference) { u, v in
      switch surface {
      case .concave: moved(-30).mixed(with: moved(30), (u + v) / 2)
      case .convex: moved(30).mixed(with: moved(-30), (u + v) / 2)
      default: base
      }
    }
    check(reference, bitmap, "\(surface)")
  }

  @Test(
    "Flutter-Neumorphic: hollow and bulging, black to white over three quarters of the way, in light and dark",
    arguments: [Surface.concave, .convex], [StyleBook.Appearance.light, .dark])
  func flutterSurface(surface: Surface, appearance: StyleBook.Appearance) throws {
    let theme = Theme.flutterNeumorphic(depth: 6, intensity: 0.5, surfaceIntensity: 0.6, surface: surface)
    let bitmap = try place(SoftSurface(Self.shape), theme, appearance)
    let base = appearance == .dark ? RGB(0x2D2F2F) : RGB(0xDDE6E8)
    var reference = FloatPicture(side: Self.side, ground: base)
    reference.paint(RGB(white: 1, opacity: 0.25), shadow(Self.mask, sigma: 6, x: -6, y: -6))
    let alpha = 138.0 / 255 * 0.5
    reference.paint(RGB(white: 0, opacity: alpha * alpha), shadow(Self.mask, sigma: 6, x: 6, y: 6))
    fill(&reference) { u, v in
      let way = surface == .concave ? (u + v) / 2 : 1 - (u + v) / 2
      let part = min(way / 0.75, 1)
      let opacity = 0.54 * 0.6 * 0.6 * (1 - part) + 0.6 * 0.6 * 0.4 * part
      return base.mixed(with: RGB(white: part), opacity)
    }
    check(reference, bitmap, "\(surface), \(appearance)")
  }

  @Test(
    "costachung's theme casts each shadow by the element alone, in light and dark",
    arguments: [StyleBook.Appearance.light, .dark])
  func costachungTheme(appearance: StyleBook.Appearance) throws {
    let bitmap = try place(SoftSurface(Self.shape), .costachung, appearance)
    let isDark = appearance == .dark
    let base =
      isDark ? RGB(red: 0.188, green: 0.192, blue: 0.208) : RGB(red: 0.925, green: 0.941, blue: 0.953)
    var reference = FloatPicture(side: Self.side, ground: base)
    reference.paint(
      isDark ? RGB(red: 0.243, green: 0.247, blue: 0.275) : .white,
      shadow(Self.mask, sigma: 3, x: -6, y: -6))
    reference.paint(
      isDark ? RGB(white: 0.137) : RGB(red: 0.820, green: 0.851, blue: 0.902),
      shadow(Self.mask, sigma: 3, x: 6, y: 6))
    reference.paint(base, Self.mask)
    check(reference, bitmap, "\(appearance)")
  }

  /// A stack blur: a triangle of `radius` to both sides; outside, the edge's pixels are repeated.
  private func stackBlurred(_ plane: [Double], _ side: Int, radius: Int) -> [Double] {
    let taps = (-radius...radius).map { Double(radius + 1 - abs($0)) }
    let sum = taps.reduce(0, +)
    func pass(_ plane: [Double], _ index: (Int, Int) -> Int) -> [Double] {
      var out = plane
      for line in 0..<side {
        for place in 0..<side {
          var total = 0.0
          for (k, tap) in taps.enumerated() {
            total += tap * plane[index(line, min(max(place + k - radius, 0), side - 1))]
          }
          out[index(line, place)] = total / sum
        }
      }
      return out
    }
    return pass(pass(plane) { $0 * side + $1 }) { $1 * side + $0 }
  }

  /// The raised look of an Android element with the light at the upper left.
  private func androidRaised(_ base: RGB, _ light: RGB, _ dark: RGB) -> FloatPicture {
    var reference = FloatPicture(side: Self.side, ground: base)
    let blurred = stackBlurred(Self.mask, Self.side, radius: 10)
    reference.paint(light, Plane.moved(blurred, Self.side, x: -6, y: -6))
    reference.paint(dark, Plane.moved(blurred, Self.side, x: 6, y: 6))
    reference.paint(base, Self.mask)
    return reference
  }

  /// A rim of the pressed look: in a bitmap of 64 x 64, a line 6 wide along the middle of a rim of 70 x 70, one corner
  /// rounded.
  private func androidRim(_ x: Double, _ y: Double, isFirst: Bool) -> [Double] {
    let middle = CGRect(x: x + 3, y: y + 3, width: 64, height: 64)
    let radii = RectangleCornerRadii(
      topLeading: isFirst ? 12 : 0, bottomLeading: 0, bottomTrailing: isFirst ? 0 : 12, topTrailing: 0)
    let line = Path(roundedRect: middle, cornerRadii: radii, style: .circular)
      .strokedPath(StrokeStyle(lineWidth: 6))
    let plane = Reference.coverage(of: line, x: 0, y: 0, width: 64, height: 64)
    let soft = stackBlurred(plane, 64, radius: 10)
    var page = [Double](repeating: 0, count: Self.side * Self.side)
    for row in 0..<64 {
      for column in 0..<64 { page[(row + 38) * Self.side + column + 38] = soft[row * 64 + column] }
    }
    return Plane.product(page, Self.mask)
  }

  /// The picture mirrored until a light that was in a corner is in the upper left one.
  private func turned(_ bitmap: Bitmap, from corner: Theme.Corner) -> Bitmap {
    var turned = bitmap
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let column = corner == .topRight || corner == .bottomRight ? Self.side - 1 - x : x
        let row = corner == .bottomLeft || corner == .bottomRight ? Self.side - 1 - y : y
        turned[x, y] = bitmap[column, row]
      }
    }
    return turned
  }

  @Test(
    "Android: raised, pressed and basin from every corner, against its own triangular blur",
    arguments: Theme.Corner.allCases)
  func android(corner: Theme.Corner) throws {
    var theme = Theme.androidNeumorphism(light: corner)
    theme.cornerRadius = Self.radius
    let (base, dark) = (RGB(0xECECEC), RGB(0xD9D9D9))
    let raised = androidRaised(base, .white, dark)
    check(raised, turned(try place(SoftSurface(Self.shape), theme), from: corner), "raised")
    func pressed(_ ground: FloatPicture) -> FloatPicture {
      var reference = ground
      reference.paint(.white, androidRim(-6, -6, isFirst: false))
      reference.paint(dark, androidRim(0, 0, isFirst: true))
      return reference
    }
    let plain = FloatPicture(side: Self.side, ground: base)
    check(pressed(plain), turned(try place(AndroidPressed(), theme), from: corner), "pressed")
    let basin = try place(AndroidPressed(isBasin: true), theme)
    check(pressed(raised), turned(basin, from: corner), "basin")
  }

  @Test("Android: at night")
  func androidNight() throws {
    let bitmap = try place(SoftSurface(Self.shape), .androidNeumorphism(), .dark)
    check(androidRaised(RGB(0x222222), RGB(0x2C2C2C), RGB(0x111111)), bitmap, "night")
  }
}
