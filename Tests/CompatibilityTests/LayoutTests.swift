import SwiftUI
import Testing

/// Stacks, frames, padding, grids, scroll views, safe areas.
@MainActor @Suite struct LayoutTests {
  @Test("Stacks in each form")
  func stacks() {
    lays(
      VStack {
        Box(); Box()
      }, nil, nil, "VStack (0, 0, 20, 28)", "Color (0, 18, 20, 10)")
    lays(
      VStack(spacing: 3) {
        Box(); Box()
      }, nil, nil, "Color (0, 13, 20, 10)")
    lays(
      VStack(alignment: .center) {
        Box(); Box(width: 4)
      }, nil, nil, "Color (8, 18, 4, 10)")
    lays(
      VStack(alignment: .leading) {
        Box(); Box(width: 4)
      }, nil, nil, "Color (0, 18, 4, 10)")
    lays(
      VStack(alignment: .trailing, spacing: 0) {
        Box(); Box(width: 4)
      }, nil, nil, "Color (16, 10, 4, 10)")
    lays(
      HStack {
        Box(); Box()
      }, nil, nil, "HStack (0, 0, 48, 10)", "Color (28, 0, 20, 10)")
    lays(
      HStack(spacing: 3) {
        Box(); Box()
      }, nil, nil, "Color (23, 0, 20, 10)")
    lays(
      HStack(alignment: .top) {
        Box(); Box(height: 4)
      }, nil, nil, "Color (28, 0, 20, 4)")
    lays(
      HStack(alignment: .bottom, spacing: 1) {
        Box(); Box(height: 4)
      }, nil, nil, "Color (21, 6, 20, 4)")
    lays(
      ZStack {
        Box(); Box(width: 4, height: 4)
      }, nil, nil, "Color (0, 0, 20, 10)", "Color (8, 3, 4, 4)")
    lays(
      ZStack(alignment: .topTrailing) {
        Box(); Box(width: 4, height: 4)
      }, nil, nil, "Color (16, 0, 4, 4)")
    lays(
      ZStack(alignment: .bottom) {
        Box(); Box(width: 4, height: 4)
      }, nil, nil, "Color (8, 6, 4, 4)")
    lays(
      VStack {
        Box(); Spacer(); Box()
      }, 20, 100, "Color (0, 0, 20, 10)", "Color (0, 90, 20, 10)")
    lays(
      HStack {
        Spacer(); Box()
      }, 100, 10, "Color (80, 0, 20, 10)")
  }

