import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefText

/// A symbol as it is laid out and drawn.
struct SymbolLeaf: Leaf {
  private let glyph: SymbolGlyph
  /// The steps of it that a value does not reach.
  private let faint: SymbolGlyph
  /// Where the glyph is drawn, in its units.
  private let ink: CGRect
  private let isResizable: Bool
  /// Points a unit of the drawing.
  private let unit: CGFloat
  /// The height of capitals of the text beside it, in points.
  private let capHeight: CGFloat
  /// By how many units lines are thickened for heavier text.
  private let boldness: CGFloat
  /// What the layers are painted with; one for all when there is no second.
  private let paintings: [StylePainting]
  private let scale: CGFloat

  /// The height of a circle, in ems. [choice: between what is measured of Apple's symbols beside text]
  private static let height: CGFloat = 1.03
  /// The room left around a drawing, in ems. [choice]
  private static let margin: CGFloat = 0.07

  init(_ name: String, _ look: Image.Look, _ environment: EnvironmentValues) {
    let context = environment.renderContext
    let library = context.symbols
    let full = library.name(name, with: environment.symbolVariants)
    if let glyph = library.glyph(full, context.fonts) {
      let isMirrored = environment.layoutDirection == .rightToLeft && SymbolLeaf.followsReading(full)
      let parted = look.variableValue.flatMap { SymbolSteps.of(full)?.parted(glyph, at: $0) }
      let (reached, rest) = parted ?? (glyph, SymbolGlyph([]))
      self.glyph = isMirrored ? reached.mirrored : reached
      faint = isMirrored ? rest.mirrored : rest
    } else {
      faint = SymbolGlyph([])
      glyph = library.placeholder(name, context.fonts)
      if library.knows(full) {
        context.warn(
          "The symbol \"\(name)\" is not drawn: its file is missing. Install the Debian package "
            + "\(SymbolLibrary.package).")
      } else {
        let near = library.names(near: name)
        let hint = near.isEmpty ? "" : "; there is \(near.joined(separator: ", "))"
        context.warn("No symbol \"\(name)\" is known\(hint).")
      }
    }
    ink = (glyph + faint).bounds
    isResizable = look.resizing != nil
    let font = TextLook(environment).run("", environment).run.font
    let size = font.size.isFinite ? max(0, font.size) : 0
    unit = size * SymbolLeaf.height * SymbolLeaf.factor(environment.imageScale) / SymbolGlyph.side
    // San Francisco's capitals.
    capHeight = 0.7046 * size
    boldness = SymbolLeaf.boldness(font.weight)
    scale = environment.displayScale
    paintings = SymbolLeaf.paintings(look, environment)
  }

  /// Whether a symbol points where reading goes: not those of players, whose names begin with the direction.
  ///
  /// [choice: also lists, whose signs stand where lines begin, indents, and loudspeakers beside what sets them]
  private static func followsReading(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return words.dropFirst().contains { $0 == "forward" || $0 == "backward" || $0 == "indent" }
      || words.first == "list" || name.hasPrefix("speaker.wave")
  }

  /// Small and large beside medium, as the areas of Apple's templates are. [choice]
  private static func factor(_ scale: Image.Scale) -> CGFloat {
    switch scale {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }

  /// In units of the drawing; lighter weights than regular are drawn as regular. [choice]
  private static func boldness(_ weight: FontDescriptor.Weight) -> CGFloat {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 0.2
    case .semibold: 0.4
    case .bold: 0.6
    case .heavy: 0.8
    case .black: 1
    }
  }

  private static func paintings(_ look: Image.Look, _ environment: EnvironmentValues) -> [StylePainting] {
    let own = environment.foregroundLevels
    func level(_ level: Int) -> StylePainting {
      HierarchicalShapeStyle(level: level).painting(in: environment, level: 0)
    }
    let mode = look.symbolRenderingMode ?? environment.symbolRenderingMode
    switch mode?.kind ?? (own.count > 1 ? .palette : .monochrome) {
    case .monochrome, .multicolor: return [level(0)]
    case .palette: return own.count > 1 ? [level(0), level(1)] : [level(0)]
    case .hierarchical:
      var second = level(0)
      second.opacity *= 0.5
      return [level(0), second]
    }
  }

  private var margin: CGFloat { SymbolLeaf.margin / SymbolLeaf.height * SymbolGlyph.side * unit }

