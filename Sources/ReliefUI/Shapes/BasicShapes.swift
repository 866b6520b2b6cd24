import Foundation
import ReliefGeometry

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A smaller one.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of a corner in points.
  public var cornerSize: CGSize
  /// How corners are drawn.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  /// A rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// A smaller one; radii shrink with it.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
  /// The corner size to animate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle whose corners have radii of their own.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radius of each corner in points.
  public var cornerRadii: RectangleCornerRadii
  /// How corners are drawn.
  public var style: RoundedCornerStyle

  /// A rectangle with four radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  /// A rectangle with four radii, 0 where not given.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// A smaller one; radii shrink with it.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  /// How ends are drawn.
  public var style: RoundedCornerStyle

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
  }
  /// A smaller one.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A circle in the middle of the rectangle.
nonisolated public struct Circle: InsettableShape {
  /// A circle.
  public init() {}
  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(abs(rect.width), abs(rect.height))
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// A square, the smaller side of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side =
      switch (proposal.width, proposal.height) {
      case (nil, let height?): height
      case (let width?, nil): width
      default: min(size.width, size.height)
      }
    return CGSize(width: side, height: side)
  }
  /// A smaller one.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// An ellipse that touches all sides of the rectangle.
nonisolated public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}
  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// A smaller one.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A shape whose outline is moved in.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let shape: Base
  let amount: CGFloat

  init(shape: Base, amount: CGFloat) { (self.shape, self.amount) = (shape, amount) }

  /// The outline, moved in.
  public func path(in rect: CGRect) -> Path {
    // What is not a known outline (corners that are ellipses) is drawn anew in a smaller rectangle.
    shape.path(in: rect).inset(by: amount)
      ?? (rect.width > 2 * amount && rect.height > 2 * amount
        ? shape.path(in: rect.insetBy(dx: amount, dy: amount)) : Path())
  }
  /// The size that the whole shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// A smaller one yet.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}

extension Path: Shape, View {
  /// The path, moved to the rectangle's corner.
  nonisolated public func path(in rect: CGRect) -> Path {
    rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

/// A shape whose type is hidden.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
