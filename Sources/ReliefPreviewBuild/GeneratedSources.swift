import ReliefAssets

/// Source files that Xcode would generate for an app.
package enum GeneratedSources {
  /// The symbols of asset catalogues, such as `Color.dropShadow`; nothing where there is no catalogue.
  package static func all(assets: [String]) -> [(name: String, text: String)] {
    guard !assets.isEmpty else { return [] }
    return [("GeneratedAssetSymbols.swift", AssetSymbols.swift(for: AssetCatalog(paths: assets)))]
  }
}
