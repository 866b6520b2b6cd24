/// Which families stand for the system font, and which Debian packages hold them.
///
/// Inter is the open face nearest to San Francisco in proportions, with nine weights and true italics. Quicksand has
/// the round ends of San Francisco Rounded in four weights and 0.4 MB. Noto Serif serves New York's purpose and comes
/// with the package that holds Arabic, Hebrew, Devanagari, Thai and most other scripts. JetBrains Mono has the tall
/// small letters of San Francisco Mono in eight weights. WenQuanYi Micro Hei has Chinese, Japanese and Korean in
/// one face of 5 MB, a twentieth of Noto's. Noto Color Emoji is the one colour face in Debian.
enum DefaultFaces {
  /// The families of a design, the preferred one first.
  static func families(_ design: FontDescriptor.Design) -> [String] {
    switch design {
    case .default: ["Inter", "Noto Sans", "DejaVu Sans"]
    case .rounded: ["Quicksand", "Inter", "Noto Sans", "DejaVu Sans"]
    case .serif: ["Noto Serif", "DejaVu Serif", "Noto Sans", "DejaVu Sans"]
    case .monospaced: ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono"]
    }
  }

  /// The families that are asked, in this order, for what a face lacks; all others follow by name.
  static let fallbacks = [
    "Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
    "WenQuanYi Micro Hei", "Noto Sans CJK JP", "Droid Sans Fallback", "Noto Sans Symbols",
    "Noto Sans Symbols2",
    "Noto Sans Math", "DejaVu Sans",
  ]

  /// The family of colour emoji.
  static let emoji = "Noto Color Emoji"

  /// The Debian package of a family; nil where none is known.
  static func package(family: String) -> String? {
    switch family {
    case "Inter": "fonts-inter"
    case "Quicksand": "fonts-quicksand"
    case "JetBrains Mono": "fonts-jetbrains-mono"
    case "WenQuanYi Micro Hei": "fonts-wqy-microhei"
    case "Droid Sans Fallback": "fonts-droid-fallback"
    case "Noto Color Emoji": "fonts-noto-color-emoji"
    case let name where name.hasPrefix("DejaVu"): "fonts-dejavu-core"
    case let name where name.hasPrefix("Noto Sans CJK"): "fonts-noto-cjk"
    case let name where name.hasPrefix("Noto S"): "fonts-noto-core"
    default: nil
    }
  }

  /// The Debian package of a font that has a character; nil for private and unassigned ones.
  static func package(character: Unicode.Scalar) -> String? {
    switch character.properties.generalCategory {
    case .privateUse, .unassigned, .surrogate, .control: return nil
    default: break
    }
    if character.properties.isEmojiPresentation { return "fonts-noto-color-emoji" }
    switch character.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x20000...0x3FFFF:
      return "fonts-wqy-microhei"
    default: return "fonts-noto-core"
    }
  }
}
