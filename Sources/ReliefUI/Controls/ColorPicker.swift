import Foundation
import ReliefDrawing

/// A control for a colour, closed.
nonisolated public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label
  @Environment(\.labelsHidden) private var isLabelHidden

  /// A control with a label of its own.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (color, self.label) = (selection.wrappedValue, label())
  }

  /// The label with the colour in a ring of all hues at the other side. [choice: its sizes, near UIColorWell's]
  @MainActor public var body: some View {
    HStack(spacing: 8) {
      if !isLabelHidden {
        label
        Spacer(minLength: 0)
      }
      ZStack {
        Circle().strokeBorder(
          AngularGradient(
            colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) }, center: .center),
          lineWidth: 3)
        Circle().inset(by: 5).fill(color)
      }
      .frame(width: 28, height: 28)
      .modifier(DisabledLook())
    }
  }
}

extension ColorPicker where Label == Text {
  /// A control with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// A control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
