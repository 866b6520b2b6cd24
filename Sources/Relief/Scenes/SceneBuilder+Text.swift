import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefText

extension SceneBuilder {
  /// The items of a layer's text: letters, colour glyphs and lines beside them, then the stroke on the letters.
  ///
  /// In a frame, lines wrap at its width and are cut at its height; without one, the text lies at the origin in its
  /// ideal size. A text stands on whole pixels. Gradients are placed in the box that its lines take.
  func items(_ text: SceneText, of layer: SceneLayer) -> [DisplayList.Item] {
    let stroke = layer.shape == nil ? layer.stroke.flatMap { $0.style.lineWidth > 0 ? $0 : nil } : nil
    var paint = layer.shape == nil ? layer.fill : nil
    // Letters that are only stroked are hollow, as shapes are.
    if paint == nil { paint = .color(stroke == nil ? Self.ink : Self.noInk) }
    let frame = layer.frame.map(moved)
    var layout = TextLayout(runs: text.runs.map(plain), options: text.options, library: fonts)
    let size = layout.measure(proposedWidth: frame?.width, height: frame?.height, scale: scale)
    let box = CGRect(origin: .zero, size: size)
    for (index, run) in text.runs.enumerated() {
      layout.runs[index].paint = resolved(run.attributes.color ?? paint ?? .color(Self.ink), in: box)
      layout.runs[index].underline = line(run.attributes.underline, in: box)
      layout.runs[index].strikethrough = line(run.attributes.strikethrough, in: box)
    }
    let laid = layout.lay(in: frame?.width, height: frame?.height, scale: scale)
    let place = frame ?? CGRect(origin: moved(.zero).origin, size: size)
    guard let origin = laid.origin(in: place, above: text.verticalAlignment.share) else { return [] }
    let items = laid.items(at: origin)
    guard let stroke else { return items }
    let lines = items.flatMap { item -> [DisplayList.Item] in
      guard case .glyphs(let run, _) = item else { return [] }
      return run.paths.flatMap { self.items(stroke, of: $0, box: CGRect(origin: origin, size: size)) }
    }
    return items + lines
  }

  /// Black in the light, white in the dark: what letters are drawn in unless told.
  private static let ink = SceneColor(light: .black, dark: .white)
  private static let noInk = SceneColor(light: .clear, dark: .clear)

  /// A run with all that decides its size.
  private func plain(_ run: SceneText.Run) -> TextRun {
    let attributes = run.attributes
    return TextRun(
      run.string, font: attributes.font, kerning: attributes.kerning, tracking: attributes.tracking,
      baselineOffset: attributes.baselineOffset)
  }

  private func line(_ line: SceneText.Line?, in box: CGRect) -> TextRun.Line? {
    line.map { TextRun.Line(paint: $0.paint.map { resolved($0, in: box) }) }
  }

  private func items(_ stroke: SceneStroke, of outline: Path, box: CGRect) -> [DisplayList.Item] {
    let paint = resolved(stroke.paint, in: box)
    var style = stroke.style
    switch stroke.position {
    case .center: return [.stroke(outline, paint, style)]
    case .inside:
      style.lineWidth *= 2
      return [.layer(Layer(.clip(outline), DisplayList([.stroke(outline, paint, style)])))]
    }
  }
}

extension SceneText.VerticalAlignment {
  /// How much of the room that is left over lies above the text.
  fileprivate var share: CGFloat {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
