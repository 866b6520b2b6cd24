import SwiftUI

/// Every control of the soft look, each in every state, to look at.
public enum StyleBook {
  /// A control of the book.
  public enum Control: String, Hashable, Sendable, CaseIterable {
    case raisedButton, embossedButton, bevelledButton, filledButton, iconButton
    case toggleSwitch, checkbox, radio, chip
    case slider, progressBar, progressRing, dial, level
    case segments, textField, searchField, stepper
    case card, badge, listRow, tabBar, pageIndicator, barChart

    /// What it is called.
    public var title: String {
      rawValue.reduce(into: "") { title, letter in
        if letter.isUppercase { title += " " }
        title += letter.lowercased()
      }
    }
  }

  /// The size of one picture in points.
  public static let cell = CGSize(width: 216, height: 132)

  /// A control in a state on the theme's ground.
  @MainActor public static func page(_ control: Control, _ state: ControlState, _ theme: Theme) -> some View {
    view(control, isOn: state == .selected)
      .shownControlState(state == .rest ? nil : state)
      .disabled(state == .disabled)
      .frame(width: cell.width, height: cell.height)
      .neumorphicGround()
      .neumorphicTheme(theme)
  }

  /// A control by itself.
  @MainActor @ViewBuilder static func view(_ control: Control, isOn: Bool) -> some View {
    switch control {
    case .raisedButton, .embossedButton, .bevelledButton, .filledButton, .iconButton: button(control)
    case .toggleSwitch, .checkbox, .radio, .chip: toggle(control, isOn: isOn)
    case .slider, .progressBar, .progressRing, .dial, .level: measure(control)
    case .segments, .textField, .searchField, .stepper: input(control)
    case .card, .badge, .listRow, .tabBar, .pageIndicator, .barChart: panel(control)
    }
  }

  @MainActor @ViewBuilder private static func button(_ control: Control) -> some View {
    let button = Button("Get Started") {}
    switch control {
    case .embossedButton: button.buttonStyle(.soft(in: Capsule(), kind: .embossed))
    case .bevelledButton: button.buttonStyle(.soft(in: RoundedRectangle(cornerRadius: 16), kind: .bevelled))
    case .filledButton: button.buttonStyle(.soft(in: Capsule(), kind: .filled))
    case .iconButton:
      Button {
      } label: {
        Image(systemName: "heart.fill").font(.title2).frame(width: 28, height: 28)
      }
      .buttonStyle(
        SoftButtonStyle(Circle(), padding: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)))
    default: button.buttonStyle(.soft)
    }
  }

  @MainActor @ViewBuilder private static func toggle(_ control: Control, isOn: Bool) -> some View {
    let toggle = Toggle("Alarm", isOn: .constant(isOn))
    switch control {
    case .checkbox: toggle.toggleStyle(.softCheckbox)
    case .radio: toggle.toggleStyle(.softRadio)
    case .chip: toggle.toggleStyle(.softChip)
    default: toggle.toggleStyle(.softSwitch).frame(width: 150)
    }
  }

  @MainActor @ViewBuilder private static func measure(_ control: Control) -> some View {
    switch control {
    case .slider: SoftSlider(value: .constant(0.6)).frame(width: 150)
    case .progressBar:
      ProgressView("Loading", value: 0.6).progressViewStyle(.softBar).frame(width: 150)
    case .progressRing: ProgressView(value: 0.6).progressViewStyle(.softRing)
    case .dial:
      Gauge(value: 0.6) {
        EmptyView()
      } currentValueLabel: {
        Text("21°")
      }
      .gaugeStyle(.softDial)
    default:
      Gauge(value: 0.6) {
        Text("Volume")
      } currentValueLabel: {
        EmptyView()
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .gaugeStyle(.softLevel).frame(width: 160)
    }
  }

  @MainActor @ViewBuilder private static func input(_ control: Control) -> some View {
    switch control {
    case .segments:
      SoftSegmentedPicker(selection: .constant(0), [(0, "Day"), (1, "Week"), (2, "Month")]).frame(width: 176)
    case .textField: TextField("Name", text: .constant("Ada")).textFieldStyle(.soft).frame(width: 160)
    case .searchField: TextField("Search", text: .constant("")).textFieldStyle(.softSearch).frame(width: 160)
    default: SoftStepper(value: .constant(3), in: 0...9)
    }
  }

  @MainActor @ViewBuilder private static func panel(_ control: Control) -> some View {
    switch control {
    case .card:
      SoftCard {
        VStack(alignment: .leading, spacing: 4) {
          Text("Balance").font(.caption)
          Text("1,280").font(.title2)
        }
      }
    case .badge: SoftBadge("12 new")
    case .listRow: SoftListRow("Wi-Fi", systemImage: "wifi", detail: "Home").frame(width: 168)
    case .tabBar:
      SoftTabBar(selection: .constant(0), systemImages: ["house.fill", "heart.fill", "person.fill"])
    case .pageIndicator: SoftPageIndicator(count: 4, current: 1)
    default: SoftBarChart([0.4, 0.75, 0.55, 1, 0.3])
    }
  }
}
