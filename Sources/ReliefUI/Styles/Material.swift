import Foundation
import ReliefDrawing

/// A blurred and tinted view of what lies behind.
public struct Material: PaintingStyle, Hashable {
  let thickness: Int

  /// Mostly what lies behind.
  public static let ultraThin = Material(thickness: 0)
  /// More of what lies behind than of the tint.
  public static let thin = Material(thickness: 1)
  /// As much of both.
  public static let regular = Material(thickness: 2)
  /// More of the tint.
  public static let thick = Material(thickness: 3)
  /// Mostly the tint.
  public static let ultraThick = Material(thickness: 4)
  /// As bars have it.
  public static let bar = Material(thickness: 3)

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    let isDark = environment.colorScheme == .dark
    let opacity = MaterialLook.tintOpacity[thickness]
    return StylePainting(
      .material(
        MaterialLook(
          radius: MaterialLook.blurRadius,
          tint: isDark
            ? ResolvedColor(rgb: 0x1E1E1E, opacity: opacity) : ResolvedColor(rgb: 0xF6F6F6, opacity: opacity))
      ))
  }
}

/// What a material does to what lies behind it.
package struct MaterialLook: Hashable, Sendable {
  /// The standard deviation of the blur in points.
  package var radius: CGFloat
  /// What is laid over it.
  package var tint: ResolvedColor

  /// [choice: Apple publishes neither blur nor tints of its materials]
  static let blurRadius: CGFloat = 20
  /// From the thinnest to the thickest. [choice]
  static let tintOpacity = [0.35, 0.5, 0.65, 0.8, 0.9]
}

extension ShapeStyle where Self == Material {
  /// Mostly what lies behind.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More of what lies behind than of the tint.
  public static var thinMaterial: Material { .thin }
  /// As much of both.
  public static var regularMaterial: Material { .regular }
  /// More of the tint.
  public static var thickMaterial: Material { .thick }
  /// Mostly the tint.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars have it.
  public static var bar: Material { .bar }
}

/// A picture that is repeated over a shape.
package struct ImagePaintLook: Hashable, Sendable {
  /// The picture.
  package var bitmap: Bitmap
  /// Which part of it, in fractions of its sides.
  package var source: CGRect
  /// How much it is enlarged.
  package var scale: CGFloat
}
