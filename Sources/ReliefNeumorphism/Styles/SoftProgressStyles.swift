import SwiftUI

/// A groove that fills.
public struct SoftBarProgressViewStyle: ProgressViewStyle {
  /// The style.
  nonisolated public init() {}

  /// The look of a view.
  public func makeBody(configuration: Configuration) -> some View {
    LookReader { look in
      VStack(alignment: .leading, spacing: 8) {
        configuration.label.font(.subheadline).foregroundStyle(look.text)
        SoftBar(fraction: configuration.fractionCompleted ?? 0, look: look).frame(height: look.isOn ? 18 : 14)
          .focusRing(look, Capsule())
      }
    }
  }
}

/// A ring that fills in a round groove, around the value.
public struct SoftRingProgressViewStyle: ProgressViewStyle {
  private static let (side, width): (CGFloat, CGFloat) = (72, 10)
  /// The style.
  nonisolated public init() {}

  /// The look of a view.
  public func makeBody(configuration: Configuration) -> some View {
    LookReader { look in
      let fraction = configuration.fractionCompleted ?? 0
      ZStack {
        SoftSurface(Circle(), look.raised)
        SoftSurface(Circle(), look.well).padding(6)
        Circle().trim(from: 0, to: fraction)
          .stroke(look.fill.color, style: StrokeStyle(lineWidth: Self.width - 4, lineCap: .round))
          .rotationEffect(.degrees(-90)).padding(6 + Self.width / 2)
        SoftSurface(Circle(), look.knob).castingHighlight(false).padding(6 + Self.width)
        Text("\(Int((fraction * 100).rounded()))").font(.headline).foregroundStyle(look.text)
      }
      .frame(width: Self.side, height: Self.side)
      .focusRing(look, Circle())
    }
  }
}

extension ProgressViewStyle where Self == SoftBarProgressViewStyle {
  /// A groove that fills.
  public static var softBar: SoftBarProgressViewStyle { SoftBarProgressViewStyle() }
}
extension ProgressViewStyle where Self == SoftRingProgressViewStyle {
  /// A ring that fills in a groove.
  public static var softRing: SoftRingProgressViewStyle { SoftRingProgressViewStyle() }
}
