import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

/// Which page of a stack is shown.
@MainActor @Suite struct NavigationPathTests {
  private func lines(_ host: ViewHost) throws -> [String] {
    DisplayListPrinter.text(try host.displayList()).split(separator: "\n").map(String.init)
  }

  private let screen = ProposedViewSize(width: 100, height: 200)

  private struct Stack: View {
    @State var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        Color.red.navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            (number == 1 ? Color.green : .blue).navigationTitle("\(number)")
          }
      }
    }
  }

  @Test(
    "The last page of the way is shown, below its own bar",
    arguments: [([], "#FF3B30", 96.0), ([1], "#34C759", 96), ([1, 2], "#007AFF", 96)])
  func way(_ path: [Int], _ color: String, _ top: Double) throws {
    let host = ReliefUITests.host(Stack(path: path), in: screen)
    #expect(try lines(host).contains("fill rect (0, \(Int(top)), 100, \(200 - Int(top))) \(color)"))
  }

  @Test("The way back leads to the page before, one at a time")
  func back() throws {
    let host = ReliefUITests.host(Stack(path: [1, 2]), in: screen)
    for color in ["#34C759", "#FF3B30"] {
      try host.tap(at: CGPoint(x: 24, y: 22))
      #expect(try lines(host).contains("fill rect (0, 96, 100, 104) \(color)"))
    }
    // The first page has no way back.
    #expect(!(try host.tap(at: CGPoint(x: 24, y: 22))))
  }

  @Test("Pages are shown that a binding, an item or a link asks for, and may lead on")
  func shown() throws {
    let root = Color.red.navigationTitle("Root")
    let next = Color.green.navigationBarTitleDisplayMode(.inline)
    let views: [AnyView] = [
      AnyView(NavigationStack { root.navigationDestination(isPresented: .constant(true)) { next } }),
      AnyView(NavigationStack { root.navigationDestination(item: .constant(4)) { _ in next } }),
      AnyView(
        NavigationStack {
          root.navigationDestination(isPresented: .constant(true)) {
            Color.blue.navigationDestination(isPresented: .constant(true)) { next }
          }
        }),
      AnyView(
        NavigationView { NavigationLink(destination: next, isActive: .constant(true)) { Text("Go") } }),
    ]
    for view in views {
      #expect(
        try lines(host(view, in: screen)).contains("fill rect (0, 44, 100, 156) #34C759"))
    }
    let closed = NavigationStack { root.navigationDestination(isPresented: .constant(false)) { next } }
    #expect(try lines(host(closed, in: screen)).contains("fill rect (0, 96, 100, 104) #FF3B30"))
  }

  @Test("A path of values of several types knows its pages, and what is unknown is warned of")
  func unknown() throws {
    var path = NavigationPath([1])
    path.append("two")
    #expect(path.count == 2 && path != NavigationPath([1]))
    let view = NavigationStack(path: .constant(path)) {
      Color.red.navigationDestination(for: Int.self) { _ in Color.green }
        .navigationDestination(for: String.self) { _ in Color.blue.navigationBarBackButtonHidden() }
    }
    // Without a title and a way back there is no bar.
    #expect(try lines(host(view, in: screen)).contains("fill rect (0, 0, 100, 200) #007AFF"))
    path.removeLast(5)
    #expect(path.isEmpty)
    let context = RenderContext()
    let lost = NavigationStack(path: .constant([1.5])) { Color.red }
    let host = ReliefUITests.host(lost, in: screen) { $0.renderContext = context }
    #expect(try lines(host).contains("fill rect (0, 0, 100, 200) #FF3B30"))
    #expect(
      host.warnings == ["No navigationDestination(for: Double.self) is known: the page before is shown."])
  }
}
