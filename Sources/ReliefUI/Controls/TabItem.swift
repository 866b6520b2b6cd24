import Foundation
import ReliefDrawing

/// What stands beside the view on a tab.
enum BadgeTrait: ViewTrait { typealias Value = Text? }

/// The views of a tab.
struct TabItem {
  /// Makes them as they look when the tab's page is shown, or when it is not.
  let make: @MainActor (_ isChosen: Bool) -> [ViewNode]
}

/// The views of a tab.
enum TabItemTrait: ViewTrait { typealias Value = TabItem }

/// Makes the views of a tab.
struct TabItemModifier<Item: View>: PrimitiveModifier, Transparent {
  let item: Item
  /// Whether only the icon is shown above pages.
  var isIconAbove = false

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    // Nothing else is asked about the page.
    let nodes = content(context.listing == nil ? context : context.listing(.closed))
    let item = TabItem { views($0, context.listing(nil)) }
    for node in nodes { node.traits[TabItemTrait.self] = item }
    return nodes
  }

  @MainActor private func views(_ isChosen: Bool, _ context: GraphContext) -> [ViewNode] {
    let isAbove = context.environment.hasTabsAbove
    func made(_ number: Int, _ style: any ShapeStyle, _ weight: Font.Weight) -> [ViewNode] {
      var inside = context.child(.aside(number))
      inside.environment.font = .system(size: isAbove ? 15 : 10, weight: isAbove ? weight : .medium)
      inside.environment.setForeground([style])
      inside.environment.labelStyle =
        !isAbove
        ? AnyControlStyle(StackedLabelStyle()) { $0.makeBody(configuration: $1) }
        : isIconAbove
          ? AnyControlStyle(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) }
          : AnyControlStyle(TitleOnlyLabelStyle()) { $0.makeBody(configuration: $1) }
      return item.nodes(inside)
    }
    if isChosen { return made(-3, TintShapeStyle(), .semibold) }
    return isAbove ? made(-7, Color.primary, .medium) : made(-7, SystemGray(), .medium)
  }
}

/// The grey of tabs that are not chosen.
private struct SystemGray: PaintingStyle {
  func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    StylePainting(SystemPalette.color(.gray, environment))
  }
}

/// An icon over a title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 20))
      configuration.title
    }
  }
}

extension View {
  /// What the tab of the page shows.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: label()))
  }

  /// A number beside the view; in rows it stands at the other side. Nothing is shown for 0.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }
  /// A text beside the view; in rows it stands at the other side.
  public func badge(_ label: Text?) -> some View {
    modifier(Badge(text: label)).modifier(TraitModifier(trait: BadgeTrait.self, value: label))
  }
  /// A text beside the view; in rows it stands at the other side.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
}

/// A text at the other side of a row; on tabs the bar shows it, elsewhere nothing does.
private struct Badge: ViewModifier {
  let text: Text?
  @Environment(\.isInRow) private var isInRow

  func body(content: Content) -> some View {
    if isInRow, let text {
      HStack(spacing: 8) {
        content
        Spacer(minLength: 0)
        text.foregroundStyle(.secondary)
      }
    } else {
      content
    }
  }
}
