import ReliefCatalogs

extension CatalogJSON {
  /// The file of a set's folder; nil when there is none.
  static func of(_ folder: String) throws(AssetError) -> CatalogJSON? {
    do throws(CatalogFault) {
      return try CatalogJSON(folder: folder)
    } catch {
      throw .unreadable(file: error.file, reason: error.reason)
    }
  }
}

/// What an entry of a set is for.
struct EntryTraits: Hashable {
  private var luminosity: String?
  private var contrast: String?
  private var idiom: String
  private var gamut: String?
  private var hasOtherLimits: Bool

  init(_ entry: [String: Any]) {
    for appearance in (entry["appearances"] as? [Any]) ?? [] {
      guard let appearance = appearance as? [String: Any] else { continue }
      let value = appearance["value"] as? String
      switch appearance["appearance"] as? String {
      case "luminosity": luminosity = value
      case "contrast": contrast = value
      default: break
      }
    }
    idiom = (entry["idiom"] as? String ?? "universal").lowercased()
    gamut = entry["display-gamut"] as? String
    // Entries for a size class, a language or a screen's width come second to those without such limits.
    hasOtherLimits =
      ["width-class", "height-class", "locale", "screen-width", "language-direction", "subtype", "memory"]
      .contains { entry[$0] != nil }
  }

  /// How well the entry fits; nil when it does not.
  func score(_ traits: AssetTraits) -> Int? {
    var score = 0
    switch luminosity {
    case nil, "any": break
    case "dark" where traits.isDark, "light" where !traits.isDark: score += 8
    default: return nil
    }
    switch contrast {
    case nil, "any", "normal": break
    case "high" where traits.isHighContrast: score += 4
    default: return nil
    }
    switch idiom {
    case "universal": break
    case "iphone" where !traits.isPad, "ipad" where traits.isPad: score += 2
    default: return nil
    }
    // Pictures are sRGB.
    if gamut == "sRGB" { score += 1 }
    if gamut?.lowercased() == "display-p3" { score -= 1 }
    if hasOtherLimits { score -= 16 }
    return score
  }
}
