import Foundation
import Testing

@testable import ReliefUI

@MainActor @Suite("Identity and state") struct IdentityTests {
  private struct Counter: View {
    @State var count: Int
    var body: some View {
      Button(action: { count += 1 }) { Bar(count) }.buttonStyle(.plain)
    }
  }

  /// The middle of the n-th bar of a host.
  private func tap(_ host: ViewHost, bar index: Int) throws {
    let lines = try host.layoutDescription().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { $0.hasPrefix("Color (") }
    let numbers = lines[index].dropFirst(7).dropLast().split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    try host.tap(at: CGPoint(x: numbers[0] + numbers[2] / 2, y: numbers[1] + numbers[3] / 2))
  }

  @Test("A tap changes state, which is kept until the next one")
  func tapping() throws {
    let host = host(Counter(count: 5))
    #expect(try host.bars() == [5])
    try tap(host, bar: 0)
    try tap(host, bar: 0)
    #expect(try host.bars() == [7])
  }

  @Test("One value that is shown at two places has two states")
  func twoPlaces() throws {
    let counter = Counter(count: 5)
    let host = host(
      VStack {
        counter; counter
      })
    try tap(host, bar: 1)
    try tap(host, bar: 1)
    try tap(host, bar: 0)
    #expect(try host.bars() == [6, 7])
  }

  private struct Branches: View {
    @State var first = true
    var body: some View {
      VStack {
        Button(action: { first.toggle() }) { Bar(1) }.buttonStyle(.plain)
        if first { Counter(count: 20) } else { Counter(count: 20) }
      }
    }
  }

  @Test("State is lost when its branch is left, also for one of the same type")
  func branches() throws {
    let host = host(Branches())
    try tap(host, bar: 1)
    #expect(try host.bars() == [1, 21])
    try tap(host, bar: 0)
    #expect(try host.bars() == [1, 20])
    try tap(host, bar: 0)
    #expect(try host.bars() == [1, 20])
  }

  private struct Hidden: View {
    @State var isText = false
    var body: some View {
      VStack {
        Button(action: { isText.toggle() }) { Bar(1) }.buttonStyle(.plain)
        isText ? AnyView(Text(verbatim: "a")) : AnyView(Counter(count: 20))
      }
    }
  }

  @Test("State is lost when a view of another type takes the place")
  func types() throws {
    let host = host(Hidden())
    try tap(host, bar: 1)
    #expect(try host.bars() == [1, 21])
    try tap(host, bar: 0)
    try tap(host, bar: 0)
    #expect(try host.bars() == [1, 20])
  }

  private struct Rows: View {
    @State var ids = [1, 2, 3]
    var body: some View {
      VStack {
        Button(action: { ids = [3, 1] }) { Bar(1) }.buttonStyle(.plain)
        ForEach(ids, id: \.self) { Counter(count: $0 * 100) }
      }
    }
  }

  @Test("Rows keep their state by identity when they move")
  func rows() throws {
    let host = host(Rows())
    try tap(host, bar: 1)
    try tap(host, bar: 3)
    #expect(try host.bars() == [1, 101, 200, 301])
    try tap(host, bar: 0)
    #expect(try host.bars() == [1, 301, 101])
  }

  private struct ManyRows: View {
    @State var ids = Array(1...20)
    var body: some View {
      VStack {
        Button(action: { ids = [20, 9, 2, 21] }) { Bar(1) }.buttonStyle(.plain)
        ForEach(ids, id: \.self) { Counter(count: $0 * 100) }
      }
    }
  }

  @Test("Of many rows each keeps its state, and those that are left lose it")
  func manyRows() throws {
    let host = host(ManyRows())
    for row in [2, 9, 20] { try tap(host, bar: row) }
    #expect(try host.bars() == [1] + (1...20).map { $0 * 100 + ([2, 9, 20].contains($0) ? 1 : 0) })
    try tap(host, bar: 0)
    #expect(try host.bars() == [1, 2001, 901, 201, 2100])
  }

  @Test("A tuple of views gives back what it is made of")
  func tuples() throws {
    let built = ViewBuilder.buildBlock(Bar(1), Bar(2))
    #expect(built.value.0.width == 1 && built.value.1.width == 2)
    let given = TupleView((Bar(3), Bar(4), Bar(5)))
    #expect(given.value.2.width == 5)
    #expect(try host(given).bars() == [3, 4, 5])
  }

  private struct Item: Identifiable {
    let id: Int
    var width: Int
  }
  private struct Bound: View {
    @State var items = [Item(id: 1, width: 10), Item(id: 2, width: 20)]
    var body: some View {
      VStack {
        ForEach($items) { $item in
          Button(action: { item.width += 1 }) { Bar(item.width) }.buttonStyle(.plain)
        }
        Bar(items.reduce(0) { $0 + $1.width })
      }
    }
  }

  @Test("A binding to an element changes that element")
  func elements() throws {
    let host = host(Bound())
    try tap(host, bar: 1)
    #expect(try host.bars() == [10, 21, 31])
  }

  private struct Inner: View {
    @Environment(\.isEnabled) var isEnabled
    var body: some View { Bar(isEnabled ? 1 : 2) }
  }
  private struct Outer<Content: View>: View {
    @Environment(\.isEnabled) var isEnabled
    let content: Content
    var body: some View {
      VStack {
        Bar(isEnabled ? 3 : 4)
        content.disabled(true)
        content
      }
    }
  }

  @Test("A view has the environment of the place where it stands")
  func environment() throws {
    #expect(try host(Outer(content: Inner())).bars() == [3, 2, 1])
    #expect(try host(Outer(content: Inner()).disabled(true)).bars() == [4, 2, 2])
  }

  private final class Kept {}
  private struct Keeper: View {
    @State var kept = Kept()
    let tell: (Kept) -> Void
    var body: some View {
      Bar(1).onAppear { tell(kept) }
    }
  }

  @Test("Nothing of a picture is left when its host goes")
  func leaks() throws {
    weak var object: Kept?
    try { () throws in
      let host = host(Keeper { object = $0 })
      #expect(try host.bars() == [1])
      #expect(object != nil)
    }()
    #expect(object == nil)
  }

  @Test("A view that is shown twice starts anew")
  func anew() throws {
    let counter = Counter(count: 5)
    let first = host(counter)
    try tap(first, bar: 0)
    #expect(try first.bars() == [6])
    #expect(try host(counter).bars() == [5])
  }
}
