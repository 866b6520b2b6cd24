import SwiftUI

/// A control of the book in HTML, drawn by a browser from the theme's CSS.
struct LiveControl {
  let look: ControlLook

  /// The look of a state in an appearance.
  init(_ state: ControlState, _ theme: Theme, _ appearance: StyleBook.Appearance) {
    let palette = Palette.known(
      theme, appearance.scheme, isContrastIncreased: appearance.isContrastIncreased)
    look = ControlLook(
      theme: theme, palette: palette, isPressed: state == .pressed, isEnabled: state != .disabled,
      isFocused: state == .focused, isOn: state == .selected, isBordered: appearance.isContrastIncreased)
  }

  /// A control.
  func html(_ control: StyleBook.Control) -> String {
    switch control {
    case .raisedButton, .embossedButton, .bevelledButton, .filledButton, .iconButton: button(control)
    case .toggleSwitch, .checkbox, .radio, .chip: toggle(control)
    case .slider, .progressBar, .progressRing, .dial, .level: measure(control)
    case .segments, .textField, .searchField, .stepper: input(control)
    case .card, .badge, .listRow, .tabBar, .pageIndicator, .barChart: panel(control)
    }
  }

  // MARK: Elements

  /// Corners of an element.
  enum Corner {
    case round
    case radius(CGFloat)
    case theme
  }

  /// An element with declarations and content.
  func box(_ style: [String], _ content: String = "") -> String {
    "<div style=\"\(style.filter { !$0.isEmpty }.joined(separator: "; "))\">\(content)</div>"
  }

  /// Elements in a row, or under each other.
  func row(_ gap: Int, _ content: [String], isColumn: Bool = false, _ style: String = "") -> String {
    box(
      [
        "display: flex", isColumn ? "flex-direction: column" : "align-items: center", "gap: \(gap)px", style,
      ], content.joined())
  }

  /// The declarations of a soft surface, with the line of increased contrast.
  func face(
    _ elevation: Elevation, _ corner: Corner, surface: Surface? = nil, fill: RGB? = nil,
    castsHighlight: Bool = true, size: CGSize = CGSize(width: 300, height: 300)
  ) -> String {
    var theme = look.theme
    switch corner {
    case .round: theme.cornerRadius = 1000
    case .radius(let radius): theme.cornerRadius = radius
    case .theme: break
    }
    var css = theme.css(
      look.palette, elevation: elevation, surface: surface, fill: fill, castsHighlight: castsHighlight,
      size: size)
    let width = look.isBordered ? max(theme.borderWidth, 1.5) : theme.borderWidth
    if width > 0 {
      let line = CSSBox.Shadow(
        isInset: true, x: 0, y: 0, blur: 0, spread: Double(width), color: look.palette.border)
      css.shadows.insert(line, at: 0)
    }
    return LiveControl.inline(css)
  }

  /// The declarations of a box in one line.
  static func inline(_ box: CSSBox) -> String {
    String(box.css.split(separator: "\n").joined(separator: " ").dropLast())
  }

  /// The ring around what has the focus.
  var ring: String {
    look.isFocused ? "outline: 2px solid \(look.readableAccent); outline-offset: 2px" : ""
  }

  /// Letters.
  func text(_ words: String, _ size: Int, _ color: RGB, isBold: Bool = false, _ style: String = "") -> String
  {
    box(
      [
        "font-size: \(size)px; line-height: 1.21", isBold ? "font-weight: 600" : "", "color: \(color)", style,
      ], words)
  }

  func size(_ width: Int, _ height: Int) -> String { "width: \(width)px; height: \(height)px" }

  /// In a corner of the element around, so far from its sides.
  func inset(_ distance: String) -> String { "position: absolute; inset: \(distance)" }

  /// Everything in the middle.
  let centred = "position: relative; display: grid; place-items: center"

  /// A drawing of lines and shapes on 24 units.
  func symbol(_ shapes: String, _ side: Int, _ color: RGB) -> String {
    "<svg width=\"\(side)\" height=\"\(side)\" viewBox=\"0 0 24 24\" fill=\"\(color)\" stroke=\"\(color)\">\(shapes)</svg>"
  }

  // MARK: Buttons

  private func button(_ control: StyleBook.Control) -> String {
    let padding = "padding: 13px 22px"
    let ink = control == .filledButton ? look.onFill : look.ink
    let label = text("Get Started", 17, ink, isBold: true, "position: relative")
    switch control {
    case .filledButton:
      return box(
        [
          face(look.raised, .round, surface: look.isPressed ? .concave : .convex, fill: look.fill), padding,
          ring,
        ], label)
    case .iconButton:
      return box(
        [face(look.raised, .round), size(60, 60), centred, ring],
        symbol(LiveSymbol.heart, 28, look.ink))
    case .bevelledButton:
      let well = look.well.scaled(by: look.isDown ? 1.2 : 0.6)
      let plane = box([
        face(well, .radius(16), surface: look.isDown ? .convex : .concave), inset("4px"),
      ])
      let rim = face(
        look.raised.scaled(by: look.isDown ? -0.5 : 0.7), .radius(16),
        surface: look.isDown ? .concave : .convex)
      return box([rim, padding, "position: relative", ring], plane + label)
    case .embossedButton: return embossed(padding, label)
    default: return box([face(look.raised, .round), padding, ring], label)
    }
  }

