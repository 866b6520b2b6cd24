import SwiftUI

/// The colours of a theme in a scheme: what its laws make of its grounds.
public struct Palette: Hashable, Sendable {
  /// The ground, as it is drawn.
  public var base: RGB
  /// The elements.
  public var surface: RGB
  /// The shadow on the light's side.
  public var highlight: RGB
  /// The shadow on the other side.
  public var shade: RGB
  /// The same inside what is pressed in.
  public var sunkenHighlight: RGB
  /// The same inside what is pressed in.
  public var sunkenShade: RGB
  /// Letters.
  public var text: RGB
  /// Letters that matter less; they too can be read.
  public var secondary: RGB
  /// What is chosen, on, or filled.
  public var accent: RGB
  /// Letters on the accent.
  public var onAccent: RGB
  /// Lines around elements where contrast is increased, and around what has the focus.
  public var border: RGB

  /// The colours of a theme in a scheme.
  public init(_ theme: Theme, _ scheme: ColorScheme = .light, isContrastIncreased: Bool = false) {
    let ground = theme.ground(scheme)
    base = ground.law.ground(ground.base)
    surface = ground.surface ?? base
    (highlight, shade) = ground.law.shadows(on: ground.base)
    (sunkenHighlight, sunkenShade) = (ground.sunkenLaw ?? ground.law).shadows(on: ground.base)
    let isDark = surface.lightness < 0.6
    if isContrastIncreased {
      text = TextLaw.contrast(7).color(on: surface)
      secondary = text
      // Beside the line lies a shadow as often as the ground.
      let beside = [highlight.over(base), shade.over(base)]
      let plain = base
      border = Contrast.moved(surface, against: plain, lighter: isDark) { line in
        Contrast.ratio(line, plain) >= 3.5 && beside.allSatisfy { Contrast.ratio(line, $0) >= 3 }
      }
      accent = Contrast.moved(ground.accent, to: 4.5, against: surface, lighter: isDark)
    } else {
      text = theme.text.color(on: surface)
      secondary = Contrast.moved(surface, to: 4.6, against: surface, lighter: isDark, lc: 46)
      border = Contrast.moved(surface, to: 1.35, against: base, lighter: isDark)
      accent = ground.accent
    }
    onAccent = TextLaw.contrast(4.5).best(on: accent)
  }
}

extension Palette {
  /// The colours of a theme in a scheme, found once for many views.
  static func known(_ theme: Theme, _ scheme: ColorScheme, isContrastIncreased: Bool) -> Palette {
    Memory.shared.palette(theme, scheme, isContrastIncreased: isContrastIncreased)
  }

  /// The palettes that were asked for last.
  private final class Memory: @unchecked Sendable {
    static let shared = Memory()
    private let lock = NSLock()
    private var entries: [(theme: Theme, scheme: ColorScheme, isContrastIncreased: Bool, palette: Palette)] =
      []
    private static let size = 8

    func palette(_ theme: Theme, _ scheme: ColorScheme, isContrastIncreased: Bool) -> Palette {
      lock.lock()
      defer { lock.unlock() }
      let index = entries.firstIndex {
        $0.scheme == scheme && $0.isContrastIncreased == isContrastIncreased && $0.theme == theme
      }
      if let index { return entries[index].palette }
      let palette = Palette(theme, scheme, isContrastIncreased: isContrastIncreased)
      if entries.count == Self.size { entries.removeFirst() }
      entries.append((theme, scheme, isContrastIncreased, palette))
      return palette
    }
  }
}

extension TextLaw {
  /// White or black, whichever can be read better; white where both can.
  func best(on ground: RGB) -> RGB {
    if Contrast.ratio(.white, ground) >= 4.5 { return .white }
    return Contrast.ratio(.black, ground) >= Contrast.ratio(.white, ground) ? .black : .white
  }
}
