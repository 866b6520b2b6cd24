import Foundation
import ReliefAssets
import ReliefDrawing

/// A picture of an asset catalogue; its symbols are such.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// A picture of a bundle's catalogue.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of an asset catalogue; its symbols are such.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// A colour of a bundle's catalogue.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: nil)) }

  /// A colour of the asset catalogue, for its symbol.
  public init(_ resource: ColorResource) { self.init(.named(resource.name, bundle: nil)) }
}

extension AssetCatalog: AssetSource {
  package func color(
    named name: String, _ environment: EnvironmentValues
  ) throws(AssetError) -> ResolvedColor? {
    switch try color(named: name, AssetTraits(environment)) {
    case nil: return nil
    case .fixed(let color): return color
    case .system(let reference): return SystemPalette.color(reference: reference, environment)
    // Only the accent colour has a meaning without a value: the system's.
    case .unset: return name == AssetCatalog.accentName ? SystemPalette.color(.blue, environment) : .clear
    }
  }

  package func image(
    named name: String, _ environment: EnvironmentValues
  ) throws(AssetError) -> AssetImage? {
    try image(named: name, AssetTraits(environment))
  }

  /// The name of the colour that Xcode makes the app's tint.
  static let accentName = "AccentColor"

  /// The app's tint; nil where the catalogue says nothing about it, or holds no value.
  package var accentColor: Color? {
    guard let color = try? color(named: AssetCatalog.accentName, AssetTraits()), color != .unset else {
      return nil
    }
    return Color(AssetCatalog.accentName)
  }
}

extension AssetTraits {
  init(_ environment: EnvironmentValues) {
    self.init(
      isDark: environment.colorScheme == .dark,
      isHighContrast: environment.colorSchemeContrast == .increased, scale: environment.displayScale,
      isPad: environment.isLargeScreen)
  }
}

extension SystemPalette {
  /// A colour that a catalogue names, such as `systemBlueColor` or `labelColor`; nil for one that is not known.
  static func color(reference: String, _ environment: EnvironmentValues) -> ResolvedColor? {
    var word = reference
    if word.hasSuffix("Color") { word = String(word.dropLast(5)) }
    switch word {
    case "label": return label(level: 0, environment)
    case "secondaryLabel": return label(level: 1, environment)
    case "tertiaryLabel", "placeholderText": return label(level: 2, environment)
    case "quaternaryLabel": return label(level: 3, environment)
    case "systemBackground": return background(level: 0, environment)
    case "secondarySystemBackground", "systemGroupedBackground", "systemGray6":
      return background(level: 1, environment)
    case "tertiarySystemBackground": return background(level: 2, environment)
    case "separator": return separator.resolved(environment)
    case "white": return .white
    case "black": return .black
    case "clear": return .clear
    default: break
    }
    let name = word.hasPrefix("system") ? String(word.dropFirst(6)) : word
    return Name(rawValue: name.lowercased()).map { color($0, environment) }
  }
}
