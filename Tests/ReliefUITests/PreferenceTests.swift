import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

private enum Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Bounds: PreferenceKey {
  typealias Value = Anchor<CGRect>?
  static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

private enum Corners: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

@MainActor @Suite("Preferences") struct PreferenceTests {
  private struct Showing<Content: View>: View {
    @State var sum = 0
    let content: Content
    var body: some View {
      VStack {
        content
        Bar(sum)
      }
      .onPreferenceChange(Sum.self) { sum = $0 }
    }
  }

  @Test("Values are combined in the order of the views, and an outer value takes the place of inner ones")
  func combining() throws {
    let one = Bar(1).preference(key: Sum.self, value: 5)
    #expect(
      try host(
        Showing(
          content: HStack {
            one; one; Bar(2)
          })
      ).bars().last == 10)
    #expect(
      try host(
        Showing(
          content: HStack {
            one; one
          }.preference(key: Sum.self, value: 7))
      ).bars().last == 7)
    #expect(
      try host(
        Showing(
          content: HStack {
            one; one
          }.transformPreference(Sum.self) { $0 *= 3 })
      ).bars().last == 30)
    #expect(try host(Showing(content: Bar(1).transformPreference(Sum.self) { $0 += 4 })).bars().last == 4)
    #expect(try host(Showing(content: one.background { one })).bars().last == 10)
  }

  @Test("A closure hears of a preference when the views appear and when it changes")
  func changes() throws {
    let log = Log()
    let view = HStack {
      ForEach(["a", "b"], id: \.self) { Bar(1).preference(key: Names.self, value: [$0]) }
    }
    let host = host(
      view.onPreferenceChange(Names.self) { log("\($0)") }.onPreferenceChange(Sum.self) { log("\($0)") })
    try host.update()
    try host.update()
    #expect(log.lines == ["[\"a\", \"b\"]", "0"])
  }

  @Test("A view in front or behind is made of a preference, in the place of the view")
  func decorations() throws {
    let base = HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 20).preference(key: Sum.self, value: 6)
      Color.green.frame(width: 10, height: 20).preference(key: Sum.self, value: 2)
    }
    let front = try host(
      base.overlayPreferenceValue(Sum.self, alignment: .bottomTrailing) {
        Color.blue.frame(width: CGFloat($0), height: 4)
      }
    ).displayList()
    #expect(front.items.count == 3)
    #expect(front.items.last == .fill(Path(CGRect(x: 32, y: 16, width: 8, height: 4)), blue))
    let behind = try host(
      base.backgroundPreferenceValue(Sum.self) { Color.blue.frame(width: CGFloat($0), height: 4) }
    ).displayList()
    #expect(behind.items.first == .fill(Path(CGRect(x: 16, y: 8, width: 8, height: 4)), blue))
  }

  private var blue: Paint { .color(Color.blue.resolved(in: EnvironmentValues())) }

  /// Shows the places of anchors in its own coordinates.
  private struct Outline: View, PrimitiveView {
    let anchor: Anchor<CGRect>?
    func makeNodes(_ context: GraphContext) -> [ViewNode] {
      [ViewNode(.deferred(Drawn(anchor: anchor, context: context)), name: "Outline")]
    }

    private struct Drawn: Deferred {
      let anchor: Anchor<CGRect>?
      let context: GraphContext
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func makeChildren(_ placement: Placement, size: CGSize) -> [ViewNode] {
        guard let rect = anchor?.resolved(in: placement) else { return [] }
        let view = Color.blue.frame(width: rect.width, height: rect.height)
        let nodes = view.nodes(context.child(.content))
        for node in nodes { node.place(in: rect, proposal: ProposedViewSize(rect.size)) }
        return nodes
      }
    }
  }

  @Test("An anchor is found in the coordinates of another view, past offsets, scales and paddings")
  func anchors() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 50, height: 10)
      Color.green.frame(width: 20, height: 10)
        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .offset(x: 5, y: 2).scaleEffect(2, anchor: .topLeading)
    }
    .padding(3)
    .overlayPreferenceValue(Bounds.self) { Outline(anchor: $0) }
    .padding(10)
    // The green view starts at (28, 23) on the screen; the offset is doubled with it.
    #expect(
      try host(view).displayList().items.last
        == .fill(Path(CGRect(x: 38, y: 27, width: 40, height: 20)), blue))
  }

  @Test("Several anchors are collected, and points are parts of the view")
  func points() throws {
    let log = Log()
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
        .anchorPreference(key: Corners.self, value: .topLeading) { [$0] }
        .transformAnchorPreference(key: Corners.self, value: .center) { $0.append($1) }
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Corners.self, value: .unitPoint(UnitPoint(x: 0.25, y: 1))) { [$0] }
    }
    .overlayPreferenceValue(Corners.self) { anchors in
      let _ = log("\(anchors.map { $0.resolved(in: .whole) })")
      EmptyView()
    }
    _ = try host(view).displayList()
    #expect(log.lines.last == "\([CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 10)])")
  }
}

extension Placement {
  /// The coordinates of the whole picture.
  fileprivate static var whole: Placement {
    Placement(
      toGlobal: .identity, safeArea: SafeArea(inner: .zero, outer: .zero), container: .zero, scale: 1)
  }
}
