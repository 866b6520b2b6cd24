import Foundation

/// The ways in which pages are chosen.
enum TabViewKind: Hashable, Sendable {
  case bar
  case page(showsDots: Bool)
}

/// How pages are chosen.
public protocol TabViewStyle: Sendable {
  /// Which of Relief's ways it is.
  var _kind: _TabViewStyleKind { get }
}

/// One of the ways in which pages are chosen.
public struct _TabViewStyleKind: Sendable {
  let kind: TabViewKind
}

/// By a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// A bar.
  public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}

/// By turning pages.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// When there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let mode: IndexDisplayMode
  /// The style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// Pages.
  public var _kind: _TabViewStyleKind { .init(kind: .page(showsDots: mode != .never)) }
}

/// By a bar of tabs, which may become a side bar; the bar is shown.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// A bar.
  public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}

/// By a bar of tabs, never a side bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// A bar.
  public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// By a bar of tabs, which may become a side bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// By a bar of tabs, never a side bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// By a bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// By turning pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// By turning pages.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: TabViewKind { .bar } }

  var tabViewStyle: TabViewKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {
  /// Whether they stand on a ground.
  var _hasGround: Bool { get }
}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the ground of dots is shown.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// As the system thinks fit; at rest it is not.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While pages are turned.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private let mode: BackgroundDisplayMode
  /// The style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  /// Whether dots stand on a ground.
  public var _hasGround: Bool { mode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// How pages inside are chosen.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind.kind)
  }
  /// How the dots of pages inside look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageDotsHaveGround, style._hasGround)
  }
}
