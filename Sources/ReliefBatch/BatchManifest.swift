import Foundation
import Relief
import ReliefPreviewBuild
import ReliefPreviews

/// What a batch is asked to make, as a manifest says it or the command line.
package struct BatchManifest: Sendable {
  /// One entry: a source and how its pictures are made.
  package struct Item: Sendable {
    package enum Source: Sendable {
      /// A scene, or a folder of them.
      case scene(String)
      /// A scene with parameters, and the rows that fill them.
      case template(String, rows: String, defaults: [(name: String, cell: BatchTable.Cell)])
      /// A Swift file, or a folder of them that is one module.
      case swift(String)
    }

    package var source: Source
    /// The Swift files, where they are read already; else they are read for the plan.
    package var sources: SourceSet?
    /// How the pictures are named; nil for the usual names.
    package var name: NamePattern?
    /// The axes of its variants.
    package var matrix: VariantMatrix
    /// What is not varied.
    package var base: PreviewVariant
    /// The only preview to draw.
    package var preview: String?
    /// Asset catalogues; those of the folder where it is empty.
    package var assets: [String] = []
    /// Whether `#if os` takes the Mac's branches.
    package var isMac = false
    /// Seconds that a preview may take.
    package var timeLimit = 20.0
    /// The circumstances of previews in place of the matrix, each with what is added to their usual names.
    package var variants: [PreviewRequest.Variant]?
    /// Whether frames of views are drawn over previews.
    package var outlines = false
    /// Whether the status bar and the corners of the screen are drawn around previews.
    package var chrome = false

    package init(
      _ source: Source, name: NamePattern?, matrix: VariantMatrix = VariantMatrix(),
      base: PreviewVariant = PreviewVariant()
    ) {
      (self.source, self.name, self.matrix, self.base) = (source, name, matrix, base)
    }

    /// Swift files that are read already, under the usual names.
    package init(_ sources: SourceSet) {
      self.init(.swift(sources.path), name: nil)
      self.sources = sources
    }
  }

  /// What is made besides the pictures.
  package enum Output: String, CaseIterable, Sendable {
    /// A page to look through: `index.html`.
    case gallery
    /// All pictures on sheets, a row each, a column a variant: `contact-sheet.png`.
    case contactSheet = "contact-sheet"
    /// Image sets for Xcode: `Assets.xcassets`.
    case xcassets
    /// HTML to put into pages: `pictures.html`.
    case web
  }

  /// The manifest, as it was named.
  package var file: String
  package var items: [Item] = []
  package var outputs: [Output] = []
  /// Font files and folders.
  package var fonts: [String] = []
  /// The folder for pictures, where the manifest says so.
  package var output: String?

  package init(file: String) { self.file = file }

  private static let itemKeys = [
    "scene", "template", "rows", "defaults", "swift", "name", "variants", "scale", "colorScheme", "device",
    "orientation", "dynamicType", "locale", "rightToLeft", "contrast", "os", "platform", "assets", "preview",
    "timeLimit",
  ]

  /// A manifest from a file; paths in it are relative to its folder.
  package init(path: String) throws(BatchError) {
    let bytes: [UInt8]
    do { bytes = try SystemFiles.bytes(of: path) } catch { throw .file(path: path, reason: error.reason) }
    let folder = SystemFiles.folder(of: path)
    try self.init(
      bytes, file: path == "-" ? "standard input" : path, directory: folder == "." ? "" : folder)
  }

  /// A manifest from its text.
  package init(_ bytes: [UInt8], file: String, directory: String) throws(BatchError) {
    self.file = file
    let source = SceneSource(name: file, bytes: JSONComments.blanked(bytes))
    do throws(SceneError) {
      let node = SceneNode(value: try SceneFile.value(of: source), path: .top, source: source)
      try read(node, directory)
    } catch {
      throw .manifest(error)
    }
  }

  private mutating func read(_ node: SceneNode, _ directory: String) throws(SceneError) {
    let top = try node.object(
      "a manifest: an object with \"items\"",
      keys: ["items", "name", "variants", "outputs", "fonts", "output", "scale", "colorScheme"])
    func path(_ node: SceneNode) throws(SceneError) -> String {
      let text = try node.string("a path, relative to the manifest")
      if text.isEmpty || text.contains("\0") { throw node.invalid("a path, relative to the manifest") }
      return text.hasPrefix("/") || directory.isEmpty ? text : directory + "/" + text
    }
    for output in try top["outputs"]?.list("a list of outputs, such as [\"gallery\"]") ?? [] {
      outputs.append(try output.word(Output.self))
    }
    if let node = top["fonts"] { fonts = [try path(node)] }
    if let node = top["output"] { output = try path(node) }
    let name = try top["name"].map(Self.pattern)
    let matrix = try top["variants"].map(Self.matrix) ?? VariantMatrix()
    let list = try top.required("items", "a list of what is rendered")
    for node in try list.list("a list of items, such as [{\"scene\": \"card.json\"}]") {
      items.append(try Self.item(node, top, name, matrix, path))
    }
  }

  private static func item(
    _ node: SceneNode, _ top: SceneObject, _ name: NamePattern?, _ matrix: VariantMatrix,
    _ path: (SceneNode) throws(SceneError) -> String
  ) throws(SceneError) -> Item {
    let expected = "an item: an object with one of \"scene\", \"template\" and \"swift\""
    let object = try node.object(expected, keys: itemKeys)
    let source: Item.Source
    switch (object["scene"], object["template"], object["swift"]) {
    case (let scene?, nil, nil): source = .scene(try path(scene))
    case (nil, let template?, nil):
      let rows = try object.required("rows", "a template is filled with the rows of a CSV or JSON file")
      source = .template(try path(template), rows: try path(rows), defaults: try defaults(object))
    case (nil, nil, let swift?): source = .swift(try path(swift))
    default: throw node.invalid(expected)
    }
    let isTemplate = if case .template = source { true } else { false }
    for key in ["rows", "defaults"] where !isTemplate {
      if let node = object[key] {
        throw .conflict(reason: "\"\(key)\" goes with \"template\" only", node.place)
      }
    }
    var item = Item(
      source, name: try object["name"].map(pattern) ?? name,
      matrix: try object["variants"].map(Self.matrix) ?? matrix,
      base: try base(object, top))
    item.preview = try object["preview"]?.string("the name of a preview")
    item.isMac = try object["platform"]?.word(among: [("ios", false), ("macos", true)]) ?? false
    item.timeLimit = try object["timeLimit"]?.number("a number of seconds", in: 0.1...3600) ?? 20
    if let node = object["assets"] { item.assets = [try path(node)] }
    return item
  }

  private static func defaults(
    _ object: SceneObject
  ) throws(SceneError) -> [(name: String, cell: BatchTable.Cell)] {
    guard let node = object["defaults"] else { return [] }
    guard case .object(let members) = node.value.kind else {
      throw node.invalid("an object of parameters and their values")
    }
    return members.map { ($0.key, .value($0.value.kind)) }
  }

  /// What is not varied, of the item or else of the manifest.
  private static func base(_ object: SceneObject, _ top: SceneObject) throws(SceneError) -> PreviewVariant {
    var base = PreviewVariant()
    if let node = object["scale"] ?? top["scale"] {
      base.scale = try node.number("a number of pixels a point", in: SceneFile.scales)
    }
    if let node = object["colorScheme"] ?? top["colorScheme"] {
      base.isDark = try node.word(among: [("light", false), ("dark", true)])
    }
    if let node = object["device"] {
      guard let device = Device.named(try node.string("a device")) else {
        throw node.invalid("a device, such as \"iPhone 16\"")
      }
      base.device = device.name
    }
    base.isLandscape = try object["orientation"]?.word(among: [("portrait", false), ("landscape", true)])
    base.dynamicType = try object["dynamicType"]?.word(
      among: PreviewVariant.dynamicTypeNames.map { ($0, $0) })
    base.locale = try object["locale"]?.string("a locale, such as \"de_DE\"")
    base.isRightToLeft = try object["rightToLeft"]?.boolean()
    base.hasIncreasedContrast =
      try object["contrast"]?.word(among: [("standard", false), ("increased", true)]) ?? false
    if let node = object["os"] { base.osVersion = Int(try node.number("a version of iOS", in: 13...99)) }
    return base
  }

  private static func pattern(_ node: SceneNode) throws(SceneError) -> NamePattern {
    let text = try node.string("a name, such as \"{file}-{row}\"")
    do { return try NamePattern(text) } catch { throw .conflict(reason: error.description, node.place) }
  }

  private static func matrix(_ node: SceneNode) throws(SceneError) -> VariantMatrix {
    var words: [String] = []
    for item in try node.list("a list of axes, such as [\"color-scheme\", \"scale=1+2+3\"]") {
      words.append(try item.string("an axis, such as \"color-scheme\""))
    }
    do { return try VariantMatrix(words) } catch { throw .conflict(reason: error.description, node.place) }
  }
}
