import Foundation
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct ScrollTargetTests {
  private static let screen = ProposedViewSize(width: 50, height: 100)

  /// Rows of 20 points, of which the one that is sought is 7 points wide.
  private struct Rows: View {
    var isLazy = true
    var sought: Int
    var count = 30

    private func row(_ index: Int) -> some View {
      Color.red.frame(width: index == sought ? 7 : 9, height: 20)
    }

    var body: some View {
      if isLazy {
        LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } }
      } else {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } }
      }
    }
  }

  /// The top of the view that is 7 points wide.
  private func top(
    _ view: some View, in size: ProposedViewSize = screen, _ act: (ViewHost) throws -> Void = { _ in }
  ) throws -> CGFloat? {
    let host = host(view, in: size)
    try act(host)
    for line in try host.layoutDescription().split(separator: "\n") {
      guard line.contains("Color (") else { continue }
      let numbers = line.split(whereSeparator: { "(,)".contains($0) }).dropFirst().compactMap {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      if numbers.count == 4, numbers[2] == 7 { return CGFloat(numbers[1]) }
    }
    return nil
  }

  @Test("A view's identity scrolls it to the anchor, the shortest way without one, never beyond the content")
  func identities() throws {
    for isLazy in [false, true] {
      for (id, anchor, y) in [
        (0, nil, 0.0), (3, nil, 60), (4, nil, 80), (5, nil, 80), (20, nil, 80), (20, UnitPoint.top, 0),
        (20, .center, 40), (20, .bottom, 80), (29, .top, 80), (1, .bottom, 20),
      ] as [(Int, UnitPoint?, CGFloat)] {
        let rows = Rows(isLazy: isLazy, sought: id)
        let binding = Binding<Int?>.constant(id)
        #expect(try top(ScrollView { rows }.scrollPosition(id: binding, anchor: anchor)) == y)
        let targets = ScrollView { rows.scrollTargetLayout() }
        #expect(try top(targets.scrollPosition(id: binding, anchor: anchor)) == y)
        let position = ScrollPosition(id: id, anchor: anchor)
        #expect(try top(ScrollView { rows }.scrollPosition(.constant(position))) == y)
        let reader = ScrollViewReader { proxy in
          ScrollView { rows }.onAppear { proxy.scrollTo(id, anchor: anchor) }
        }
        #expect(try top(reader) == y)
      }
      // An identity that nothing has, and none.
      let rows = Rows(isLazy: isLazy, sought: 2)
      #expect(try top(ScrollView { rows }.scrollPosition(id: .constant(Optional("a")))) == 40)
      #expect(try top(ScrollView { rows }.scrollPosition(id: .constant(Int?.none))) == 40)
    }
  }

  private struct Asynchronous: View {
    @State private var items: [Int] = []
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { Rows(isLazy: false, sought: 20, count: items.count) }
          .task { items = Array(0..<30) }
          .onChange(of: items) { proxy.scrollTo(20, anchor: .top) }
      }
    }
  }

  private struct Append: View {
    @State private var count = 10
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Color.blue.frame(height: 10).onTapGesture {
            count += 11
            proxy.scrollTo(count - 1)
          }
          ScrollView { Rows(sought: 20, count: count) }
        }
      }
    }
  }

  private struct Late: View {
    @State private var count = 0
    var body: some View {
      ScrollView { Rows(sought: 20, count: count) }.scrollPosition(id: .constant(Optional(20)), anchor: .top)
        .task { count = 30 }
    }
  }

  @Test("A proxy scrolls from tasks, changes and taps, after what the same action changed")
  func actions() throws {
    #expect(try top(Asynchronous()) == 0)
    #expect(try top(Late()) == 0)
    #expect(try top(Append()) { try $0.tap(at: CGPoint(x: 25, y: 5)) } == 80)
    let inside = ScrollView {
      ScrollViewReader { proxy in Rows(sought: 20).task { proxy.scrollTo(20, anchor: .top) } }
    }
    #expect(try top(inside) == 0)
  }

  @Test("Rows are found by identities of their own, deep inside and of other types")
  func names() throws {
    func list(_ id: some Hashable) -> some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { index in
              HStack(spacing: 0) {
                Color.red.frame(width: index == 25 ? 7 : 9, height: 20).id("row \(index)")
              }
            }
            Color.red.frame(width: 5, height: 20).id("end")
          }
        }.onAppear { proxy.scrollTo(id, anchor: .top) }
      }
    }
    #expect(try top(list("row 25")) == 0)
    #expect(try top(list("end")) == nil)
    let text = try frames(list("end"), in: Self.screen)
    #expect(text.contains("Color (22.5, 80, 5, 20)"))
  }

  @Test("Rows of different heights are scrolled to exactly, though they were estimated")
  func estimates() throws {
    let view = ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { index in
            Color.red.frame(width: index == 199 ? 7 : 9, height: CGFloat(10 + index % 37))
          }
        }
      }.onAppear { proxy.scrollTo(199, anchor: .bottom) }
    }
    #expect(try top(view) == CGFloat(100 - (10 + 199 % 37)))
    let bottom = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<200, id: \.self) { index in
          Color.red.frame(width: index == 199 ? 7 : 9, height: CGFloat(10 + index % 37))
        }
      }
    }.defaultScrollAnchor(.bottom)
    #expect(try top(bottom) == CGFloat(100 - (10 + 199 % 37)))
  }

  private struct Steps: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.blue.frame(width: 10, height: 10).onTapGesture { position.scrollTo(y: 30) }
          Color.blue.frame(width: 10, height: 10).onTapGesture { position.scrollTo(id: 7) }
          Color.blue.frame(width: 10, height: 10).onTapGesture { position.scrollTo(edge: .top) }
          Color.blue.frame(width: 10, height: 10).onTapGesture { position = ScrollPosition() }
        }
        ScrollView { Rows(sought: 3) }.scrollPosition($position)
      }
    }
  }

  @Test("A position goes on from where it is, and stays there when it says nothing any more")
  func positions() throws {
    let host = host(Steps(), in: .init(width: 50, height: 110))
    func first() throws -> String? {
      try host.layoutDescription().split(separator: "\n").first { $0.contains("Color (20.5") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    func scrolled(_ x: CGFloat) throws -> CGFloat? {
      if x >= 0 { try host.tap(at: CGPoint(x: x, y: 5)) }
      let rows = try host.layoutDescription().split(separator: "\n").first { $0.contains("LazyVStack") }
      return rows.flatMap { $0.split(separator: ",").dropFirst().first }
        .flatMap { Double($0.trimmingCharacters(in: .whitespaces)) }.map { 10 - CGFloat($0) }
    }
    // 600 points in a frame of 100.
    #expect(try scrolled(-1) == 500)
    #expect(try scrolled(10) == 30)
    // The row from 140 to 160 is seen by the shortest way.
    #expect(try scrolled(20) == 60)
    #expect(try scrolled(40) == 60)
    #expect(try scrolled(30) == 0)
  }

  @Test("Across, from the right and in lists")
  func otherContainers() throws {
    func across(_ id: Int, _ anchor: UnitPoint?) -> some View {
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { Color.red.frame(width: 20, height: CGFloat($0)) }
          }
        }.onAppear { proxy.scrollTo(id, anchor: anchor) }
      }
    }
    let wide = ProposedViewSize(width: 100, height: 30)
    func left(_ view: some View, _ id: Int) throws -> Bool {
      try frames(view, in: wide).contains(
        "Color (0, \(Double(30 - id) / 2 == Double((30 - id) / 2) ? "\((30 - id) / 2)" : "\(Double(30 - id) / 2)"), 20, \(id))"
      )
    }
    #expect(try left(across(12, .leading), 12))
    #expect(try left(across(12, nil), 8))
    let mirrored = across(12, .leading).environment(\.layoutDirection, .rightToLeft)
    #expect(try left(mirrored, 16))
    let list = ScrollViewReader { proxy in
      List(0..<50, id: \.self) { Color.red.frame(width: $0 == 30 ? 7 : 9, height: 22) }.listStyle(.plain)
        .onAppear { proxy.scrollTo(30, anchor: .bottom) }
    }
    // Rows of 44 points; the content stands 11 points above their lower edge.
    #expect(try top(list, in: .init(width: 50, height: 100)) == 100 - 33)
  }

  @Test("Headers of sections that are pinned stay at the edge until the next one pushes them out")
  func pins() throws {
    func headers(_ y: CGFloat, _ pins: PinnedScrollableViews) throws -> [CGFloat] {
      let view = ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pins) {
          ForEach(0..<3, id: \.self) { section in
            Section(header: Color.blue.frame(width: 7, height: 10)) {
              ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 9, height: 20) }
            }
          }
        }
      }.scrollPosition(.constant(ScrollPosition(y: y)))
      return try frames(view, in: Self.screen).split(separator: "\n").filter { $0.contains("Color (21.5") }
        .compactMap { $0.split(separator: ",")[1] }.compactMap {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
        .map { CGFloat($0) }.sorted()
    }
    #expect(try headers(0, .sectionHeaders) == [0])
    #expect(try headers(50, []) == [60])
    #expect(try headers(50, .sectionHeaders) == [0, 60])
    #expect(try headers(105, .sectionHeaders) == [-5, 5])
    #expect(try headers(130, .sectionHeaders) == [0, 90])
  }
}
