import Foundation
import ReliefDrawing

extension Color {
  /// A colour as numbers.
  public struct Resolved: Hashable, Sendable, PaintingStyle, CustomStringConvertible {
    /// Red in linear light.
    public var linearRed: Float
    /// Green in linear light.
    public var linearGreen: Float
    /// Blue in linear light.
    public var linearBlue: Float
    /// The opacity, 0...1.
    public var opacity: Float

    /// A colour from red, green and blue, 0...1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(colorSpace.encodedSRGB(Double(red), Double(green), Double(blue), Double(opacity)))
    }

    init(_ color: ResolvedColor) {
      linearRed = Float(SRGB.linear(color.red))
      linearGreen = Float(SRGB.linear(color.green))
      linearBlue = Float(SRGB.linear(color.blue))
      opacity = Float(color.opacity)
    }

    /// Red in encoded sRGB.
    public var red: Float {
      get { Float(SRGB.encoded(Double(linearRed))) }
      set { linearRed = Float(SRGB.linear(Double(newValue))) }
    }
    /// Green in encoded sRGB.
    public var green: Float {
      get { Float(SRGB.encoded(Double(linearGreen))) }
      set { linearGreen = Float(SRGB.linear(Double(newValue))) }
    }
    /// Blue in encoded sRGB.
    public var blue: Float {
      get { Float(SRGB.encoded(Double(linearBlue))) }
      set { linearBlue = Float(SRGB.linear(Double(newValue))) }
    }

    /// The levels from 0 to 255 as hexadecimal digits, the opacity last.
    public var description: String {
      let levels = [red, green, blue, opacity].map { value -> String in
        let level = Int((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
        let digits = String(level, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }
      return "#" + levels.joined()
    }

    var color: ResolvedColor {
      ResolvedColor(
        red: SRGB.encoded(Double(linearRed)), green: SRGB.encoded(Double(linearGreen)),
        blue: SRGB.encoded(Double(linearBlue)), opacity: Double(opacity))
    }

    package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
      Color(color).painting(in: environment, level: level)
    }
  }

  /// The colour of numbers.
  public init(_ resolved: Resolved) { self.init(resolved.color) }

  /// The colour as numbers, in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(resolved(in: environment)) }
}
