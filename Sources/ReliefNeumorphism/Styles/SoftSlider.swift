import SwiftUI

/// A knob in a groove for a value of a range.
nonisolated public struct SoftSlider: View {
  @Binding private var value: Double
  private let bounds: ClosedRange<Double>
  private static let knob: CGFloat = 26

  /// A slider for a value of a range.
  public init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1) {
    (_value, self.bounds) = (value, bounds)
  }

  private var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 && value.isFinite ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
  }

  /// The control.
  @MainActor public var body: some View {
    LookReader { look in
      GeometryReader { proxy in
        let way = max(proxy.size.width - Self.knob, 1)
        ZStack(alignment: .leading) {
          SoftBar(fraction: fraction, look: look, inset: Self.knob / 2).frame(height: 10)
          SoftSurface(
            Circle(), look.knob.scaled(by: 1.3), surface: look.isPressed ? .concave : .convex,
            fill: look.isOn ? look.fill : look.knobFill
          )
          .castingHighlight(false)
          .frame(width: Self.knob, height: Self.knob)
          .focusRing(look, Circle())
          .offset(x: way * fraction)
        }
        .frame(height: proxy.size.height)
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { drag in
            let part = min(max((drag.location.x - Self.knob / 2) / way, 0), 1)
            value = bounds.lowerBound + Double(part) * (bounds.upperBound - bounds.lowerBound)
          })
      }
      .frame(height: Self.knob)
    }
  }
}

/// A groove that is filled up to a fraction.
struct SoftBar: View {
  let fraction: Double
  let look: ControlLook
  /// How far the fill's end lies inside at 0, and outside at 1: the middle of a knob.
  var inset: CGFloat = 0

  var body: some View {
    SoftSurface(Capsule(), look.well)
      .overlay {
        GeometryReader { proxy in
          let length = inset + (proxy.size.width - 2 * inset) * fraction
          if fraction > 0 {
            Capsule().fill(look.fill.color)
              .frame(width: max(length - 4, proxy.size.height - 4), height: proxy.size.height - 4)
              .padding(2)
          }
        }
      }
  }
}
