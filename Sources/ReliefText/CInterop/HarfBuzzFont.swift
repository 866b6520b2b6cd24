import CHarfBuzz
import Foundation
import ReliefGeometry

/// A font file opened by HarfBuzz: glyphs, outlines and metrics in font units, y up as in the file.
///
/// All results are whole font units or exact binary fractions of them, so they do not depend on the size of the text
/// nor on the machine. Damaged files are sanitised by HarfBuzz table by table; one without glyphs is refused.
@safe final class HarfBuzzFont: @unchecked Sendable {
  // Unchecked: both handles are immutable from the end of init, and HarfBuzz allows any number of threads to use
  // immutable objects.
  private let face: OpaquePointer
  private let font: OpaquePointer
  private let drawing: OpaquePointer?

  /// Font units an em.
  let unitsPerEm: Double
  /// The number of glyphs, at least 1.
  let glyphCount: Int

  /// The fonts in a file; 0 for what is not a font.
  static func faceCount(file: String) -> Int {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(file) else { return 0 }
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe Int(hb_face_count(blob))
  }

  /// Opens a font of a file; nil if it is not one. `index` counts the fonts of a collection.
  convenience init?(file: String, index: Int, variations: [Variation] = []) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(file) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    unsafe self.init(blob: blob, index: index, variations: variations)
  }

  /// Opens a font from the bytes of a file; nil if they are not one.
  convenience init?(bytes: [UInt8], index: Int = 0, variations: [Variation] = []) {
    let blob = unsafe bytes.withUnsafeBytes { buffer in
      unsafe hb_blob_create_or_fail(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob = unsafe blob else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    unsafe self.init(blob: blob, index: index, variations: variations)
  }

  /// A place on an axis of a variable font, such as `wght` 600.
  struct Variation: Hashable, Sendable {
    var axis: String
    var value: Double
  }

  private init?(blob: OpaquePointer, index: Int, variations: [Variation]) {
    guard unsafe index >= 0 && index < Int(hb_face_count(blob)) else { return nil }
    guard let face = unsafe hb_face_create(blob, UInt32(index)) else { return nil }
    let (glyphs, units) = unsafe (Int(hb_face_get_glyph_count(face)), hb_face_get_upem(face))
    guard glyphs > 0, units > 0, let font = unsafe hb_font_create(face) else {
      unsafe hb_face_destroy(face)
      return nil
    }
    unsafe hb_font_set_scale(font, Int32(clamping: units), Int32(clamping: units))
    if !variations.isEmpty {
      var list = variations.map {
        hb_variation_t(tag: HarfBuzzFont.tag($0.axis), value: Float($0.value))
      }
      unsafe hb_font_set_variations(font, &list, UInt32(list.count))
    }
    unsafe hb_font_make_immutable(font)
    unsafe hb_face_make_immutable(face)
    unsafe (self.face, self.font, self.drawing) = (face, font, OutlineRecorder.makeFunctions())
    (glyphCount, unitsPerEm) = (glyphs, Double(units))
  }

  deinit {
    unsafe hb_draw_funcs_destroy(drawing)
    unsafe hb_font_destroy(font)
    unsafe hb_face_destroy(face)
  }

  /// Four letters as HarfBuzz wants them.
  static func tag(_ letters: String) -> UInt32 {
    letters.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  // MARK: What the file says of itself

  /// The family's name, by preference the typographic one (name 16 over 1).
  var familyName: String? {
    for id in [HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY] {
      var length: UInt32 = 0
      let total = unsafe hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), nil, &length, nil)
      guard total > 0, total < 1024 else { continue }
      var text = [CChar](repeating: 0, count: Int(total) + 1)
      length = UInt32(text.count)
      _ = unsafe hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), nil, &length, &text)
      let name = String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if !name.isEmpty { return name }
    }
    return nil
  }

  /// The weight (100...900), width in percent and whether the face is slanted.
  var style: (weight: Double, width: Double, isItalic: Bool) {
    let weight = unsafe Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    let width = unsafe Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH))
    let italic = unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC)
    let slant = unsafe hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE)
    return (weight, width, italic > 0.5 || abs(slant) > 1)
  }

  /// The range of a variable font's axis; nil where the font has none.
  func axis(_ letters: String) -> ClosedRange<Double>? {
    var info = hb_ot_var_axis_info_t()
    guard unsafe hb_ot_var_find_axis_info(face, HarfBuzzFont.tag(letters), &info) != 0 else { return nil }
    let (low, high) = (Double(info.min_value), Double(info.max_value))
    return low <= high ? low...high : nil
  }

  /// Ascender, descender (positive downwards) and line gap.
  var lineMetrics: (ascent: Double, descent: Double, gap: Double) {
    var extents = hb_font_extents_t()
    guard unsafe hb_font_get_h_extents(font, &extents) != 0 else {
      return (0.8 * unitsPerEm, 0.2 * unitsPerEm, 0)
    }
    return (Double(extents.ascender), -Double(extents.descender), Double(extents.line_gap))
  }

  /// The font's metrics for lines beside text.
  enum Metric { case underlineOffset, underlineSize, strikeoutOffset, strikeoutSize, capHeight, xHeight }

  /// A metric; nil where the font does not say.
  func metric(_ metric: Metric) -> Double? {
    let tag =
      switch metric {
      case .underlineOffset: HB_OT_METRICS_TAG_UNDERLINE_OFFSET
      case .underlineSize: HB_OT_METRICS_TAG_UNDERLINE_SIZE
      case .strikeoutOffset: HB_OT_METRICS_TAG_STRIKEOUT_OFFSET
      case .strikeoutSize: HB_OT_METRICS_TAG_STRIKEOUT_SIZE
      case .capHeight: HB_OT_METRICS_TAG_CAP_HEIGHT
      case .xHeight: HB_OT_METRICS_TAG_X_HEIGHT
      }
    var value: Int32 = 0
    return unsafe hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) : nil
  }

  // MARK: Glyphs

  /// The glyph of a character; nil where the font has none.
  func glyph(_ scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// The outline of a glyph, in font units, y up; empty for spaces, bitmaps and glyphs that are not there.
  func outline(_ glyph: UInt32) -> [Path.Element] {
    var recorder = OutlineRecorder()
    unsafe withUnsafeMutablePointer(to: &recorder) {
      unsafe hb_font_get_glyph_shape(font, glyph, drawing, $0)
    }
    return recorder.elements
  }

  /// Whether the font's glyphs are PNG pictures.
  var hasPictures: Bool { unsafe hb_ot_color_has_png(face) != 0 }

  /// The PNG file of a glyph and where it lies, in font units, y up (the height is that of the box, positive).
  func picture(_ glyph: UInt32) -> (png: [UInt8], box: CGRect)? {
    guard let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let data = unsafe hb_blob_get_data(blob, &length), length > 0,
      unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: data, count: Int(length))
    let height = -Double(extents.height)
    return unsafe (
      Array(bytes),
      CGRect(
        x: Double(extents.x_bearing), y: Double(extents.y_bearing) - height, width: Double(extents.width),
        height: height)
    )
  }

  /// Shapes a part of a text with the rest as its context.
  func shape(_ text: [UInt32], _ range: Range<Int>, _ how: ShapingStyle) -> [ShapedGlyph] {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= text.count,
      text.count < Int32.max, let buffer = unsafe hb_buffer_create()
    else { return [] }
    defer { unsafe hb_buffer_destroy(buffer) }
    // Up to five characters of context are all that HarfBuzz looks at.
    let context = max(0, range.lowerBound - 5)..<min(text.count, range.upperBound + 5)
    unsafe text.withUnsafeBufferPointer { all in
      guard let base = all.baseAddress else { return }
      unsafe hb_buffer_add_utf32(
        buffer, base + context.lowerBound, Int32(context.count),
        UInt32(range.lowerBound - context.lowerBound),
        Int32(range.count))
    }
    unsafe hb_buffer_set_direction(buffer, how.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: how.script))
    unsafe hb_buffer_set_language(buffer, hb_language_from_string(how.language, -1))
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    var features: [hb_feature_t] = []
    func set(_ name: String, _ value: UInt32) {
      features.append(hb_feature_t(tag: HarfBuzzFont.tag(name), value: value, start: 0, end: UInt32.max))
    }
    if !how.hasLigatures { for name in ["liga", "clig", "calt", "dlig"] { set(name, 0) } }
    if how.hasMonospacedDigits { set("tnum", 1) }
    unsafe hb_shape(font, buffer, &features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let places = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { i in
      let (info, place) = unsafe (infos[i], places[i])
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster) + context.lowerBound,
        advance: Double(place.x_advance),
        dx: Double(place.x_offset), dy: Double(place.y_offset),
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}

