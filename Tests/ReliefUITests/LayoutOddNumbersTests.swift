import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// Numbers that make no sense draw something finite, or nothing; they never stop the program.
@MainActor @Suite struct LayoutOddNumbersTests {
  nonisolated static let odd: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e300]

  private var box: some View { Color.red.frame(width: 10, height: 10) }

  private func views(_ v: CGFloat) -> [AnyView] {
    [
      AnyView(box.frame(width: v, height: v)),
      AnyView(box.frame(minWidth: v, idealWidth: v, maxWidth: v, minHeight: v, maxHeight: v)),
      AnyView(box.padding(v)),
      AnyView(box.position(x: v, y: v)),
      AnyView(box.offset(x: v, y: v)),
      AnyView(box.aspectRatio(v, contentMode: .fit)),
      AnyView(box.alignmentGuide(.leading) { _ in v }),
      AnyView(box.safeAreaPadding(v)),
      AnyView(box.safeAreaInset(edge: .top, spacing: v) { box }),
      AnyView(box.containerRelativeFrame(.vertical, count: 0, span: -1, spacing: v)),
      AnyView(box.containerRelativeFrame(.vertical) { _, _ in v }),
      AnyView(
        HStack(spacing: v) {
          box; Spacer(minLength: v); box
        }),
      AnyView(
        VStack(spacing: v) {
          box; box.layoutPriority(Double(v))
        }),
      AnyView(
        Grid(horizontalSpacing: v, verticalSpacing: v) {
          GridRow {
            box; box
          }
        }),
      AnyView(LazyVStack(spacing: v) { ForEach(0..<3) { _ in box } }),
      AnyView(
        LazyVGrid(columns: [GridItem(.fixed(v)), GridItem(.adaptive(minimum: v), spacing: v)]) {
          box; box
        }),
      AnyView(
        LazyVGrid(columns: [GridItem(.flexible(minimum: v, maximum: v))]) {
          box; box
        }),
      AnyView(LazyVGrid(columns: []) { box }),
      AnyView(ScrollView { box }.contentMargins(v)),
      AnyView(
        ViewThatFits {
          box.frame(width: v); box
        }),
      AnyView(ViewThatFits {}),
    ]
  }

  @Test("Odd numbers stop nothing, and a view beside is drawn as ever", arguments: odd)
  func odd(_ number: CGFloat) throws {
    for (index, view) in views(number).enumerated() {
      let beside = ZStack(alignment: .topLeading) {
        view
        Color.blue.frame(width: 7, height: 3)
      }.frame(width: 100, height: 100, alignment: .topLeading)
      for size in [ProposedViewSize(width: 100, height: 100), .unspecified, .zero] {
        let filled = try host(beside, in: size).displayList().filled
        #expect(filled.contains { $0.width == 7 && $0.height == 3 }, "view \(index)")
      }
    }
  }
}
