import Foundation
import Relief
import ReliefFiles
import ReliefPreviews

/// All pictures of a batch, named and known to differ, before anything is drawn.
package struct BatchPlan: Sendable {
  /// A scene's file and the digest of what was read when the plan was made.
  package struct Scene: Sendable {
    package var path: String
    package var digest: String
  }

  /// How a plan is made.
  package struct Options: Sendable {
    /// The part of the work that is done here.
    package var shard = Shard.whole
    /// Where Relief keeps compiled sources.
    package var cache = NSTemporaryDirectory()
    /// Font files and folders, besides those of the manifest.
    package var fonts: [String] = []
    /// The folder for pictures, which are no inputs though they may lie among these.
    package var output = ""
    /// Pictures that earlier runs wrote, by their whole paths: no inputs either, whatever folder they are in.
    package var written: Set<String> = []
    /// What tells this program from others.
    package var program = InputDigests.program
    /// The program beside which Relief's compiled modules lie.
    package var tool = "/proc/self/exe"

    package init() {}
  }

  /// The pictures that are made here.
  package private(set) var pictures: [BatchPicture] = []
  package private(set) var scenes: [Scene] = []
  package private(set) var templates: [FilledTemplate] = []
  package private(set) var sources: [SwiftSources] = []
  /// Items and rows of which nothing can be made, and why.
  package private(set) var faults: [(source: String, message: String)] = []
  /// What does no harm.
  package private(set) var warnings: [String] = []
  /// How many pictures all parts have together.
  package private(set) var total = 0
  /// The digest of all names, the same in every part.
  package private(set) var digest = ""
  /// The font files and folders to use.
  package let fonts: [String]

  private let digests = InputDigests()
  private let options: Options

  /// The plan of a manifest.
  package init(_ manifest: BatchManifest, options: Options = Options()) throws(BatchError) {
    self.options = options
    fonts = manifest.fonts + options.fonts
    for path in fonts where SystemFiles.kind(of: path) == .nothing {
      throw .file(path: path, reason: "there is no such font file or folder")
    }
    for item in manifest.items {
      switch item.source {
      case .scene(let path): try addScenes(path, item)
      case .template(let path, let rows, let defaults): try addTemplate(path, rows, defaults, item)
      case .swift(let path): try addSources(path, item)
      }
    }
    try checkCollisions(manifest.outputs)
    total = pictures.count
    for index in pictures.indices { pictures[index].number = index }
    var all = SHA256()
    for picture in pictures { all.add(field: picture.name) }
    digest = all.text()
    let picks = options.shard.picks(pictures.map(\.name))
    pictures = zip(pictures, picks).filter(\.1).map(\.0)
    // A fault is told by one part only.
    if options.shard.index != 1 { faults = [] }
  }

  // MARK: Scenes

  private mutating func addScenes(_ path: String, _ item: BatchManifest.Item) throws(BatchError) {
    switch SystemFiles.kind(of: path) {
    case .nothing: faults.append((path, "there is no such file or folder"))
    case .file: try addScene(path, item)
    case .folder:
      let names = ((try? SystemFiles.names(in: path)) ?? []).filter { $0.hasSuffix(".json") }
      if names.isEmpty { faults.append((path, "there is no .json scene in this folder")) }
      for name in names { try addScene(path.hasSuffix("/") ? path + name : path + "/" + name, item) }
    }
  }

  private mutating func addScene(_ path: String, _ item: BatchManifest.Item) throws(BatchError) {
    let template: SceneTemplate
    do throws(BatchError) {
      template = try SceneTemplate(path: path)
      if let parameter = template.parameters.first {
        throw BatchError.file(
          path: template.place(of: parameter),
          reason: "\"${\(parameter)}\" is a parameter; give this file as a \"template\" with \"rows\"")
      }
    } catch {
      faults.append((path, error.description))
      return
    }
    let digest = SHA256.text(of: template.source.bytes)
    scenes.append(Scene(path: path, digest: digest))
    let prefix = self.prefix(template, digest)
    let naming = try Naming(item, axes: item.matrix.ofScenes, base: "{file}")
    let made = try Self.pictures(naming) { labels, variant in
      { Self.common($0, path, labels, variant, template, []) }
    } picture: { name, group, labels, variant in
      BatchPicture(
        name: name, source: path, origin: .scene(scenes.count - 1), labels: labels, variant: variant,
        group: group, inputs: inputs(prefix, template, [], variant),
        scale: Self.scale(variant, template, []))
    }
    pictures += made
  }

  /// What all pictures of a template are made of.
  private func prefix(_ template: SceneTemplate, _ digest: String) -> String {
    "\(options.program)\n\(digest)\n\(template.hasText ? digests.fonts(fonts) : "")\n"
  }

  private func inputs(
    _ prefix: String, _ template: SceneTemplate, _ values: [BatchTable.Cell], _ variant: PreviewVariant
  ) -> String {
    var text = prefix
    text += "\(variant.scale ?? 0) \(variant.isDark.map { $0 ? "dark" : "light" } ?? "")"
    for value in values {
      // A number is not the text that looks like it.
      if case .value(let kind) = value {
        text += "\n=" + BatchTable.text(kind)
      } else {
        text += "\n" + value.text
      }
      text += "\u{1F}"
    }
    for path in template.imagePaths(values) { text += "\n\(path) \(digests.file(path))" }
    return String(SHA256.text(of: Array(text.utf8)).prefix(32))
  }

  // MARK: Templates

  private mutating func addTemplate(
    _ path: String, _ rows: String, _ defaults: [(name: String, cell: BatchTable.Cell)],
    _ item: BatchManifest.Item
  ) throws(BatchError) {
    let filled: FilledTemplate
    do {
      filled = try FilledTemplate(SceneTemplate(path: path), BatchTable(path: rows), defaults: defaults)
    } catch {
      faults.append((path, error.description))
      return
    }
    warnings += filled.warnings(used: item.name?.fields ?? [], defaults: defaults)
    templates.append(filled)
    let index = templates.count - 1
    let (template, table) = (filled.template, filled.table)
    let columns = Dictionary(uniqueKeysWithValues: table.columns.enumerated().map { ($1, $0) })
    let prefix = self.prefix(template, SHA256.text(of: template.source.bytes))
    let naming = try Naming(item, axes: item.matrix.ofScenes, base: "{file}-{row}")
    for row in table.rows.indices {
      let source = "\(table.file):\(table.rows[row].line)"
      let values: [BatchTable.Cell]
      do { values = try filled.values(row) } catch {
        faults.append((source, error.description))
        continue
      }
      let cells = table.rows[row].cells
      let made = try Self.pictures(naming) { labels, variant in
        { field in
          if field == "row" { return "\(row + 1)" }
          if let value = Self.common(field, path, labels, variant, template, values) { return value }
          return columns[field].map { $0 < cells.count ? cells[$0]?.text ?? "" : "" }
        }
      } picture: { name, group, labels, variant in
        BatchPicture(
          name: name, source: source, origin: .row(template: index, row: row), labels: labels,
          variant: variant, group: group, inputs: inputs(prefix, template, values, variant),
          scale: Self.scale(variant, template, values))
      }
      pictures += made
    }
  }

  // MARK: Swift

  private mutating func addSources(_ path: String, _ item: BatchManifest.Item) throws(BatchError) {
    let module: SwiftSources
    do {
      module = try SwiftSources(path: path, item: item, options: options, digests: digests, fonts: fonts)
    } catch {
      faults.append((path, error.description))
      return
    }
    faults += module.faults.map { (path, $0) }
    warnings += module.notes + module.warnings
    sources.append(module)
    let naming = try Naming(item, axes: item.matrix, base: "{file}-{preview}")
    for preview in module.previews where item.preview == nil || item.preview == preview.name {
      for one in item.variants ?? [] {
        let name = FoundPreview.fileName(file: preview.file, name: preview.name)
        pictures.append(
          BatchPicture(
            name: name + one.suffix + ".png", source: preview.title,
            origin: .preview(sources: sources.count - 1, id: preview.id), labels: [], variant: one.variant,
            group: name, inputs: module.inputs(preview, one.variant),
            scale: Self.scale(one.variant, nil, [])))
      }
      if item.variants != nil { continue }
      let made = try Self.pictures(naming) { labels, variant in
        { field in
          switch field {
          case "preview": preview.name
          case "line": "\(preview.line)"
          default: Self.common(field, preview.file, labels, variant, nil, [])
          }
        }
      } picture: { name, group, labels, variant in
        BatchPicture(
          name: name, source: preview.title,
          origin: .preview(sources: sources.count - 1, id: preview.id), labels: labels, variant: variant,
          group: group, inputs: module.inputs(preview, variant), scale: Self.scale(variant, nil, []))
      }
      pictures += made
    }
    if let name = item.preview, !module.previews.contains(where: { $0.name == name }) {
      faults.append((path, "there is no preview named \"\(name)\""))
    } else if module.previews.isEmpty, module.faults.isEmpty {
      faults.append((path, "there is no preview; write #Preview { ... } or a PreviewProvider"))
    }
  }

  // MARK: Names

  /// How an item's pictures are named, and the cases of its matrix.
  private struct Naming {
    var pattern: NamePattern
    var group: NamePattern
    var cases: [VariantMatrix.Case]

    init(_ item: BatchManifest.Item, axes matrix: VariantMatrix, base: String) throws(BatchError) {
      if let name = item.name {
        pattern = name
      } else {
        pattern = try NamePattern(base + BatchPlan.suffix(matrix))
      }
      group = pattern.without(BatchPlan.variantFields)
      cases = matrix.cases(from: item.base)
    }
  }

  /// A picture for each case of a matrix.
  private static func pictures(
    _ naming: Naming, fields: ([(axis: String, choice: String)], PreviewVariant) -> (String) -> String?,
    picture: (String, String, [(axis: String, choice: String)], PreviewVariant) -> BatchPicture
  ) throws(BatchError) -> [BatchPicture] {
    var pictures: [BatchPicture] = []
    for one in naming.cases {
      let values = fields(one.labels, one.variant)
      let name = try naming.pattern.name(values)
      pictures.append(picture(name, try naming.group.stem(values), one.labels, one.variant))
    }
    return pictures
  }

  private static let variantFields = Set(VariantMatrix.names + ["scheme", "variant"])

  /// The usual ending of names: `-dark@2x`.
  private static func suffix(_ matrix: VariantMatrix) -> String {
    matrix.axes.map { $0.name == "scale" ? "@{scale}x" : "-{\($0.name)}" }.joined()
  }

  /// Fields that every picture has.
  private static func common(
    _ field: String, _ path: String, _ labels: [(axis: String, choice: String)], _ variant: PreviewVariant,
    _ template: SceneTemplate?, _ values: [BatchTable.Cell]
  ) -> String? {
    switch field {
    case "file":
      let name = SystemFiles.name(of: path)
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
      return String(name[..<dot])
    case "scheme", "color-scheme":
      if let isDark = variant.isDark { return isDark ? "dark" : "light" }
      if case .string(let own)? = template?.top("colorScheme", values) { return own }
      return "light"
    case "scale":
      return JSONValue.text(scale(variant, template, values))
    case "variant": return labels.isEmpty ? "standard" : labels.map(\.choice).joined(separator: "-")
    default: return labels.first { $0.axis == field }?.choice
    }
  }

  /// Pixels a point: the variant's, the scene's own, or the device's.
  private static func scale(
    _ variant: PreviewVariant, _ template: SceneTemplate?, _ values: [BatchTable.Cell]
  ) -> Double {
    if let scale = variant.scale { return scale }
    guard let template else {
      return Double(variant.device.flatMap { Device.named($0) }?.scale ?? Device.standard.scale)
    }
    if case .number(let own)? = template.top("scale", values) { return own }
    return 1
  }

  /// Names that differ only by case are one name on many disks; and what is made besides has names of its own.
  private func checkCollisions(_ outputs: [BatchManifest.Output]) throws(BatchError) {
    var seen: [String: Int] = [:]
    seen.reserveCapacity(pictures.count)
    for (index, picture) in pictures.enumerated() {
      let name = picture.name.lowercased()
      if let other = seen.updateValue(index, forKey: name) {
        throw .collision(name: picture.name, first: pictures[other].source, second: picture.source)
      }
      if outputs.contains(.contactSheet), VariantSheets.isSheet(name) {
        throw .collision(name: picture.name, first: picture.source, second: "a contact sheet")
      }
      if outputs.contains(.xcassets), name.hasPrefix(ImageSets.catalog.lowercased() + "/") {
        throw .collision(name: picture.name, first: picture.source, second: "the asset catalogue")
      }
    }
  }
}
