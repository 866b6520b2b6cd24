import Foundation
import ReliefDrawing
import ReliefGeometry

/// A value within a range.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let value: CurrentValueLabel?
  private let least: BoundsLabel?, most: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    _ number: V, _ bounds: ClosedRange<V>, _ label: Label, _ value: CurrentValueLabel?, _ least: BoundsLabel?,
    _ most: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = Double(number - bounds.lowerBound)
    fraction = length > 0 && part.isFinite ? min(max(part / length, 0), 1) : 0
    (self.label, self.value, self.least, self.most) = (label, value, least, most)
  }

  /// The view in the style around it.
  @MainActor public var body: some View {
    AnyView(
      style.body(
        GaugeStyleConfiguration(
          value: fraction, label: .init(label), currentValueLabel: value.map { .init($0) },
          minimumValueLabel: least.map { .init($0) }, maximumValueLabel: most.map { .init($0) })))
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// A value within a range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A value within a range with a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }
}

extension Gauge {
  /// A value within a range with labels for the value and the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

/// What a style shows of a value within a range.
public struct GaugeStyleConfiguration {
  /// The label.
  public typealias Label = _ControlPart
  /// The label of the value.
  public typealias CurrentValueLabel = _ControlPart
  /// The label of the lower bound.
  public typealias MinimumValueLabel = _ControlPart
  /// The label of the upper bound.
  public typealias MaximumValueLabel = _ControlPart
  /// The value, 0...1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound.
  public var maximumValueLabel: MaximumValueLabel?
}

/// How values within ranges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = GaugeStyleConfiguration
  /// The look of a value.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What is drawn larger or smaller on a Mac, by the size of controls; elsewhere gauges have one size. [choice: no source
/// says that iOS changes them]
struct ScaledGauge<Content: View>: View {
  @Environment(\.controlScale) private var scale
  @Environment(\.controlFont) private var font
  @ViewBuilder let content: (CGFloat) -> Content

  var body: some View { content(scale).modifier(SmallerFont(font: font)) }
}

/// A bar that fills, with its labels around it. [choice: its sizes]
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a value.
  public func makeBody(configuration: Configuration) -> some View {
    ScaledGauge { scale in
      VStack(spacing: 4) {
        configuration.label
        HStack(spacing: 8) {
          configuration.minimumValueLabel
          Capsule(style: .circular).fill(ControlLook.track).frame(height: 6 * scale)
            .overlay { FilledBar(fraction: configuration.value).fill(.tint) }
          configuration.maximumValueLabel
        }
        configuration.currentValueLabel
      }
    }
  }
}

/// A ring open below, filled up to the value, which stands in its middle. [choice: its sizes]
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a value.
  public func makeBody(configuration: Configuration) -> some View {
    ScaledGauge { scale in
      let width = 6 * scale
      let line = StrokeStyle(lineWidth: width, lineCap: .round)
      ZStack {
        Circle().inset(by: width / 2).stroke(ControlLook.track, lineWidth: width)
        Circle().inset(by: width / 2).trim(from: 0, to: configuration.value).stroke(.tint, style: line)
          .rotationEffect(.degrees(-90))
        configuration.currentValueLabel.font(.system(size: 20 * scale, weight: .medium, design: .rounded))
      }
      .frame(width: 58 * scale, height: 58 * scale)
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring, filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<GaugeStyleConfiguration> {
      AnyControlStyle(standard: { LinearCapacityGaugeStyle().makeBody(configuration: $0) })
    }
  }

  var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How values within ranges look inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(\.gaugeStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
