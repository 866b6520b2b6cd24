import Foundation
import ReliefDrawing

/// A colour, which may depend on the environment; as a view, it fills all the room that it is offered.
public struct Color: Hashable, Sendable {
  let kind: Kind

  /// Where the colour comes from.
  indirect enum Kind: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemPalette.Name)
    case label(level: Int)
    case accent
    case named(String, bundle: String?)
    case dynamic(light: Color, dark: Color)
    case opacity(Color, Double)
    case mix(Color, Color, Double, perceptual: Bool)
    case pair(SystemColor)
  }

  init(_ kind: Kind) { self.kind = kind }

  /// A colour from its numbers.
  @_disfavoredOverload package init(_ color: ResolvedColor) { kind = .fixed(color) }

  /// In which space the numbers of a colour are.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Encoded sRGB.
    case sRGB
    /// Linear light, sRGB's primaries.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// A colour from red, green and blue, 0...1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    kind = .fixed(colorSpace.encodedSRGB(red, green, blue, opacity))
  }

  /// A grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    kind = .fixed(colorSpace.encodedSRGB(white, white, white, opacity))
  }

  /// A colour from hue, saturation and brightness, 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    kind = .fixed(ResolvedColor(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity))
  }

  /// The colour in an environment.
  package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    switch kind {
    case .fixed(let color): return color
    case .system(let name): return SystemPalette.color(name, environment)
    case .label(let level): return SystemPalette.label(level: level, environment)
    case .pair(let color): return color.resolved(environment)
    case .accent:
      if let tint = environment.tintStyle,
        case .color(let color) = tint.painting(in: environment, level: 0).fill
      {
        return color
      }
      return SystemPalette.accent(environment)
    case .named(let name, let bundle): return environment.assetColor(name, bundle: bundle)
    case .dynamic(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).resolved(in: environment)
    case .opacity(let color, let opacity): return color.resolved(in: environment).opacity(opacity)
    case .mix(let a, let b, let fraction, let perceptual):
      return ColorRamp.mix(
        a.resolved(in: environment), b.resolved(in: environment), min(max(fraction, 0), 1),
        perceptual ? .oklab : .srgb)
    }
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// A colour between two.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    Color(.mix(self, rhs, fraction, perceptual: colorSpace == .perceptual))
  }

  /// The colour, a little lighter above and a little darker below.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color.RGBColorSpace {
  /// The encoded sRGB of numbers in this space; Display P3 may leave 0...1.
  ///
  /// Matrix: from Display P3 to sRGB, both D65, by the primaries of SMPTE EG 432-1 and IEC 61966-2-1.
  func encodedSRGB(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> ResolvedColor {
    switch self {
    case .sRGB: return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      return ResolvedColor(
        red: SRGB.encoded(red), green: SRGB.encoded(green), blue: SRGB.encoded(blue), opacity: opacity)
    case .displayP3:
      let (r, g, b) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
      return ResolvedColor(
        red: SRGB.encoded(1.2249401762 * r - 0.2249401762 * g),
        green: SRGB.encoded(-0.0420569547 * r + 1.0420569547 * g),
        blue: SRGB.encoded(-0.0196375546 * r - 0.0786360455 * g + 1.0982736001 * b), opacity: opacity)
    }
  }
}

extension Color: PaintingStyle {
  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    var color = resolved(in: environment)
    if level > 0 { color = color.opacity(HierarchicalShapeStyle.opacity(level)) }
    return StylePainting(color)
  }
}

extension Color: View {
  /// The type of the content.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    StyledRectangle(style: self).makeNodes(context)
  }
}

// Declared here alone: the same names as statics of Color would give the type checker two solutions each.
extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color(.system(.red)) }
  /// The system's orange.
  public static var orange: Color { Color(.system(.orange)) }
  /// The system's yellow.
  public static var yellow: Color { Color(.system(.yellow)) }
  /// The system's green.
  public static var green: Color { Color(.system(.green)) }
  /// The system's mint.
  public static var mint: Color { Color(.system(.mint)) }
  /// The system's teal.
  public static var teal: Color { Color(.system(.teal)) }
  /// The system's cyan.
  public static var cyan: Color { Color(.system(.cyan)) }
  /// The system's blue.
  public static var blue: Color { Color(.system(.blue)) }
  /// The system's indigo.
  public static var indigo: Color { Color(.system(.indigo)) }
  /// The system's purple.
  public static var purple: Color { Color(.system(.purple)) }
  /// The system's pink.
  public static var pink: Color { Color(.system(.pink)) }
  /// The system's brown.
  public static var brown: Color { Color(.system(.brown)) }
  /// The system's gray.
  public static var gray: Color { Color(.system(.gray)) }
  /// White.
  public static var white: Color { Color(.fixed(.white)) }
  /// Black.
  public static var black: Color { Color(.fixed(.black)) }
  /// Nothing.
  public static var clear: Color { Color(.fixed(.clear)) }
}

// Not in the extension above: `.secondary` means the step of a hierarchy where any style is wanted.
extension Color {
  /// The colour of text.
  public static var primary: Color { Color(.label(level: 0)) }
  /// The colour of secondary text.
  public static var secondary: Color { Color(.label(level: 1)) }
  /// The accent colour.
  public static var accentColor: Color { Color(.accent) }
}
