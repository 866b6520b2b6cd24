import SwiftUI

extension Theme {
  /// The theme as design tokens, for tools that read the W3C Community Group's format (2025.10).
  ///
  /// Each scheme has its colours and the shadows `raised` and `pressed` of the theme's elevation; `radius` is common.
  public var designTokens: String {
    var root: [TokenNode.Entry] = [
      .init(key: "$description", value: .text("A neumorphic theme, made by Relief"))
    ]
    for (name, scheme) in [("light", ColorScheme.light), ("dark", .dark)] {
      root.append(.init(key: name, value: tokens(scheme)))
    }
    if cornerRadius.isFinite {
      root.append(.init(key: "radius", value: token("dimension", TokenNode.pixels(Double(cornerRadius)))))
    }
    return TokenNode.object(root).json() + "\n"
  }

  private func token(_ type: String, _ value: TokenNode) -> TokenNode {
    .of(("$type", .text(type)), ("$value", value))
  }

  private func tokens(_ scheme: ColorScheme) -> TokenNode {
    let palette = Palette(self, scheme)
    func color(_ color: RGB) -> TokenNode { token("color", TokenNode.color(color)) }
    func shadows(_ elevation: CGFloat) -> TokenNode {
      let box = css(scheme, elevation: Elevation(elevation), surface: .flat)
      return token("shadow", .list(box.shadows.map(TokenNode.shadow)))
    }
    let depth = abs(elevation.depth(in: CGSize(width: 300, height: 300)))
    return .of(
      ("base", color(palette.base)), ("surface", color(palette.surface)),
      ("highlight", color(palette.highlight)),
      ("shadow", color(palette.shade)), ("text", color(palette.text)), ("accent", color(palette.accent)),
      ("raised", shadows(depth)), ("pressed", shadows(-depth)))
  }

  /// The theme of design tokens: `light` and `dark` with `base` and `raised`, and what else `designTokens` writes.
  ///
  /// Colours are objects of the `srgb` space or texts of CSS. Where one scheme is missing, the other one stands for it.
  public init(designTokens text: String) throws(ExchangeError) {
    let root: TokenNode
    do {
      root = try JSONDecoder().decode(TokenNode.self, from: Data(text.utf8))
    } catch {
      throw ExchangeError("not JSON: \(error.localizedDescription)")
    }
    guard let name = ["light", "dark"].first(where: { root[$0] != nil }) else {
      throw ExchangeError("no group \"light\" or \"dark\" at the top")
    }
    var box = CSSBox(radius: try Theme.radius(root["radius"]))
    box.background = .color(try Theme.color(root, name + ".base"))
    box.shadows = try Theme.shadows(root, name + ".raised")
    try self.init(box)
    let usual = light
    let (day, night) = (root["light"] == nil ? "dark" : "light", root["dark"] == nil ? "light" : "dark")
    light = try ground(root, day, usual)
    dark = try ground(root, night, usual)
    try readText(root, day, night)
  }

  /// Letters as the tokens have them: one colour, or that of each scheme by its ground.
  private mutating func readText(_ root: TokenNode, _ day: String, _ night: String) throws(ExchangeError) {
    guard root.at(day + ".text") != nil, root.at(night + ".text") != nil else { return }
    let (ink, chalk) = (try Theme.color(root, day + ".text"), try Theme.color(root, night + ".text"))
    if ink == chalk {
      text = .fixed(ink)
    } else {
      let law = TextLaw.luma(dark: ink, light: chalk)
      // Schemes on grounds of the same kind cannot be told apart by them.
      if law.color(on: light.surface ?? light.base) == ink, law.color(on: dark.surface ?? dark.base) == chalk
      {
        text = law
      }
    }
  }

