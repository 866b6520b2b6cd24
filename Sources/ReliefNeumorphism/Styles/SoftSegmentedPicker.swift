import SwiftUI

/// Titles in a groove, of which the chosen one is raised.
nonisolated public struct SoftSegmentedPicker<Value: Hashable & Sendable>: View {
  @Binding private var selection: Value
  private let items: [(value: Value, title: String)]

  /// A picker for one of several values, each with a title.
  public init(selection: Binding<Value>, _ items: [(value: Value, title: String)]) {
    (_selection, self.items) = (selection, items)
  }

  /// The control.
  @MainActor public var body: some View {
    LookReader { look in
      HStack(spacing: 0) {
        ForEach(items.indices, id: \.self) { index in
          segment(items[index].value, items[index].title)
        }
      }
      .padding(4)
      .background { SoftSurface(Capsule(), look.well) }
      .focusRing(look, Capsule())
    }
  }

  @MainActor private func segment(_ value: Value, _ title: String) -> some View {
    Button {
      selection = value
    } label: {
      Text(title)
    }
    .buttonStyle(
      PressedStyle { isPressed, configuration in
        LookReader(isPressed: isPressed) { look in
          let isChosen = value == selection
          configuration.label.font(.subheadline).lineLimit(1)
            .foregroundStyle(look.choiceInk(isChosen: isChosen).color)
            .frame(maxWidth: .infinity).padding(.vertical, 8)
            .background {
              if isChosen {
                SoftSurface(Capsule(), look.knob, fill: look.isOn ? look.fill : nil)
              }
            }
        }
      })
  }
}
