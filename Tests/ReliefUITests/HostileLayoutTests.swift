import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// Layouts and trees that nobody should write, and somebody does: they draw what SwiftUI draws, and stop nothing.
@MainActor @Suite struct HostileLayoutTests {
  private var box: some View { Color.red.frame(width: 10, height: 10) }

  /// Says a size and places its views wherever it is told.
  private struct Wild: Layout {
    let size: CGFloat
    let place: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: size, height: size)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + place, y: bounds.minY + place), anchor: .center,
          proposal: ProposedViewSize(width: size, height: size))
      }
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { place }
  }

  nonisolated static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, -50, 0, 1e300, .leastNonzeroMagnitude,
  ]

  @Test(
    "Layouts that say odd sizes and places stop nothing, and what is beside them is drawn", arguments: odd)
  func wildLayouts(_ number: CGFloat) throws {
    for other in Self.odd {
      let wild = Wild(size: number, place: other) {
        box
        Text("text")
        Spacer()
      }
      for view in [
        AnyView(wild),
        AnyView(
          HStack {
            wild; box
          }),
        AnyView(
          VStack(alignment: .leading) {
            box; wild
          }),
        AnyView(ScrollView { wild }), AnyView(wild.frame(maxWidth: .infinity)), AnyView(wild.padding(5)),
        AnyView(
          Grid {
            GridRow {
              wild; box
            }
          }),
        AnyView(
          LazyVStack {
            wild; box
          }),
        AnyView(wild.overlay(alignment: .bottomTrailing) { box }), AnyView(wild.shadow(radius: 3)),
        AnyView(wild.clipShape(Circle())), AnyView(wild.mask { box }),
      ] {
        let beside = ZStack(alignment: .topLeading) {
          view
          Color.blue.frame(width: 7, height: 3)
        }.frame(width: 100, height: 100, alignment: .topLeading)
        let filled = try host(beside, in: .init(width: 100, height: 100)).displayList().filled
        #expect(filled.contains { $0.width == 7 && $0.height == 3 })
      }
    }
  }

  @Test(
    "Odd scales, angles, shadows and strokes draw nothing, and what is beside them is drawn", arguments: odd)
  func wildEffects(_ number: CGFloat) throws {
    let views: [AnyView] = [
      AnyView(box.scaleEffect(number)), AnyView(box.scaleEffect(x: number, y: 1, anchor: .topLeading)),
      AnyView(box.rotationEffect(.degrees(number))), AnyView(box.blur(radius: number)),
      AnyView(box.blur(radius: number, opaque: true)), AnyView(box.drawingGroup(opaque: true)),
      AnyView(box.shadow(radius: number, x: number, y: number)), AnyView(box.opacity(number)),
      AnyView(box.border(Color.red, width: number)), AnyView(box.cornerRadius(number)),
      AnyView(Circle().stroke(lineWidth: number)), AnyView(Circle().inset(by: number)),
      AnyView(Circle().trim(from: number, to: 1)), AnyView(RoundedRectangle(cornerRadius: number)),
      AnyView(box.rotation3DEffect(.degrees(number), axis: (x: number, y: 1, z: 0))),
      AnyView(Text("a").font(.system(size: number))), AnyView(Text("a").kerning(number)),
      AnyView(Text("a b").lineSpacing(number)), AnyView(Text("a").underline(pattern: .dash).tracking(number)),
      AnyView(box.brightness(number)), AnyView(box.saturation(number)), AnyView(box.contrast(number)),
      AnyView(Slider(value: .constant(number))), AnyView(ProgressView(value: number)),
      AnyView(ScrollView { box }.scrollPosition(.constant(ScrollPosition(x: number, y: number)))),
      AnyView(LinearGradient(colors: [.red, .blue], startPoint: .init(x: number, y: 0), endPoint: .top)),
    ]
    for (index, view) in views.enumerated() {
      let beside = ZStack(alignment: .topLeading) {
        view
        Color.blue.frame(width: 7, height: 3)
      }.frame(width: 100, height: 100, alignment: .topLeading)
      let filled = try host(beside, in: .init(width: 100, height: 100)).displayList().filled
      #expect(filled.contains { $0.width == 7 && $0.height == 3 }, "view \(index)")
    }
  }

  @Test("Where limits of a frame contradict each other, the least one wins")
  func contradictions() throws {
    func size(_ view: some View) throws -> CGRect {
      try frame(of: "frame", view, in: .init(width: 200, height: 200))
    }
    #expect(try size(Color.red.frame(minWidth: 100, maxWidth: 50)).width == 100)
    #expect(try size(Color.red.frame(minHeight: 100, idealHeight: 20, maxHeight: 50)).height == 100)
    #expect(try size(Color.red.frame(minWidth: 300, maxWidth: .infinity)).width == 300)
    #expect(try size(Color.red.frame(maxWidth: -5)).width == 0)
  }

  @Test("Places outside of a layout are drawn there, and take no room")
  func outside() throws {
    let view = HStack(spacing: 0) {
      Wild(size: 20, place: -40) { box }
      box
    }
    #expect(try host(view).size() == CGSize(width: 30, height: 20))
    #expect(try host(view).displayList().filled.contains(CGRect(x: -45, y: -45, width: 10, height: 10)))
  }

  private struct Element: Identifiable {
    let id: Int
    let width: Int
  }

  private struct Taps: View {
    let width: Int
    @State private var taps = 0
    var body: some View { Bar(width + taps).onTapGesture { taps += 100 } }
  }

  @Test("Rows of one identity are drawn each, have states of their own, and are warned of once")
  func duplicates() throws {
    let context = freshContext()
    let elements = [Element(id: 1, width: 10), Element(id: 1, width: 20), Element(id: 2, width: 30)]
    let view = VStack(alignment: .leading, spacing: 0) {
      ForEach(elements) { Taps(width: $0.width) }
      ForEach(["a", "a"], id: \.self) { _ in Bar(5) }
      ForEach([1, 1, 1], id: \.self) { _ in Bar(6) }
    }
    let host = host(view) { $0.renderContext = context }
    #expect(try host.bars() == [10, 20, 30, 5, 5, 6, 6, 6])
    try host.tap(at: CGPoint(x: 1, y: 15))
    #expect(try host.bars() == [10, 120, 30, 5, 5, 6, 6, 6])
    #expect(
      host.warnings == [
        "A ForEach has several elements with the identity 1: what belongs to one may go to another when they move.",
        "A ForEach has several elements with the identity a: what belongs to one may go to another when they move.",
      ])
  }

  @Test("A very long text is cut to its lines, in any width")
  func longTexts() throws {
    let long = String(repeating: "word ", count: 10_000) + String(repeating: "w", count: 10_000)
    let lines = try host(Text(long).lineLimit(2), in: .init(width: 100, height: 100)).size()
    let two = try host(Text("a\nb"), in: .init(width: 100, height: 100)).size()
    #expect(lines.height == two.height)
    #expect(try host(Text(long).fixedSize()).size().height == host(Text("a")).size().height)
  }

  private struct Endless: View {
    var body: some View { AnyView(Endless().padding(1)) }
  }

  private struct Deeper: View {
    let depth: Int
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) { if depth > 0 { AnyView(Deeper(depth: depth - 1)) } else { Color.red } }
      }
    }
  }

  private func nest(_ depth: Int) throws -> CGSize {
    var view = AnyView(Color.red.frame(width: 4, height: 4))
    for _ in 0..<depth { view = AnyView(view.padding(.leading, 1)) }
    let host = host(view)
    #expect(try host.displayList().filled == [CGRect(x: depth, y: 0, width: 4, height: 4)])
    return try host.size()
  }

  @Test(
    "Hundreds of views in each other are drawn; of thousands, a stack that has no room for them is told of")
  func deep() throws {
    #expect(try nest(500) == CGSize(width: 504, height: 4))
    // How many there is room for depends on how the library was built.
    for depth in [1000, 2000, 5000] {
      do {
        #expect(try nest(depth) == CGSize(width: CGFloat(depth + 4), height: 4))
      } catch {
        #expect(
          "\(error)".hasPrefix("Views lie in each other so deeply that the stack of a thread has no room"))
      }
    }
  }

  @Test("A view that holds itself is named")
  func endless() throws {
    #expect(throws: ViewError.tooDeep(view: "Endless")) { try host(Endless()).size() }
    #expect(throws: ViewError.tooDeep(view: "Deeper")) { try host(Deeper(depth: 100_000)).size() }
    #expect(try host(Deeper(depth: 100)).displayList().filled.count == 1)
  }
}
