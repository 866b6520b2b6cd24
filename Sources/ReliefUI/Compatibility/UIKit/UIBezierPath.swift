import Foundation
import ReliefGeometry

/// An outline, as Core Graphics hands it on.
public struct CGPath: Hashable, Sendable {
  /// The outline.
  let path: Path
  /// The smallest rectangle around all points.
  public var boundingBox: CGRect { path.boundingRect }
}

extension Path {
  /// The outline of a Core Graphics path.
  public init(_ path: CGPath) { self = path.path }
  /// The outline for Core Graphics.
  public var cgPath: CGPath { CGPath(path: self) }
}

/// Some of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline that is made step by step.
public final class UIBezierPath {
  private var path: Path

  /// An outline without steps.
  public init() { path = Path() }
  /// A rectangle.
  public init(rect: CGRect) { path = Path(rect) }
  /// An ellipse.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// A rounded rectangle, whose corners are continuous, as UIKit's are.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
  }
  /// A rectangle of which some corners are rounded by the width of a size.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)), style: .continuous)
  }
  /// An arc; clockwise as it is seen.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The outline.
  public var cgPath: CGPath { CGPath(path: path) }
  /// The smallest rectangle around it.
  public var bounds: CGRect { path.boundingRect }
  /// Starts a part.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A curve with one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// A curve with two control points.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// An arc; clockwise as it is seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // SwiftUI's clockwise is that of y pointing up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Ends a part where it started.
  public func close() { path.closeSubpath() }
  /// Adds another outline.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Maps all points.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
