import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefText

/// Text as it is laid out and drawn.
struct TextLeaf: Leaf {
  private let layout: TextLayout
  private let paintings: [StylePainting]
  private let scale: CGFloat
  /// Whether there is no end of a line in the text.
  private let isOneLine: Bool
  private let known = KnownSizes()
  /// Whether bars are drawn in the place of letters.
  private let isRedacted: Bool
  /// The height that is kept free at least.
  private let leastHeight: CGFloat
  let spacing: ViewSpacing

  init(_ runs: [StyledRun], _ environment: EnvironmentValues) {
    scale = environment.displayScale
    paintings = runs.map(\.painting)
    isRedacted = environment.hidesContent
    layout = TextLayout(
      runs: runs.map(\.run), options: environment.textOptions, library: environment.renderContext.fonts)
    isOneLine = !runs.contains { $0.run.string.unicodeScalars.contains(where: TextLeaf.endsLine) }
    spacing = TextLeaf.spacing(layout, scale)
    leastHeight = TextLeaf.height(lines: environment.leastLines, layout, scale)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var width = proposal.width
    if let offered = width, !offered.isFinite { width = nil }
    var height = proposal.height
    if let offered = height, !offered.isFinite { height = nil }
    var size = fitted(width, height)
    size.height = max(size.height, leastHeight)
    return size
  }

  private func fitted(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    // Text without limits is measured once: stacks ask for many sizes in which all of it fits.
    guard layout.options.minimumScaleFactor >= 1 else {
      return layout.measure(proposedWidth: width, height: height, scale: scale)
    }
    let natural = known.natural(measure)
    // A single line is drawn whole, however low its frame is.
    if isOneLine, (width ?? .infinity) >= natural.width { return natural }
    let full = width.map { known.full($0, measure) } ?? natural
    guard let height, height < full.height else { return full }
    return layout.measure(proposedWidth: width, height: height, scale: scale)
  }

  /// Whether a line ends with a character.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The height of so many lines in the font of the text.
  private static func height(lines: Int, _ layout: TextLayout, _ scale: CGFloat) -> CGFloat {
    guard lines > 0, var run = layout.runs.first else { return 0 }
    // More lines than this are higher than any picture.
    run.string = String(repeating: "\n", count: min(lines, 1000) - 1)
    var empty = layout
    (empty.runs, empty.options.lineLimit) = ([run], nil)
    return empty.measure(scale: scale).height
  }

  private func measure(_ width: CGFloat?) -> CGSize {
    layout.measure(proposedWidth: width, height: nil, scale: scale)
  }

  /// The sizes of all of the text, once they were asked for.
  private final class KnownSizes {
    private var natural: CGSize?
    private var last: (width: CGFloat, size: CGSize)?

    /// The size without limits.
    func natural(_ measure: (CGFloat?) -> CGSize) -> CGSize {
      if let natural { return natural }
      let size = measure(nil)
      natural = size
      return size
    }

    /// The size in a width, all lines shown.
    func full(_ width: CGFloat, _ measure: (CGFloat?) -> CGSize) -> CGSize {
      if let last, last.width == width { return last.size }
      let size = measure(width)
      last = (width, size)
      return size
    }
  }

  var guides: ExplicitGuides { .baselines }

  func explicitAlignment(
    _ key: AlignmentID.Type, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let isFirst = key == VerticalAlignment.FirstTextBaseline.self
    guard isFirst || key == VerticalAlignment.LastTextBaseline.self else { return nil }
    let text = layout.metrics(proposedWidth: size.width, height: size.height, scale: scale)
    return isFirst ? text.firstBaseline : text.lastBaseline
  }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    if isRedacted {
      drawBars(in: frame, &context)
      return
    }
    let text = layout.lay(in: frame.width, height: frame.height, scale: scale)
    // Text of one look is painted as a shape is: shadows, gradients over its frame, materials.
    if let painting = paintings.first, paintings.allSatisfy({ $0 == painting }), !painting.isPlainColor {
      context.paint(painting, bounds: frame) { paint in text.items(in: frame).map { $0.painted(paint) } }
    } else {
      context.items += text.items(in: frame)
    }
  }

  /// A bar for each line, as long as that. [choice: a tenth of the line is free above and below]
  private func drawBars(in frame: CGRect, _ context: inout DrawingContext) {
    let text = layout.lay(in: frame.width, height: frame.height, scale: scale)
    guard let painting = paintings.first, let origin = text.origin(in: frame) else { return }
    let bars = text.lines.map {
      $0.frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: $0.frame.height * 0.1)
    }
    RedactedLeaf.draw(bars, in: frame, painting, &context)
  }

  /// Source: OpenSwiftUI, View/Text/Text/Text+Spacing.swift, as measured by the font's metrics.
  private static func spacing(_ layout: TextLayout, _ scale: CGFloat) -> ViewSpacing {
    guard let font = layout.runs.first?.font else { return ViewSpacing() }
    func up(_ v: CGFloat) -> CGFloat { (v * scale).rounded(.up) / scale }
    // San Francisco's metrics, in ems (facts measured from UIFont.systemFont).
    let (lineHeight, ascender, descender, capHeight) = (
      1.19336 * font.size, 0.95215 * font.size, 0.24121 * font.size, 0.7046 * font.size
    )
    let gap = up(0.1 * lineHeight)
    let above = lineHeight + gap - ascender
    let below = max(lineHeight + gap - capHeight, gap + descender)
    var spacing = ViewSpacing()
    spacing.edges[.top] = .init(distances: [.textToText: 0, .aboveText: above])
    spacing.edges[.bottom] = .init(distances: [.textToText: 0, .belowText: below])
    return spacing
  }
}

extension StylePainting {
  /// Whether it is a colour and nothing else.
  var isPlainColor: Bool {
    guard case .color = fill else { return false }
    return shadows.isEmpty && innerShadows.isEmpty && blendMode == .normal
  }
}

extension DisplayList.Item {
  /// The same item in another paint; pictures keep their colours.
  func painted(_ paint: Paint) -> DisplayList.Item {
    switch self {
    case .fill(let path, _, let style): .fill(path, paint, style)
    case .stroke(let path, _, let style): .stroke(path, paint, style)
    case .glyphs(let run, _): .glyphs(run, paint)
    case .bitmap: self
    case .layer(let layer):
      .layer(Layer(layer.effect, DisplayList(layer.content.items.map { $0.painted(paint) })))
    }
  }
}
