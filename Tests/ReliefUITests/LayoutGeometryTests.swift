import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// GeometryReader, spaces, ViewThatFits, users' layouts and AnyLayout.
@MainActor @Suite struct LayoutGeometryTests {
  private var box: some View { Color.red.frame(width: 30, height: 20) }
  private let offer = ProposedViewSize(width: 100, height: 80)

  @Test(
    "A geometry reader takes the offer, 10 points where there is none, and begins at its upper left corner")
  func reader() throws {
    let view = GeometryReader { Color.red.frame(width: $0.size.width / 2, height: $0.size.height / 4) }
    #expect(try frame(of: "frame", view, in: offer) == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(try host(view).size() == CGSize(width: 10, height: 10))
  }

  private final class Found<T> {
    var value: T?
  }

  /// What a proxy inside of some padding says.
  private func read<T>(_ value: @escaping (GeometryProxy) -> T) throws -> T? {
    let found = Found<T>()
    let reader = GeometryReader { proxy in
      let _ = found.value = value(proxy)
      Color.clear
    }
    let view = reader.padding(.leading, 10).coordinateSpace(name: "outer").padding(.top, 5)
    _ = try host(view, in: offer).displayList()
    return found.value
  }

  @Test("Frames are given in the space that is asked for")
  func spaces() throws {
    #expect(try read { $0.frame(in: .local) } == CGRect(x: 0, y: 0, width: 90, height: 75))
    #expect(try read { $0.frame(in: .global) } == CGRect(x: 10, y: 5, width: 90, height: 75))
    #expect(try read { $0.frame(in: .named("outer")) } == CGRect(x: 10, y: 0, width: 90, height: 75))
    #expect(try read { $0.bounds(of: .named("outer")) } == CGRect(x: -10, y: 0, width: 100, height: 75))
    #expect(try read { $0.bounds(of: .named("none")) } == .some(nil))
  }

  @Test("Frames follow transforms")
  func transformed() throws {
    let found = Found<CGRect>()
    let view = GeometryReader { proxy in
      let _ = found.value = proxy.frame(in: .global)
      Color.clear
    }.scaleEffect(2)
    _ = try host(view, in: offer).displayList()
    #expect(found.value == CGRect(x: -50, y: -40, width: 200, height: 160))
  }

  private struct Measured: View {
    @State var width: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        Color.blue.frame(width: width / 2, height: 10)
      }
    }
  }

  @Test("A change of geometry sets state before the picture")
  func geometryChange() throws {
    #expect(try frame(of: "frame", Measured(), in: offer, at: 1).width == 50)
  }

  @Test("The first view that fits at its ideal size is shown, the last where none does")
  func fits() throws {
    let view = ViewThatFits {
      Color.red.frame(width: 150, height: 10)
      Color.green.frame(width: 90, height: 90)
      Color.blue.frame(width: 80, height: 70)
    }
    #expect(try frame(of: "frame", view, in: offer).size == CGSize(width: 80, height: 70))
    #expect(try frames(view, in: offer).split(separator: "\n").count == 4)
    let across = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 150, height: 10)
      Color.green.frame(width: 90, height: 90)
      Color.blue.frame(width: 80, height: 70)
    }
    #expect(try frame(of: "frame", across, in: offer).size == CGSize(width: 90, height: 90))
    let none = ViewThatFits {
      Color.red.frame(width: 150, height: 10)
      Color.green.frame(width: 190, height: 90)
    }
    #expect(try frame(of: "frame", none, in: offer).width == 190)
  }

  @Test("A spacer's ideal length is its least one, so a stack with one may fit")
  func fitsWithSpacer() throws {
    let view = ViewThatFits(in: .vertical) {
      VStack(spacing: 0) {
        box
        Spacer()
        box
      }
      box
    }
    #expect(try frame(of: "VStack", view, in: ProposedViewSize(width: 100, height: 48)).height == 48)
    #expect(throws: Never.self) {
      let small = try frames(view, in: ProposedViewSize(width: 100, height: 47))
      #expect(!small.contains("VStack"))
    }
  }

  /// Views from corner to corner, each by a step.
  private struct Stairs: Layout {
    var step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.reduce(into: CGSize.zero) { size, subview in
        let own = subview.sizeThatFits(.unspecified)
        size.width += own.width + step
        size.height += own.height
      }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var corner = bounds.origin
      for subview in subviews {
        subview.place(at: corner, proposal: .unspecified)
        let own = subview.sizeThatFits(.unspecified)
        corner.x += own.width + step
        corner.y += own.height
      }
    }
  }

  @Test("A layout of the user's own places views, and is mirrored where one reads from the right")
  func ownLayout() throws {
    let view = Stairs(step: 5) {
      box
      box
    }
    #expect(try host(view).size() == CGSize(width: 70, height: 40))
    #expect(try frame(of: "frame", view, at: 1).origin == CGPoint(x: 35, y: 20))
    let mirrored = view.environment(\.layoutDirection, .rightToLeft)
    #expect(try frame(of: "frame", mirrored, at: 1).origin == CGPoint(x: 5, y: 20))
  }

  private struct Switching: View {
    @State var isVertical = false

    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Button {
          isVertical.toggle()
        } label: {
          Color.red.frame(width: 30, height: 20)
        }
        Color.blue.frame(width: 30, height: 20)
      }
    }
  }

  @Test("A layout whose type is hidden acts as the hidden one, and can become another")
  func anyLayout() throws {
    let host = host(Switching())
    #expect(try host.size() == CGSize(width: 60, height: 20))
    #expect(try host.tap(at: CGPoint(x: 10, y: 10)))
    #expect(try host.size() == CGSize(width: 30, height: 40))
  }

  private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  /// Views as wide as the values that they carry say.
  private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let all = subviews.reduce(0) { $0 + $1[Weight.self] }
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Weight.self] / all
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  @Test("A layout reads the values that views carry")
  func layoutValues() throws {
    let view = Weighted {
      Color.red.layoutValue(key: Weight.self, value: 3)
      Color.blue
    }
    #expect(try frame(of: "Color", view, in: offer, at: 1) == CGRect(x: 75, y: 0, width: 25, height: 80))
  }
}
