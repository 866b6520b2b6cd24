import Foundation

/// A control that leads to another page.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  /// The value that it leads to, by which a list knows whether it is chosen.
  private var value: AnyHashable?
  private var destination: AnyView?
  private var isActive: Binding<Bool>?
  @State private var key = LinkKey()
  @Environment(\.isInRow) private var isInRow
  @Environment(\.isInSidebar) private var isInSidebar
  @Environment(\.navigation) private var navigation

  init(label: Label, value: AnyHashable? = nil, destination: AnyView? = nil, isActive: Binding<Bool>? = nil) {
    (self.label, self.value, self.destination, self.isActive) = (label, value, destination, isActive)
  }

  /// A control with a label of its own.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: AnyView(destination()))
  }
  /// A control with a label of its own.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: AnyView(destination))
  }
  /// A control with a label of its own, whose page is shown while a binding says so.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: AnyView(destination), isActive: isActive)
  }
  /// A control with a label of its own, whose page is shown while a binding has its value.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(label: label(), destination: AnyView(destination), isActive: isActive)
  }

  /// The label; in a row, with a hook at the other side.
  @MainActor public var body: some View {
    Group {
      if isInRow {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          // What a link of a side bar leads to is beside it.
          if !isInSidebar { Chevron() }
        }
        .modifier(TagModifier(tag: value))
        .modifier(TapModifier(action: tap))
      } else {
        Button(action: { self.go() }) { label }
      }
    }
    .modifier(registration)
  }

  @MainActor private var tap: (@MainActor () -> Void)? {
    if navigation == nil { return nil }
    return { go() }
  }

  @MainActor private var registration: NavigationModifier {
    NavigationModifier { state in register(state) }
  }

  @MainActor private func register(_ state: NavigationState) {
    key.destination = destination
    guard let isActive, isActive.wrappedValue, let destination else { return }
    state.present(
      NavigationState.Page(identity: AnyHashable(ObjectIdentifier(key)), view: destination) {
        isActive.wrappedValue = false
      })
  }

  @MainActor private func go() {
    if let isActive {
      isActive.wrappedValue = true
    } else if let value {
      navigation?.push(.value(value))
    } else if destination != nil {
      navigation?.push(.link(key))
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A control with a label of its own for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) })
  }
  /// A control with a title for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey), value: value.map { AnyHashable($0) })
  }
  /// A control with a title for a value.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(label: Text(title), value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text {
  /// A control with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: AnyView(destination()))
  }
  /// A control with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: AnyView(destination))
  }
  /// A control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: AnyView(destination()))
  }
  /// A control with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: AnyView(destination))
  }
}
