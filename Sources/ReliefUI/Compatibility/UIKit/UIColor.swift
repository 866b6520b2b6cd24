import Foundation
import ReliefDrawing

/// A colour of UIKit's, which may depend on the scheme.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
  /// The same colour in SwiftUI.
  let color: Color

  /// A colour of SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// A colour from red, green and blue, 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A colour from red, green and blue of Display P3, 0...1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A grey, 0...1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, white: white, opacity: alpha))
  }

  /// A colour from hue, saturation and brightness, 0...1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour of the asset catalogue; one that is not there is clear, with a warning.
  public convenience init?(named name: String) { self.init(Color(.named(name, bundle: nil))) }

  /// A colour that depends on the scheme; the closure is asked for both.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
    self.init(Color(.dynamic(light: light, dark: dark)))
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let opacity = Double(alpha)
    func replaced(_ scheme: ColorScheme) -> Color {
      var color = resolved(scheme)
      color.opacity = opacity
      return Color(color)
    }
    return UIColor(Color(.dynamic(light: replaced(.light), dark: replaced(.dark))))
  }

  /// The colour in a scheme.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(resolved(traitCollection.userInterfaceStyle == .dark ? .dark : .light)))
  }

  /// The numbers of the colour in the light scheme.
  ///
  /// - Returns: true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(.light)
    unsafe UIColor.put([color.red, color.green, color.blue, color.opacity], [red, green, blue, alpha])
    return true
  }

  /// Hue, saturation and brightness of the colour in the light scheme.
  ///
  /// - Returns: true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(.light)
    let (r, g, b) = (color.red, color.green, color.blue)
    let (most, least) = (max(r, g, b), min(r, g, b))
    let chroma = most - least
    var sector = 0.0
    if chroma > 0 {
      sector = most == r ? (g - b) / chroma : most == g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma
    }
    let values: [Double] = [
      (sector < 0 ? sector + 6 : sector) / 6, most > 0 ? chroma / most : 0, most, color.opacity,
    ]
    unsafe UIColor.put(values, [hue, saturation, brightness, alpha])
    return true
  }

  /// The grey of the colour in the light scheme, by the weights of Rec. 709.
  ///
  /// - Returns: true.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(.light)
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    unsafe UIColor.put([luma, color.opacity], [white, alpha])
    return true
  }

  /// UIKit hands numbers out through pointers, any of which may be nil.
  private static func put(_ values: [Double], _ places: [UnsafeMutablePointer<CGFloat>?]) {
    for unsafe(value, place) in unsafe zip(values, places) { unsafe place?.pointee = value }
  }

  private func resolved(_ scheme: ColorScheme) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolved(in: environment)
  }

  /// The same colour.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  /// Hashes what tells the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  /// The numbers in the light scheme.
  public var description: String { "UIColor \(color.resolve(in: EnvironmentValues()))" }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of a colour literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Color {
  /// A colour of UIKit's.
  @_disfavoredOverload public init(_ color: UIColor) { self = color.color }
  /// A colour of UIKit's.
  public init(uiColor color: UIColor) { self = color.color }
}
