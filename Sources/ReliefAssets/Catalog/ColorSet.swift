import Foundation
import ReliefCatalogs
import ReliefDrawing
import ReliefGeometry

/// What a catalogue says about a colour.
package enum AssetColor: Hashable, Sendable {
  /// Its numbers.
  case fixed(ResolvedColor)
  /// A colour of the system by its name there, such as `systemBlueColor`.
  case system(String)
  /// The set exists, but holds no colour: a fresh AccentColor is such.
  case unset
}

/// A `.colorset` folder.
///
/// Format: Apple, "Asset Catalog Format Reference", Named Color Type; the notations of components as counted in
/// public catalogues: `0xF2` and `242` are of 255, a number with a point is a fraction.
struct ColorSet {
  private let entries: [(traits: EntryTraits, color: AssetColor)]

  init(folder: String) throws(AssetError) {
    guard let json = try CatalogJSON.of(folder) else {
      entries = []
      return
    }
    var entries: [(EntryTraits, AssetColor)] = []
    for (index, entry) in json.entries("colors").enumerated() {
      guard let color = entry["color"] as? [String: Any] else { continue }
      entries.append((EntryTraits(entry), try ColorSet.color(color, place: "colors[\(index)].color")))
    }
    self.entries = entries
  }

  /// The colour under some circumstances.
  func color(_ traits: AssetTraits) -> AssetColor {
    var best: (score: Int, color: AssetColor)?
    for entry in entries {
      if let score = entry.traits.score(traits), best.map({ score > $0.score }) ?? true {
        best = (score, entry.color)
      }
    }
    return best?.color ?? .unset
  }

  private static func color(_ color: [String: Any], place: String) throws(AssetError) -> AssetColor {
    if let reference = color["reference"] as? String { return .system(reference) }
    guard let components = color["components"] as? [String: Any] else {
      throw .badEntry(place: place, reason: "It has neither components nor a reference.")
    }
    func number(_ key: String) throws(AssetError) -> Double {
      guard let value = components[key] else {
        throw .badEntry(place: "\(place).components", reason: "\(key) is missing.")
      }
      guard let number = component(value) else {
        throw .badEntry(
          place: "\(place).components.\(key)",
          reason: "\"\(value)\" is no number. Write it as 0.949, 242 or 0xF2.")
      }
      return number
    }
    let opacity = components["alpha"] == nil ? 1 : min(max(try alpha(components, place), 0), 1)
    let space = color["color-space"] as? String ?? "srgb"
    switch space.lowercased() {
    case "srgb", "extended-srgb", "extended-range-srgb", "device-rgb", "generic-rgb":
      return .fixed(
        ResolvedColor(
          red: try number("red"), green: try number("green"), blue: try number("blue"), opacity: opacity))
    case "display-p3", "display-P3":
      return .fixed(
        DisplayP3.encodedSRGB(try number("red"), try number("green"), try number("blue"), opacity))
    case "extended-linear-srgb", "linear-srgb":
      return .fixed(
        ResolvedColor(
          red: SRGB.encoded(try number("red")), green: SRGB.encoded(try number("green")),
          blue: SRGB.encoded(try number("blue")), opacity: opacity))
    case "gray-gamma-22":
      // Light by a power of 2.2, which sRGB's curve is nearly.
      let white = try number("white")
      let light = white > 0 ? Elementary.pow(white, 2.2) : 0
      return .fixed(ResolvedColor(white: SRGB.encoded(light), opacity: opacity))
    case "extended-gray", "gray", "extended-linear-gray":
      let white = try number("white")
      return .fixed(
        ResolvedColor(white: space.contains("linear") ? SRGB.encoded(white) : white, opacity: opacity))
    default:
      throw .badEntry(
        place: "\(place).color-space",
        reason:
          "\"\(space)\" is not known. Use srgb, extended-srgb, display-p3, gray-gamma-22 or extended-gray."
      )
    }
  }

  private static func alpha(_ components: [String: Any], _ place: String) throws(AssetError) -> Double {
    // An opacity is a fraction, whatever it looks like.
    if let text = components["alpha"] as? String, let value = Double(text.trimmingSpaces), value.isFinite {
      return value
    }
    guard let value = components["alpha"], let number = component(value) else {
      throw .badEntry(place: "\(place).components.alpha", reason: "It is no number. Write it as 1.000.")
    }
    return number
  }

  /// A component: of 255 without a point, a fraction with one.
  private static func component(_ value: Any) -> Double? {
    guard let text = value as? String else {
      guard let number = value as? Double, number.isFinite else { return nil }
      return number
    }
    let word = text.trimmingSpaces
    if word.lowercased().hasPrefix("0x") {
      return UInt32(word.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(word), number.isFinite else { return nil }
    return word.contains(".") || word.lowercased().contains("e") ? number : number / 255
  }
}

/// Display P3, as wide screens have it.
package enum DisplayP3 {
  /// The encoded sRGB of a colour; what sRGB does not hold lies outside 0...1.
  ///
  /// Matrix: both D65, by the primaries of SMPTE EG 432-1 and IEC 61966-2-1.
  package static func encodedSRGB(
    _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> ResolvedColor {
    let (r, g, b) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
    return ResolvedColor(
      red: SRGB.encoded(1.2249401762 * r - 0.2249401762 * g),
      green: SRGB.encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: SRGB.encoded(-0.0196375546 * r - 0.0786360455 * g + 1.0982736001 * b), opacity: opacity)
  }
}
