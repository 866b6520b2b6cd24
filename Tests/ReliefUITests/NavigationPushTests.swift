import Foundation
import ReliefGeometry
import Testing

@testable import ReliefUI

/// Pages that a path, taps on links and bindings lead to; bars of red show which page is shown.
@MainActor @Suite struct NavigationPushTests {
  private static let screen = ProposedViewSize(width: 300, height: 400)

  private struct Page: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @State private var taps = 0
    var body: some View {
      VStack(spacing: 0) {
        Bar(number * 10 + taps)
        Color.blue.frame(width: 200, height: 20).onTapGesture { taps += 1 }
        NavigationLink(value: number + 1) { Color.green.frame(width: 201, height: 20) }
        Color.blue.frame(width: 202, height: 20).onTapGesture { dismiss() }
      }
    }
  }

  private struct Values: View {
    @State var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        Page(number: path.count).navigationDestination(for: Int.self) { Page(number: $0) }
      }
    }
  }

  private func first(_ host: ViewHost) throws -> Int? { try host.bars().first }

  /// The middle of the first view of a width.
  private func middle(of width: Int, _ host: ViewHost) throws -> CGPoint {
    for line in try host.layoutDescription().split(separator: "\n") {
      let numbers = line.split(whereSeparator: { "(,)".contains($0) }).dropFirst().compactMap {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      if line.contains("Color ("), numbers.count == 4, Int(numbers[2]) == width {
        return CGPoint(x: numbers[0] + numbers[2] / 2, y: numbers[1] + numbers[3] / 2)
      }
    }
    return .zero
  }

  @Test("A path leads to its last page, links and dismissals change it, and pages keep their state")
  func paths() throws {
    #expect(try first(host(Values(path: []), in: Self.screen)) == 0)
    let host = host(Values(path: [4]), in: Self.screen)
    #expect(try first(host) == 40)
    try host.tap(at: middle(of: 200, host))
    #expect(try first(host) == 41)
    try host.tap(at: middle(of: 201, host))
    #expect(try first(host) == 50)
    try host.tap(at: middle(of: 202, host))
    #expect(try first(host) == 41)
    try host.tap(at: middle(of: 202, host))
    #expect(try first(host) == 0)
  }

  private struct Links: View {
    @State private var isActive = false
    @State private var item: Int?
    var body: some View {
      NavigationView {
        VStack(spacing: 0) {
          NavigationLink {
            Bar(11).navigationTitle("Next")
          } label: {
            Color.green.frame(width: 201, height: 20)
          }
          NavigationLink(destination: Bar(12), isActive: $isActive) {
            Color.green.frame(width: 202, height: 20)
          }
          Color.blue.frame(width: 203, height: 20).onTapGesture { item = 13 }
        }
        .navigationDestination(item: $item) { Bar($0) }
        .navigationTitle("First")
      }
    }
  }

  @Test("Links and bindings lead to their pages, and the button back leads away")
  func links() throws {
    for (width, bar) in [(201, 11), (202, 12), (203, 13)] {
      let host = host(Links(), in: Self.screen)
      #expect(try host.bars() == [201, 202, 203])
      try host.tap(at: middle(of: width, host))
      #expect(try host.bars() == [bar])
      // The button back stands at the beginning of the bar.
      #expect(try host.tap(at: CGPoint(x: 25, y: 22)))
      #expect(try host.bars() == [201, 202, 203])
    }
  }

  @Test(
    "Rows of a list lead on, hidden buttons back are not there, and values that nobody shows are warned of")
  func rows() throws {
    let list = NavigationStack {
      List { NavigationLink(destination: Bar(14).navigationBarBackButtonHidden()) { Bar(3) } }
    }
    let listed = host(list, in: Self.screen)
    try listed.tap(at: CGPoint(x: 200, y: 60))
    #expect(try listed.bars() == [14])
    #expect(try listed.tap(at: CGPoint(x: 25, y: 22)) == false)
    let context = freshContext()
    var path = NavigationPath()
    path.append("nobody")
    let lost = host(NavigationStack(path: .constant(path)) { Bar(5) }, in: Self.screen) {
      $0.renderContext = context
    }
    #expect(try lost.bars() == [5])
    #expect(
      context.warnings == ["No navigationDestination(for: String.self) is known: the page before is shown."])
  }

  @Test("A bar has a ground when something is scrolled below it, unless it is hidden")
  func grounds() throws {
    func fills(_ y: CGFloat, _ visibility: Visibility) throws -> Int {
      let view = NavigationStack {
        ScrollView { Color.red.frame(width: 50, height: 1000) }
          .scrollPosition(.constant(ScrollPosition(y: y)))
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(visibility, for: .navigationBar)
      }
      return try host(view, in: Self.screen).drawingDescription().split(separator: "\n")
        .filter { $0 == "fill rect (0, 0, 300, 44) #FFFFFF" }.count
    }
    #expect(try fills(0, .automatic) == 0)
    #expect(try fills(30, .automatic) == 1)
    #expect(try fills(30, .hidden) == 0)
  }
}
