import Foundation
import ReliefDrawing
import ReliefGeometry

/// A symbol's drawing in a square of 16 units, y down, lines about a unit wide.
struct SymbolGlyph: Hashable, Sendable {
  /// A part of a drawing, painted over those before it.
  struct Part: Hashable, Sendable {
    var path: Path
    var isEvenOdd = false
    /// Its layer: 0 for what counts most, 1 for what is around it.
    var level = 0
    /// Whether it removes what lies below instead of being painted.
    var isCut = false
    /// By how many units its lines are thickened, since it was made smaller.
    var growth: CGFloat = 0
  }

  var parts: [Part]

  /// The units of the square.
  static let side: CGFloat = 16
  static let center = CGPoint(x: 8, y: 8)

  /// Where something is drawn.
  var bounds: CGRect {
    var bounds = CGRect.null
    for part in parts where !part.isCut { bounds = bounds.union(part.path.boundingRect) }
    return bounds.isNull ? CGRect(x: 8, y: 8, width: 0, height: 0) : bounds
  }

  init(_ parts: [Part]) { self.parts = parts }

  /// A drawing of one filled outline.
  init(_ path: Path, isEvenOdd: Bool = false, level: Int = 0) {
    parts = [Part(path: path, isEvenOdd: isEvenOdd, level: level)]
  }

  /// The lines of a path, a unit wide with round ends.
  static func line(_ path: Path, width: CGFloat = 1, level: Int = 0) -> SymbolGlyph {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return SymbolGlyph(path.strokedPath(style), level: level)
  }

  /// The drawing after a transform; lines keep their width where it makes them thinner.
  func applying(_ transform: CGAffineTransform, keepingLines: Bool = true) -> SymbolGlyph {
    let determinant = abs(transform.a * transform.d - transform.b * transform.c)
    let scale = determinant.squareRoot()
    var glyph = self
    for index in glyph.parts.indices {
      glyph.parts[index].path = parts[index].path.applying(transform)
      glyph.parts[index].growth = parts[index].growth * scale + (keepingLines ? max(0, 1 - scale) * 0.8 : 0)
    }
    return glyph
  }

  /// The drawing, fitted into a rectangle and in its middle, not enlarged.
  func fitted(into rect: CGRect, isEnlarged: Bool = false) -> SymbolGlyph {
    let bounds = bounds
    guard bounds.width > 0 || bounds.height > 0 else { return self }
    var scale = min(rect.width / max(bounds.width, 1e-6), rect.height / max(bounds.height, 1e-6))
    if !isEnlarged { scale = min(scale, 1) }
    return applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: rect.midX - bounds.midX * scale,
        ty: rect.midY - bounds.midY * scale))
  }

  /// A little smaller about the middle, so that a rim has room.
  static let roomForRim = CGAffineTransform(a: 0.88, b: 0, c: 0, d: 0.88, tx: 0.96, ty: 0.96)

  /// The rim of a solid drawing around a hole of its own form, a little smaller.
  var rim: SymbolGlyph {
    let hole = applying(SymbolGlyph.roomForRim, keepingLines: false)
    var rim = hole
    for index in rim.parts.indices { rim.parts[index].growth = 1.7 }
    return rim + hole.cutting
  }

  /// The drawing, smaller, above a line.
  var grounded: SymbolGlyph {
    var ground = Path()
    ground.move(to: CGPoint(x: 1.5, y: 14.4))
    ground.addLine(to: CGPoint(x: 14.5, y: 14.4))
    let room = CGRect(x: 1.5, y: 1, width: 13, height: 11.2)
    return fitted(into: room) + SymbolGlyph.line(ground)
  }

  /// The drawing with left and right exchanged.
  var mirrored: SymbolGlyph {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: SymbolGlyph.side, ty: 0), keepingLines: false)
  }

  /// All parts in one layer.
  func at(level: Int) -> SymbolGlyph { changed { $0.level = level } }

  /// What is removed instead of painted.
  var cutting: SymbolGlyph { changed { $0.isCut = true } }

  private func changed(_ change: (inout Part) -> Void) -> SymbolGlyph {
    var glyph = self
    for index in glyph.parts.indices where !glyph.parts[index].isCut { change(&glyph.parts[index]) }
    return glyph
  }

  /// One drawing over the other.
  static func + (a: SymbolGlyph, b: SymbolGlyph) -> SymbolGlyph { SymbolGlyph(a.parts + b.parts) }
}

// What is put around, over and beside drawings.
extension SymbolGlyph {
  /// A drawing in another that stands around it, or cut out of it where that is filled.
  func enclosed(in shape: SymbolGlyph, isFilled: Bool, room: CGRect) -> SymbolGlyph {
    let inside = fitted(into: room)
    let around = shape.at(level: 1)
    // A filled shape shows the drawing as a hole, and in a second colour as itself.
    return isFilled ? around + inside.cutting + inside.at(level: 0) : around + inside.at(level: 0)
  }

  /// The drawing with a line through it.
  var slashed: SymbolGlyph {
    var line = Path()
    line.move(to: CGPoint(x: 1.5, y: 1.5))
    line.addLine(to: CGPoint(x: 14.5, y: 14.5))
    var gap = Path()
    gap.move(to: CGPoint(x: 2.2, y: 0.6))
    gap.addLine(to: CGPoint(x: 15.4, y: 13.8))
    return at(level: 1) + SymbolGlyph.line(gap, width: 1.2).cutting + .line(line)
  }

  /// The drawing with a dot in its upper corner.
  var dotted: SymbolGlyph {
    func disc(_ r: CGFloat) -> SymbolGlyph {
      SymbolGlyph(Path(ellipseIn: CGRect(x: 12.6 - r, y: 3.4 - r, width: 2 * r, height: 2 * r)))
    }
    return at(level: 1) + disc(3.8).cutting + disc(2.8)
  }

  /// The drawing with a small one in its lower corner.
  func badged(_ badge: SymbolGlyph, onDisc: Bool) -> SymbolGlyph {
    let center = CGPoint(x: 12.4, y: 12.4)
    func disc(_ r: CGFloat) -> SymbolGlyph {
      SymbolGlyph(Path(ellipseIn: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r)))
    }
    let half: CGFloat = onDisc ? 1.9 : 3.2
    let room = CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
    let base = at(level: 1) + disc(4.4).cutting
    let small = badge.fitted(into: room)
    return onDisc ? base + disc(3.6) + small.cutting : base + small.at(level: 0)
  }
}
