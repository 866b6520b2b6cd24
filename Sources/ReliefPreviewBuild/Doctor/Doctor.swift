import Foundation

/// Reads sources without building and says which files would draw, which API is missing, and what is inert.
///
/// Only names are looked at: a file may still fail to compile for a form of a known name. Names that the sources
/// declare themselves are never missing, and what stands in branches of `#if` that are not compiled does not count. Cost: linear in the text.
package struct Doctor: Sendable {
  /// A name with the places where it is used.
  package struct Finding: Hashable, Sendable {
    /// The name.
    package var name: String
    /// Files and lines, in order.
    package var places: [Place]

    package struct Place: Hashable, Sendable, CustomStringConvertible {
      package var file: String
      package var line: Int
      package var description: String { "\(file):\(line)" }
    }
  }

  /// A file that would be left out, and why.
  package struct Blocked: Hashable, Sendable {
    package var file: String
    /// Names that it uses and that are missing.
    package var missing: [String]
    /// A file that it needs and that is left out itself.
    package var needs: String?
  }

  /// How many files were read.
  package let fileCount: Int
  /// Files that would draw: they have previews and nothing is missing.
  package let drawing: [String]
  /// Files that would compile and have no previews.
  package let others: [String]
  /// Files that would be left out.
  package let blocked: [Blocked]
  /// Missing types and functions, the most used first.
  package let missing: [Finding]
  /// Modules that are not there.
  package let missingModules: [Finding]
  /// Words that compile and do nothing, the most used first.
  package let inert: [Finding]

  /// Reads sources.
  package init(_ sources: SourceSet) {
    let imported = PackageModules.targets(for: sources)
    let ownModules = Set(imported.map(\.name))
    let branches = TakenBranches(conditions: SourceConditions(), modules: ownModules)
    let names = sources.files.map { SourceNames(branches.text(of: $0.text)) }
    // What modules of the user's own packages declare, the sources may use.
    let foreign = imported.flatMap { target in
      (try? SourceSet(path: target.folder, module: target.name, excluding: target.excluded))?.files ?? []
    }
    let known = names + foreign.map { SourceNames(branches.text(of: $0.text)) }
    let types = known.reduce(into: SupportedNames.allTypes) { $0.formUnion($1.declaredTypes) }
    var members = known.reduce(into: SupportedNames.allMembers) { $0.formUnion($1.declaredMembers) }
    // Colours and pictures of the catalogues are words as well.
    for file in GeneratedSources(assets: sources.catalogs).files() {
      members.formUnion(SourceNames(file.text).declaredMembers)
    }
    // What an enumeration of the sources calls a type, or a module, may stand behind a point.
    members.formUnion(types)
    let inertWords = SupportedNames.inertWords
    let own = names.reduce(into: Set<String>()) { $0.formUnion($1.declaredMembers) }

    var missing: [String: [Finding.Place]] = [:]
    var modules: [String: [Finding.Place]] = [:]
    var inert: [String: [Finding.Place]] = [:]
    var lacks: [[String]] = []
    for (file, names) in zip(sources.files, names) {
      var fileLacks: [String] = []
      func note(_ name: String, _ line: Int, in table: inout [String: [Finding.Place]]) {
        table[name, default: []].append(.init(file: file.path, line: line))
        if !fileLacks.contains(name) { fileLacks.append(name) }
      }
      for use in names.imports
      where !SupportedNames.allModules.contains(use.name) && !ownModules.contains(use.name) {
        note(use.name, use.line, in: &modules)
      }
      for use in names.types where !types.contains(use.name) && !members.contains(use.name) {
        note(use.name, use.line, in: &missing)
      }
      for use in names.members where !members.contains(use.name) {
        note("." + use.name, use.line, in: &missing)
      }
      lacks.append(fileLacks)
      for use in names.members where inertWords.contains(use.name) && !own.contains(use.name) {
        inert[use.name, default: []].append(.init(file: file.path, line: use.line))
      }
    }
    fileCount = sources.files.count
    self.missing = Self.sorted(missing)
    missingModules = Self.sorted(modules)
    self.inert = Self.sorted(inert)
    blocked = Self.blocked(sources, names, lacks)
    let left = Set(blocked.map(\.file))
    let kept = sources.files.filter { !left.contains($0.path) }
    let hasPreview = { (file: SourceSet.File) in
      file.text.contains("#Preview") || file.text.contains("PreviewProvider")
    }
    drawing = kept.filter(hasPreview).map(\.path)
    others = kept.filter { !hasPreview($0) }.map(\.path)
  }

  private static func sorted(_ table: [String: [Finding.Place]]) -> [Finding] {
    table.map { Finding(name: $0.key, places: $0.value) }
      .sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
  }

  /// The files that lack something, and those that use a type of a file that is left out, until no more are found.
  private static func blocked(
    _ sources: SourceSet, _ names: [SourceNames], _ lacks: [[String]]
  ) -> [Blocked] {
    var reasons: [Int: Blocked] = [:]
    for (index, missing) in lacks.enumerated() where !missing.isEmpty {
      reasons[index] = Blocked(file: sources.files[index].path, missing: missing)
    }
    let uses = names.map { Set($0.types.map(\.name)) }
    // A type that another file declares as well is not lost.
    var owners: [String: Set<Int>] = [:]
    for (index, names) in names.enumerated() {
      for type in names.declaredTypes { owners[type, default: []].insert(index) }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      let lost = owners.filter { $0.value.allSatisfy { reasons[$0] != nil } }
      for index in names.indices where reasons[index] == nil {
        let needed = lost.keys.filter { uses[index].contains($0) }.sorted().first
        guard let needed, let owner = lost[needed]?.min() else { continue }
        reasons[index] = Blocked(
          file: sources.files[index].path, missing: [], needs: sources.files[owner].path)
        isGrowing = true
      }
    }
    return reasons.keys.sorted().compactMap { reasons[$0] }
  }
}
