import Foundation
import ReliefDrawing
import ReliefGeometry

/// A control for a value of a range.
///
/// Source of the sizes: measured on a picture before iOS 26, to half a point.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let least: ValueLabel?
  private let most: ValueLabel?

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, least: ValueLabel?, most: ValueLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = Double(value.wrappedValue - bounds.lowerBound)
    fraction = length > 0 && part.isFinite ? min(max(part / length, 0), 1) : 0
    (self.least, self.most) = (least, most)
  }

  /// The control.
  @MainActor public var body: some View {
    HStack(spacing: 8) {
      least
      SliderTrack(fraction: fraction)
      most
    }
    .modifier(DisabledLook())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A control for a value of a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, least: nil, most: nil) }

  /// A control for a value of a range in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, least: nil, most: nil) }
}

extension Slider where ValueLabel == EmptyView {
  /// A control for a value of a range; its label is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, least: nil, most: nil) }

  /// A control for a value of a range in steps; its label is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, least: nil, most: nil) }
}

extension Slider {
  /// A control for a value of a range with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, least: minimumValueLabel(), most: maximumValueLabel()) }

  /// A control for a value of a range in steps with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, least: minimumValueLabel(), most: maximumValueLabel()) }
}

/// The track of a slider with its knob.
private struct SliderTrack: View {
  let fraction: Double
  /// The height of the row and of the track, and how far the track is from the sides. Measured.
  private static let (height, track, inset): (CGFloat, CGFloat, CGFloat) = (28, 4, 1)
  /// How far the track lies below the middle of the row, and the knob above it. Measured.
  private static let rise: CGFloat = 0.5
  @Environment(\.controlScale) private var scale

  var body: some View {
    ZStack {
      ZStack {
        Capsule(style: .circular).fill(ControlLook.sliderTrack)
        FilledBar(fraction: fraction).fill(.tint)
      }
      .frame(height: Self.track * scale).padding(.horizontal, Self.inset).offset(y: Self.rise)
      KnobPlace(fraction: fraction) { Knob(kind: .slider) }.offset(y: -Self.rise)
    }
    .frame(height: Self.height * scale)
    .modifier(EffectModifier(name: "") { _ in PixelPlaced() })
  }
}

/// Puts a view at a fraction of the way that it can go from side to side.
struct KnobPlace: Layout {
  let fraction: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let own = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    // A slider takes all the width that it is offered. [choice: 100 points where it is offered none]
    return CGSize(width: max(own.width, proposal.width ?? 100), height: own.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let knob = subviews.first else { return }
    let size = knob.sizeThatFits(.unspecified)
    // At a whole point. Measured.
    let way = ((bounds.width - size.width) * fraction).rounded()
    knob.place(
      at: CGPoint(x: bounds.minX + way, y: bounds.midY - size.height / 2),
      proposal: .unspecified)
  }
}
