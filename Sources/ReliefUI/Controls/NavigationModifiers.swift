import Foundation
import ReliefText

extension View {
  private func bar(_ change: @escaping @MainActor (inout BarContent, GraphContext) -> Void) -> some View {
    modifier(BarModifier(change: change))
  }

  /// The title of the page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    bar { bar, _ in bar.title = Text(titleKey) }
  }
  /// The title of the page.
  public func navigationTitle(_ title: Text) -> some View { bar { bar, _ in bar.title = title } }
  /// The title of the page.
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    bar { bar, _ in bar.title = Text(title) }
  }
  /// The title of the page.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  /// The title of the page.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// The title of the page.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  /// The title of the page and how it is shown.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// The title of the page and how it is shown.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// How the title of the page is shown.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    bar { bar, _ in bar.mode = displayMode }
  }
  /// Whether there is no bar above the page.
  public func navigationBarHidden(_ hidden: Bool) -> some View { bar { bar, _ in bar.isHidden = hidden } }
  /// Whether the bar has no button back.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    bar { bar, _ in bar.hidesBack = hidden }
  }

  /// Views at both ends of the bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
  /// Views at the beginning of the bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }
  /// Views at the end of the bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Items in the bars around the page.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return bar { bar, context in
      var inside = context.child(.aside(-2))
      inside.environment.barLooks = bar.looks.over(context.environment.barLooks)
      bar.items += content.items(inside)
    }
  }
  /// Views at the end of the bar.
  @_disfavoredOverload public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return bar { bar, context in
      var inside = context.child(.aside(-2))
      inside.environment.barLooks = bar.looks.over(context.environment.barLooks)
      bar.items.append(BarItem(placement: .automatic, nodes: content.nodes(inside.inBar(.automatic))))
    }
  }
  /// Whether bars are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar { bar, _ in
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        bar.isHidden = visibility == .hidden
      }
      if bars.contains(.bottomBar) { bar.looks.hidesBottom = visibility == .hidden }
      if bars.contains(.tabBar) { bar.looks.hidesTabs = visibility == .hidden }
    }
  }
  /// The same view: pages are shown one at a time.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// A field to search in, at rest below the title.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search"
  ) -> some View {
    let shown = text.wrappedValue
    let hint = prompt == "Search" ? Text(system: "Search") : Text(prompt)
    return bar { bar, _ in bar.search = shown.isEmpty ? hint : Text(verbatim: shown) }
  }
  /// A field to search in, at rest below the title.
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    let shown = text.wrappedValue
    return bar { bar, _ in bar.search = shown.isEmpty ? Text(prompt) : Text(verbatim: shown) }
  }
  /// A field to search in, at rest below the title; suggestions come only while one types.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search", @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text: text, prompt: prompt) }
  /// The same view; nothing is suggested in a still picture.
  public func searchCompletion(_ completion: String) -> some View { self }
}

/// Where in a bar an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  /// Where the system thinks fit: at the end of the bar.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// At the beginning of the bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// At the end of the bar.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// In a menu; it is closed.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// In the bar below.
  public static let status = ToolbarItemPlacement(name: "status")
  /// At the end of the bar.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// At the beginning of the bar.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// At the end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard, which is not shown.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the beginning of the bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the beginning of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// At the end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

  /// Whether it is the bar below the page.
  var isBelow: Bool { self == .bottomBar || self == .status }
  /// Whether nothing of it is seen.
  var isHidden: Bool { self == .keyboard || self == .secondaryAction }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The one that the system thinks fit.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The one above the page.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The one below the page.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The one with tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// Items of bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of what they are made of.
  associatedtype Body: ToolbarContent
  /// What they are made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Items that are made of nothing else have no body; it is never read.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Items that make their own nodes.
@MainActor protocol PrimitiveToolbarContent {
  func barItems(_ context: GraphContext) -> [BarItem]
}

extension ToolbarContent {
  func items(_ context: GraphContext) -> [BarItem] {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.barItems(context) }
    let inside = context.entering(Self.self)
    var content = self
    PropertyLinker.link(&content, inside)
    return content.body.items(inside.child(.body))
  }
}

/// Gathers items of bars.
@resultBuilder public enum ToolbarContentBuilder {
  /// Items.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// One item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Several items.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems
  {
    var list: [any ToolbarContent] = []
    repeat list.append(each content)
    return _ToolbarItems(list: list)
  }
  /// Items or none.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarItems {
    _ToolbarItems(list: content.map { [$0] } ?? [])
  }
  /// The items of the first branch.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems(list: [first])
  }
  /// The items of the other branch.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems(list: [second])
  }
}

/// Several items.
nonisolated public struct _ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  let list: [any ToolbarContent]
  @MainActor func barItems(_ context: GraphContext) -> [BarItem] {
    list.indices.flatMap { list[$0].items(context.child(.index($0))) }
  }
}

extension DynamicTypeSize {
  /// The size of text in bars: as UIKit's, they do not follow what the user wants, but for large titles.
  static let ofBars = DynamicTypeSize.large
}

extension GraphContext {
  /// The context of a bar's items: labels show their icons only, unless they say otherwise.
  fileprivate func inBar(_ placement: ToolbarItemPlacement) -> GraphContext {
    setting(\.labelStyle, AnyControlStyle(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) })
      .setting(\.dynamicTypeSize, .ofBars)
      .inScheme(environment.barLooks.scheme(isBelow: placement.isBelow))
  }
}

/// An item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// An item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    (self.placement, self.content) = (placement, content())
  }
  @MainActor func barItems(_ context: GraphContext) -> [BarItem] {
    [BarItem(placement: placement, nodes: content.nodes(context.child(.content).inBar(placement)))]
  }
}

/// Items of a bar side by side.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// Items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
  @MainActor func barItems(_ context: GraphContext) -> [BarItem] {
    [BarItem(placement: placement, nodes: content.nodes(context.child(.content).inBar(placement)))]
  }
}
