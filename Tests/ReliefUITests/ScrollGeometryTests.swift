import Foundation
import ReliefGeometry
import Testing

@testable import ReliefUI

/// What views are told of how far scroll views are scrolled.
@MainActor @Suite struct ScrollGeometryTests {
  private final class Told { var geometries: [ScrollGeometry] = [] }

  /// All that a view tells of itself on a screen of 50 by 100 points.
  private func told(
    _ view: some View, safeArea: EdgeInsets = EdgeInsets(),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> [ScrollGeometry] {
    let told = Told()
    let watched = view.onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) {
      told.geometries.append($1)
    }
    var environment = EnvironmentValues()
    environment.renderContext = sharedContext
    change(&environment)
    let host = ViewHost(
      watched,
      screen: .init(
        proposal: ProposedViewSize(width: 50, height: 100 - safeArea.vertical),
        size: CGSize(width: 50, height: 100), insets: safeArea), environment: environment)
    _ = try host.displayList()
    return told.geometries
  }

  private func scrolled(_ axes: Axis.Set = .vertical) -> some View {
    ScrollView(axes) {
      Color.red.frame(width: axes == .vertical ? 50 : 300, height: axes == .vertical ? 300 : 100)
    }
  }

  @Test("At rest, at the end and between: offset, sizes and the parts that are seen")
  func offsets() throws {
    for (anchor, y) in [(UnitPoint.top, 0.0), (.center, 100), (.bottom, 200)] {
      let geometry = try #require(try told(scrolled().defaultScrollAnchor(anchor)).last)
      #expect(geometry.contentOffset == CGPoint(x: 0, y: y))
      #expect(geometry.contentSize == CGSize(width: 50, height: 300))
      #expect(geometry.containerSize == CGSize(width: 50, height: 100))
      #expect(geometry.contentInsets == EdgeInsets())
      let seen = CGRect(x: 0, y: y, width: 50, height: 100)
      #expect(geometry.visibleRect == seen && geometry.bounds == seen)
    }
  }

  @Test("Bars and margins are insets: content at rest begins below them, and the container reaches under")
  func insets() throws {
    let view = scrolled().contentMargins(.top, 7)
    let geometry = try #require(
      try told(view, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)).last)
    #expect(geometry.contentInsets == EdgeInsets(top: 27, leading: 0, bottom: 10, trailing: 0))
    #expect(geometry.contentOffset == CGPoint(x: 0, y: -27))
    #expect(geometry.containerSize == CGSize(width: 50, height: 100))
    #expect(geometry.visibleRect == CGRect(x: 0, y: -27, width: 50, height: 100))
    #expect(geometry.bounds == CGRect(x: 0, y: 0, width: 50, height: 63))
  }

  @Test("Across, the offset is counted from the left also where reading begins at the right")
  func mirrored() throws {
    #expect(try told(scrolled(.horizontal)).last?.contentOffset == .zero)
    let right = try told(scrolled(.horizontal)) { $0.layoutDirection = .rightToLeft }
    #expect(right.last?.contentOffset == CGPoint(x: 250, y: 0))
  }

  @Test("Lists and scroll views deep inside are found, the first one counts, and nothing is told without one")
  func found() throws {
    let list = List { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 50) } }.listStyle(.plain)
    let geometry = try #require(try told(VStack(spacing: 0) { list }).last)
    #expect(geometry.containerSize == CGSize(width: 50, height: 100))
    #expect(geometry.contentSize.height >= 1000 && geometry.contentOffset == .zero)
    let two = VStack(spacing: 0) {
      Color.blue.frame(height: 40)
      scrolled().frame(height: 25)
      scrolled().frame(height: 35)
    }
    #expect(try told(two).map(\.containerSize.height) == [25])
    #expect(try told(Color.red) == [])
  }

  private struct Follower: View {
    @State private var position = ScrollPosition()
    @State private var changes: [[CGFloat]] = []
    let note: ([[CGFloat]]) -> Void

    var body: some View {
      ScrollView { Color.red.frame(height: 300) }.scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { before, after in
          changes.append([before, after])
          note(changes)
          if position.y == nil { position.scrollTo(y: 60) }
        }
    }
  }

  @Test("A change is told with the value before, once for each value")
  func changes() throws {
    var noted: [[CGFloat]] = []
    _ = try host(Follower { noted = $0 }, in: .init(width: 50, height: 100)).displayList()
    #expect(noted == [[0, 0], [0, 60]])
  }
}
