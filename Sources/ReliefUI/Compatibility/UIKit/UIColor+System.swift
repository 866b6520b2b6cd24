import ReliefDrawing

// Sources: the named colours are those of SwiftUI; the others are UIKit's values by common knowledge for iOS 13 to 18,
// of which the light label, background, grey and separator colours were measured on pictures.

extension UIColor {
  private static func system(_ name: SystemPalette.Name) -> UIColor {
    UIColor(Color(Color.Kind.system(name)))
  }
  private static func pair(
    _ light: UInt32, _ dark: UInt32, _ lightOpacity: Double = 1, _ darkOpacity: Double = 1
  ) -> UIColor {
    UIColor(Color(.pair(SystemColor(light, dark, opacity: (lightOpacity, darkOpacity)))))
  }

  /// The system's red.
  public static let systemRed = system(.red)
  /// The system's orange.
  public static let systemOrange = system(.orange)
  /// The system's yellow.
  public static let systemYellow = system(.yellow)
  /// The system's green.
  public static let systemGreen = system(.green)
  /// The system's mint.
  public static let systemMint = system(.mint)
  /// The system's teal.
  public static let systemTeal = system(.teal)
  /// The system's cyan.
  public static let systemCyan = system(.cyan)
  /// The system's blue.
  public static let systemBlue = system(.blue)
  /// The system's indigo.
  public static let systemIndigo = system(.indigo)
  /// The system's purple.
  public static let systemPurple = system(.purple)
  /// The system's pink.
  public static let systemPink = system(.pink)
  /// The system's brown.
  public static let systemBrown = system(.brown)
  /// The system's gray.
  public static let systemGray = system(.gray)
  /// The system's grey of step 2.
  public static let systemGray2 = pair(0xAEAEB2, 0x636366)
  /// The system's grey of step 3.
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  /// The system's grey of step 4.
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  /// The system's grey of step 5.
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  /// The system's grey of step 6.
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)
  /// The colour of text of step 1.
  public static let label = UIColor(Color(.label(level: 0)))
  /// The colour of text of step 2.
  public static let secondaryLabel = UIColor(Color(.label(level: 1)))
  /// The colour of text of step 3.
  public static let tertiaryLabel = UIColor(Color(.label(level: 2)))
  /// The colour of text of step 4.
  public static let quaternaryLabel = UIColor(Color(.label(level: 3)))
  /// The ground of a screen.
  public static let systemBackground = pair(0xFFFFFF, 0x000000)
  /// The ground of groups on a screen.
  public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
  /// The ground of groups in groups.
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
  /// The ground of a screen with a grouped list.
  public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
  /// The ground of rows of a grouped list.
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
  /// The ground of groups in such rows.
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)
  /// The line between rows, as it looks on white or black.
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
  /// The colour of links.
  public static let link = pair(0x007AFF, 0x0984FF)
  /// The line between rows.
  public static let separator = pair(0x3C3C43, 0x545458, 0.29, 0.6)
  /// The colour of a hint in an empty field.
  public static let placeholderText = pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// The fill of small things.
  public static let systemFill = pair(0x787880, 0x787880, 0.2, 0.36)
  /// The fill of things of middle size.
  public static let secondarySystemFill = pair(0x787880, 0x787880, 0.16, 0.32)
  /// The fill of large things.
  public static let tertiarySystemFill = pair(0x767680, 0x767680, 0.12, 0.24)
  /// The fill of very large things.
  public static let quaternarySystemFill = pair(0x747480, 0x747480, 0.08, 0.18)
  /// The accent colour.
  public static let tintColor = UIColor(Color(.accent))
  /// UIKit's black, the same in both schemes.
  public static let black = UIColor(white: 0, alpha: 1)
  /// UIKit's darkGray, the same in both schemes.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// UIKit's lightGray, the same in both schemes.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// UIKit's white, the same in both schemes.
  public static let white = UIColor(white: 1, alpha: 1)
  /// UIKit's gray, the same in both schemes.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// UIKit's red, the same in both schemes.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// UIKit's green, the same in both schemes.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// UIKit's blue, the same in both schemes.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// UIKit's cyan, the same in both schemes.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// UIKit's yellow, the same in both schemes.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// UIKit's magenta, the same in both schemes.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// UIKit's orange, the same in both schemes.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// UIKit's purple, the same in both schemes.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// UIKit's brown, the same in both schemes.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
}
