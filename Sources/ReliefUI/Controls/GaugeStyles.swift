import Foundation
import ReliefDrawing
import ReliefGeometry

/// Sizes of gauges as they stand on watches and lock screens. [choice: near what iOS 17 draws]
private enum AccessoryLook {
  static let ring: CGFloat = 58
  static let line: CGFloat = 6
  static let barHeight: CGFloat = 6
  static let marker: CGFloat = 10
  /// The opening of a ring below, in degrees.
  static let opening = 90.0
}

/// The style that fills what is measured: that of the tint, or the colour of the text.
private struct GaugeTint: PaintingStyle {
  func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    (environment.tintStyle ?? AnyShapeStyle(Color.primary)).painting(in: environment, level: level)
  }
}

/// The tint around a ring that is open below: a gradient goes along it.
private struct RingTint: PaintingStyle {
  func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    var painting = GaugeTint().painting(in: environment, level: level)
    if case .gradient(let gradient) = painting.fill {
      let start = Angle.degrees(90 + AccessoryLook.opening / 2)
      let end = start + .degrees(360 - AccessoryLook.opening)
      painting.fill = .gradient(UnitGradient(gradient.ramp, .angular(center: .center, start, end)))
    }
    return painting
  }
}

/// The tint along a bar: a gradient goes from its beginning to its end.
private struct BarTint: PaintingStyle {
  func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    var painting = GaugeTint().painting(in: environment, level: level)
    if case .gradient(let gradient) = painting.fill {
      let isMirrored = environment.layoutDirection == .rightToLeft
      painting.fill = .gradient(
        UnitGradient(
          gradient.ramp, isMirrored ? .linear(.trailing, .leading) : .linear(.leading, .trailing)))
    }
    return painting
  }
}

/// A ring that is open below, with a mark at the value, which stands in its middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a value.
  public func makeBody(configuration: Configuration) -> some View {
    let sweep = (360 - AccessoryLook.opening) / 360
    let line = StrokeStyle(lineWidth: AccessoryLook.line, lineCap: .round)
    ZStack {
      ZStack {
        Circle().inset(by: AccessoryLook.line / 2).rotation(.degrees(90 + AccessoryLook.opening / 2))
          .trim(from: 0, to: sweep).stroke(RingTint(), style: line)
        RingMark(fraction: configuration.value).fill(.background)
        RingMark(fraction: configuration.value, radius: AccessoryLook.line / 2).fill(Color.primary)
      }
      // The least value stands where reading begins, as its label does.
      .flipsForRightToLeftLayoutDirection(true)
      configuration.currentValueLabel.font(.system(size: 20, weight: .medium, design: .rounded))
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: 8) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
          .font(.system(size: 10, weight: .medium, design: .rounded))
        } else {
          configuration.label.font(.system(size: 11, weight: .medium, design: .rounded))
        }
      }
    }
    .frame(width: AccessoryLook.ring, height: AccessoryLook.ring)
  }

  /// A dot on the ring.
  private struct RingMark: Shape {
    let fraction: Double
    var radius = AccessoryLook.marker / 2
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
      let degrees = 90 + AccessoryLook.opening / 2 + (360 - AccessoryLook.opening) * fraction
      let (sine, cosine) = Elementary.sincos(degrees * .pi / 180)
      let distance = min(rect.width, rect.height) / 2 - AccessoryLook.line / 2
      let middle = CGPoint(x: rect.midX + cosine * distance, y: rect.midY + sine * distance)
      return Path(
        ellipseIn: CGRect(x: middle.x, y: middle.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
    }
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a value.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      Capsule(style: .circular).fill(BarTint()).frame(height: AccessoryLook.barHeight)
        .overlay {
          BarMark(fraction: configuration.value, radius: AccessoryLook.marker / 2).fill(.background)
          BarMark(fraction: configuration.value, radius: AccessoryLook.barHeight / 2).fill(Color.primary)
        }
        .frame(height: AccessoryLook.marker)
      configuration.maximumValueLabel
    }
    .font(.system(size: 13, weight: .medium, design: .rounded))
  }

  /// A dot on the bar.
  private struct BarMark: Shape {
    let fraction: Double
    let radius: CGFloat

    func path(in rect: CGRect) -> Path {
      let inset = AccessoryLook.barHeight / 2
      let x = rect.minX + inset + max(0, rect.width - 2 * inset) * fraction
      return Path(
        ellipseIn: CGRect(x: x, y: rect.midY, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
    }
  }
}

/// A bar, filled up to the value, below its label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        Capsule(style: .circular).fill(ControlLook.track).frame(height: AccessoryLook.barHeight)
          .overlay { FilledBar(fraction: configuration.value).fill(BarTint()) }
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .font(.system(size: 13, weight: .medium, design: .rounded))
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open below, with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar, filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
