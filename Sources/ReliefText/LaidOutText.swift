import Foundation
import ReliefDrawing
import ReliefGeometry

/// Text whose glyphs have their places.
public struct LaidOutText: Hashable, Sendable {
  /// A line of it.
  public struct Line: Hashable, Sendable {
    /// Where it lies, from the upper left corner of the text; without the spaces at its end.
    public var frame: CGRect
    /// The baseline below the upper edge of the text.
    public var baseline: CGFloat
    /// The characters (Unicode scalars, counted through all runs) from the first to behind the last on the line.
    public var characters: Range<Int>
    /// Whether it reads from right to left.
    public var isRightToLeft: Bool
  }

  /// The size in points, in whole pixels.
  public var size: CGSize
  /// The lines from the top; one at least.
  public var lines: [Line]
  /// Whether an ellipsis stands for some of the text.
  public var isTruncated: Bool
  /// The factor by which fonts shrank to fit, `minimumScaleFactor`...1.
  public var scaleFactor: CGFloat
  /// What is painted, with the upper left corner of the text at the origin.
  public var items: [DisplayList.Item]
  /// Pixels a point.
  package var scale: CGFloat
  /// Where lines shorter than a frame lie.
  package var alignment: TextOptions.Alignment
  /// Whether leading is the right side.
  package var isRightToLeft: Bool

  /// The first baseline below the upper edge.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The last baseline below the upper edge.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// What is painted, with the upper left corner of the text at a point.
  ///
  /// Gradients move with the text.
  public func items(at origin: CGPoint) -> [DisplayList.Item] {
    if origin == .zero { return items }
    let shift = CGAffineTransform(translationX: origin.x, y: origin.y)
    return items.map { $0.moved(shift) }
  }

  /// What is painted, in a frame: across by the text's alignment, vertically in the middle, on whole pixels.
  public func items(in frame: CGRect) -> [DisplayList.Item] { origin(in: frame).map(items(at:)) ?? [] }

  /// Where the upper left corner goes in a frame, on whole pixels; nil for a frame that is not finite.
  ///
  /// Across the text's alignment decides; `share` of the room that is left over lies above the text.
  package func origin(in frame: CGRect, above share: CGFloat = 0.5) -> CGPoint? {
    let before: CGFloat =
      switch alignment {
      case .leading: isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: isRightToLeft ? 0 : 1
      }
    let x = frame.minX + (frame.width - size.width) * before
    let y = frame.minY + (frame.height - size.height) * share
    guard x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: Pixels.nearest(x, scale), y: Pixels.nearest(y, scale))
  }
}

extension DisplayList.Item {
  /// The item of a text, moved.
  fileprivate func moved(_ shift: CGAffineTransform) -> DisplayList.Item {
    switch self {
    case .fill(let path, let paint, let style): .fill(path.applying(shift), paint.moved(shift), style)
    case .stroke(let path, let paint, let style): .stroke(path.applying(shift), paint.moved(shift), style)
    case .glyphs(let run, let paint):
      .glyphs(
        GlyphRun(
          outlines: run.outlines,
          glyphs: run.glyphs.map { .init(outline: $0.outline, position: $0.position.applying(shift)) }),
        paint.moved(shift))
    case .bitmap(let bitmap, let box, let interpolation):
      .bitmap(bitmap, in: box.applying(shift), interpolation)
    case .layer(let layer):
      .layer(Layer(layer.effect, DisplayList(layer.content.items.map { $0.moved(shift) })))
    }
  }
}

extension Paint {
  fileprivate func moved(_ shift: CGAffineTransform) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.transform = gradient.transform.concatenating(shift)
    return .gradient(gradient)
  }
}
