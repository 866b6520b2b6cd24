import Foundation
import ReliefDrawing
import ReliefText

/// Text that is read, not edited.
nonisolated public struct Text: View, PrimitiveView, Equatable {
  /// A part of the text.
  enum Part: Equatable {
    case verbatim(String)
    case text(Text)
  }

  /// What is said about the letters.
  enum Change {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case style(any ShapeStyle)
    case color(Color?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Bool, Color?)
    case strikethrough(Bool, Color?)
  }

  var parts: [Part]
  var changes: [Change] = []

  init(parts: [Part]) { self.parts = parts }

  /// Text as it is, never translated.
  public init(verbatim content: String) { parts = [.verbatim(content)] }

  /// Text as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { parts = [.verbatim(String(content))] }

  func changed(_ change: Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  /// The same text with the same looks, as far as these can be compared.
  public static func == (a: Text, b: Text) -> Bool {
    a.parts == b.parts && "\(a.changes)" == "\(b.changes)"
  }

  /// One text after the other.
  public static func + (a: Text, b: Text) -> Text { Text(parts: [.text(a), .text(b)]) }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let runs = runs(context.environment)
    return [ViewNode(.leaf(TextLeaf(runs, context.environment)), name: "Text")]
  }

  /// The pieces of text with their looks in an environment.
  func runs(_ environment: EnvironmentValues) -> [StyledRun] {
    collect(TextLook(environment), environment)
  }

  private func collect(_ outer: TextLook, _ environment: EnvironmentValues) -> [StyledRun] {
    var look = outer
    // What was said first is nearest to the letters, and wins.
    for change in changes.reversed() { look.apply(change) }
    return parts.flatMap { part -> [StyledRun] in
      switch part {
      case .verbatim(let string): [look.run(string, environment)]
      case .text(let text): text.collect(look, environment)
      }
    }
  }
}

/// A piece of text and what it is painted with.
struct StyledRun {
  var run: TextRun
  var painting: StylePainting
}

/// What is known of letters on the way from the environment to a piece of text.
struct TextLook {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var style: any ShapeStyle = ForegroundStyle()
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: (Bool, Color?) = (false, nil)
  var strikethrough: (Bool, Color?) = (false, nil)

  init(_ environment: EnvironmentValues) {
    font = environment.font
    environment.textChanges.forEach { apply($0) }
  }

  mutating func apply(_ change: Text.Change) {
    switch change {
    case .font(let font): self.font = font ?? self.font
    case .weight(let weight): self.weight = weight
    case .design(let design): self.design = design
    case .width(let width): self.width = width
    case .bold(let isOn): isBold = isOn
    case .italic(let isOn): isItalic = isOn
    case .monospaced(let isOn): isMonospaced = isOn
    case .style(let style): self.style = style
    case .color(let color): style = color ?? style
    case .kerning(let points): kerning = points
    case .tracking(let points): tracking = points
    case .baselineOffset(let points): baselineOffset = points
    case .underline(let isOn, let color): underline = (isOn, color)
    case .strikethrough(let isOn, let color): strikethrough = (isOn, color)
    }
  }

  func run(_ string: String, _ environment: EnvironmentValues) -> StyledRun {
    var font = (font ?? .body).descriptor(in: environment)
    if let weight { font.weight = weight.weight }
    if isBold { font.weight = max(font.weight, .bold) }
    if isItalic { font.isItalic = true }
    if let width { font.width = width.width }
    if let design, case .system = font.family { font.family = .system(design) }
    if isMonospaced { font.family = .system(.monospaced) }
    let painting = style.painting(in: environment)
    // Gradients get their place when the text has its own; until then any paint will do.
    let paint = painting.paint(in: .zero) ?? .color(.black)
    func line(_ look: (Bool, Color?)) -> TextRun.Line? {
      look.0 ? TextRun.Line(paint: look.1.map { .color($0.resolved(in: environment)) }) : nil
    }
    let run = TextRun(
      environment.textCase?.applied(to: string, environment.locale) ?? string, font: font, paint: paint,
      kerning: kerning, tracking: tracking, baselineOffset: baselineOffset, underline: line(underline),
      strikethrough: line(strikethrough))
    return StyledRun(run: run, painting: painting)
  }
}

/// Capital or small letters.
public enum TextCase: Hashable, Sendable {
  /// Capital letters.
  case uppercase
  /// Small letters.
  case lowercase

  func applied(to string: String, _ locale: Locale) -> String {
    self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
  }

  typealias Case = TextCase
}

extension Text {
  /// Capital or small letters.
  public typealias Case = TextCase

  /// The font of the text.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// How heavy the strokes are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  /// The design of the system font.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  /// How wide the letters are.
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  /// The text in bold.
  public func bold(_ isActive: Bool = true) -> Text { changed(.bold(isActive)) }
  /// The text, slanted.
  public func italic(_ isActive: Bool = true) -> Text { changed(.italic(isActive)) }
  /// The text in characters that are equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  /// What the letters are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(style)) }
  /// The colour of the letters.
  public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
  /// Points behind every character, the last included; ligatures are broken.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Points behind every character, the last included.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Points by which the letters are raised.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
  /// A line below the letters.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    changed(.underline(isActive, color))
  }
  /// A line through the letters.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    changed(.strikethrough(isActive, color))
  }

  /// How a line beside text looks.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken up.
    public enum Pattern: Hashable, Sendable {
      /// Not at all.
      case solid
      /// Into dots; drawn solid.
      case dot
      /// Into dashes; drawn solid.
      case dash
    }
  }
}
