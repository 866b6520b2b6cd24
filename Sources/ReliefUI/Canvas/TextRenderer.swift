import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefText

/// A mark on a part of a text, which a text renderer reads.
public protocol TextAttribute {}

/// Draws text in a way of its own.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size that the text takes of a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far is drawn beyond the text; all is drawn, however far.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text as it is.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is measured.
public struct TextProxy {
  let leaf: TextLeaf

  /// The size that the text takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.sizeThatFits(proposal) }
}

extension Text {
  /// A text in lines, each in its place.
  public struct Layout: RandomAccessCollection {
    /// A line.
    public struct Line: RandomAccessCollection {
      let runs: [Run]
      /// The first index.
      public var startIndex: Int { 0 }
      /// The index after the last.
      public var endIndex: Int { runs.count }
      /// A part by its index.
      public subscript(index: Int) -> Run { runs[index] }
      /// Where the line is.
      public var typographicBounds: TypographicBounds { .union(runs.map(\.typographicBounds)) }
      /// Where the line's baseline begins.
      public var origin: CGPoint { typographicBounds.origin }
    }

    /// A part of a line in one look.
    public struct Run: RandomAccessCollection {
      let slices: [RunSlice]
      /// The first index.
      public var startIndex: Int { 0 }
      /// The index after the last.
      public var endIndex: Int { slices.count }
      /// A part by its index.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// The mark of a type that the part carries.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { slices.first?[key] }
      /// Where the part is.
      public var typographicBounds: TypographicBounds { .union(slices.map(\.typographicBounds)) }
    }

    /// A glyph, or a line below glyphs.
    public struct RunSlice {
      let item: DisplayList.Item
      let marks: [any TextAttribute]
      /// Where the glyph is.
      public let typographicBounds: TypographicBounds
      /// The mark of a type that the glyph carries.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { marks.lazy.compactMap { $0 as? T }.first }
    }

    /// Where letters are: from where their baseline begins.
    public struct TypographicBounds {
      /// Where the baseline begins.
      public var origin: CGPoint
      /// The width in points.
      public var width: CGFloat
      /// How far letters reach above the baseline.
      public var ascent: CGFloat
      /// How far letters reach below the baseline.
      public var descent: CGFloat
      /// The gap below.
      public var leading: CGFloat { 0 }
      /// The rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }

      static func union(_ all: [TypographicBounds]) -> TypographicBounds {
        guard let first = all.first else {
          return TypographicBounds(origin: .zero, width: 0, ascent: 0, descent: 0)
        }
        let right = all.reduce(first.rect.maxX) { Swift.max($0, $1.rect.maxX) }
        let left = all.reduce(first.origin.x) { Swift.min($0, $1.origin.x) }
        return TypographicBounds(
          origin: CGPoint(x: left, y: first.origin.y), width: right - left,
          ascent: all.reduce(0) { Swift.max($0, $1.ascent) },
          descent: all.reduce(0) { Swift.max($0, $1.descent) })
      }
    }

    let lines: [Line]
    /// The first index.
    public var startIndex: Int { 0 }
    /// The index after the last.
    public var endIndex: Int { lines.count }
    /// A part by its index.
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether text was left out.
    public var isTruncated: Bool { false }
  }

  /// The text with a mark, which a text renderer reads.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { changed(.mark(value)) }
}

extension GraphicsContext {
  /// How parts of a text are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Not moved to whole pixels; the same.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// Draws a line of text in its place.
  public func draw(_ line: Text.Layout.Line, options: DrawingOptions = DrawingOptions()) {
    put(line.flatMap { $0.map(\.item) })
  }
  /// Draws a part of a line in its place.
  public func draw(_ run: Text.Layout.Run, options: DrawingOptions = DrawingOptions()) {
    put(run.map(\.item))
  }
  /// Draws a glyph in its place.
  public func draw(_ slice: Text.Layout.RunSlice, options: DrawingOptions = DrawingOptions()) {
    put([slice.item])
  }
}

/// Text that a renderer draws.
struct RenderedTextLeaf: Leaf {
  let renderer: any TextRenderer
  let leaf: TextLeaf
  let runs: [StyledRun]
  let environment: EnvironmentValues

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(leaf: leaf))
  }
  var spacing: ViewSpacing { leaf.spacing }
  var guides: ExplicitGuides { leaf.guides }
  func explicitAlignment(_ key: AlignmentID.Type, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    leaf.explicitAlignment(key, size, proposal)
  }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let sink = GraphicsContext.Sink()
    var graphics = GraphicsContext(
      environment: environment, sink: sink, bounds: CGRect(origin: .zero, size: frame.size), symbols: [])
    renderer.draw(layout: layout(in: frame.size), in: &graphics)
    let list = DisplayList(sink.items)
    if !list.items.isEmpty { context.items.append(.layer(Layer(.transform(move), list))) }
  }

  /// A paint that says which run a glyph is of.
  private func mark(_ index: Int) -> Paint {
    .color(ResolvedColor(red: Double(index) / 65_536, green: 0, blue: 0, opacity: 1))
  }

  private func layout(in size: CGSize) -> Text.Layout {
    var marked = runs
    for index in marked.indices { marked[index].run.paint = mark(index) }
    let marks = Dictionary(
      marked.enumerated().map { ($1.run.paint, $0) }, uniquingKeysWith: { first, _ in first })
    var inside = DrawingContext(scale: environment.displayScale)
    let plain = TextLeaf(
      marked.map { StyledRun(run: $0.run, painting: StylePainting(.color(.black))) }, environment)
    plain.draw(in: CGRect(origin: .zero, size: size), &inside)
    var lines: [(y: CGFloat, runs: [Text.Layout.Run])] = []
    for item in inside.items {
      guard case .glyphs(let run, let paint) = item, let index = marks[paint], let first = run.glyphs.first
      else { continue }
      let made = Text.Layout.Run(slices: slices(run, runs[index]))
      if let last = lines.last, abs(last.y - first.position.y) < 0.01 {
        lines[lines.count - 1].runs.append(made)
      } else {
        lines.append((first.position.y, [made]))
      }
    }
    return Text.Layout(lines: lines.map { Text.Layout.Line(runs: $0.runs) })
  }

  private func slices(_ run: GlyphRun, _ styled: StyledRun) -> [Text.Layout.RunSlice] {
    // San Francisco's metrics, in ems, as for the spacing of text.
    let (ascent, descent) = (0.95215 * styled.run.font.size, 0.24121 * styled.run.font.size)
    return run.glyphs.indices.map { index in
      let glyph = run.glyphs[index]
      let outline = run.outlines.indices.contains(glyph.outline) ? run.outlines[glyph.outline] : Path()
      let end = index + 1 < run.glyphs.count ? run.glyphs[index + 1].position.x : nil
      let width = end.map { abs($0 - glyph.position.x) } ?? max(0, outline.boundingRect.maxX)
      let single = GlyphRun(outlines: [outline], glyphs: [.init(outline: 0, position: glyph.position)])
      return Text.Layout.RunSlice(
        item: .glyphs(single, styled.painting.paint(in: .zero) ?? .color(.black)), marks: styled.marks,
        typographicBounds: .init(origin: glyph.position, width: width, ascent: ascent, descent: descent))
    }
  }
}

extension EnvironmentValues {
  private enum RendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

  var textRenderer: (any TextRenderer)? {
    get { self[RendererKey.self] }
    set { self[RendererKey.self] = newValue }
  }
}

extension View {
  /// What draws text inside.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textRenderer, renderer)
  }
}
