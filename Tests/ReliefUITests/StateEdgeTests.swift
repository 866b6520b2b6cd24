import Foundation
import Observation
import ReliefCombine
import ReliefGeometry
import Testing

@testable import ReliefUI

/// State as real apps use it: chains, sizes that are read and set, objects in objects, rows that move.
@MainActor @Suite struct StateEdgeTests {
  private final class Inner: ObservableObject {
    @Published var count = 1
  }

  private final class Outer: ObservableObject {
    let inner = Inner()
    private var following: Set<AnyCancellable> = []
    init() {
      inner.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &following)
    }
  }

  private struct Objects: View {
    @StateObject private var outer = Outer()
    var body: some View { Bar(outer.inner.count).onTapGesture { outer.inner.count = 7 } }
  }

  @Test("An object in another one is shown when the outer one passes its changes on")
  func nestedObjects() throws {
    let host = host(Objects())
    #expect(try host.bars() == [1])
    try host.tap(at: CGPoint(x: 0, y: 5))
    #expect(try host.bars() == [7])
  }

  @Observable final class Row: Identifiable {
    let id: Int
    var width: Int
    init(_ id: Int) { (self.id, width) = (id, id) }
  }

  private struct RowView: View {
    let row: Row
    @State private var taps = Row(0)
    var body: some View {
      HStack(spacing: 0) {
        Bar(row.width)
        Bar(100 + taps.width)
      }
      .onTapGesture {
        row.width += 10
        taps.width += 1
      }
    }
  }

  private struct Rows: View {
    @State private var rows = [Row(1), Row(2), Row(3)]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(rows) { RowView(row: $0) }
        Color.blue.frame(width: 50, height: 10).onTapGesture { rows = [rows[2], rows[0]] + [Row(4)] }
      }
    }
  }

  @Test("Observable objects in states of rows go with their rows")
  func movingRows() throws {
    let host = host(Rows())
    #expect(try host.bars() == [1, 100, 2, 100, 3, 100, 50])
    let size = try host.size()
    // The third row, whose bars stand in the middle of the widest.
    try host.tap(at: CGPoint(x: size.width / 2, y: 25))
    #expect(try host.bars() == [1, 100, 2, 100, 13, 101, 50])
    try host.tap(at: CGPoint(x: size.width / 2, y: 35))
    #expect(try host.bars() == [13, 101, 1, 100, 4, 100, 50])
  }

  private struct Chain: View {
    @State private var a = 1
    @State private var b = 0
    @State private var c = 0
    var body: some View {
      HStack(spacing: 0) {
        Bar(a); Bar(b); Bar(c)
      }
      .onChange(of: a) { b = a * 2 }
      .onChange(of: b) { _, new in c = new * 2 }
      .onChange(of: c) { old, new in if new > 20 { a = 5 } }
      .onAppear { a = 10 }
    }
  }

  @Test("Changes that set off other changes come to their end")
  func chains() throws {
    #expect(try host(Chain()).bars() == [5, 10, 20])
  }

  private struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
  }

  private struct Measured: View {
    @State private var size = CGSize.zero
    @State private var appeared = CGSize.zero
    @State private var changed = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: changed > 0 ? 30 : 20, height: 12)
          .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
          .onPreferenceChange(SizeKey.self) {
            size = $0
            changed += 1
          }
          .background {
            GeometryReader { proxy in
              Color.clear.onAppear { appeared = proxy.size }
                .onChange(of: proxy.size) { _, new in appeared = new }
            }
          }
        Bar(Int(size.width))
        Bar(Int(appeared.width))
      }
    }
  }

  @Test("A size that is read by a preference or in the background of a view sets state until it stays")
  func sizes() throws {
    #expect(try host(Measured()).bars() == [30, 30, 30, 30, 30])
  }

  private struct TabKey: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Tabs: View {
    @State private var chosen = 0
    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { index in
          Bar(20 + index).anchorPreference(key: TabKey.self, value: .bounds) { [index: $0] }
            .onTapGesture { chosen = index }
        }
      }
      .overlayPreferenceValue(TabKey.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[chosen] {
            let frame = proxy[anchor]
            Color.blue.frame(width: frame.width, height: 3).offset(x: frame.minX, y: frame.maxY - 3)
              .allowsHitTesting(false)
          }
        }
      }
    }
  }

  @Test("A line below the chosen tab follows its anchor")
  func anchors() throws {
    let host = host(Tabs())
    #expect(try host.drawingDescription().contains("fill rect (0, 7, 20, 3)"))
    try host.tap(at: CGPoint(x: 70, y: 5))
    #expect(try host.drawingDescription().contains("fill rect (61, 7, 22, 3)"))
  }

  private struct Sizes: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.lineLimit) private var limit
    var body: some View { Bar(limit.map { $0 * 10 } ?? (size == .large ? 1 : 2)) }
  }

  private struct Wrapping: ViewModifier {
    @Environment(\.lineLimit) private var limit
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        Bar(limit ?? 0)
        content.lineLimit(4)
      }
    }
  }

  @Test("A value of the environment is that of the place where it is read, also in a modifier")
  func environments() throws {
    let view = VStack(spacing: 0) {
      Sizes()
      Sizes().lineLimit(3)
      Sizes().modifier(Wrapping()).lineLimit(2)
      Sizes().environment(\.lineLimit, nil)
    }
    .lineLimit(5)
    #expect(try host(view).bars() == [50, 30, 2, 40, 1])
  }

  private struct Search: View {
    @State private var text = "a"
    @State private var results: [Int] = []
    var body: some View {
      HStack(spacing: 0) { ForEach(results, id: \.self) { Bar($0) } }
        .frame(minWidth: 40, minHeight: 10).contentShape(Rectangle())
        .onTapGesture { text = "abc" }
        .task(id: text) {
          try? await Task.sleep(for: .milliseconds(300))
          guard !Task.isCancelled else { return }
          results = Array(1...text.count)
        }
    }
  }

  @Test("A task that waits before it searches shows the last search")
  func searches() throws {
    let host = host(Search())
    #expect(try host.bars() == [1])
    try host.tap(at: CGPoint(x: 20, y: 5))
    #expect(try host.bars() == [1, 2, 3])
  }

  private struct Counter: View {
    @State private var count = 1
    var body: some View { Bar(count).onTapGesture { count += 1 } }
  }

  private struct Reset: View {
    @State private var id = UUID()
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Counter().id(id)
        Color.blue.frame(width: 50, height: 10).onTapGesture { id = UUID() }
      }
    }
  }

  @Test("Another identity begins anew")
  func identities() throws {
    let host = host(Reset())
    try host.tap(at: CGPoint(x: 0, y: 5))
    #expect(try host.bars() == [2, 50])
    try host.tap(at: CGPoint(x: 0, y: 15))
    #expect(try host.bars() == [1, 50])
  }

  private struct Ticking: View {
    @State private var ticks = 1
    @State private var received = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private let changes = PassthroughSubject<Int, Never>()
    var body: some View {
      HStack(spacing: 0) {
        Bar(ticks); Bar(received)
      }
      .onReceive(timer) { _ in ticks += 1 }
      .onReceive(changes) { received = $0 }
      .onReceive(Just(4)) { if received == 0 { received = $0 } }
      .onAppear { changes.send(9) }
    }
  }

  @Test("Timers stand still, subjects and values of one time come through")
  func timers() throws {
    #expect(try host(Ticking()).bars().first == 1)
    #expect(try host(Ticking()).bars().last == 9)
  }

  private struct Entrance: View {
    @State private var isShown = false
    @State private var scale = 0.5
    @AppStorage("entrance width") private var width = 6
    var body: some View {
      Bar(width).opacity(isShown ? 1 : 0).scaleEffect(scale)
        .offset(y: isShown ? 0 : 100).animation(.spring(), value: isShown)
        .onAppear {
          withAnimation(.easeOut(duration: 0.5).delay(0.2)) { isShown = true }
          withAnimation {
            scale = 1
          } completion: {
            width += 1
          }
        }
    }
  }

  @Test("What is animated when a view appears stands at its end, and stored values begin as the view says")
  func entrances() throws {
    let list = try host(Entrance()).drawingDescription()
    #expect(list.contains("fill rect (0, 0, 7, 10)"))
    #expect(!list.contains("opacity"))
  }

  private struct Splash: View {
    @State private var steps: [Int] = []
    var body: some View {
      HStack(spacing: 0) { ForEach(steps, id: \.self) { Bar($0) } }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { steps.append(3) }
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { steps.append(2) }
          DispatchQueue.main.async { steps.append(1) }
          DispatchQueue.main.asyncAfter(deadline: .now() + 60) { steps.append(9) }
          DispatchQueue.global(qos: .userInitiated).async {
            let found = 4
            DispatchQueue.main.async { steps.append(found) }
          }
        }
    }
  }

  @Test("Work that a view puts on the main queue is done before the picture, in the order of its time")
  func queues() throws {
    #expect(try host(Splash()).bars() == [1, 4, 2, 3])
  }
}
