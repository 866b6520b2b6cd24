import Foundation
import ReliefDrawing
import ReliefGeometry

/// Places the glyphs of lines and gathers them as items.
struct TextComposer {
  private let fitted: TextLayout.Fitted
  /// The runs with their paints, one at least.
  private let runs: [TextRun]
  private let options: TextOptions
  private let scale: Double
  private let library: FontLibrary
  private var letters: [(paint: Paint, run: GlyphRunBuilder)] = []
  private var below: [DisplayList.Item] = []
  private var above: [DisplayList.Item] = []
  private var pictures: [DisplayList.Item] = []

  init(
    _ fitted: TextLayout.Fitted, runs: [TextRun], options: TextOptions, scale: Double, library: FontLibrary
  ) {
    (self.fitted, self.runs, self.options) = (fitted, runs, options)
    (self.scale, self.library) = (scale, library)
  }

  /// Lines under letters, letters, colour glyphs, lines through letters.
  consuming func compose() -> LaidOutText {
    var lines: [LaidOutText.Line] = []
    for line in fitted.lines {
      let room = fitted.size.width - line.width
      let x: Double =
        switch options.alignment {
        case .leading: options.isRightToLeft ? room : 0
        case .center: room / 2
        case .trailing: options.isRightToLeft ? 0 : room
        }
      draw(line, from: x)
      lines.append(
        LaidOutText.Line(
          frame: CGRect(x: x, y: line.top, width: line.width, height: line.height), baseline: line.baseline,
          characters: line.range, isRightToLeft: line.isRightToLeft))
    }
    let glyphs = letters.filter { !$0.run.isEmpty }.map { DisplayList.Item.glyphs($0.run.made, $0.paint) }
    return LaidOutText(
      size: fitted.size, lines: lines, isTruncated: fitted.isTruncated, scaleFactor: fitted.factor,
      items: below + glyphs + pictures + above, scale: scale, alignment: options.alignment,
      isRightToLeft: options.isRightToLeft)
  }

  /// The width of each piece in points; tab stops are counted from the side where the paragraph begins.
  static func widths(_ pieces: [LinePiece], _ sized: SizedText, isRightToLeft: Bool) -> [Double] {
    var x = 0.0
    func next(_ piece: LinePiece) -> Double {
      let width = width(piece, sized, at: x)
      x += width
      return width
    }
    return isRightToLeft ? pieces.reversed().map(next).reversed() : pieces.map(next)
  }

  private static func width(_ piece: LinePiece, _ sized: SizedText, at start: Double) -> Double {
    switch piece.kind {
    case .control: return 0
    case .tab:
      var x = start
      for _ in 0..<piece.count { x += LineFitter.tabAdvance(at: x) }
      return x - start
    case .glyphs:
      let unit = sized.unit(piece.run, piece.face)
      let spacing = sized.letterSpacing(piece.run, piece.face)
      var x = 0.0
      for index in piece.glyphs.indices {
        x += piece.glyphs[index].advance * unit
        if spacing != 0, endsCluster(piece, index, sized) { x += spacing }
      }
      return x
    }
  }

  /// Whether the letter spacing goes behind this glyph: the last one of a visible cluster, from left to right.
  private static func endsCluster(_ piece: LinePiece, _ index: Int, _ sized: SizedText) -> Bool {
    let cluster = piece.glyphs[index].cluster
    if index + 1 < piece.glyphs.endIndex, piece.glyphs[index + 1].cluster == cluster { return false }
    return piece.isSign || sized.takesSpacing(cluster)
  }

  private mutating func draw(_ line: TextLayout.PlacedLine, from start: Double) {
    var x = start
    var i = 0
    while i < line.pieces.count {
      // Lines beside text go through all neighbouring pieces of a run.
      var end = i
      let from = x
      while end < line.pieces.count, line.pieces[end].run == line.pieces[i].run {
        let piece = line.pieces[end]
        if piece.kind == .glyphs { draw(piece, x, line.baseline) }
        x += line.widths[end]
        end += 1
      }
      decorate(line.pieces[i], from..<max(from, x), line.baseline)
      i = end
    }
  }

  private mutating func draw(_ piece: LinePiece, _ start: Double, _ baseline: Double) {
    let sized = fitted.sized
    let run = runs[piece.run]
    let size = sized.size(piece.run)
    guard size > 0 else { return }
    let unit = sized.unit(piece.run, piece.face)
    let rise = size / (piece.face.face?.unitsPerEm ?? 1)
    let spacing = sized.letterSpacing(piece.run, piece.face)
    let y = baseline - (run.baselineOffset.isFinite ? run.baselineOffset : 0)
    let slot = slot(run.paint)
    var x = start
    for index in piece.glyphs.indices {
      let glyph = piece.glyphs[index]
      let place = CGPoint(x: x + glyph.dx * unit, y: y - glyph.dy * rise)
      if let face = piece.face.face, face.hasPictures, let picture = face.picture(glyph.glyph) {
        let box = CGRect(
          x: place.x + picture.box.minX * size, y: place.y + picture.box.minY * size,
          width: picture.box.width * size, height: picture.box.height * size)
        add(item(glyph.glyph, picture, face, box), run.paint)
      } else {
        let key = FontFace.OutlineKey(
          glyph: glyph.glyph, size: size, stretch: piece.face.stretch, isSlanted: piece.face.isSlanted)
        letters[slot].run.add(key, of: piece.face.face, at: place)
      }
      x += glyph.advance * unit
      if spacing != 0, TextComposer.endsCluster(piece, index, sized) { x += spacing }
    }
  }

