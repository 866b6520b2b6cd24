import Foundation
import ReliefDrawing
import ReliefGeometry

extension GraphicsContext {
  /// Something that is done to what is drawn.
  public struct Filter {
    enum Kind {
      case layer((EnvironmentValues) -> [Layer.Effect])
      case shadow((EnvironmentValues) -> Shadow, BlendMode, ShadowOptions)
      /// With a standard deviation in points.
      case opaqueBlur(CGFloat)
      case luminance
      case projection(ProjectionTransform)
    }

    let kind: Kind

    private static func matrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .layer { _ in [.colorMatrix(matrix)] })
    }

    /// A shadow; the radius is the standard deviation in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          { environment in
            Shadow(
              color: color.resolved(in: environment).quantizedOpacity,
              sigma: radius.isFinite ? max(0, radius) : 0, offset: CGSize(width: x, height: y))
          }, blendMode, options))
    }

    /// A blur; the radius is the standard deviation in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      guard radius > 0, radius.isFinite else { return Filter(kind: .layer { _ in [] }) }
      return Filter(
        kind: options.contains(.opaque) ? .opaqueBlur(radius) : .layer { _ in [.blur(sigma: radius)] })
    }
    /// Colours, multiplied by one.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .layer { [.colorMatrix(.multiplication(color.resolved(in: $0)))] })
    }
    /// Colours, mapped by a matrix.
    public static func colorMatrix(_ matrix: _ColorMatrix) -> Filter { .matrix(matrix.matrix) }
    /// Colours with their hues turned.
    public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation(angle)) }
    /// Colours, more or less saturated.
    public static func saturation(_ amount: Double) -> Filter { matrix(.saturation(amount)) }
    /// Colours, made greyer.
    public static func grayscale(_ amount: Double) -> Filter {
      matrix(.saturation(1 - min(max(amount, 0), 1)))
    }
    /// Colours, lighter or darker.
    public static func brightness(_ amount: Double) -> Filter { matrix(.linear(1, amount)) }
    /// Colours, farther from middle grey.
    public static func contrast(_ amount: Double) -> Filter { matrix(.linear(amount, 0.5 - 0.5 * amount)) }
    /// The opposite colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      matrix(.linear(1 - 2 * amount, amount))
    }
    /// Black, as opaque as it was light.
    public static var luminanceToAlpha: Filter { Filter(kind: .luminance) }
    /// Points, mapped; the part of the map that keeps lines parallel counts.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }
    /// One colour where the opacity lies between two, nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      // A steep ramp over two levels about the lower bound stands for the step; the upper bound is 1 in all uses
      // that were seen and is not looked at.
      let slope = 127.5
      return Filter(
        kind: .layer { environment in
          let c = color.resolved(in: environment)
          return [
            .colorMatrix(
              ColorMatrix(
                red: .init(0, 0, 0, 0, c.red), green: .init(0, 0, 0, 0, c.green),
                blue: .init(0, 0, 0, 0, c.blue),
                opacity: .init(0, 0, 0, slope * c.opacity, -slope * min * c.opacity + 0.5 * c.opacity)))
          ]
        })
    }
  }

  /// How shadows are drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies above.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// What is not drawn casts it; with `shadowAbove` it falls into what is drawn, and ends there.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow and what is drawn are no group: opacity, blend mode and clips of the context go around each.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
    /// The shadow falls into what is drawn.
    static let shadowInside: ShadowOptions = [.shadowAbove, .invertsAlpha]
  }

  /// How blurs are drawn.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is opaque stays opaque to its edges, and ends there.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The error of the last bit is spread; a picture is exact to it in any case.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How filters work.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are mixed in linear light; they never are here.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

/// A map of colours: each component is a sum of the others. SwiftUI calls it `ColorMatrix`.
public struct _ColorMatrix: Hashable, Sendable {
  /// The shares of red, green, blue, opacity and one in red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The shares in green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The shares in blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The shares in the opacity.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  /// The map that changes nothing.
  public init() {}

  var matrix: ColorMatrix {
    func row(_ a: Float, _ b: Float, _ c: Float, _ d: Float, _ e: Float) -> ColorMatrix.Row {
      .init(Double(a), Double(b), Double(c), Double(d), Double(e))
    }
    return ColorMatrix(
      red: row(r1, r2, r3, r4, r5), green: row(g1, g2, g3, g4, g5), blue: row(b1, b2, b3, b4, b5),
      opacity: row(a1, a2, a3, a4, a5))
  }
}
