import Foundation

/// How a bar looks, as a page asks for it.
struct BarLook {
  /// What its ground is filled with; nil for the usual material.
  var style: AnyShapeStyle?
  /// Whether its ground is shown. A bar above a page that is not scrolled shows none unless told.
  var visibility = Visibility.automatic
  /// The scheme of the bar; nil for that of the page.
  var scheme: ColorScheme?

  /// What is said here, else what is said elsewhere.
  func over(_ other: BarLook) -> BarLook {
    BarLook(
      style: style ?? other.style, visibility: visibility == .automatic ? other.visibility : visibility,
      scheme: scheme ?? other.scheme)
  }
}

/// How the bars around a page look.
struct BarLooks {
  var navigation = BarLook(), bottom = BarLook(), tabs = BarLook()
  /// Which of the bars below are not shown.
  var hidesBottom = false, hidesTabs = false

  /// Changes how some bars look; the one above the page where none is named.
  mutating func change(_ bars: [ToolbarPlacement], _ change: (inout BarLook) -> Void) {
    if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) { change(&navigation) }
    if bars.contains(.bottomBar) { change(&bottom) }
    if bars.contains(.tabBar) { change(&tabs) }
  }

  /// The scheme of items in a bar; nil for that of the page. It counts where the bar's ground is shown.
  func scheme(isBelow: Bool) -> ColorScheme? {
    isBelow
      ? bottom.visibility == .hidden ? nil : bottom.scheme
      : navigation.visibility == .visible ? navigation.scheme : nil
  }

  func over(_ other: BarLooks) -> BarLooks {
    BarLooks(
      navigation: navigation.over(other.navigation), bottom: bottom.over(other.bottom),
      tabs: tabs.over(other.tabs), hidesBottom: hidesBottom || other.hidesBottom,
      hidesTabs: hidesTabs || other.hidesTabs)
  }
}

extension EnvironmentValues {
  private enum LooksKey: EnvironmentKey { static var defaultValue: BarLooks { BarLooks() } }

  /// What views around say of the bars of the page.
  var barLooks: BarLooks {
    get { self[LooksKey.self] }
    set { self[LooksKey.self] = newValue }
  }
}

extension GraphContext {
  /// The context of a bar in its scheme.
  func inScheme(_ scheme: ColorScheme?) -> GraphContext {
    scheme.map { setting(\.colorScheme, $0) } ?? self
  }
}

/// The ground of a bar, which reaches to the edge of the screen, with a line at the side of the page.
struct BarGround: View {
  let look: BarLook
  let edge: VerticalEdge

  var body: some View {
    if look.visibility != .hidden {
      Rectangle().fill(look.style ?? AnyShapeStyle(.bar))
        .safeAreaIgnored(.all, edges: edge == .top ? .top : .bottom)
        .overlay(alignment: edge == .top ? .bottom : .top) { Divider() }
    }
  }
}

/// Says how bars look: to the bars above, and to items of bars inside.
private struct BarLookModifier: PrimitiveModifier {
  let bars: [ToolbarPlacement]
  let change: (inout BarLook) -> Void

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    var inside = context
    inside.environment.barLooks.change(bars, change)
    return BarModifier { bar, _ in bar.looks.change(bars, change) }.makeNodes(inside, content: content)
  }
}

extension View {
  /// What the ground of bars is filled with. The bar above a page that is not scrolled has a ground only where it is
  /// made visible.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(BarLookModifier(bars: bars) { $0.style = AnyShapeStyle(style) })
  }
  /// Whether bars have a ground.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarLookModifier(bars: bars) { $0.visibility = visibility })
  }
  /// Whether bars have a ground.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(BarLookModifier(bars: bars) { $0.visibility = visibility })
  }
  /// The scheme of bars whose ground is shown; nil for that of the page.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(BarLookModifier(bars: bars) { $0.scheme = colorScheme })
  }
}
