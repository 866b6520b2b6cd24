import Foundation
import ReliefGeometry

extension Shape {
  /// The shape is mirrored where one reads from right to left.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The outline in a rectangle, as it is where one reads in a direction.
  nonisolated func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard direction == .rightToLeft, layoutDirectionBehavior == .mirrors(in: .rightToLeft) else {
      return path
    }
    return path.mirrored(in: rect)
  }
}

extension Path {
  /// The path with left and right changed in a rectangle; it still knows what it is.
  fileprivate func mirrored(in rect: CGRect) -> Path {
    func flip(_ inner: CGRect) -> CGRect {
      CGRect(
        x: rect.minX + rect.maxX - inner.maxX, y: inner.minY, width: inner.width, height: inner.height)
    }
    switch outline {
    case .rect(let inner): return Path(flip(inner))
    case .ellipse(let inner): return Path(ellipseIn: flip(inner))
    case .roundedRect(let shape):
      let radii = shape.radii
      return Path(
        roundedRect: flip(shape.rect),
        cornerRadii: RectangleCornerRadii(
          topLeading: radii.topTrailing, bottomLeading: radii.bottomTrailing,
          bottomTrailing: radii.bottomLeading, topTrailing: radii.topLeading), style: shape.style)
    case .elements:
      return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
  }
}

// Shapes that are alike on both sides stay as they are, so that what is trimmed of them begins where it does
// elsewhere: a ring of progress runs clockwise from the top in every language.

extension Rectangle {
  /// It stays as it is.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
  /// It stays as it is.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
  /// It stays as it is.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
  /// It stays as it is.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
  /// It stays as it is.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension _StrokedShape {
  /// That of the other shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension _TrimmedShape {
  /// That of the other shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension TransformedShape {
  /// That of the other shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape {
  /// That of the other shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension ScaledShape {
  /// That of the other shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape {
  /// That of the other shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension _SizedShape {
  /// That of the other shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension _InsetShape {
  /// That of the other shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
