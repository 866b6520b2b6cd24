import Foundation

/// How the corners of a rounded rectangle are drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature grows gradually, as Apple's systems draw them.
  case continuous
}

/// The radius of each corner of a rectangle, in points; y points down and leading is left.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of each corner.
  public var topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat

  /// Four radii, 0 where not given.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The same radius at each corner.
  package init(_ radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}

/// How an open subpath's stroke ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut square at the end point.
  case butt
  /// A half circle about the end point.
  case round
  /// A half square beyond the end point.
  case square
}

/// How two segments of a stroke meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The outer edges meet in a point, unless the miter limit cuts it.
  case miter
  /// A circle about the joint.
  case round
  /// The outer corners are joined by a straight line.
  case bevel
}

/// How a path is stroked.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points; the stroke is centred on the path.
  public var lineWidth: CGFloat
  /// How ends look.
  public var lineCap: CGLineCap
  /// How joints look.
  public var lineJoin: CGLineJoin
  /// The longest miter, in line widths; a longer one is bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the path starts, in points.
  public var dashPhase: CGFloat

  /// A style with SwiftUI's defaults.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside; else the non-zero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// A style with SwiftUI's defaults: non-zero, smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