  private func ground(_ root: TokenNode, _ name: String, _ usual: Ground) throws(ExchangeError) -> Ground {
    func optional(_ key: String) throws(ExchangeError) -> RGB? {
      root.at("\(name).\(key)") == nil ? nil : try Theme.color(root, "\(name).\(key)")
    }
    var ground = usual
    ground.base = try Theme.color(root, "\(name).base")
    let surface = try optional("surface")
    ground.surface = surface == ground.base ? nil : surface
    if let accent = try optional("accent") { ground.accent = accent }
    if let highlight = try optional("highlight"), let shade = try optional("shadow") {
      ground.law = .fixed(highlight: highlight, shade: shade)
    }
    if root.at(name + ".pressed") != nil {
      let sunken = try Theme.shadows(root, name + ".pressed").map(\.color)
      guard sunken.count == 2 else {
        throw ExchangeError("\(name).pressed: \(sunken.count) shadows, expected two, as in raised")
      }
      let law = ShadowLaw.fixed(
        highlight: sunken[isHighlightOnTop ? 0 : 1], shade: sunken[isHighlightOnTop ? 1 : 0])
      ground.sunkenLaw = law == ground.law ? nil : law
    }
    return ground
  }

  private static func radius(_ node: TokenNode?) throws(ExchangeError) -> CSSBox.Radius? {
    guard let node else { return .part(0.5) }
    let radius = try pixels(node["$value"], "radius")
    return .pixels(Array(repeating: max(radius, 0), count: 4))
  }

  private static func color(_ root: TokenNode, _ path: String) throws(ExchangeError) -> RGB {
    guard let value = root.at(path)?["$value"], let color = value.color else {
      throw ExchangeError(
        "\(path): expected a colour token, such as {\"$type\": \"color\", \"$value\": \"#e0e0e0\"}")
    }
    return color
  }

  private static func shadows(_ root: TokenNode, _ path: String) throws(ExchangeError) -> [CSSBox.Shadow] {
    guard case .list(let list) = root.at(path)?["$value"] else {
      throw ExchangeError("\(path): expected a shadow token with a list of two shadows")
    }
    var shadows: [CSSBox.Shadow] = []
    for node in list {
      guard let color = node["color"]?.color else {
        throw ExchangeError("\(path): a shadow without a colour")
      }
      shadows.append(
        CSSBox.Shadow(
          isInset: node["inset"] == .truth(true), x: try pixels(node["offsetX"], path),
          y: try pixels(node["offsetY"], path), blur: max(try pixels(node["blur"], path), 0),
          spread: try pixels(node["spread"] ?? .number(0), path), color: color))
    }
    return shadows
  }

  private static func pixels(_ node: TokenNode?, _ path: String) throws(ExchangeError) -> Double {
    let number: Double? =
      switch node {
      case .number(let number): number
      case .text(let text): try CSSParser.length(text)
      case .object: if case .number(let number) = node?["value"] { number } else { nil }
      default: nil
      }
    guard let number, number.isFinite, abs(number) <= 100_000 else {
      throw ExchangeError("\(path): expected a length, such as {\"value\": 20, \"unit\": \"px\"}")
    }
    return number
  }
}

extension TokenNode {
  static func pixels(_ value: Double) -> TokenNode { .of(("value", .number(value)), ("unit", .text("px"))) }

  static func color(_ color: RGB) -> TokenNode {
    let numbers = [color.red, color.green, color.blue].map { TokenNode.number($0) }
    return .of(
      ("colorSpace", .text("srgb")), ("components", .list(numbers)), ("alpha", .number(color.opacity)),
      ("hex", .text("\(color.opacity(1))")))
  }

  static func shadow(_ shadow: CSSBox.Shadow) -> TokenNode {
    .of(
      ("color", color(shadow.color)), ("offsetX", pixels(shadow.x)), ("offsetY", pixels(shadow.y)),
      ("blur", pixels(shadow.blur)), ("spread", pixels(shadow.spread)), ("inset", .truth(shadow.isInset)))
  }

  /// The colour of a text, or of an object in the `srgb` space.
  var color: RGB? {
    if case .text(let text) = self { return RGB(css: text) }
    guard self["colorSpace"] == .text("srgb"), case .list(let nodes) = self["components"], nodes.count == 3
    else {
      return nil
    }
    var numbers: [Double] = []
    for node in nodes {
      guard case .number(let number) = node else { return nil }
      numbers.append(min(max(number, 0), 1))
    }
    var opacity = 1.0
    if case .number(let alpha) = self["alpha"] { opacity = min(max(alpha, 0), 1) }
    let color = RGB(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: opacity)
    // Six digits say less than a level: what was a whole level is one again.
    let level = color.rounded
    let isLevel =
      abs(level.red - color.red) + abs(level.green - color.green) + abs(level.blue - color.blue) < 4e-6
    return isLevel ? level : color
  }
}
