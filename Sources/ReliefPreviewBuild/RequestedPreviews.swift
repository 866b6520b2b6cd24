import Foundation
import ReliefPreviews

/// The previews of a path, built: of a folder all of them; of a file its own, with the module around it where the file
/// needs that.
package struct RequestedPreviews: Sendable {
  /// The sources that were built.
  package let sources: SourceSet
  /// The asset catalogues that they see.
  package let assets: [String]
  /// Files that were left out of what was asked for, and why.
  package let leftOut: [String]
  /// What was taken in or taken out, and names that collide.
  package let notes: [String]
  /// What tells the code that was made of a source from that of other tools and options.
  package let tools: String
  /// Files that are in no library.
  package let filesLeftOut: Set<String>
  private let library: String
  /// The name of the file whose previews alone are wanted.
  private let file: String?
  /// Modules of the user's own whose previews are not asked for.
  private let imported: [String]

  /// Builds what previews need.
  ///
  /// - Parameter assets: catalogues to use in place of those that lie near.
  package init(
    _ wanted: SourceSet, assets: [String]? = nil, toolchain: Toolchain, modules: ReliefModules, cache: String,
    platform: SourceConditions.Platform = .iOS
  ) throws(PreviewBuildError) {
    let named = assets
    let symbols = GeneratedSources(assets: named ?? wanted.catalogs)
    var local = LocalModules(modules) { sources, imported in
      PreviewBuild(
        sources, toolchain: toolchain, modules: modules, cache: cache, platform: platform,
        generated: GeneratedSources(assets: named ?? sources.catalogs).files(for: sources),
        imported: imported,
        isModule: true)
    }
    func build(_ sources: SourceSet) throws(PreviewBuildError) -> PreviewBuild {
      PreviewBuild(
        sources, toolchain: toolchain, modules: modules, cache: cache, platform: platform,
        generated: symbols.files(for: sources), imported: try local.all(for: sources))
    }
    func catalogs(_ build: PreviewBuild) -> [String] {
      named ?? wanted.catalogs + build.imported.flatMap(\.catalogs)
    }
    let own = try build(wanted)
    func all(_ outcome: PreviewBuild.Outcome) -> RequestedPreviews {
      let leftOut = wanted.unreadable + local.leftOut + outcome.leftOut
      return RequestedPreviews(
        sources: wanted, assets: catalogs(own), leftOut: leftOut.map(\.description),
        notes: symbols.collisions + outcome.notes, library: outcome.library, file: nil,
        tools: own.tools, filesLeftOut: Set(leftOut.map(\.file)), imported: own.imported.map(\.name))
    }
    var failure: PreviewBuildError?
    if !own.needsModule {
      do throws(PreviewBuildError) {
        let strangers = wanted.folder == nil && own.known == nil ? own.strangers : nil
        if wanted.folder != nil || strangers?.isEmpty != false {
          self = all(try own.run(unknown: strangers))
          return
        }
      } catch {
        guard case .nothingCompiles = error else { throw error }
        failure = error
      }
    }
    guard let path = wanted.files.first?.path, let module = try wanted.withNeighbours() else {
      if let failure { throw failure }
      self = all(try own.run())
      return
    }
    let whole = try build(module)
    let outcome: PreviewBuild.Outcome
    do throws(PreviewBuildError) {
      outcome = try whole.run()
    } catch {
      guard case .nothingCompiles(let all) = error else { throw error }
      throw Self.error(failure, module, Self.reasons(for: path, all))
    }
    let reasons = Self.reasons(for: path, outcome.leftOut)
    guard reasons.isEmpty else { throw Self.error(failure, module, reasons) }
    own.rememberModule()
    let others = module.files.count - 1 - outcome.leftOut.count
    var taken =
      "\(path): it does not compile alone and is compiled with \(others) more "
      + "\(others == 1 ? "file" : "files") of \(module.folder ?? "its folder")"
    if !outcome.leftOut.isEmpty {
      let names = outcome.leftOut.map { URL(fileURLWithPath: $0.file).lastPathComponent }
      taken += "; what does not compile is left out: \(names.joined(separator: ", "))"
    }
    self.init(
      sources: module, assets: catalogs(whole), leftOut: local.leftOut.map(\.description),
      notes: symbols.collisions + [taken] + outcome.notes.filter { $0.hasPrefix(path + ":") },
      library: outcome.library, file: wanted.files.first?.name, tools: whole.tools,
      filesLeftOut: Set(outcome.leftOut.map(\.file)), imported: whole.imported.map(\.name))
  }

  private init(
    sources: SourceSet, assets: [String], leftOut: [String], notes: [String], library: String, file: String?,
    tools: String, filesLeftOut: Set<String>, imported: [String]
  ) {
    self.imported = imported
    (self.sources, self.assets, self.leftOut, self.notes) = (sources, assets, leftOut, notes)
    (self.tools, self.filesLeftOut) = (tools, filesLeftOut)
    (self.library, self.file) = (library, file)
  }

  /// What to ask a host for.
  package func request(output: String, variants: [PreviewRequest.Variant] = []) -> PreviewRequest {
    var request = PreviewRequest(
      library: library, output: output, variants: variants, places: sources.places)
    request.file = file
    request.otherModules = imported
    request.assets = assets
    request.folder = sources.resources
    return request
  }

  /// Of the reasons why a file compiles neither alone nor with its neighbours, those that tell more: its own where what it
  /// lacks is not among the neighbours either.
  private static func error(
    _ alone: PreviewBuildError?, _ module: SourceSet, _ reasons: [Diagnosis]
  ) -> PreviewBuildError {
    guard case .nothingCompiles(let own) = alone, let missing = own.first?.missing,
      !module.files.contains(where: { $0.declares(missing) })
    else { return .nothingCompiles(reasons) }
    return .nothingCompiles(own)
  }

  /// Why a file is left out: its own reason, and those of the files that this names; nothing where it is not.
  private static func reasons(for path: String, _ leftOut: [Diagnosis]) -> [Diagnosis] {
    var open = leftOut.filter { $0.file == path }
    var found: [Diagnosis] = []
    while let next = open.popLast() {
      found.append(next)
      open += leftOut.filter { next.message.contains($0.file + ",") && !found.contains($0) }
    }
    return found
  }
}
