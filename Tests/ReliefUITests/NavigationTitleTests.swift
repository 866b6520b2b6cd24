import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// When the large title of a page is the small one in the bar.
@MainActor @Suite struct NavigationTitleTests {
  private let screen = ProposedViewSize(width: 200, height: 300)

  /// Where the room below the bar begins: 44 points high it is, and 52 more with a large title.
  private func top(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> CGFloat {
    let lines = try host(view, in: screen, change).layoutDescription().split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let line = try #require(lines.first { $0.hasPrefix("ScrollView (") || $0.hasPrefix("List (") })
    let numbers = line.drop { $0 != "(" }.dropFirst().split(separator: ",")
    return try CGFloat(#require(Double(numbers[1].trimmingCharacters(in: .whitespaces))))
  }

  private func page(
    _ height: CGFloat, _ mode: NavigationBarItem.TitleDisplayMode = .automatic, _ anchor: UnitPoint? = nil
  ) -> some View {
    NavigationStack {
      ScrollView { Color.red.frame(height: height) }.defaultScrollAnchor(anchor)
        .navigationTitle("A").navigationBarTitleDisplayMode(mode)
    }
  }

  @Test("A phone on its side has no room for a large title")
  func landscape() throws {
    #expect(try top(page(900)) == 96)
    #expect(try top(page(900)) { $0.verticalSizeClass = .compact } == 44)
    #expect(try top(page(900, .large)) { $0.verticalSizeClass = .compact } == 44)
    #expect(try top(page(900)) { $0.verticalSizeClass = .regular } == 96)
  }

  @Test("The large title goes into the bar when as much as its height is scrolled away, and not before")
  func scrolled() throws {
    // 204 points are left below a large title.
    #expect(try top(page(900, .automatic, .bottom)) == 44)
    #expect(try top(page(204 + 52, .automatic, .bottom)) == 44)
    #expect(try top(page(204 + 51, .automatic, .bottom)) == 96)
    #expect(try top(page(100, .automatic, .bottom)) == 96)
    #expect(try top(page(900, .inline, .bottom)) == 44)
  }

  private struct Rows: View {
    let target: Int
    var body: some View {
      NavigationStack {
        ScrollViewReader { reader in
          List { ForEach(0..<40, id: \.self) { Text(verbatim: "\($0)").id($0) } }.listStyle(.plain)
            .onAppear { reader.scrollTo(target, anchor: .top) }.navigationTitle("A")
        }
      }
    }
  }

  @Test("A reader that goes to a row takes the large title away, and the row is the first below the bar")
  func reader() throws {
    #expect(try top(Rows(target: 0)) == 96)
    #expect(try top(Rows(target: 20)) == 44)
  }

  private struct Way: View {
    @State private var position = ScrollPosition(y: 200)
    var body: some View {
      NavigationStack {
        ScrollView {
          Button("back") { position.scrollTo(y: 0) }.frame(width: 200, height: 900)
        }
        .scrollPosition($position).navigationTitle("A")
      }
    }
  }

  @Test("It is large again when the beginning is gone back to")
  func back() throws {
    let host = ReliefUITests.host(Way(), in: screen)
    #expect(try host.layoutDescription().contains("ScrollView (0, 44, 200, 256)"))
    #expect(try host.tap(at: CGPoint(x: 100, y: 44 + 450 - 200)))
    #expect(try host.layoutDescription().contains("ScrollView (0, 96, 200, 204)"))
  }

  @Test("A page that is led to shows a large title as the page before does, whether that is scrolled or not")
  func inherited() throws {
    let view = NavigationStack(path: .constant(NavigationPath([1]))) {
      ScrollView { Color.red.frame(height: 900) }.defaultScrollAnchor(.bottom).navigationTitle("A")
        .navigationDestination(for: Int.self) { _ in
          ScrollView { Color.green.frame(height: 900) }.navigationTitle("B")
        }
    }
    #expect(try top(view) == 96)
  }
}
