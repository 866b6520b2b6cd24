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
    case light, dark, contrast, darkContrast

    /// The colour scheme.
    public var scheme: ColorScheme { self == .dark || self == .darkContrast ? .dark : .light }
    /// Whether contrast is increased.
    public var isContrastIncreased: Bool { self == .contrast || self == .darkContrast }
    /// What it is called.
    public var title: String {
      switch self {
      case .light: "Light"
      case .dark: "Dark"
      case .contrast: "Light, increased contrast"
      case .darkContrast: "Dark, increased contrast"
      }
    }
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
      td > div { display: flex; }
      @media (max-width: 2300px) { td > div { flex-direction: column; } }
      img, .cell { display: block; width: \(Int(cell.width))px; height: \(Int(cell.height))px; }
      .cell { display: grid; place-items: center; line-height: normal; user-select: none; }
      .box { width: 120px; height: 88px; box-sizing: border-box; }
      button { font: 600 17px system-ui, sans-serif; border: 0; padding: 13px 22px; }

      """
    for appearance in Appearance.allCases { page += styles(theme, appearance) }
    page += "</style>\n"
    for appearance in Appearance.allCases { page += section(theme, appearance, boxFile) }
    return page + "</html>\n"
  }

  private static func styles(_ theme: Theme, _ appearance: Appearance) -> String {
    let name = appearance.rawValue
    let live = LiveControl(.rest, theme, appearance)
    let palette = live.look.palette
    func rule(_ selector: String, _ depth: CGFloat) -> String {
      let face = live.face(theme.elevation.scaled(by: depth), .round, surface: .flat)
      return "#\(name) \(selector) { \(face); }\n"
    }
    var rules = "#\(name) { background: \(palette.base); color: \(palette.text); }\n"
    rules +=
      "#\(name) th { color: \(palette.secondary); }\n#\(name) button { color: \(palette.text); }\n"
    rules += rule("button", 1) + rule("button:active", -0.6) + rule("button.pressed", -0.6)
    rules += rule("button.selected", -0.75) + rule("button:disabled", 0.3)
    rules += "#\(name) button:disabled { color: \(palette.text.mixed(with: palette.surface, 0.55)); }\n"
    rules += "#\(name) button.selected { color: \(palette.accent); }\n"
    let ring = "outline: 2px solid \(palette.accent); outline-offset: 2px;"
    rules += "#\(name) button.focused, #\(name) button:focus-visible { \(ring) }\n"
    for box in boxes {
      let face = live.face(
        theme.elevation.scaled(by: box.depth), .theme, surface: box.surface,
        size: CGSize(width: 120, height: 88))
      rules += "#\(name) .\(box.name) { \(face); }\n"
    }
    return rules
  }

  private static func section(
    _ theme: Theme, _ appearance: Appearance, _ boxFile: (String, Appearance) -> String
  ) -> String {
    let size = "width=\"\(Int(cell.width))\" height=\"\(Int(cell.height))\""
    func pair(_ file: String, _ title: String, _ live: String) -> String {
      "<td><div><img \(size) loading=\"lazy\" alt=\"\(title)\" src=\"\(file)\">"
        + "<div class=\"cell\">\(live)</div></div></td>\n"
    }
    func heads(_ names: [String]) -> String {
      "<tr><th></th>" + names.map { "<th>\($0)</th>" }.joined() + "</tr>\n"
    }
    var text = "<section id=\"\(appearance.rawValue)\">\n<h2>\(appearance.title)</h2>\n"
    text +=
      "<p>Each picture by Relief, and the same drawn by the browser from the theme's CSS.</p>\n<table>\n"
    text += heads(boxes.map(\.name)) + "<tr><th>profiles</th>\n"
    for box in boxes {
      text += pair(boxFile(box.name, appearance), box.name, "<div class=\"box \(box.name)\"></div>")
    }
    text += "</tr>\n" + heads(ControlState.allCases.map(\.rawValue))
    for control in Control.allCases {
      text += "<tr><th>\(control.title)</th>\n"
      for state in ControlState.allCases {
        text += pair(
          Picture(control: control, state: state, appearance: appearance).file,
          "\(control.title), \(state.rawValue)", LiveControl(state, theme, appearance).html(control))
      }
      text += "</tr>\n"
    }
    text += "<tr><th>to press</th>\n"
    for state in ControlState.allCases {
      let kind = state == .disabled ? " disabled" : " class=\"\(state.rawValue)\""
      text += "<td><div class=\"cell\"><button\(kind)>Get Started</button></div></td>\n"
    }
    return text + "</tr>\n</table>\n</section>\n"
  }
}
