import Foundation
import ReliefDrawing
import ReliefText

/// Text that is read, not edited.
nonisolated public struct Text: View, PrimitiveView, Equatable {
  /// A part of the text.
  enum Part: Equatable {
    case verbatim(String)
    case text(Text)
    case key(LocalizedStringKey)
    case attributed(AttributedString)
    case late(LateString)
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
    case monospacedDigit
    case scale(Text.Scale)
    case style(any ShapeStyle)
    case color(Color?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    /// A line below the letters; nil for none.
    case underline(Text.LineStyle?)
    /// A line through the letters; nil for none.
    case strikethrough(Text.LineStyle?)
    case mark(any TextAttribute)
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
    let leaf = TextLeaf(runs, context.environment)
    guard let renderer = context.environment.textRenderer else {
      return [ViewNode(.leaf(leaf), name: "Text")]
    }
    let drawn = RenderedTextLeaf(
      renderer: renderer, leaf: leaf, runs: runs, environment: context.environment)
    return [ViewNode(.leaf(drawn), name: "Text")]
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
      case .late(let string): [look.run(string.make(environment), environment)]
      case .attributed(let string): Text.texts(string).flatMap { $0.collect(look, environment) }
      case .key(let key): Text.texts(key.translated(environment)).flatMap { $0.collect(look, environment) }
      }
    }
  }
}
