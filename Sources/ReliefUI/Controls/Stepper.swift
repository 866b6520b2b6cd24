import Foundation
import ReliefGeometry

/// A control that counts up and down.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let up: (() -> Void)?
  private let down: (() -> Void)?
  @Environment(\.labelsHidden) private var isLabelHidden
  @Environment(\.controlScale) private var scale
  @Environment(\.controlFont) private var font

  /// A control with what its halves do; nil for a half that cannot be used.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, up, down) = (label(), onIncrement, onDecrement) }

  /// A control for a value in steps.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    up = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    down = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }

  /// A control for a value of a range in steps.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    let now = value.wrappedValue
    if now < bounds.upperBound {
      up = { value.wrappedValue = min(now.advanced(by: step), bounds.upperBound) }
    } else {
      up = nil
    }
    if now > bounds.lowerBound {
      down = { value.wrappedValue = max(now.advanced(by: -step), bounds.lowerBound) }
    } else {
      down = nil
    }
  }

  /// The control.
  @MainActor public var body: some View {
    HStack(spacing: 8) {
      if !isLabelHidden {
        label.modifier(SmallerFont(font: font))
        Spacer(minLength: 0)
      }
      HStack(spacing: 0) {
        half(up: false, down)
        Rectangle().fill(ControlLook.separator).frame(width: 1, height: 18 * scale)
        half(up: true, up)
      }
      // As UIStepper's, by common knowledge.
      .frame(width: 94 * scale, height: 32 * scale)
      .background(ControlLook.field, in: RoundedRectangle(cornerRadius: 8 * scale))
      .modifier(DisabledLook())
    }
  }

  @MainActor private func half(up isUp: Bool, _ action: (() -> Void)?) -> some View {
    TapArea({ action?() }) {
      Color.clear.overlay {
        Rectangle().frame(width: 14 * scale, height: 2 * scale)
        if isUp { Rectangle().frame(width: 2 * scale, height: 14 * scale) }
      }
      .opacity(action == nil ? ButtonLookChoices.disabledOpacity : 1)
    }
  }
}

extension Stepper where Label == Text {
  /// A control with a title and what its halves do.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }

  /// A control with a title for a value in steps.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(titleKey) } }

  /// A control with a title for a value of a range in steps.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }

  /// A control with a title for a value in steps.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(title) } }

  /// A control with a title for a value of a range in steps.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}