/// What shaping must know of a piece of text besides its characters.
struct ShapingStyle: Hashable, Sendable {
  /// Whether the piece runs from right to left.
  var isRightToLeft = false
  /// The script as its ISO 15924 tag.
  var script: UInt32
  /// The language as BCP 47 names it.
  var language = "en"
  /// Whether optional ligatures may be made.
  var hasLigatures = true
  /// Whether digits are equally wide, where the font has such.
  var hasMonospacedDigits = false
}

/// A glyph in visual order, in font units, y up.
struct ShapedGlyph: Hashable, Sendable {
  var glyph: UInt32
  /// The index of the first character that it stands for.
  var cluster: Int
  var advance: Double
  var dx: Double, dy: Double
  /// Whether the text must be shaped anew when a line breaks before this cluster.
  var isUnsafeToBreak: Bool
}

/// Collects what HarfBuzz draws.
private struct OutlineRecorder {
  var elements: [Path.Element] = []

  static func makeFunctions() -> OpaquePointer? {
    // hb_draw_funcs_create never returns NULL: without memory it gives an inert object.
    let functions = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in unsafe record(data, .move(to: point(x, y))) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in unsafe record(data, .line(to: point(x, y))) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        unsafe record(data, .quadCurve(to: point(x, y), control: point(cx, cy)))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        unsafe record(data, .curve(to: point(x, y), control1: point(ax, ay), control2: point(bx, by)))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe record(data, .closeSubpath) }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
    return unsafe functions
  }
}

// At file level, since a C function cannot capture a type.
private func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: Double(x), y: Double(y)) }

private func record(_ data: UnsafeMutableRawPointer?, _ element: Path.Element) {
  unsafe data?.assumingMemoryBound(to: OutlineRecorder.self).pointee.elements.append(element)
}

/// The script of a character as its ISO 15924 tag; HarfBuzz's own table, so it does not vary by machine.
enum Scripts {
  static let common = HB_SCRIPT_COMMON.rawValue
  static let inherited = HB_SCRIPT_INHERITED.rawValue
  static let latin = HB_SCRIPT_LATIN.rawValue

  static func script(of scalar: UInt32) -> UInt32 {
    unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }
}
