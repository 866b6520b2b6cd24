import Foundation

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// One searches there.
  public static let search = TabRole(name: "search")
}

/// A page of a `TabView` with what its tab shows.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
  private let tag: AnyHashable?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  private init(tag: AnyHashable?, role: TabRole?, content: Content, label: Label) {
    (self.tag, self.role, self.content, self.label) = (tag, role, content, label)
  }

  /// A page of a value with what its tab shows.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.init(tag: AnyHashable(value), role: role, content: content(), label: label())
  }
  /// A page with what its tab shows.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(tag: nil, role: role, content: content(), label: label())
  }

  /// The page, with its tab.
  @MainActor public var body: some View {
    ZStack { content }
      .modifier(TabItemModifier(item: label, isIconAbove: role == .search))
      .modifier(TagModifier(tag: tag))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A page of a value whose tab has a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.init(tag: AnyHashable(value), role: role, content: content(), label: label)
  }
  /// A page of a value whose tab has a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    self.init(tag: AnyHashable(value), role: role, content: content(), label: label)
  }
  /// A page of a value whose tab has a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(tag: AnyHashable(value), role: role, content: content(), label: label)
  }
  /// A page of a value whose tab looks as its role does.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Value: Hashable {
    self.init(tag: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel.search)
  }
  /// A page whose tab has a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.init(tag: nil, role: role, content: content(), label: label)
  }
  /// A page whose tab has a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    self.init(tag: nil, role: role, content: content(), label: label)
  }
  /// A page whose tab has a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(tag: nil, role: role, content: content(), label: label)
  }
  /// A page whose tab looks as its role does.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(tag: nil, role: role, content: content(), label: DefaultTabLabel.search)
  }
}

/// A title and a picture on a tab.
nonisolated public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  static var search: DefaultTabLabel {
    DefaultTabLabel(title: Text(system: "Search"), image: Image(systemName: "magnifyingglass"))
  }

  /// The picture over the title, or the title alone.
  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// Tabs that belong together; a bar shows them beside the others.
nonisolated public struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  /// Tabs with a header, which only a side bar shows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// The tabs.
  @MainActor public var body: some View { content }
}

extension TabSection where Header == Text {
  /// Tabs with a title, which only a side bar shows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
