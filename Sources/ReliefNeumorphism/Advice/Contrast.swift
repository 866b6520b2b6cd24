import SwiftUI

/// How well two colours are told apart.
public enum Contrast {
  /// The ratio of luminances, each with 0.05 of stray light: 1 for equal colours, 21 for black on white.
  ///
  /// Source: WCAG 2.2, "contrast ratio" and "relative luminance".
  public static func ratio(_ a: RGB, _ b: RGB) -> Double {
    let (first, second) = (luminance(a) + 0.05, luminance(b) + 0.05)
    return max(first, second) / min(first, second)
  }

  /// Relative luminance, 0 black and 1 white.
  public static func luminance(_ color: RGB) -> Double {
    let red = 0.2126 * RGB.linear(color.red)
    return red + 0.7152 * RGB.linear(color.green) + 0.0722 * RGB.linear(color.blue)
  }

  /// The lightness contrast Lc of APCA: 106 for black on white, below 0 for light on dark.
  ///
  /// Source: APCA 0.0.98G-4g (Andrew Somers), the version of W3's drafts.
  public static func apca(text: RGB, ground: RGB) -> Double {
    func screen(_ color: RGB) -> Double {
      func light(_ v: Double) -> Double { Roots.power(v, hundredths: 240) }
      let sum = 0.2126729 * light(color.red) + 0.7151522 * light(color.green) + 0.0721750 * light(color.blue)
      // Near black, flare lifts what one sees: the power is 1.414 = 707/500.
      let missing = 0.022 - sum
      return sum >= 0.022 ? sum : sum + Roots.power(Roots.root(missing, 500), 707)
    }
    let (letters, paper) = (screen(text), screen(ground))
    if abs(paper - letters) < 0.0005 { return 0 }
    if paper > letters {
      let contrast =
        (Roots.power(paper, hundredths: 56) - Roots.power(letters, hundredths: 57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (Roots.power(paper, hundredths: 65) - Roots.power(letters, hundredths: 62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// The colour with the least change of perceived lightness that has a contrast against a ground.
  ///
  /// Where the wanted direction ends before, the other one is taken; where neither has it, black or white.
  static func moved(_ color: RGB, to ratio: Double, against ground: RGB, lighter: Bool, lc: Double = 0) -> RGB
  {
    moved(color, against: ground, lighter: lighter) { color in
      Contrast.ratio(color, ground) >= ratio && abs(apca(text: color, ground: ground)) >= lc
    }
  }

  /// The same for a colour that passes a test.
  static func moved(_ color: RGB, against ground: RGB, lighter: Bool, _ passes: (RGB) -> Bool) -> RGB {
    if passes(color) { return color }
    let start = color.lightness
    for sign in lighter ? [1.0, -1] : [-1.0, 1] {
      for step in 1...200 {
        let lightness = start + sign * Double(step) / 200
        guard lightness >= 0, lightness <= 1 else { break }
        let moved = color.at(lightness: lightness).rounded
        if passes(moved) { return moved }
      }
    }
    return Contrast.ratio(.black, ground) >= Contrast.ratio(.white, ground) ? .black : .white
  }
}
