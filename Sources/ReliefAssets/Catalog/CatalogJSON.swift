import Foundation
import ReliefPNG

/// The `Contents.json` of a folder in a catalogue.
struct CatalogJSON {
  /// The object at the top.
  let top: [String: Any]

  /// Reads a folder's file.
  ///
  /// - Returns: nil when there is no such file, which a catalogue may do without.
  init?(folder: String) throws(AssetError) {
    let path = folder + "/Contents.json"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try AtomicFile.read(path, atMost: 1 << 24)
    } catch {
      throw .unreadable(file: path, reason: "\(error)")
    }
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(bytes), options: [])
    } catch {
      throw .unreadable(file: path, reason: "This is not JSON. Save the catalogue again.")
    }
    guard let top = value as? [String: Any] else {
      throw .unreadable(file: path, reason: "There is no object at its top.")
    }
    self.top = top
  }

  /// The objects of a list; those that are none are passed over.
  func entries(_ key: String) -> [[String: Any]] {
    (top[key] as? [Any])?.compactMap { $0 as? [String: Any] } ?? []
  }

  /// The `properties` object.
  var properties: [String: Any] { top["properties"] as? [String: Any] ?? [:] }
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