  @Test("Frames in each form")
  func frames() {
    lays(Color.red.frame(width: 30, height: 20), 100, 100, "Color (35, 40, 30, 20)")
    lays(Color.red.frame(width: 30), 100, 100, "Color (35, 0, 30, 100)")
    lays(Color.red.frame(height: 20), 100, 100, "Color (0, 40, 100, 20)")
    lays(Box().frame(maxWidth: .infinity), 100, 10, "frame (0, 0, 100, 10)", "Color (40, 0, 20, 10)")
    lays(Box().frame(maxWidth: .infinity, maxHeight: .infinity), 100, 100, "Color (40, 45, 20, 10)")
    lays(Box().frame(maxWidth: .infinity, alignment: .leading), 100, 10, "Color (0, 0, 20, 10)")
    lays(Box().frame(minWidth: 50), nil, nil, "frame (0, 0, 50, 10)", "Color (15, 0, 20, 10)")
    lays(Color.red.frame(minWidth: 0, maxWidth: 40), 100, 10, "Color (30, 0, 40, 10)")
    lays(
      Box().frame(width: 40, height: 40, alignment: .bottomTrailing), nil, nil, "Color (20, 30, 20, 10)")
    let size = CGSize(width: 12, height: 7)
    lays(Color.red.frame(width: size.width, height: size.height), nil, nil, "Color (0, 0, 12, 7)")
    lays(
      Text("some words").fixedSize(horizontal: true, vertical: false).frame(width: 10), nil, nil, "Text (-*")
    lays(
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }, 100, 20,
      "Color (37.5, 0, 25, 20)")
    lays(
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : length / 5
      }, 100, 20, "Color (25, 8, 50, 4)")
    lays(Color.red.aspectRatio(2, contentMode: .fit), 100, 100, "Color (0, 25, 100, 50)")
  }

  @Test("Padding in each form")
  func padding() {
    lays(Box().padding(), nil, nil, "padding (0, 0, 52, 42)", "Color (16, 16, 20, 10)")
    lays(Box().padding(3), nil, nil, "padding (0, 0, 26, 16)")
    lays(Box().padding(.horizontal), nil, nil, "padding (0, 0, 52, 10)")
    lays(Box().padding([.top, .leading]), nil, nil, "padding (0, 0, 36, 26)", "Color (16, 16, 20, 10)")
    lays(Box().padding(.top, 5), nil, nil, "Color (0, 5, 20, 10)")
    lays(Box().padding(.all, 5), nil, nil, "padding (0, 0, 30, 20)")
    lays(
      Box().padding(.vertical, 2).padding(.bottom, 1).padding(.trailing, 4), nil, nil,
      "padding (0, 0, 24, 15)")
    lays(
      Box().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), nil, nil,
      "padding (0, 0, 26, 14)")
  }

  @Test("A geometry reader gives its size")
  func geometry() {
    lays(
      GeometryReader { geometry in Box(width: geometry.size.width / 2, height: geometry.size.height) }, 100,
      40,
      "Color (0, 0, 50, 40)")
    lays(
      GeometryReader { proxy in Box(width: proxy.frame(in: .global).minX) }.padding(.leading, 7), 100, 40,
      "Color (7, 0, 7, 10)")
  }

  @Test("Grids share the width")
  func grids() {
    let adaptive = [GridItem(.adaptive(minimum: 30))]
    lays(
      LazyVGrid(columns: adaptive) { ForEach(0..<3) { _ in Color.red.frame(height: 10) } }, 108, 40,
      "Color (0, *, 30.67, 10)", "Color (38.67, *, 30.67, 10)")
    let two = [GridItem(.flexible(), spacing: 4), GridItem(.flexible())]
    lays(
      LazyVGrid(columns: two, spacing: 2) { ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 10) } },
      104,
      22, "Color (0, 0, 50, 10)", "Color (54, 0, 50, 10)", "Color (0, 12, 50, 10)", "Color (54, 12, 50, 10)")
    let fixed = [GridItem(.fixed(20)), GridItem(.fixed(30), spacing: 4)]
    lays(
      LazyVGrid(columns: fixed) { ForEach(0..<2) { _ in Color.red.frame(height: 10) } }, 58, 10,
      "Color (0, 0, 20, 10)",
      "Color (28, 0, 30, 10)")
  }

  @Test("The first view that fits is taken")
  func fitting() {
    let view = ViewThatFits {
      Box(width: 50); Box(width: 20)
    }
    lays(view, 60, 10, "Color (5, 0, 50, 10)")
    lays(view, 30, 10, "Color (5, 0, 20, 10)")
  }

  @Test("Scroll views give all room along their axis")
  func scrolling() {
    lays(
      ScrollView {
        Box(height: 300); Box()
      }, 100, 50, "ScrollView (40, 0, 20, 50)", "Color (40, 0, 20, 300)")
    lays(ScrollView(showsIndicators: false) { Box(height: 300) }, 100, 50, "Color (40, 0, 20, 300)")
    lays(ScrollView(.horizontal) { HStack { Box(width: 300) } }, 100, 50, "Color (0, *, 300, 10)")
  }

  @Test("Colours reach into the safe area where they are told to")
  func safeArea() {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    lays(Color.red, 100, 100, "Color (0, 20, 100, 70)", safeArea: insets)
    lays(Color.red.ignoresSafeArea(), 100, 100, "Color (0, 0, 100, 100)", safeArea: insets)
    lays(Color.red.edgesIgnoringSafeArea(.all), 100, 100, "Color (0, 0, 100, 100)", safeArea: insets)
    lays(Color.red.edgesIgnoringSafeArea(.top), 100, 100, "Color (0, 0, 100, 90)", safeArea: insets)
    lays(Color.red.edgesIgnoringSafeArea([.bottom]), 100, 100, "Color (0, 20, 100, 80)", safeArea: insets)
  }

  @Test("Backgrounds and overlays are as large as the view")
  func decorations() {
    draws(
      Box().padding(2).background(Color.black), nil, nil, "fill rect (0, 0, 24, 14) #000000",
      "fill rect (2, 2, 20, 10) #FF3B30")
    draws(Box().background(Circle()), nil, nil, "fill circle (5, 0, 10, 10) #000000", "fill rect*")
    draws(
      Box().background(RoundedRectangle(cornerRadius: 2).fill(Color.white)), nil, nil,
      "fill rounded 2 (0, 0, 20, 10) #FFFFFF")
    draws(
      Box().background(VStack { Color.green }), nil, nil, "fill rect (0, 0, 20, 10) #34C759", "fill rect*")
    draws(Box().background(.yellow), nil, nil, "fill rect (0, 0, 20, 10) #FFCC00", "fill rect*")
    draws(
      Box().overlay(Circle().stroke(Color.blue, lineWidth: 2)), nil, nil, "fill rect*",
      "stroke circle (5, 0, 10, 10) #007AFF width 2")
    draws(Box().overlay(Text("a")), nil, nil, "fill rect*", "glyphs 1 *")
  }

  @Test("Offsets move what is drawn")
  func offsets() {
    draws(Box().offset(x: 3, y: 4), nil, nil, "fill rect (3, 4, 20, 10) #FF3B30")
    draws(Box().offset(x: 3), nil, nil, "fill rect (3, 0, 20, 10) #FF3B30")
    draws(Box().offset(y: -4), nil, nil, "fill rect (0, -4, 20, 10) #FF3B30")
    draws(Box().offset(CGSize(width: 1, height: 2)), nil, nil, "fill rect (1, 2, 20, 10) #FF3B30")
    draws(Box().offset(.zero), nil, nil, "fill rect (0, 0, 20, 10) #FF3B30")
    draws(Rectangle().offset(x: 2, y: 2), 20, 10, "fill rect (2, 2, 20, 10) #000000")
  }
}
