import Foundation
import ReliefAssets
import ReliefText
import ReliefUI
import Synchronization

/// The contexts in which snapshots are drawn. Fonts, symbols and catalogues are opened once in a process.
enum SnapshotContexts {
  /// What tells contexts apart.
  struct Key: Hashable {
    var assets: [String]
    var date: Date
    var timeZone: TimeZone
    var osVersion: Int
    var screen: CGSize
    var scale: CGFloat

    func hash(into hasher: inout Hasher) {
      hasher.combine(assets)
      hasher.combine(date)
      hasher.combine(screen.width)
      hasher.combine(scale)
    }
  }

  private struct Known {
    var contexts: [Key: RenderContext] = [:]
    var catalogs: [[String]: AssetCatalog] = [:]
    var said: Set<String> = []
  }

  private static let known = Mutex(Known())
  private static let fonts = FontLibrary()
  private static let symbols = SymbolLibrary()
  /// Screens, dates and catalogues beyond this many are forgotten, so that memory stays flat.
  private static let limit = 256

  /// The context of a key.
  static func context(_ key: Key) -> RenderContext {
    known.withLock { known in
      if let context = known.contexts[key] { return context }
      if known.contexts.count >= limit { known.contexts = [:] }
      let context = RenderContext(
        fonts: fonts, assets: key.assets.isEmpty ? nil : catalog(key.assets, &known), symbols: symbols,
        date: key.date, timeZone: key.timeZone, osVersion: key.osVersion, screenSize: key.screen,
        screenScale: key.scale)
      known.contexts[key] = context
      return context
    }
  }

  private static func catalog(_ paths: [String], _ known: inout Known) -> AssetCatalog {
    if let catalog = known.catalogs[paths] { return catalog }
    let catalog = AssetCatalog(paths: paths)
    known.catalogs[paths] = catalog
    for fault in catalog.faults { say(fault, &known) }
    return catalog
  }

  /// Says what was amiss when something was drawn, each thing once in a process.
  static func sayWarnings(of context: RenderContext) {
    let warnings = context.warnings + context.fonts.warnings.map { "\($0)" }
    if warnings.isEmpty { return }
    known.withLock { known in
      for warning in warnings { say(warning, &known) }
    }
  }

  private static func say(_ warning: String, _ known: inout Known) {
    if known.said.insert(warning).inserted { print("Snapshot warning: \(warning)") }
  }
}
