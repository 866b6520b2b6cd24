import Foundation
import ReliefGeometry

/// The area of two shapes taken together in a way.
nonisolated struct CombinedShape<A: Shape, B: Shape>: Shape {
  /// How areas are taken together.
  enum Operation: Sendable { case union, intersection, difference, either }

  let first: A, second: B
  let operation: Operation
  let isEvenOdd: Bool

  func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: a.union(b, eoFill: isEvenOdd)
    case .intersection: a.intersection(b, eoFill: isEvenOdd)
    case .difference: a.subtracting(b, eoFill: isEvenOdd)
    case .either: a.symmetricDifference(b, eoFill: isEvenOdd)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
  private func combined<T: Shape>(_ other: T, _ operation: CombinedShape<Self, T>.Operation, _ eoFill: Bool)
    -> some Shape
  { CombinedShape(first: self, second: other, operation: operation, isEvenOdd: eoFill) }

  /// The area that is in this shape or in the other one.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .union, eoFill)
  }

  /// The area that is in both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .intersection, eoFill)
  }

  /// The area that is in this shape and not in the other one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .difference, eoFill)
  }

  /// The area that is in one of the shapes and not in both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .either, eoFill)
  }

  /// The shape, moved.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape, moved.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a radius.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with corners of a size.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with four radii.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    -> UnevenRoundedRectangle
  { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// A rectangle with four radii, 0 where not given.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// A capsule with ends of a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
