import Foundation
import ReliefDrawing
import ReliefGeometry

/// What shapes and text are filled with.
public protocol ShapeStyle: Sendable {
  /// The style that stands for this one in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// Styles that paint by themselves resolve to nothing else; this is never called.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints by itself.")
  }
}

/// A style that paints by itself.
package protocol PaintingStyle: ShapeStyle {
  /// What it paints in an environment.
  ///
  /// - Parameter level: the step of a hierarchy that is asked for, 0 for the first.
  func painting(in environment: EnvironmentValues, level: Int) -> StylePainting
}

extension ShapeStyle {
  /// What the style paints in an environment.
  package func painting(in environment: EnvironmentValues, level: Int = 0) -> StylePainting {
    if let painting = self as? any PaintingStyle { return painting.painting(in: environment, level: level) }
    return resolve(in: environment).painting(in: environment, level: level)
  }
}

/// What a style paints, before it has a place.
package struct StylePainting: Hashable, Sendable {
  /// The colours.
  package enum Fill: Hashable, Sendable {
    case color(ResolvedColor)
    case gradient(UnitGradient)
    case material(MaterialLook)
    case image(ImagePaintLook)
    case mesh(MeshLook)
  }

  /// The colours.
  package var fill: Fill
  /// The opacity, 0...1.
  package var opacity = 1.0
  /// Shadows that what is painted casts, the first nearest to it.
  package var shadows: [Shadow] = []
  /// Shadows that fall into what is painted.
  package var innerShadows: [Shadow] = []
  /// How it is combined with what lies below.
  package var blendMode = BlendMode.normal

  package init(_ fill: Fill) { self.fill = fill }

  package init(_ color: ResolvedColor) { fill = .color(color) }

  /// The paint in a rectangle; nil where it is not a colour or gradient.
  package func paint(in rect: CGRect) -> Paint? {
    switch fill {
    case .color(let color): .color(color.opacity(opacity).quantizedOpacity)
    case .gradient(let gradient): .gradient(gradient.placed(in: rect, opacity: opacity))
    case .material, .image, .mesh: nil
    }
  }
}

extension ResolvedColor {
  /// The colour with its opacity in whole 255ths.
  ///
  /// Source: measured on Apple's pictures, where 0.3 is drawn as 77/255.
  package var quantizedOpacity: ResolvedColor {
    var color = self
    color.opacity = opacity.isFinite ? (min(max(opacity, 0), 1) * 255).rounded() / 255 : 0
    return color
  }
}

/// A gradient in fractions of the rectangle that it will fill.
package struct UnitGradient: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(center: UnitPoint, CGFloat, CGFloat)
    case elliptical(center: UnitPoint, CGFloat, CGFloat)
    case angular(center: UnitPoint, Angle, Angle)
  }

  package var ramp: ColorRamp
  package var geometry: Geometry

  package init(_ ramp: ColorRamp, _ geometry: Geometry) { (self.ramp, self.geometry) = (ramp, geometry) }

  /// The gradient in a rectangle, in points.
  func placed(in rect: CGRect, opacity: Double) -> GradientPaint {
    var ramp = ramp
    if opacity != 1 {
      ramp = ColorRamp(
        stops: ramp.stops.map { .init(color: $0.color.opacity(opacity), location: $0.location) },
        space: ramp.space)
    }
    switch geometry {
    case .linear(let start, let end):
      return GradientPaint(ramp, .linear(start: start.point(in: rect), end: end.point(in: rect)))
    case .radial(let center, let start, let end):
      return GradientPaint(
        ramp, .radial(center: center.point(in: rect), startRadius: start, endRadius: end))
    case .angular(let center, let start, let end):
      return GradientPaint(ramp, .angular(center: center.point(in: rect), start: start, end: end))
    case .elliptical(let center, let start, let end):
      // A circle of radius 1 is the unit square's; it is stretched to the rectangle.
      let origin = center.point(in: rect)
      return GradientPaint(
        ramp, .radial(center: .zero, startRadius: start, endRadius: end),
        transform: CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: rect.height, tx: origin.x, ty: origin.y))
    }
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: PaintingStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    style.painting(in: environment, level: level)
  }
}
