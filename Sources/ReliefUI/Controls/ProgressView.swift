import Foundation
import ReliefDrawing
import ReliefGeometry

/// How far something has come.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let value: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  private init(fraction: Double?, label: Label?, value: CurrentValueLabel?) {
    (self.fraction, self.label, self.value) = (fraction, label, value)
  }

  /// The view in the style around it.
  @MainActor public var body: some View {
    AnyView(
      style.body(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label.map { .init($0) },
          currentValueLabel: value.map { .init($0) })))
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 && $0.isFinite ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something of which nobody knows how far it has come.
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, value: nil) }
  /// Something of which nobody knows how far it has come, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), value: nil) }
  /// Something of which nobody knows how far it has come, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
  /// Something of which nobody knows how far it has come, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
  /// How far something has come.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: nil, value: nil)
  }
  /// How far something has come, with a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), value: nil)
  }
  /// How far something has come, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(title), value: nil)
  }
  /// How far something has come, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), value: nil)
  }
}

extension ProgressView {
  /// How far something has come, with a label and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), value: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The view of a configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      value: configuration.currentValueLabel)
  }
}

/// What a style shows of how far something has come.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public typealias Label = _ControlPart
  /// The label of the value.
  public typealias CurrentValueLabel = _ControlPart
  /// How far it has come, 0...1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
}

/// How views look that show how far something has come.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look of a view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// How high the bar is: as UIProgressView's, by common knowledge.
  private static let height: CGFloat = 4
  private let tint: Color?
  /// The style.
  nonisolated public init() { tint = nil }
  /// The style with a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The look of a view.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      Bar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }

  private struct Bar: View {
    let fraction: Double
    let tint: Color?
    @Environment(\.controlScale) private var scale

    var body: some View {
      Capsule(style: .circular).fill(ControlLook.track).frame(height: height * scale)
        .overlay {
          FilledBar(fraction: fraction).fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
        }
    }
  }
}

/// The filled part of a bar with round ends.
struct FilledBar: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    // At least as long as high, so that its ends are round.
    let width = max(rect.height, rect.width * fraction)
    return Capsule(style: .circular).path(
      in: CGRect(x: rect.minX, y: rect.minY, width: min(width, rect.width), height: rect.height))
  }
}

/// A wheel of spokes; a ring where the value is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// The style.
  nonisolated public init() { tint = nil }
  /// The style with a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The look of a view.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      Spokes(tint: tint)
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The eight spokes of a wheel at rest, 20 points across, large ones 37: as UIActivityIndicatorView's, by common
/// knowledge; how opaque they are, and the small one of 14, is a choice.
private struct Spokes: View {
  let tint: Color?
  private static let count = 8
  @Environment(\.controlSize) private var size
  private var side: CGFloat {
    switch size {
    case .mini, .small: 14
    case .regular: 20
    case .large, .extraLarge: 37
    }
  }

  var body: some View {
    ZStack {
      ForEach(0..<Self.count, id: \.self) { index in
        Capsule(style: .circular).fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.gray))
          .frame(width: side / 8, height: side * 0.3)
          .offset(y: -side * 0.35)
          .rotationEffect(.degrees(Double(index) * 360 / Double(Self.count)))
          .opacity(1 - 0.1 * Double(index))
      }
    }
    .frame(width: side, height: side)
  }
}

/// A bar where the value is known, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a view.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the value is known, else a wheel.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel of spokes.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<ProgressViewStyleConfiguration> {
      AnyControlStyle(standard: { DefaultProgressViewStyle().makeBody(configuration: $0) })
    }
  }

  var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How views inside show how far something has come.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressViewStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