  /// An outline that casts its shadows to both sides.
  private func embossed(_ padding: String, _ label: String) -> String {
    let shadows = look.stamp.outer.flatMap { shadow in
      [false, true].map { isInset in
        CSSBox.Shadow(
          isInset: isInset, x: Double(shadow.x), y: Double(shadow.y), blur: 2 * Double(shadow.sigma),
          color: shadow.color)
      }
    }
    let surface = look.palette.surface
    let (width, half) = look.isDown ? (4, "2") : (3, "1.5")
    let outline = box([
      LiveControl.inline(CSSBox(background: .color(surface), shadows: shadows)), inset("-\(half)px"),
      "border: \(width)px solid \(surface)", "border-radius: 1000px",
    ])
    let line =
      look.isOn || look.isBordered
      ? box([
        inset("-0.5px"), "border: 1px solid \(look.isOn ? look.readableAccent : look.palette.border)",
        "border-radius: 1000px",
      ]) : ""
    // Over the outline, which would cover a ring of the element around it.
    let focus = look.isFocused ? box([inset("0"), "border-radius: 1000px", ring]) : ""
    return box([padding, "position: relative"], outline + line + label + focus)
  }

  // MARK: Toggles

  private func toggle(_ control: StyleBook.Control) -> String {
    let label = text("Alarm", 17, look.labelInk)
    switch control {
    case .checkbox:
      let tick = symbol(
        LiveSymbol.tick, 12, look.isEnabled ? look.readableAccent : look.fill)
      return row(
        12,
        [
          box([face(look.raised, .radius(8)), size(28, 28), centred, ring], look.isOn ? tick : ""), label,
        ])
    case .radio:
      let dot = box([
        face(look.knob, .round, surface: .convex, fill: look.fill, castsHighlight: false), size(12, 12),
      ])
      return row(
        12,
        [box([face(look.raised, .round), size(28, 28), centred, ring], look.isOn ? dot : ""), label])
    case .chip:
      return box(
        [face(look.raised.scaled(by: 0.7), .round), "padding: 9px 16px", ring],
        text("Alarm", 15, look.ink))
    default:
      let fill = look.isOn ? box([inset("5px"), "border-radius: 1000px", "background: \(look.fill)"]) : ""
      let knob = box([
        face(look.knob, .round, surface: .convex, fill: look.knobFill, castsHighlight: !look.isOn),
        "position: absolute; top: 4px; \(look.isOn ? "right" : "left"): 4px", size(24, 24),
        look.isPressed ? "transform: scale(0.9)" : "",
      ])
      let track = box([face(look.well, .round), size(58, 32), "position: relative", ring], fill + knob)
      return row(12, [label, track], "width: 150px; justify-content: space-between")
    }
  }
}

/// Shapes on 24 units.
enum LiveSymbol {
  static let heart = "<path d=\"M12 20.5 3.6 12A5 5 0 0 1 12 5.9 5 5 0 0 1 20.4 12z\"/>"
  static let tick =
    "<path d=\"M0 12 9 21 24 3\" fill=\"none\" stroke-width=\"6\" stroke-linecap=\"round\" stroke-linejoin=\"round\" transform=\"translate(2 2) scale(.83)\"/>"
  static let house = "<path d=\"M12 4 3 12h2.5v8h4.5v-5h4v5h4.5v-8H21z\"/>"
  static let person = "<circle cx=\"12\" cy=\"8\" r=\"4.5\"/><path d=\"M4 20a8 6.5 0 0 1 16 0z\"/>"
  static let lens =
    "<path d=\"M15.5 15.5 20.5 20.5M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z\" fill=\"none\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
  static let waves =
    "<path d=\"M3 10a13 13 0 0 1 18 0M6.5 13.8a8 8 0 0 1 11 0\" fill=\"none\" stroke-width=\"2\" stroke-linecap=\"round\"/><circle cx=\"12\" cy=\"18\" r=\"1.5\"/>"
  static let check =
    "<path fill-rule=\"evenodd\" stroke=\"none\" d=\"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.3 14.5L17.5 9 16 7.7l-5.4 6-2.6-2.5-1.4 1.5z\"/>"
  static func sign(isPlus: Bool) -> String {
    "<path d=\"M2 12h20\(isPlus ? "M12 2v20" : "")\" fill=\"none\" stroke-width=\"4.3\" stroke-linecap=\"round\"/>"
  }
}
