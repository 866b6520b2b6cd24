import ReliefCatalogs

/// Source files that Xcode would generate for an app.
package enum GeneratedSources {
  /// The symbols of asset catalogues, such as `Color.dropShadow`, and words of Foundation's names that sources use.
  package static func all(assets: [String], sources: SourceSet? = nil) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    if !assets.isEmpty {
      files.append(("GeneratedAssetSymbols.swift", AssetSymbols.swift(for: CatalogIndex(paths: assets))))
    }
    if let sources, let words = FoundationWords.source(for: sources) { files.append(words) }
    return files
  }
}
