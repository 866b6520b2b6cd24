import Foundation
import ReliefDrawing
import ReliefGeometry

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place, 0 at the start and 1 at the end.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// In which space colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// Encoded sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// Oklab.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours and their places.
  public var stops: [Stop]
  /// The space that was asked for; nil for that of the system.
  var space: ColorSpace?

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours, spread evenly.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The same colours, mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space: space) }

  /// The colours in an environment.
  ///
  /// Colours are mixed in Oklab, as Apple's systems do since iOS 16 (measured).
  func ramp(_ environment: EnvironmentValues) -> ColorRamp {
    let isPerceptual = space?.isPerceptual ?? (environment.osVersion >= 16)
    return ColorRamp(
      stops: stops.map { .init(color: $0.color.resolved(in: environment), location: Double($0.location)) },
      space: isPerceptual ? .oklab : .srgb)
  }
}

/// A gradient without a direction; it is drawn downwards.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  /// A gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  init(_ gradient: Gradient, space: Gradient.ColorSpace) {
    var gradient = gradient
    gradient.space = space
    self.gradient = gradient
  }

  /// How much lighter than a colour its gradient begins. [choice: what Apple's systems add was not measured]
  private static let lift = 0.15

  init(color: Color) {
    self.init(Gradient(colors: [color.mix(with: .white, by: Self.lift, in: .device), color]))
  }

  /// The same colours, mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient, space: space) }
}

extension AnyGradient: PaintingStyle {
  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      .painting(in: environment, level: level)
  }
}

extension Gradient: PaintingStyle {
  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    AnyGradient(self).painting(in: environment, level: level)
  }
}

/// Colours along a line between two points.
nonisolated public struct LinearGradient: PaintingStyle, View, Hashable {
  let gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint

  /// Colours between two points of the shape's rectangle.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Colours, spread evenly between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    StylePainting(.gradient(UnitGradient(gradient.ramp(environment), .linear(startPoint, endPoint))))
  }
}

/// Colours by the distance from a point.
nonisolated public struct RadialGradient: PaintingStyle, View, Hashable {
  let gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat

  /// Colours between two distances in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Colours, spread evenly between two distances in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at places between two distances in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    StylePainting(
      .gradient(
        UnitGradient(gradient.ramp(environment), .radial(center: center, startRadius, endRadius))))
  }
}

/// Colours by the distance from a point, in fractions of the shape's sides.
nonisolated public struct EllipticalGradient: PaintingStyle, View, Hashable {
  let gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat

  /// Colours between two distances in fractions of the sides.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startRadius, endRadius) = (startRadiusFraction, endRadiusFraction)
  }

  /// Colours, spread evenly between two distances in fractions of the sides.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at places between two distances in fractions of the sides.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    StylePainting(
      .gradient(
        UnitGradient(gradient.ramp(environment), .elliptical(center: center, startRadius, endRadius))))
  }
}

/// Colours by the angle about a point.
nonisolated public struct AngularGradient: PaintingStyle, View, Hashable {
  let gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle

  /// Colours between two angles, clockwise from the trailing side.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
  }

  /// Colours all the way round from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Colours, spread evenly between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours, spread evenly all the way round from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at places between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at places all the way round from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    // Equal angles, as where none were given, mean all the way round.
    let end = startAngle == endAngle ? startAngle + .degrees(360) : endAngle
    return StylePainting(
      .gradient(UnitGradient(gradient.ramp(environment), .angular(center: center, startAngle, end))))
  }
}

extension LinearGradient: PrimitiveView {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    StyledRectangle(style: self).makeNodes(context)
  }
}
extension RadialGradient: PrimitiveView {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    StyledRectangle(style: self).makeNodes(context)
  }
}
extension EllipticalGradient: PrimitiveView {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    StyledRectangle(style: self).makeNodes(context)
  }
}
extension AngularGradient: PrimitiveView {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    StyledRectangle(style: self).makeNodes(context)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours between two points of the shape's rectangle.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours, spread evenly between two points.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at places between two points.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours between two distances in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours, spread evenly between two distances in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours all the way round from an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
  /// Colours between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours between two distances in fractions of the sides.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
