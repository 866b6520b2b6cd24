import Foundation
import Synchronization

/// The fonts that can be used: registered files first, then those of the system.
///
/// The same fonts give the same choice on every machine: fontconfig is asked what there is, not what it prefers.
/// Opened faces and shaped text are kept. Any thread may use a library.
public final class FontLibrary: Sendable {
  private let state: Mutex<State>
  /// Shaped text by its content.
  let shaped = ShapedCache()
  private let words = Mutex<ThaiWords?>(nil)
  private let usesSystemFonts: Bool

  private struct State {
    var system: Fontconfig?
    var registered: [FontRecord] = []
    var isIndexed = false
    var byFamily: [String: [FontRecord]] = [:]
    var fallbackOrder: [FontRecord] = []
    var faces: [FaceKey: FontFace?] = [:]
    var chosen: [Choice: ChosenFace] = [:]
    var fallbackOf: [FallbackKey: ChosenFace?] = [:]
    var warnings: Set<FontWarning> = []
    var generation = 0
  }

  private struct FaceKey: Hashable {
    var source: FontRecord.Source
    var variations: [HarfBuzzFont.Variation]
  }

  private struct FallbackKey: Hashable {
    var scalar: UInt32
    var choice: Choice
  }

  /// A library; without system fonts only registered files are known.
  public init(usesSystemFonts: Bool = true) {
    self.usesSystemFonts = usesSystemFonts
    state = Mutex(State())
  }

