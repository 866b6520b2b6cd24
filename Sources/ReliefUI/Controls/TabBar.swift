import Foundation
import ReliefDrawing
import ReliefGeometry

/// A dot for each page: as UIPageControl's, by common knowledge; the colour is a choice near it.
struct PageDots: View {
  let count: Int
  let shown: Int
  @Environment(\.pageDotsHaveGround) private var hasGround
  private static let (dot, gap): (CGFloat, CGFloat) = (7, 9)
  /// How dark the ground of dots is. [choice]
  private static let ground = 0.25

  var body: some View {
    HStack(spacing: Self.gap) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(.white.opacity(index == shown ? 1 : 0.5)).frame(width: Self.dot, height: Self.dot)
      }
    }
    .padding(hasGround ? Self.dot + 2 : 0)
    .background { if hasGround { Capsule().fill(Color(.sRGB, white: 0, opacity: Self.ground)) } }
  }
}

/// The bar below pages: 49 points high, titles of 10 points, as UITabBar's, by common knowledge.
struct TabBar: View {
  let items: [[ViewNode]]
  let badges: [Text?]
  let shown: Int
  let look: BarLook
  let choose: @MainActor (Int) -> Void
  private static let height: CGFloat = 49

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count, id: \.self) { index in
        TapArea({ choose(index) }) {
          VStack(spacing: 2) { NodesView(nodes: items[index]) }
            .overlay(alignment: .top) {
              // A badge begins where the icon's right part does, and grows away from it.
              if let badge = badges[index] {
                TabBadge(text: badge).frame(width: 0, alignment: .leading).offset(x: 5, y: -3)
              }
            }
            .frame(maxWidth: .infinity).frame(height: Self.height)
        }
      }
    }
    .background { BarGround(look: look, edge: .bottom) }
  }
}

/// A number on a tab: white on red. Sizes: as UITabBarItem's, by common knowledge.
private struct TabBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 13)).foregroundStyle(.white).lineLimit(1).fixedSize()
      .padding(.horizontal, 5).frame(minWidth: 18).frame(height: 18).background(.red, in: Capsule())
      .fixedSize()
  }
}

/// The tabs above a page on a large screen: titles in a capsule, as iPadOS 18 shows them.
struct TabCapsule: View {
  let items: [[ViewNode]]
  let badges: [Text?]
  let shown: Int
  let choose: @MainActor (Int) -> Void
  /// Of the capsule and of a tab in it, in points. [choice: near what iPadOS 18 draws]
  private static let (height, tab, room): (CGFloat, CGFloat, CGFloat) = (38, 32, 14)

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count, id: \.self) { index in
        TapArea({ choose(index) }) {
          // Of an icon and a title, the title is shown.
          NodesView(nodes: items[index].suffix(1))
            .overlay(alignment: .topTrailing) {
              if let badge = badges[index] {
                TabBadge(text: badge).frame(width: 0, alignment: .leading).offset(x: -2, y: -10)
              }
            }
            .padding(.horizontal, Self.room).frame(height: Self.tab)
            .background { if index == shown { Capsule().fill(ControlLook.segment) } }
        }
      }
    }
    .padding((Self.height - Self.tab) / 2)
    .background(ControlLook.field, in: Capsule())
    .frame(maxWidth: .infinity).frame(height: NavigationBar.height)
  }
}

extension EnvironmentValues {
  private enum DotsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum BelowKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether dots of pages stand on a ground.
  var pageDotsHaveGround: Bool {
    get { self[DotsKey.self] }
    set { self[DotsKey.self] = newValue }
  }

  /// Whether tabs stand above pages: on an iPad, where there is room.
  var hasTabsAbove: Bool {
    tabViewStyle == .bar && horizontalSizeClass == .regular && verticalSizeClass == .regular
  }

  /// Whether the middle of the bar above the page is taken by tabs.
  var isBelowTabs: Bool {
    get { self[BelowKey.self] }
    set { self[BelowKey.self] = newValue }
  }
}
