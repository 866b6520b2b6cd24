import SwiftUI

extension StyleBook {
  /// A picture of the book.
  public struct Picture: Hashable, Sendable {
    /// The control.
    public var control: Control
    /// The state.
    public var state: ControlState
    /// The appearance.
    public var appearance: Appearance
    /// The file, relative to the page.
    public var file: String

    /// A picture.
    public init(control: Control, state: ControlState, appearance: Appearance) {
      (self.control, self.state, self.appearance) = (control, state, appearance)
      file = "\(control.rawValue)-\(state.rawValue)-\(appearance.rawValue).png"
    }
  }

  /// The appearances of the book.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark, contrast

    /// The colour scheme.
    public var scheme: ColorScheme { self == .dark ? .dark : .light }
    /// Whether contrast is increased.
    public var isContrastIncreased: Bool { self == .contrast }
  }

  /// All pictures, by appearance and control.
  public static var pictures: [Picture] {
    Appearance.allCases.flatMap { appearance in
      Control.allCases.flatMap { control in
        ControlState.allCases.map { Picture(control: control, state: $0, appearance: appearance) }
      }
    }
  }

  /// The profiles that the page shows as CSS beside pictures.
  public static let boxes: [(name: String, depth: CGFloat, surface: Surface)] = [
    ("raised", 1, .flat), ("pressed", -1, .flat), ("convex", 1, .convex), ("concave", 1, .concave),
    ("basin", 1, .basin),
  ]

  /// A profile on the theme's ground.
  @MainActor public static func box(
    _ depth: CGFloat, _ surface: Surface, _ theme: Theme
  ) -> some View {
    SoftSurface(theme.shape, theme.elevation.scaled(by: depth), surface: surface)
      .frame(width: 120, height: 88)
      .frame(width: cell.width, height: cell.height)
      .neumorphicGround()
      .neumorphicTheme(theme)
  }

  /// The page: pictures by control and state, and the profiles as live CSS beside their pictures.
  ///
  /// - Parameter boxFiles: the pictures of `boxes` in each appearance but the last one, by name and appearance.
  public static func html(_ theme: Theme, boxFile: (String, Appearance) -> String) -> String {
    var page = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Style book</title>
      <style>
      body { font: 15px system-ui, sans-serif; margin: 0; }
      section { padding: 24px; }
      table { border-spacing: 0; }
      th { font-weight: 500; font-size: 13px; text-align: left; padding: 6px 12px; }
      td { padding: 0; }
      img, .cell { display: block; width: \(Int(cell.width))px; height: \(Int(cell.height))px; }
      .cell { display: grid; place-items: center; }
      .box { width: 120px; height: 88px; box-sizing: border-box; }
      button { font: 600 17px system-ui, sans-serif; border: 0; padding: 13px 22px; }

      """
    for appearance in Appearance.allCases { page += styles(theme, appearance) }
    page += "</style>\n"
    for appearance in Appearance.allCases { page += section(theme, appearance, boxFile) }
    return page + "</html>\n"
  }

  private static func inline(_ box: CSSBox) -> String {
    box.css.split(separator: "\n").joined(separator: " ")
  }

  private static func styles(_ theme: Theme, _ appearance: Appearance) -> String {
    let (name, scheme) = (appearance.rawValue, appearance.scheme)
    let palette = Palette(theme, scheme, isContrastIncreased: appearance.isContrastIncreased)
    var capsule = theme
    capsule.cornerRadius = 1000
    let border = appearance.isContrastIncreased ? " border: 1.5px solid \(palette.border);" : ""
    func rule(_ selector: String, _ depth: CGFloat) -> String {
      let box = capsule.css(scheme, elevation: theme.elevation.scaled(by: depth), surface: .flat)
      return "#\(name) \(selector) { \(inline(box)) }\n"
    }
    var rules = "#\(name) { background: \(palette.base); color: \(palette.text); }\n"
    rules +=
      "#\(name) th { color: \(palette.secondary); }\n#\(name) button { color: \(palette.text);\(border) }\n"
    rules += rule("button", 1) + rule("button:active", -0.6) + rule("button.pressed", -0.6)
    rules += rule("button.selected", -0.75) + rule("button:disabled", 0.3)
    rules += "#\(name) button:disabled { color: \(palette.text.mixed(with: palette.surface, 0.55)); }\n"
    rules += "#\(name) button.selected { color: \(palette.accent); }\n"
    let ring = "outline: 2px solid \(palette.accent); outline-offset: 2px;"
    rules += "#\(name) button.focused, #\(name) button:focus-visible { \(ring) }\n"
    for box in boxes {
      let css = theme.css(scheme, elevation: theme.elevation.scaled(by: box.depth), surface: box.surface)
      rules += "#\(name) .\(box.name) { \(inline(css))\(border) }\n"
    }
    return rules
  }

  private static func section(
    _ theme: Theme, _ appearance: Appearance, _ boxFile: (String, Appearance) -> String
  ) -> String {
    let size = "width=\"\(Int(cell.width))\" height=\"\(Int(cell.height))\""
    var text = "<section id=\"\(appearance.rawValue)\">\n<h2>\(appearance.rawValue)</h2>\n<table>\n"
    text += "<tr><th></th>" + boxes.map { "<th>\($0.name)</th>" }.joined() + "</tr>\n<tr><th>picture</th>"
    for box in boxes {
      text += "<td><img \(size) alt=\"\(box.name)\" src=\"\(boxFile(box.name, appearance))\"></td>"
    }
    text += "</tr>\n<tr><th>live CSS</th>"
    for box in boxes { text += "<td><div class=\"cell\"><div class=\"box \(box.name)\"></div></div></td>" }
    text += "</tr>\n<tr><th></th>" + ControlState.allCases.map { "<th>\($0.rawValue)</th>" }.joined()
    text += "</tr>\n<tr><th>live button</th>"
    for state in ControlState.allCases {
      let kind = state == .disabled ? " disabled" : " class=\"\(state.rawValue)\""
      text += "<td><div class=\"cell\"><button\(kind)>Get Started</button></div></td>"
    }
    text += "</tr>\n"
    for control in Control.allCases {
      text += "<tr><th>\(control.title)</th>"
      for state in ControlState.allCases {
        let picture = Picture(control: control, state: state, appearance: appearance)
        text +=
          "<td><img \(size) loading=\"lazy\" alt=\"\(control.title), \(state.rawValue)\" src=\"\(picture.file)\"></td>"
      }
      text += "</tr>\n"
    }
    return text + "</table>\n</section>\n"
  }
}
