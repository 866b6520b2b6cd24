import SwiftUI
import Testing

/// Layout beyond the tutorials.
@MainActor @Suite struct FrameTests {
  @Test("Frames in their further forms")
  func frames() {
    let box = Box()
    lays(box.frame(minWidth: 30, minHeight: 20), nil, nil, "frame (0, 0, 30, 20)", "Color (5, 5, 20, 10)")
    lays(box.frame(height: 20, alignment: .top), nil, nil, "Color (0, 0, 20, 10)")
    lays(box.frame(width: 30, alignment: .leading), nil, nil, "Color (0, 0, 20, 10)")
    lays(box.frame(minHeight: 30), nil, nil, "Color (0, 10, 20, 10)")
    lays(box.frame(maxHeight: .infinity), 20, 30, "Color (0, 10, 20, 10)")
    lays(box.frame(maxHeight: .infinity, alignment: .bottom), 20, 30, "Color (0, 20, 20, 10)")
    lays(
      box.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing), 30, 30, "Color (10, 0, *"
    )
    lays(
      box.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity), 30, 30,
      "Color (5, 10, *")
    lays(
      box.frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottomLeading),
      30, 30, "Color (0, 20, *")
    lays(box.frame(minWidth: 10, maxWidth: .infinity, alignment: .trailing), 30, 10, "Color (10, 0, *")
    lays(
      Color.red.frame(minWidth: 1, idealWidth: 5, maxWidth: 9, minHeight: 1, idealHeight: 6, maxHeight: 9),
      nil,
      nil, "Color (0, 0, 5, 6)")
    lays(Color.red.frame(idealHeight: 6), nil, nil, "Color (0, 0, 10, 6)")
    lays(Color.red.frame(minWidth: 2, maxWidth: 8), 20, 10, "Color (6, 0, 8, 10)")
    lays(box.fixedSize(), 5, 5, "Color (-7.5, -2.5, 20, 10)")
    lays(box.position(x: 30, y: 40), 100, 100, "Color (20, 35, 20, 10)")
    lays(Image("step-up").resizable().scaledToFit(), 30, 20, "Image (5, 0, 20, 20)")
    lays(
      HStack {
        Text("words").layoutPriority(1); Color.red
      }, 100, 21, "Text (0, 0, *, 21)")
    lays(
      HStack(spacing: 0) {
        Box(); Spacer(minLength: 5); Box()
      }, nil, nil, "Color (25, 0, 20, 10)")
    lays(VStack { Divider() }, 20, 5, "Divider (0, 2, 20, 1)")
    lays(VStack() { Box() }.padding(.leading, 1), nil, nil, "Color (1, 0, 20, 10)")
    lays(HStack() { Box() }, nil, nil, "Color (0, 0, 20, 10)")
    lays(ZStack() { Box() }, nil, nil, "Color (0, 0, 20, 10)")
    draws(Box().hidden().overlay(Box(color: .blue)), nil, nil, "fill rect * #007AFF", not: "#FF3B30")
    lays(Box().frame(alignment: .leading), nil, nil, "Color (0, 0, 20, 10)")
    lays(
      ModifiedContent(content: Box(), modifier: ViewTests.Framed(width: 3)), nil, nil, "Color (3, 3, 20, 10)")
    let corner: Alignment = .bottomTrailing
    lays(Box().frame(width: 30, height: 30, alignment: corner), nil, nil, "Color (10, 20, 20, 10)")
    lays(AnyView(Box()), nil, nil, "Color (0, 0, 20, 10)")
    #expect(ideal(EmptyView()) == .zero)
    lays(Box().id("a"), nil, nil, "Color (0, 0, 20, 10)")
    lays(Box().padding(EdgeInsets()), nil, nil, "Color (0, 0, 20, 10)")
    let edges: Edge.Set = [.top]
    lays(Box().padding(edges, 2), nil, nil, "Color (0, 2, 20, 10)")
    lays(Box().safeAreaPadding(.top, 4), nil, nil, "Color (0, 4, 20, 10)")
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    lays(Color.red.ignoresSafeArea(edges: .top), 50, 50, "Color (0, 0, 50, 50)", safeArea: insets)
    lays(Color.red.ignoresSafeArea(.container), 50, 50, "Color (0, 0, 50, 50)", safeArea: insets)
  }

  @Test("Backgrounds and overlays in their further forms")
  func decorations() {
    draws(Box().overlay { Circle() }, nil, nil, "fill rect*", "fill circle (5, 0, 10, 10)*")
    draws(Box().overlay(alignment: .topLeading) { Circle().frame(width: 4) }, nil, nil, "fill circle (0, *")
    draws(
      Box().overlay(alignment: .leading, content: { Circle().frame(width: 4) }), nil, nil,
      "fill circle (0, 3, 4, 4)*")
    draws(
      Box().overlay(Circle().frame(width: 4), alignment: .trailing), nil, nil, "fill circle (16, 3, 4, 4)*")
    draws(Box().overlay() { Circle() }, nil, nil, "fill circle*")
    draws(Box().background { Circle() }, nil, nil, "fill circle*", "fill rect*")
    draws(
      Box().background(alignment: .leading, content: { Circle().frame(width: 4) }), nil, nil,
      "fill circle (0, 3, *")
  }

  @Test("Scroll views, lazy stacks and grids in their further forms")
  func scrolling() {
    lays(
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 2) { ForEach(0..<3) { _ in Box() } }
      }, 100, 20, "Color (0, *, 20, 10)", "Color (22, *, 20, 10)")
    lays(
      ScrollView {
        LazyVStack(spacing: 2, pinnedViews: PinnedScrollableViews.sectionHeaders) {
          Section(header: Box(height: 5)) { ForEach(0..<3) { _ in Box() } }
        }
      }, 100, 50, "Color (40, 0, 20, 5)", "Color (40, 7, 20, 10)")
    lays(
      ScrollViewReader { proxy in ScrollView { Box().onAppear { proxy.scrollTo(1) } } }, 100, 50,
      "Color (40, 0, 20, 10)")
    lays(
      LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(10))], spacing: 1) {
        ForEach(0..<3) { _ in Box() }
      },
      nil, nil, "Color (0, 0, 20, 10)", "Color (0, 18, 20, 10)", "Color (21, 0, 20, 10)")
    lays(
      Grid {
        GridRow {
          Box(); Box(width: 5)
        }; GridRow { Box().gridCellColumns(2) }
      }, nil, nil,
      "Color (0, 0, 20, 10)", "Color (28, 0, 5, 10)", "Color (6.5, 18, 20, 10)")
    same(
      ScrollView { Box() }.scrollIndicators(.hidden).scrollTargetBehavior(.viewAligned)
        .scrollDismissesKeyboard(.immediately).scrollPosition(id: .constant(Optional(1))),
      as: ScrollView { Box() }, 50, 50)
    same(Box().scrollTargetLayout(), as: Box())
    lays(
      GeometryReader { (geometry: GeometryProxy) in
        Box(width: geometry.frame(in: CoordinateSpace.named("a")).minY)
      }.padding(.top, 7)
        .coordinateSpace(name: "a"), 50, 50, "Color (0, 7, 7, 10)")
  }

  struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
  struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>?
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }
  struct Widest: View {
    @State private var width: CGFloat = 1
    let isOld: Bool
    var body: some View {
      let content = VStack(spacing: 0) {
        Box().preference(key: WidthKey.self, value: 12)
        Box(width: width)
      }
      if isOld {
        content.onPreferenceChange(WidthKey.self, perform: { width = $0 })
      } else {
        content.onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
  }

  @Test("Preferences and anchors pass up")
  func preferences() {
    lays(Widest(isOld: true), nil, nil, "Color (4, 10, 12, 10)")
    lays(Widest(isOld: false), nil, nil, "Color (4, 10, 12, 10)")
    let anchored = Box().padding(3).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in if let anchor { Box(color: .blue, width: proxy[anchor].width) } }
      }
    draws(anchored, nil, nil, "fill rect * #FF3B30", "fill rect (0, 0, 26, 10) #007AFF")
    let other = Box().anchorPreference(key: BoundsKey.self, value: .bounds, transform: { $0 })
    draws(other, nil, nil, "fill rect (0, 0, 20, 10) #FF3B30")
  }
}