  private var naturalSize: CGSize {
    func up(_ v: CGFloat) -> CGFloat { (v * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(ink.width * unit + 2 * margin), height: up(ink.height * unit + 2 * margin))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
  }

  /// Between texts, a symbol counts as one without distance of its own.
  /// Source: OpenSwiftUI, View/Image/ResolvedImage.swift.
  var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    guard !isResizable else { return spacing }
    for edge in [Edge.top, .bottom] {
      spacing.edges[edge] = .init(distances: [.textToText: 0, .aboveText: 0, .belowText: 0])
    }
    return spacing
  }

  var guides: ExplicitGuides { .baselines }

  /// The baseline of text beside it: the middle of the drawing's square is that of capitals.
  func explicitAlignment(
    _ key: AlignmentID.Type, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.FirstTextBaseline.self || key == VerticalAlignment.LastTextBaseline.self
    guard isBaseline, !isResizable else { return nil }
    return size.height / 2 + (SymbolGlyph.center.y - ink.midY) * unit + capHeight / 2
  }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    guard frame.isFinite, ink.width > 0 || ink.height > 0 else { return }
    // A resizable one fills its frame as a picture does, margins included.
    let natural = naturalSize
    guard natural.width > 0, natural.height > 0 else { return }
    let (sx, sy) = (frame.width / natural.width, frame.height / natural.height)
    let transform = CGAffineTransform(
      a: unit * sx, b: 0, c: 0, d: unit * sy, tx: frame.midX - ink.midX * unit * sx,
      ty: frame.midY - ink.midY * unit * sy)
    let lineUnit = unit * (sx * sy).squareRoot()
    paint(glyph, in: frame, transform, lineUnit, &context)
    guard !faint.parts.isEmpty else { return }
    context.layer(.opacity(SymbolSteps.faintness)) { paint(faint, in: frame, transform, lineUnit, &$0) }
  }

  private func paint(
    _ glyph: SymbolGlyph, in frame: CGRect, _ transform: CGAffineTransform, _ lineUnit: CGFloat,
    _ context: inout DrawingContext
  ) {
    guard !glyph.parts.isEmpty else { return }
    if let painting = paintings.first, paintings.count == 1 {
      let parts = glyph.parts.lastCut
      context.paint(painting, bounds: frame) { items(parts, $0, transform, lineUnit) }
      return
    }
    context.layer(.group) { context in
      for part in glyph.parts {
        if part.isCut {
          context.items += items([part], .color(.black), transform, lineUnit)
        } else {
          context.paint(paintings[min(part.level, paintings.count - 1)], bounds: frame) {
            items([part], $0, transform, lineUnit)
          }
        }
      }
    }
  }

  private func items(
    _ parts: [SymbolGlyph.Part], _ paint: Paint, _ transform: CGAffineTransform, _ lineUnit: CGFloat
  ) -> [DisplayList.Item] {
    // Parts overlap: what is translucent is painted as one.
    if case .color(let color) = paint, color.opacity < 1, parts.count > 1 || boldness > 0 {
      let solid = ResolvedColor(red: color.red, green: color.green, blue: color.blue)
      return [
        .layer(Layer(.opacity(color.opacity), DisplayList(items(parts, .color(solid), transform, lineUnit))))
      ]
    }
    var items: [DisplayList.Item] = []
    for part in parts {
      let path = part.path.applying(transform)
      let paint = part.isCut ? Paint.color(.black) : paint
      var drawn: [DisplayList.Item] = [.fill(path, paint, FillStyle(eoFill: part.isEvenOdd))]
      let width = (part.growth + boldness) * lineUnit
      if width > 0.001 { drawn.append(.stroke(path, paint, StrokeStyle(lineWidth: width, lineJoin: .round))) }
      items += part.isCut ? [.layer(Layer(.blend(.destinationOut), DisplayList(drawn)))] : drawn
    }
    return parts.contains(where: \.isCut) && parts.count > 1
      ? [.layer(Layer(.group, DisplayList(items)))] : items
  }
}

extension [SymbolGlyph.Part] {
  /// The parts for one colour: what would be painted into its own hole is left out, so that the hole is seen.
  fileprivate var lastCut: [SymbolGlyph.Part] {
    var parts: [SymbolGlyph.Part] = []
    for part in self where !parts.contains(where: { $0.isCut && $0.path == part.path }) { parts.append(part) }
    return parts
  }
}
