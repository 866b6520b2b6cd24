import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefLooks
import ReliefText

/// A scene: shapes, texts, paints and effects written down as JSON.
///
/// The keys are listed in `Fixtures/Scenes/README.md`. Reading a scene checks all of it and reads its image files;
/// after that, it becomes a display list or a bitmap in either appearance and at any scale.
public struct SceneFile: Hashable, Sendable {
  /// The appearance in which named colours are taken.
  public typealias ColorScheme = SceneColorScheme
  /// A scene ready for the rasterizer.
  public typealias Drawing = SceneDrawing

  /// How a scene is rendered.
  public struct RenderOptions: Hashable, Sendable {
    /// Pixels a point; nil for the scene's own.
    public var scale: Double?
    /// The appearance; nil for the scene's own.
    public var colorScheme: ColorScheme?
    /// Threads to use; nil for as many as there are cores. The pixels do not depend on it.
    public var threads: Int?
    /// Where the fonts of texts come from; nil for the system's fonts, looked up anew at each call.
    ///
    /// One library for many scenes is faster, since it keeps what it opened. Its `warnings` tell of missing fonts.
    public var fonts: FontLibrary?

    /// The scene's own scale and appearance.
    public init(
      scale: Double? = nil, colorScheme: ColorScheme? = nil, threads: Int? = nil, fonts: FontLibrary? = nil
    ) {
      self.fonts = fonts
      self.scale = scale
      self.colorScheme = colorScheme
      self.threads = threads
    }
  }

  /// The scales that a scene may have, in pixels a point.
  package static let scales = SceneDrawing.scales
  /// The most pixels that a picture may have.
  package static let maximumPixels = SceneDrawing.maximumPixels

  /// The file, as it was named.
  public var name: String { source.name }
  /// The scale that the scene asks for, in pixels a point.
  public var scale: Double { model.scale }
  /// The appearance that the scene asks for; light unless told.
  public var colorScheme: ColorScheme { model.colorScheme }

  private let model: SceneModel
  private let source: SceneSource

  /// A scene from its JSON text in UTF-8.
  ///
  /// `name` stands in error messages; image files are relative to `directory`, empty for the current folder.
  public init(json: [UInt8], name: String = "scene", directory: String = "") throws(SceneError) {
    let source = SceneSource(name: name, bytes: json)
    try self.init(value: try Self.value(of: source), source: source, directory: directory)
  }

  /// A scene from a JSON value, whose places are looked up in a text; `images` keeps pictures for other scenes.
  package init(
    value: JSONValue, source: SceneSource, directory: String, images: SceneImages? = nil
  ) throws(SceneError) {
    self.source = source
    var decoder = SceneDecoder(directory: directory)
    decoder.shared = images
    model = try decoder.scene(SceneNode(value: value, path: .top, source: source))
  }

  /// The JSON value of a text.
  package static func value(of source: SceneSource) throws(SceneError) -> JSONValue {
    do {
      return try JSONReader.value(of: source.bytes)
    } catch {
      let (line, column) = JSONReader.place(of: error.offset, in: source.bytes)
      throw .malformed(
        reason: error.reason, ScenePlace(file: source.name, line: line, column: column, path: error.path))
    }
  }

  /// A scene from its JSON text.
  public init(json: String, name: String = "scene", directory: String = "") throws(SceneError) {
    try self.init(json: Array(json.utf8), name: name, directory: directory)
  }

  /// The scene in a file, or of standard input for "-"; image files are relative to it.
  public init(path: String) throws(SceneError) {
    let bytes: [UInt8]
    do {
      bytes = try SystemFiles.bytes(of: path)
    } catch {
      throw .unreadableFile(file: path, reason: error.reason)
    }
    let name = path == "-" ? "standard input" : path
    let folder = SystemFiles.folder(of: path)
    try self.init(json: bytes, name: name, directory: folder == "." ? "" : folder)
  }

  /// The scene as a display list, with the size that it is drawn in.
  ///
  /// Throws where a blur is too wide at this scale, the picture too large, or where a scene of size "fit" draws
  /// nothing.
  public func drawing(options: RenderOptions = RenderOptions()) throws(SceneError) -> Drawing {
    let scale = options.scale ?? model.scale
    var builder = SceneBuilder(
      scheme: options.colorScheme ?? model.colorScheme, scale: scale, source: source,
      fonts: options.fonts ?? FontLibrary())
    let size: CGSize
    switch model.size {
    case .fixed(let fixed): size = fixed
    case .fit:
      let bounds = try builder.list(model.layers).drawnBounds
      let box = (bounds.isNull ? .zero : bounds).insetBy(dx: -model.padding, dy: -model.padding)
      // Whole pixels, so that the scene keeps its place between them; but for rounding errors.
      func pixel(_ edge: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
        let nearest = (edge * scale).rounded()
        return abs(edge * scale - nearest) < 1e-6 ? nearest : (edge * scale).rounded(rule)
      }
      let (left, top) = (pixel(box.minX, .down), pixel(box.minY, .down))
      builder.origin = CGPoint(x: left / scale, y: top / scale)
      size = CGSize(
        width: (pixel(box.maxX, .up) - left) / scale, height: (pixel(box.maxY, .up) - top) / scale)
      guard size.width > 0, size.height > 0 else {
        throw .invalid(
          found: "\"fit\" around nothing",
          expected: "a layer that draws, \"padding\", or a size [width, height]",
          source.place(model.sizeMark))
      }
    }
    try check(size, scale: scale)
    var list = try builder.list(model.layers)
    if let paint = model.background { list.items.insert(builder.background(paint, size: size), at: 0) }
    return Drawing(list: list, size: size, scale: scale, dither: model.dither)
  }

  /// The scene's picture.
  public func render(options: RenderOptions = RenderOptions()) throws -> Bitmap {
    try drawing(options: options).render(threads: options.threads)
  }

  private func check(_ size: CGSize, scale: Double) throws(SceneError) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    func sides() -> String { "\(SceneNode.grouped(width)) x \(SceneNode.grouped(height)) pixels" }
    if width < 1 || height < 1 {
      throw .invalid(
        found: "\(sides()) at scale \(JSONValue.text(scale))", expected: "a picture of at least one pixel",
        source.place(model.sizeMark))
    }
    if width * height > Double(Self.maximumPixels) {
      throw .invalid(
        found: "\(sides()) at scale \(JSONValue.text(scale))",
        expected:
          "at most \(SceneNode.grouped(Double(Self.maximumPixels))) pixels; make size or scale smaller",
        source.place(model.sizeMark))
    }
  }
}