  /// Adds a font file, or all in a folder and the folders below it; they are preferred to the system's.
  ///
  /// Files in a folder that are not fonts are passed over; a single file that is not one gives a warning.
  /// - Returns: the names of the families, sorted.
  @discardableResult
  public func register(path: String) -> [String] {
    let manager = FileManager.default
    func kind(_ file: String) -> FileAttributeType? {
      let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
      return try? manager.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    }
    var files = [path]
    let isFolder = kind(path) == .typeDirectory
    if isFolder {
      files = (manager.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted().map {
        "\(path)/\($0)"
      }
    }
    var records: [FontRecord] = []
    for file in files {
      if isFolder, !["ttf", "otf", "ttc", "otc"].contains(where: { file.lowercased().hasSuffix(".\($0)") }) {
        continue
      }
      // Reading from a pipe or a device might never end.
      let found = kind(file) == .typeRegular ? FontLibrary.records(file: file) : []
      if found.isEmpty { warn(.unreadable(file: file)) }
      records += found
    }
    state.withLock { state in
      state.registered += records
      state.isIndexed = false
      state.chosen.removeAll()
      state.fallbackOf.removeAll()
      state.generation += 1
    }
    return Set(records.compactMap(\.families.first)).sorted()
  }

  /// The names of all families, sorted.
  public var families: [String] {
    state.withLock { state in
      index(&state)
      return Set(state.fallbackOrder.compactMap(\.families.first)).sorted()
    }
  }

  /// What was amiss so far, sorted by its sentence.
  public var warnings: [FontWarning] {
    state.withLock { Array($0.warnings) }.sorted { $0.description < $1.description }
  }

  /// The font files that were opened so far, sorted by family and file; reads each of them to the end.
  public var usedFonts: [UsedFont] {
    let opened = state.withLock { state in
      Set(
        state.faces.compactMap { key, face -> [String]? in
          guard let face, case .file(let path, _) = key.source else { return nil }
          return [face.family, path]
        })
    }
    return opened.compactMap { UsedFont(family: $0[0], path: $0[1]) }
      .sorted { ($0.family, $0.file) < ($1.family, $1.file) }
  }

  func warn(_ warning: FontWarning) { state.withLock { _ = $0.warnings.insert(warning) } }

  /// Where Thai words end; the dictionary is read for the first Thai text.
  var thai: ThaiWords {
    words.withLock { words in
      if let words { return words }
      let opened = ThaiWords()
      words = opened
      return opened
    }
  }

  /// Counts up whenever the fonts change: shaped text of an earlier count is not used.
  var generation: Int { state.withLock { $0.generation } }

  // MARK: Choosing

  /// What a face is chosen by.
  struct Choice: Hashable, Sendable {
    var family: FontDescriptor.Family
    var weight: FontDescriptor.Weight
    var width: FontDescriptor.Width
    var isItalic: Bool

    init(_ font: FontDescriptor) {
      (family, weight, width, isItalic) = (font.family, font.weight, font.width, font.isItalic)
    }
  }

  /// A face and what is done to it to come near to what was asked for.
  struct ChosenFace: Hashable, Sendable {
    var face: FontFace?
    /// The factor on widths.
    var stretch = 1.0
    var isSlanted = false
    /// Whether it is a face of the system font itself: its tracking applies.
    var isPrimary = true

    static func == (a: ChosenFace, b: ChosenFace) -> Bool {
      a.face === b.face && a.stretch == b.stretch && a.isSlanted == b.isSlanted && a.isPrimary == b.isPrimary
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(face.map(ObjectIdentifier.init))
      hasher.combine(stretch)
      hasher.combine(isSlanted)
    }
  }

  /// The face for a font; its `face` is nil where there are no fonts at all.
  func face(_ choice: Choice) -> ChosenFace {
    state.withLock { state in
      if let known = state.chosen[choice] { return known }
      index(&state)
      let names: [String] =
        switch choice.family {
        case .system(let design): DefaultFaces.families(design)
        case .custom(let name): [name] + DefaultFaces.families(.default)
        }
      var chosen = ChosenFace(face: nil)
      for name in names + [""] where chosen.face == nil {
        let records = name.isEmpty ? state.fallbackOrder : state.byFamily[name.lowercased()] ?? []
        if let found = open(best(records, choice), choice, &state) { chosen = found }
      }
      if let wanted = names.first, chosen.face?.family.lowercased() != wanted.lowercased() {
        // A file may call its family otherwise than fontconfig does, so the wanted name is looked up, not compared.
        if state.byFamily[wanted.lowercased()] == nil {
          state.warnings.insert(
            .missingFamily(
              wanted, package: DefaultFaces.package(family: wanted), substitute: chosen.face?.family))
        }
      }
      state.chosen[choice] = chosen
      return chosen
    }
  }

  /// Another face that has a character; nil where none has.
  func fallback(for scalar: UInt32, _ choice: Choice) -> ChosenFace? {
    state.withLock { state in
      let key = FallbackKey(scalar: scalar, choice: choice)
      if let known = state.fallbackOf[key] { return known }
      index(&state)
      var answer: ChosenFace?
      for record in state.fallbackOrder where covers(record, scalar, &state) {
        // The family has the character: its face nearest to the wanted style that has it too.
        let family = record.families.first?.lowercased() ?? ""
        let all = (state.byFamily[family] ?? [record]).filter { covers($0, scalar, &state) }
        if let found = open(best(all, choice), choice, &state) {
          answer = found
          answer?.isPrimary = false
          break
        }
      }
      if answer == nil, state.warnings.count < FontLibrary.mostWarnings,
        let character = Unicode.Scalar(scalar)
      {
        state.warnings.insert(
          .missingCharacter(character, package: DefaultFaces.package(character: character)))
      }
      if state.fallbackOf.count >= 50_000 { state.fallbackOf.removeAll() }
      state.fallbackOf[key] = .some(answer)
      return answer
    }
  }

  /// The colour emoji face; nil with a warning where it is not installed.
  func emojiFace() -> ChosenFace? {
    let choice = Choice(FontDescriptor(family: .custom(DefaultFaces.emoji), size: 1))
    let chosen = face(choice)
    guard chosen.face?.hasPictures == true else { return nil }
    return ChosenFace(face: chosen.face, isPrimary: false)
  }

  private func covers(_ record: FontRecord, _ scalar: UInt32, _ state: inout State) -> Bool {
    if let number = record.systemNumber { return state.system?.covers(number, scalar) ?? false }
    return openFace(record, [], &state)?.covers(scalar) ?? false
  }

  /// The record nearest to a style, as CSS Fonts 4, section 5.2 orders: width, slant, weight.
  private func best(_ records: [FontRecord], _ choice: Choice) -> FontRecord? {
    func key(_ record: FontRecord) -> (Double, Int, Double, String) {
      let weight = Double(choice.weight.rawValue)
      let near = min(max(weight, record.weights.lowerBound), record.weights.upperBound)
      // Between two equally near, the heavier for heavy wishes and the lighter for light ones.
      let side = (near > weight) == (weight > 450) ? 0.0 : 0.5
      let wide = min(max(choice.width.percent, record.widths.lowerBound), record.widths.upperBound)
      return (
        abs(wide - choice.width.percent), record.isItalic == choice.isItalic ? 0 : 1,
        abs(near - weight) + side,
        record.sortKey
      )
    }
    return records.min { key($0) < key($1) }
  }

  private func open(_ record: FontRecord?, _ choice: Choice, _ state: inout State) -> ChosenFace? {
    guard let record else { return nil }
    let width = min(max(choice.width.percent, record.widths.lowerBound), record.widths.upperBound)
    var variations: [HarfBuzzFont.Variation] = []
    if record.isVariable {
      let weight = min(
        max(Double(choice.weight.rawValue), record.weights.lowerBound), record.weights.upperBound)
      variations = [.init(axis: "wght", value: weight), .init(axis: "wdth", value: width)]
    }
    guard let face = openFace(record, variations, &state) else { return nil }
    // A neighbouring width of the family is taken as it is; only a normal face is stretched.
    let stretch = width == 100 && !face.hasPictures ? choice.width.percent / 100 : 1
    return ChosenFace(
      face: face, stretch: stretch, isSlanted: choice.isItalic && !record.isItalic && !face.hasPictures)
  }

  private func openFace(
    _ record: FontRecord, _ variations: [HarfBuzzFont.Variation], _ state: inout State
  ) -> FontFace? {
    let key = FaceKey(source: record.source, variations: variations)
    if let known = state.faces[key] { return known }
    let font: HarfBuzzFont? =
      switch record.source {
      case .file(let path, let index): HarfBuzzFont(file: path, index: index, variations: variations)
      }
    let face = font.map { FontFace($0, family: record.families.first ?? "") }
    if face == nil, case .file(let path, _) = record.source { state.warnings.insert(.unreadable(file: path)) }
    state.faces[key] = .some(face)
    return face
  }

  /// Warnings kept; a text in a foreign script would give one for each of its characters.
  private static let mostWarnings = 64

  // MARK: The list

  private func index(_ state: inout State) {
    guard !state.isIndexed else { return }
    if usesSystemFonts, state.system == nil { state.system = Fontconfig() }
    let records = state.registered + (state.system?.records ?? [])
    state.byFamily = [:]
    for record in records {
      for family in Set(record.families.map { $0.lowercased() }) {
        state.byFamily[family, default: []].append(record)
      }
    }
    // A registered family hides the system's of the same name.
    for (family, list) in state.byFamily where list.contains(where: { $0.systemNumber == nil }) {
      state.byFamily[family] = list.filter { $0.systemNumber == nil }
    }
    let preferred = DefaultFaces.fallbacks
    func rank(_ record: FontRecord) -> Int {
      if record.systemNumber == nil { return -1 }
      return record.families.compactMap { preferred.firstIndex(of: $0) }.min() ?? preferred.count
    }
    state.fallbackOrder = records.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
    state.isIndexed = true
  }

  /// The fonts of a file, by HarfBuzz alone: registered files need no fontconfig.
  private static func records(file: String) -> [FontRecord] {
    (0..<min(HarfBuzzFont.faceCount(file: file), 256)).compactMap { index in
      guard let font = HarfBuzzFont(file: file, index: index) else { return nil }
      let style = font.style
      let (weights, widths) = (font.axis("wght"), font.axis("wdth"))
      let name = font.familyName ?? URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      return FontRecord(
        families: [name], weights: weights ?? style.weight...style.weight,
        widths: widths ?? style.width...style.width, isItalic: style.isItalic,
        isVariable: weights != nil || widths != nil, source: .file(path: file, index: index),
        systemNumber: nil)
    }
  }
}

extension FontLibrary: Hashable {
  /// A library equals only itself.
  public static func == (a: FontLibrary, b: FontLibrary) -> Bool { a === b }

  /// Hashes which library it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
