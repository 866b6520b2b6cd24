import SwiftUI
import Testing

/// Views, and how they are put together.
@MainActor @Suite struct ViewTests {
  struct Titled: View {
    let title: String
    var body: some View { Text(title) }
  }
  struct Chosen: View {
    let number: Int
    @ViewBuilder var content: some View {
      if number > 2 { Box() } else { Box(color: .blue) }
    }
    var body: some View {
      switch number {
      case 0: EmptyView()
      case 1: Box(color: .green)
      default: content
      }
    }
  }
  struct Container<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { VStack(spacing: 0) { content } }
  }
  struct Level: View, Equatable {
    var width: CGFloat = 6
    var body: some View { Box(width: width) }
  }
  struct Points: Comparable, CustomStringConvertible, CustomDebugStringConvertible, RawRepresentable,
    Decodable, Sendable
  {
    let rawValue: Int
    static func < (a: Points, b: Points) -> Bool { a.rawValue < b.rawValue }
    var description: String { "\(rawValue)" }
    var debugDescription: String { description }
  }
  struct Exercise: Identifiable, Hashable, Codable {
    enum CodingKeys: String, CodingKey { case id, length = "points" }
    let id: Int
    let length: Double
  }

  @Test("Text, in each of its forms, is drawn and as high as its font")
  func text() {
    let name = "world"
    draws(Text("Hello"), nil, nil, "glyphs 5 from * #000000")
    draws(Text("Hello, \(name)!"), nil, nil, "glyphs 12 from * #000000")
    draws(Text(name), nil, nil, "glyphs 5 from * #000000")
    draws(Text(String(3)), nil, nil, "glyphs 1 from * #000000")
    draws(Text("a") + Text("bc").bold(), nil, nil, "glyphs 3 from *")
    #expect(ideal(Text("a") + Text("bc").bold()).width > ideal(Text("abc")).width)
    draws(Titled(title: "Welcome"), nil, nil, "glyphs 7 from *")
    lays(Text("Hello"), nil, nil, "Text (0, 0, *, 20.33)", scale: 3)
    lays(Text("Hello"), 100, 40, "Text (*, 9.5, *, 21)")
  }

  @Test("Text takes fonts, weights, kerning, colours and lines")
  func textModifiers() {
    lays(Text("Hello").font(.headline), nil, nil, "Text (0, 0, *, 20.33)", scale: 3)
    #expect(ideal(Text("Hello").fontWeight(.black)).width > ideal(Text("Hello")).width)
    #expect(ideal(Text("Hello").fontWeight(.bold)).width > ideal(Text("Hello")).width)
    #expect(ideal(VStack { Text("Hello") }.fontWeight(.heavy)) == ideal(Text("Hello").fontWeight(.heavy)))
    // A point behind each letter, the last one included.
    #expect(
      abs(ideal(Text("Hello").kerning(2), scale: 3).width - ideal(Text("Hello"), scale: 3).width - 10) < 0.4)
    draws(Text("a").foregroundColor(.red), nil, nil, "glyphs 1 from * #FF3B30")
    draws(Text("a").foregroundStyle(.green), nil, nil, "glyphs 1 from * #34C759")
    draws(VStack { Text("a") }.foregroundColor(.blue), nil, nil, "glyphs 1 from * #007AFF")
    draws(VStack { Text("a") }.foregroundStyle(Color.gray), nil, nil, "glyphs 1 from * #8E8E93")
    // Two lines of body are 21 and 22 points high.
    let long = Text("some words that need three lines")
    lays(long.lineLimit(2), 100, 100, "Text (*, *, *, 43)")
    lays(long.lineLimit(1), 100, 100, "Text (*, *, *, 21)")
    lays(
      Text("Hello, hello").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60), nil, nil,
      "Text (0, 0, *, *)")
    draws(Text("Hello, hello").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60), nil, nil, "glyphs 11 *")
    let right = Text("a\nwide line").multilineTextAlignment(.trailing)
    draws(right, nil, nil, "glyphs * from (*")
    #expect(ideal(right) == ideal(Text("a\nwide line")))
    let (start, end) = (firstGlyph(Text("a\nwide line")), firstGlyph(right))
    #expect(start == 0 && end > 40)
  }

  /// Where the first line begins.
  private func firstGlyph(_ view: some View) -> Double {
    let drawn = (try? screen(view).drawingDescription()) ?? ""
    return Double(drawn.components(separatedBy: "from (").dropFirst().first?.prefix { $0 != "," } ?? "") ?? -1
  }

  @Test("Pictures by name and by system name are drawn, resizable ones in their frame")
  func images() {
    draws(Image("step-up"), nil, nil, "bitmap *x* in (0, 0, *")
    draws(Image("step-up").resizable().frame(width: 30, height: 20), nil, nil, "bitmap * in (0, 0, 30, 20) *")
    draws(Image(systemName: "plus"), nil, nil, "fill path* #000000*")
    for name in ["waveform.path.ecg", "hand.raised.fill", "trash", "xmark.circle"] {
      draws(Image(systemName: name).foregroundColor(.red), nil, nil, "*#FF3B30*", not: "stroke rect")
    }
    for number in 1...4 {
      draws(Image(systemName: "\(number).circle"), nil, nil, "*#000000*", not: "stroke rect")
    }
    draws(
      Image("step-up").resizable().scaledToFill().frame(width: 30, height: 20).clipped(), nil, nil,
      "clip rect (0, 0, 30, 20)", "bitmap *")
    draws(
      Image("step-up").resizable().aspectRatio(contentMode: .fill).frame(width: 10, height: 40).clipped(),
      nil, nil,
      "clip rect (0, 0, 10, 40)", "bitmap * in (*, 0, 40, 40) *")
    draws(
      Image("step-up").resizable().aspectRatio(1, contentMode: .fit), 30, 20, "bitmap * in (5, 0, 20, 20) *")
  }

  @Test("Stacks and groups take what a builder gives them")
  func builders() {
    lays(
      Group {
        Box(); Box()
      }.padding(1), nil, nil, "Color (1, 1, 20, 10)", "Color (1, 21, 20, 10)")
    lays(
      Container {
        Box(); Box(color: .blue)
      }, nil, nil, "VStack (0, 0, 20, 20)", "Color (0, 10, 20, 10)")
    draws(Chosen(number: 1), nil, nil, "fill rect (0, 0, 20, 10) #34C759")
    draws(Chosen(number: 2), nil, nil, "fill rect (0, 0, 20, 10) #007AFF")
    draws(Chosen(number: 3), nil, nil, "fill rect (0, 0, 20, 10) #FF3B30")
    #expect(ideal(Chosen(number: 0)) == .zero)
    lays(Level().equatable(), nil, nil, "Color (0, 0, 6, 10)")
  }

  @Test("ForEach makes a view for each element")
  func forEach() throws {
    lays(
      VStack(spacing: 0) { ForEach(0..<3) { Box(width: CGFloat($0 + 1)) } }, nil, nil, "Color (1, 0, 1, 10)",
      "Color (0.5, 10, 2, 10)", "Color (0, 20, 3, 10)")
    lays(
      HStack(spacing: 0) { ForEach([4, 2], id: \.self) { Box(width: $0) } }, nil, nil, "Color (0, 0, 4, 10)",
      "Color (4, 0, 2, 10)")
    lays(
      HStack(spacing: 0) {
        ForEach([Points(rawValue: 9), Points(rawValue: 4)].sorted(), id: \.rawValue) {
          Box(width: CGFloat($0.rawValue))
        }
      },
      nil, nil, "Color (0, 0, 4, 10)", "Color (4, 0, 9, 10)")
    let data = try JSONEncoder().encode([Exercise(id: 1, length: 7), Exercise(id: 2, length: 8)])
    let exercises = try JSONDecoder().decode([Exercise].self, from: data)
    lays(
      HStack(spacing: 1) { ForEach(exercises) { exercise in Box(width: CGFloat(exercise.length)) } }, nil,
      nil,
      "Color (0, 0, 7, 10)", "Color (8, 0, 8, 10)")
    lays(
      VStack(spacing: 0) {
        ForEach(exercises.indices, id: \.self) { index in Box(height: CGFloat(index) + 3) }
      },
      nil, nil, "Color (0, 0, 20, 3)", "Color (0, 3, 20, 4)")
    #expect(exercises[0] != exercises[1])
  }

  struct Framed: ViewModifier {
    var width: CGFloat = 1
    func body(content: Content) -> some View { content.padding(width).background(Color.black) }
  }

  @Test("Modifiers of one's own stand around the view")
  func modifiers() {
    draws(
      Box().modifier(Framed(width: 2)), nil, nil, "fill rect (0, 0, 24, 14) #000000",
      "fill rect (2, 2, 20, 10) #FF3B30")
  }
}
