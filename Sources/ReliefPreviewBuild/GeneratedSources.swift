import ReliefCatalogs

/// Source files that Xcode would generate for an app.
package struct GeneratedSources: Sendable {
  private let symbols: String
  /// What Xcode would warn of: colours and pictures whose names give no symbol, since another has it.
  package let collisions: [String]

  /// The symbols of asset catalogues, such as `Color.dropShadow`.
  package init(assets: [String]) {
    let catalog = CatalogIndex(paths: assets)
    symbols = AssetSymbols.swift(for: catalog)
    collisions = AssetSymbols.collisions(in: catalog)
  }

  /// The files for sources: the symbols, and words of Foundation's names that the sources use.
  package func files(for sources: SourceSet? = nil) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    if !symbols.isEmpty { files.append(("GeneratedAssetSymbols.swift", symbols)) }
    if let sources, let words = FoundationWords.source(for: sources) { files.append(words) }
    return files
  }
}
