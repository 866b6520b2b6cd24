import Foundation

extension Button where Label == ReliefUI.Label<Text, Image> {
  /// A button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action, label: ReliefUI.Label(titleKey, systemImage: systemImage)) }

  /// A button with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action, label: ReliefUI.Label(title, systemImage: systemImage)) }

  /// A button with a role, a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action, label: ReliefUI.Label(titleKey, systemImage: systemImage)) }

  /// A button with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action, label: ReliefUI.Label(titleKey, image: image.name)) }
}

extension Menu where Label == ReliefUI.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ReliefUI.Label(titleKey, systemImage: systemImage) }
  }
  /// A menu with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { ReliefUI.Label(title, systemImage: systemImage) } }
}

extension Picker where Label == ReliefUI.Label<Text, Image> {
  /// A control with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ReliefUI.Label(titleKey, systemImage: systemImage), content: content)
  }
}

/// In which order menus list their items; closed menus list none.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As the system thinks fit.
  public static let automatic = MenuOrder(name: "automatic")
  /// As they stand.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first one nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
}

/// Whether menus close when something was chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// As the system thinks fit.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// They close.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// They stay open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// The same view; closed menus list nothing.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// The same view; menus have no mark of their own on a phone.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// The same view; closed menus stay closed.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