  private mutating func slot(_ paint: Paint) -> Int {
    if let known = letters.firstIndex(where: { $0.paint == paint }) { return known }
    letters.append((paint, GlyphRunBuilder()))
    return letters.count - 1
  }

  /// A colour glyph on whole pixels, shrunk to these once and for all.
  private func item(
    _ glyph: UInt32, _ picture: FontFace.Picture, _ face: FontFace, _ box: CGRect
  ) -> DisplayList.Item {
    let (width, height) = ((box.width * scale).rounded(), (box.height * scale).rounded())
    guard width >= 1, height >= 1, width < 1e4, height < 1e4 else {
      return .bitmap(picture.bitmap, in: box, .medium)
    }
    let place = CGRect(
      x: Pixels.nearest(box.minX, scale), y: Pixels.nearest(box.minY, scale), width: width / scale,
      height: height / scale)
    return .bitmap(
      face.picture(glyph, picture, width: Int(width), height: Int(height)), in: place, .medium)
  }

  /// Colour glyphs take no colour from the paint, but its opacity.
  private mutating func add(_ picture: DisplayList.Item, _ paint: Paint) {
    if case .color(let color) = paint, color.opacity < 1 {
      pictures.append(.layer(Layer(.opacity(color.opacity), DisplayList([picture]))))
    } else {
      pictures.append(picture)
    }
  }

  private mutating func decorate(_ piece: LinePiece, _ reach: Range<Double>, _ baseline: Double) {
    let run = runs[piece.run]
    guard run.underline != nil || run.strikethrough != nil, !reach.isEmpty else { return }
    let size = fitted.sized.size(piece.run)
    // The lines of the run's own face, whatever face its first letter has.
    let lines =
      library.face(.init(run.font)).face?.decoration
      ?? .init(underline: 0.1, underlineSize: 0.05, strikeout: -0.3, strikeoutSize: 0.05)
    let y = baseline - (run.baselineOffset.isFinite ? run.baselineOffset : 0)
    func bar(_ top: Double, _ thickness: Double, _ line: TextRun.Line) -> DisplayList.Item {
      // On whole pixels and at least one thick, so that lines stay crisp.
      let height = max(1 / scale, Pixels.nearest(thickness * size, scale))
      let rect = CGRect(
        x: reach.lowerBound, y: Pixels.nearest(y + top * size, scale),
        width: reach.upperBound - reach.lowerBound, height: height)
      let paint = line.paint ?? run.paint
      if line.dashes.isEmpty { return .fill(Path(rect), paint) }
      var middle = Path()
      middle.move(to: CGPoint(x: rect.minX, y: rect.midY))
      middle.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      let style = StrokeStyle(lineWidth: height, dash: line.dashes.map { $0 * height })
      return .fill(middle.strokedPath(style), paint)
    }
    if let line = run.underline { below.append(bar(lines.underline, lines.underlineSize, line)) }
    if let line = run.strikethrough { above.append(bar(lines.strikeout, lines.strikeoutSize, line)) }
  }
}

/// Gathers glyphs; each outline is kept once.
struct GlyphRunBuilder {
  private struct Key: Hashable {
    var face: ObjectIdentifier?
    var outline: FontFace.OutlineKey
  }

  private var indices: [Key: Int] = [:]
  private var outlines: [Path] = []
  private var glyphs: [GlyphRun.Glyph] = []

  /// Whether nothing is drawn.
  var isEmpty: Bool { glyphs.isEmpty }

  /// The run.
  var made: GlyphRun { GlyphRun(outlines: outlines, glyphs: glyphs) }

  /// Adds a glyph; one without an outline leaves no trace. Without a face it is a box.
  mutating func add(_ outline: FontFace.OutlineKey, of face: FontFace?, at place: CGPoint) {
    let key = Key(face: face.map(ObjectIdentifier.init), outline: outline)
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      let path = face?.outline(outline) ?? GlyphRunBuilder.box(outline.size)
      index = path.isEmpty ? -1 : outlines.count
      if index >= 0 { outlines.append(path) }
      indices[key] = index
    }
    if index >= 0 { glyphs.append(GlyphRun.Glyph(outline: index, position: place)) }
  }

  /// A hollow box, 0.5 em wide and as high as a capital.
  private static func box(_ size: Double) -> Path {
    let (left, right, top, pen) = (0.05 * size, 0.55 * size, -SanFrancisco.capHeight * size, 0.04 * size)
    var path = Path()
    path.addLines([
      CGPoint(x: left, y: 0), CGPoint(x: right, y: 0), CGPoint(x: right, y: top), CGPoint(x: left, y: top),
    ])
    path.closeSubpath()
    path.addLines([
      CGPoint(x: left + pen, y: -pen), CGPoint(x: left + pen, y: top + pen),
      CGPoint(x: right - pen, y: top + pen), CGPoint(x: right - pen, y: -pen),
    ])
    path.closeSubpath()
    return path
  }
}
