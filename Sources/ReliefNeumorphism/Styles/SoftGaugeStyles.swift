import SwiftUI

/// A dial: a raised disc with ticks around it and a mark at the value.
public struct SoftDialGaugeStyle: GaugeStyle {
  private static let (side, ticks): (CGFloat, Int) = (96, 11)
  /// The arc in degrees, open below.
  private static let arc = 270.0
  /// The style.
  nonisolated public init() {}

  /// The look of a value.
  public func makeBody(configuration: Configuration) -> some View {
    LookReader { look in
      ZStack {
        ForEach(0..<Self.ticks, id: \.self) { tick in
          let part = Double(tick) / Double(Self.ticks - 1)
          Capsule().fill(
            part <= configuration.value + 1e-9
              ? look.fill.color : look.palette.shade.over(look.palette.base).color
          )
          .frame(width: 3, height: 7).offset(y: -Self.side / 2 + 4).rotationEffect(angle(part))
        }
        SoftSurface(Circle(), look.well).padding(11)
        SoftSurface(Circle(), look.disc, surface: look.isPressed ? .concave : .convex).padding(16)
          .focusRing(look, Circle().inset(by: 16))
        Circle().fill(look.fill.color).frame(width: 7, height: 7).offset(y: -Self.side / 2 + 25)
          .rotationEffect(angle(configuration.value))
        configuration.currentValueLabel.font(.headline).foregroundStyle(look.text)
      }
      .frame(width: Self.side, height: Self.side)
    }
  }

  private func angle(_ part: Double) -> Angle { .degrees((part - 0.5) * Self.arc) }
}

/// A groove that is filled up to the value, with its labels around it.
public struct SoftLevelGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}

  /// The look of a value.
  public func makeBody(configuration: Configuration) -> some View {
    LookReader { look in
      VStack(spacing: 8) {
        configuration.label.font(.subheadline).foregroundStyle(look.text)
        HStack(spacing: 10) {
          configuration.minimumValueLabel.font(.caption).foregroundStyle(look.palette.secondary.color)
          SoftBar(fraction: configuration.value, look: look).frame(height: look.isOn ? 18 : 14)
            .focusRing(look, Capsule())
          configuration.maximumValueLabel.font(.caption).foregroundStyle(look.palette.secondary.color)
        }
      }
    }
  }
}

extension GaugeStyle where Self == SoftDialGaugeStyle {
  /// A dial.
  public static var softDial: SoftDialGaugeStyle { SoftDialGaugeStyle() }
}
extension GaugeStyle where Self == SoftLevelGaugeStyle {
  /// A groove that is filled up to the value.
  public static var softLevel: SoftLevelGaugeStyle { SoftLevelGaugeStyle() }
}
