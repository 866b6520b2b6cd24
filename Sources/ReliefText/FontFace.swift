import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefPNG
import Synchronization

/// An opened face, with what was drawn from it so far.
///
/// Distances are in font units, y up, but for outlines in points. Any thread may use it.
final class FontFace: Sendable {
  /// The family's name.
  let family: String
  /// The file below it.
  let font: HarfBuzzFont
  /// Font units an em.
  var unitsPerEm: Double { font.unitsPerEm }
  /// Where the lines beside text lie.
  let decoration: Decoration
  /// The face's own line: ascent, descent (positive) and gap, in ems.
  let line: (ascent: Double, descent: Double, gap: Double)
  /// Whether the glyphs are colour pictures.
  let hasPictures: Bool

  private let cache = Mutex(Cache())

  private struct Cache {
    var outlines: [OutlineKey: Path] = [:]
    var pictures: [UInt32: Picture?] = [:]
    var small: [SmallKey: Bitmap] = [:]
    var coverage: [UInt32: Bool] = [:]
  }

  /// Lines beside text, in ems, y down from the baseline; places are those of the upper edge.
  struct Decoration: Hashable, Sendable {
    var underline: Double, underlineSize: Double
    var strikeout: Double, strikeoutSize: Double
  }

  /// How a glyph is made from the font's outline.
  struct OutlineKey: Hashable, Sendable {
    var glyph: UInt32
    var size: Double
    /// The factor on the width.
    var stretch: Double
    /// Whether the outline is slanted.
    var isSlanted: Bool
  }

  /// A colour glyph.
  struct Picture: Hashable, Sendable {
    var bitmap: Bitmap
    /// Its place in ems, y down.
    var box: CGRect
  }

  init(_ font: HarfBuzzFont, family: String) {
    self.font = font
    self.family = family
    let em = font.unitsPerEm
    let own = font.lineMetrics
    line = (own.ascent / em, own.descent / em, own.gap / em)
    hasPictures = font.hasPictures
    // OpenType's `post` and OS/2 tables; where they are silent, a tenth below and a twentieth thick.
    decoration = Decoration(
      underline: -(font.metric(.underlineOffset) ?? -0.1 * em) / em,
      underlineSize: max(0.01, (font.metric(.underlineSize) ?? 0.05 * em) / em),
      strikeout: -(font.metric(.strikeoutOffset) ?? 0.3 * em) / em,
      strikeoutSize: max(0.01, (font.metric(.strikeoutSize) ?? 0.05 * em) / em))
  }

  /// Whether the face has a glyph for a character.
  func covers(_ scalar: UInt32) -> Bool {
    cache.withLock { cache in
      if let known = cache.coverage[scalar] { return known }
      let answer = font.glyph(scalar) != nil
      cache.coverage[scalar] = answer
      return answer
    }
  }

  /// A glyph's outline in points, y down, about its origin.
  func outline(_ key: OutlineKey) -> Path {
    cache.withLock { cache in
      if let known = cache.outlines[key] { return known }
      // 20 degrees would be San Francisco's steepest; Inter's italic leans 9.4 degrees: tan = 0.1656.
      let scale = key.size / unitsPerEm
      let transform = CGAffineTransform(
        a: scale * key.stretch, b: 0, c: key.isSlanted ? 0.1656 * scale : 0, d: -scale, tx: 0, ty: 0)
      let path = Path(elements: font.outline(key.glyph).map { $0.applying(transform) })
      if cache.outlines.count >= FontFace.limit { cache.outlines.removeAll() }
      cache.outlines[key] = path
      return path
    }
  }

  /// A glyph's colour picture; nil where it has none or it cannot be read.
  func picture(_ glyph: UInt32) -> Picture? {
    cache.withLock { cache in
      if let known = cache.pictures[glyph] { return known }
      if cache.pictures.count >= 256 { cache.pictures.removeAll() }
      let picture = loadPicture(glyph)
      cache.pictures[glyph] = .some(picture)
      return picture
    }
  }

  private struct SmallKey: Hashable {
    var glyph: UInt32
    var width: Int
    var height: Int
  }

  /// A glyph's picture with so many pixels; as it is where it has not more than these.
  func picture(_ glyph: UInt32, _ picture: Picture, width: Int, height: Int) -> Bitmap {
    let bitmap = picture.bitmap
    guard width > 0, height > 0, width < bitmap.width, height < bitmap.height else { return bitmap }
    return cache.withLock { cache in
      let key = SmallKey(glyph: glyph, width: width, height: height)
      if let known = cache.small[key] { return known }
      if cache.small.count >= 256 { cache.small.removeAll() }
      let small = bitmap.averaged(width: width, height: height)
      cache.small[key] = small
      return small
    }
  }

  private func loadPicture(_ glyph: UInt32) -> Picture? {
    guard hasPictures, let (png, box) = font.picture(glyph),
      let bitmap = try? PNG.decode(png, limits: PNG.Limits(pixels: 1 << 20))
    else { return nil }
    let em = unitsPerEm
    return Picture(
      bitmap: bitmap,
      box: CGRect(x: box.minX / em, y: -box.maxY / em, width: box.width / em, height: box.height / em))
  }

  /// Outlines kept at most; a text of every size of a large page needs a tenth of it.
  private static let limit = 20_000
}
