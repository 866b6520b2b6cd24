import Foundation
import ReliefDrawing

/// An alert in the old form.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }
    /// A button that stops something.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }
    /// A button that stops something.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(system: "Cancel"), action: action)
    }
    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, [dismissButton ?? .default(Text(system: "OK"))])
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  @MainActor func panel(isDialog: Bool, _ dismiss: @escaping @MainActor () -> Void) -> AlertPanel {
    let buttons = buttons
    return AlertPanel(
      title: title, message: message.map { AnyView($0) },
      actions: AnyView(
        ForEach(0..<buttons.count, id: \.self) { index in
          let button = buttons[index]
          ReliefUI.Button(role: button.role, action: { button.action() }) { button.label }
        }), isDialog: isDialog, addsCancel: false, dismiss: dismiss)
  }
}

/// A dialog from the lower edge, in the old form.
public struct ActionSheet {
  let alert: Alert
  /// A button of a dialog.
  public typealias Button = Alert.Button
  /// A dialog.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title: title, message: message, buttons: buttons)
  }
}

extension Alert {
  init(title: Text, message: Text?, buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

extension View {
  private func panel<A: View, M: View>(
    _ kind: PresentationKind, _ title: Text?, _ isPresented: Binding<Bool>, _ actions: A, _ message: M?
  ) -> some View {
    let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
    return presentation(kind, isPresented, nil) {
      AlertPanel(
        title: title, message: message.map { AnyView($0) }, actions: AnyView(actions),
        isDialog: kind == .dialog, dismiss: dismiss)
    }
  }

  /// An alert while a binding says so.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presentation(.alert, isPresented, nil) {
      content().panel(isDialog: false) { isPresented.wrappedValue = false }
    }
  }
  /// An alert while there is an item.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  {
    presentation(.alert, item, nil) { content($0).panel(isDialog: false) { item.wrappedValue = nil } }
  }
  /// An alert with a title while a binding says so.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { panel(.alert, Text(titleKey), isPresented, actions(), Optional<EmptyView>.none) }
  /// An alert with a title while a binding says so.
  @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { panel(.alert, Text(title), isPresented, actions(), Optional<EmptyView>.none) }
  /// An alert with a title and a message while a binding says so.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { panel(.alert, Text(titleKey), isPresented, actions(), message()) }
  /// An alert with a title and a message while a binding says so.
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { panel(.alert, Text(title), isPresented, actions(), message()) }

  /// An alert with a title while a binding says so.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { panel(.alert, title, isPresented, actions(), Optional<EmptyView>.none) }
  /// An alert with a title and a message while a binding says so.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { panel(.alert, title, isPresented, actions(), message()) }
  /// An alert of an error while a binding says so and there is one.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let shown = Binding(
      get: { isPresented.wrappedValue && error != nil }, set: { isPresented.wrappedValue = $0 })
    let title = Text(verbatim: error?.errorDescription ?? "")
    return panel(.alert, title, shown, actions(), Optional<EmptyView>.none)
  }
  /// An alert of an error with a message while a binding says so and there is one.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    let shown = Binding(
      get: { isPresented.wrappedValue && error != nil }, set: { isPresented.wrappedValue = $0 })
    let title = Text(verbatim: error?.errorDescription ?? "")
    return panel(.alert, title, shown, error.map { actions($0) }, error.map { message($0) })
  }

  /// A dialog from the lower edge while a binding says so.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let title = titleVisibility == .visible ? Text(titleKey) : nil
    return panel(.dialog, title, isPresented, actions(), Optional<EmptyView>.none)
  }
  /// A dialog from the lower edge with a message while a binding says so.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let title = titleVisibility == .visible ? Text(titleKey) : nil
    return panel(.dialog, title, isPresented, actions(), message())
  }
  /// A dialog about a value from the lower edge while a binding says so.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let title = titleVisibility == .visible ? Text(titleKey) : nil
    return panel(.dialog, title, isPresented, data.map(actions), data.map(message))
  }
  /// A dialog from the lower edge while a binding says so.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    presentation(.dialog, isPresented, nil) {
      content().alert.panel(isDialog: true) { isPresented.wrappedValue = false }
    }
  }
  /// A dialog from the lower edge while there is an item.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> ActionSheet)
    -> some View
  { presentation(.dialog, item, nil) { content($0).alert.panel(isDialog: true) { item.wrappedValue = nil } } }
}
