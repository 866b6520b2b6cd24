import Foundation
import ReliefDrawing
import ReliefText

/// A piece of text and what it is painted with.
struct StyledRun {
  var run: TextRun
  var painting: StylePainting
  /// The marks that a text renderer reads, the nearest first.
  var marks: [any TextAttribute] = []
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
  var hasMonospacedDigits = false
  var scale = Text.Scale.default
  var style: any ShapeStyle = ForegroundStyle()
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var marks: [any TextAttribute] = []

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
    case .monospacedDigit: hasMonospacedDigits = true
    case .scale(let scale): self.scale = scale
    case .style(let style): self.style = style
    case .color(let color): style = color ?? style
    case .kerning(let points): kerning = points
    case .tracking(let points): tracking = points
    case .baselineOffset(let points): baselineOffset = points
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .mark(let mark): marks.insert(mark, at: 0)
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
    if scale == .secondary { font.size *= Text.Scale.secondaryFactor }
    let painting = style.painting(in: environment)
    // Gradients get their place when the text has its own; until then any paint will do.
    let paint = painting.paint(in: .zero) ?? .color(.black)
    func line(_ look: Text.LineStyle?) -> TextRun.Line? {
      look.map { look in
        TextRun.Line(
          paint: look.color.map { .color($0.resolved(in: environment)) }, dashes: look.pattern.dashes)
      }
    }
    var run = TextRun(
      environment.textCase?.applied(to: string, environment.locale) ?? string, font: font, paint: paint,
      kerning: kerning, tracking: tracking, baselineOffset: baselineOffset, underline: line(underline),
      strikethrough: line(strikethrough))
    run.hasMonospacedDigits = hasMonospacedDigits || (self.font ?? .body).hasMonospacedDigits
    return StyledRun(run: run, painting: painting, marks: marks)
  }
}
