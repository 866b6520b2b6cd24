import Foundation
import ReliefDrawing
import ReliefGeometry

extension GraphicsContext {
  /// What paths are filled with in a canvas; points are those of the canvas.
  public struct Shading {
    enum Kind {
      case style(any ShapeStyle)
      case gradient(Gradient, GradientPaint.Geometry, GradientOptions)
      case palette([Shading])
    }

    let kind: Kind

    /// The style of the content around the canvas.
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }
    /// The ground of the screen.
    public static var backdrop: Shading { Shading(kind: .style(BackgroundStyle())) }
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// A colour from red, green and blue, 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A grey, 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    /// A style; its unit points are those of the path's frame.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .gradient(gradient, .linear(start: startPoint, end: endPoint), options)) }
    /// Colours by the distance from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius), options))
    }
    /// Colours by the angle about a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(gradient, .angular(center: center, start: angle, end: angle + .degrees(360)), options)
      )
    }
    /// Several; the first one is painted.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
  }

  /// How gradients go on beyond their ends, where they keep the colours of the ends unless told otherwise.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// From the beginning.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth; it goes before `repeat`.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixed in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)

    var spread: GradientPaint.Spread {
      contains(.mirror) ? .mirrored : contains(.repeat) ? .repeated : .ends
    }
  }

  /// The items of something painted.
  ///
  /// - Parameters:
  ///   - frame: what unit points refer to.
  ///   - coverage: what is painted, as an item with any paint.
  func painted(
    _ shading: Shading, frame: CGRect, coverage: (Paint) -> [DisplayList.Item]
  ) -> [DisplayList.Item] {
    switch shading.kind {
    case .style(let style):
      var context = DrawingContext(scale: environment.displayScale)
      context.paint(style.painting(in: environment), bounds: frame, coverage: coverage)
      return context.items
    case .gradient(let gradient, let geometry, let options):
      var ramp = gradient.ramp(environment)
      if options.contains(.linearColor) { ramp = ColorRamp(stops: ramp.stops, space: .linear) }
      return coverage(.gradient(GradientPaint(ramp, geometry, spread: options.spread)))
    case .palette(let shadings):
      return shadings.first.map { painted($0, frame: frame, coverage: coverage) } ?? []
    }
  }

  /// The shading as it is in the context's environment.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    put(painted(shading, frame: path.boundingRect) { [.fill(path, $0, style)] })
  }

  /// Draws a line along a path, in the middle of which it lies.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    put(painted(shading, frame: path.boundingRect) { [.stroke(path, $0, style)] })
  }

  /// Draws a line along a path, in the middle of which it lies.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
