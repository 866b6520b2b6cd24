import SwiftUI

extension LiveControl {
  // MARK: Measures

  func measure(_ control: StyleBook.Control) -> String {
    switch control {
    case .slider: return slider
    case .progressBar:
      return row(
        8, [text("Loading", 15, look.ink), bar(150, look.isOn ? 18 : 14, ring: ring)], isColumn: true,
        "width: 150px")
    case .progressRing: return progressRing
    case .dial: return dial
    default:
      let numbers = ["0", "10"].map { text($0, 12, look.palette.secondary) }
      let level = row(10, [numbers[0], bar(nil, look.isOn ? 18 : 14, ring: ring), numbers[1]])
      return row(
        8, [text("Volume", 15, look.ink, "text-align: center"), level], isColumn: true, "width: 160px")
    }
  }

  /// A groove that is filled by three fifths; as wide as there is room unless told.
  private func bar(_ width: Int?, _ height: Int, inset edge: Int = 0, ring: String = "") -> String {
    // Of the way between both insets, less the groove's own rim.
    let length = "calc(\(edge)px + (100% - \(2 * edge)px) * 0.6 - 4px)"
    let fill = box([
      "position: absolute; left: 2px; top: 2px", "width: \(length); height: \(height - 4)px",
      "border-radius: 1000px", "background: \(look.fill)",
    ])
    let size = width.map { "width: \($0)px; height: \(height)px" } ?? "flex: 1; height: \(height)px"
    return box([face(look.well, .round), size, "position: relative", ring], fill)
  }

  private var slider: String {
    let knob = box([
      face(
        look.knob.scaled(by: 1.3), .round, surface: look.isPressed ? .concave : .convex,
        fill: look.isOn ? look.fill : look.knobFill, castsHighlight: false), size(26, 26),
      "position: absolute; left: calc((100% - 26px) * 0.6); top: 0", ring,
    ])
    let groove = box(["position: absolute; left: 0; right: 0; top: 8px"], bar(150, 10, inset: 13))
    return box([size(150, 26), "position: relative"], groove + knob)
  }

  private var progressRing: String {
    let arc =
      "<svg width=\"72\" height=\"72\" style=\"position: absolute\"><circle cx=\"36\" cy=\"36\" r=\"25\" fill=\"none\" "
      + "stroke=\"\(look.fill)\" stroke-width=\"6\" stroke-linecap=\"round\" pathLength=\"100\" "
      + "stroke-dasharray=\"60 100\" transform=\"rotate(-90 36 36)\"/></svg>"
    let middle = box(
      [face(look.knob, .round, castsHighlight: false), inset("16px"), "display: grid; place-items: center"],
      text("60", 17, look.ink, isBold: true))
    let well = box([face(look.well, .round), inset("6px")])
    return box([face(look.raised, .round), size(72, 72), centred, ring], well + arc + middle)
  }

  private var dial: String {
    let ticks = (0..<11).map { tick in
      let color = tick <= 6 ? look.fill : look.palette.shade.over(look.palette.base)
      return box([
        "position: absolute; left: 46.5px; top: 0.5px; width: 3px; height: 7px; border-radius: 2px",
        "background: \(color)", "transform-origin: 1.5px 47.5px", "transform: rotate(\(tick * 27 - 135)deg)",
      ])
    }
    let dot = box([
      "position: absolute; left: 44.5px; top: 21.5px; width: 7px; height: 7px; border-radius: 4px",
      "background: \(look.fill)", "transform-origin: 3.5px 26.5px", "transform: rotate(27deg)",
    ])
    let disc = box([
      face(look.disc, .round, surface: look.isPressed ? .concave : .convex), inset("16px"), ring,
    ])
    let well = box([face(look.well, .round), inset("11px")])
    let value = text("21°", 17, look.ink, isBold: true, "position: relative")
    return box([size(96, 96), centred], ticks.joined() + well + disc + dot + value)
  }

  // MARK: Inputs

  func input(_ control: StyleBook.Control) -> String {
    switch control {
    case .segments:
      let segments = ["Day", "Week", "Month"].enumerated().map { index, title in
        let isChosen = index == 0
        return box(
          [
            isChosen ? face(look.knob, .round, fill: look.isOn ? look.fill : nil) : "",
            "flex: 1 1 0; padding: 8px 0; text-align: center",
          ], text(title, 15, look.choiceInk(isChosen: isChosen)))
      }
      return box(
        [face(look.well, .round), "display: flex; width: 168px; padding: 4px", ring], segments.joined())
    case .stepper:
      let number = box(
        [face(look.well, .radius(10)), "min-width: 34px; padding: 8px 0; text-align: center"],
        text("3", 17, look.ink, isBold: true))
      let buttons = [false, true].map { isPlus in
        box(
          [face(look.raised, .round), size(38, 38), centred, ring],
          symbol(LiveSymbol.sign(isPlus: isPlus), 14, look.ink))
      }
      return row(14, [buttons[0], number, buttons[1]])
    default:
      let isSearch = control == .searchField
      let lens = isSearch ? symbol(LiveSymbol.lens, 20, look.symbolInk) : ""
      let check = look.isOn ? symbol(LiveSymbol.check, 19, look.readableAccent) : ""
      let words =
        isSearch
        ? text("Search", 17, look.labelInk.opacity(0.4), "flex: 1")
        : text("Ada", 17, look.labelInk, "flex: 1")
      return row(
        8, [lens, words, check],
        [face(look.well, .radius(isSearch ? 22 : 12)), "width: 128px; height: 44px; padding: 0 16px", ring]
          .filter { !$0.isEmpty }.joined(separator: "; "))
    }
  }

  // MARK: Panels

  func panel(_ control: StyleBook.Control) -> String {
    switch control {
    case .card:
      let words = row(
        4, [text("Balance", 12, look.ink), text("1,280", 22, look.ink)], isColumn: true)
      let line =
        look.isOn
        ? box([inset("-0.75px"), "border: 1.5px solid \(look.readableAccent)", "border-radius: inherit"]) : ""
      return box(
        [face(look.raised, .theme), "padding: 18px", "position: relative", ring], words + line)
    case .badge:
      let surface =
        look.isOn
        ? face(look.knob, .round, surface: .convex, fill: look.fill)
        : face(look.raised.scaled(by: 0.5), .round)
      return box(
        [surface, "padding: 5px 10px", ring],
        text("12 new", 12, look.isOn ? look.palette.onAccent : look.ink))
    case .listRow:
      let well = box(
        [face(look.well.scaled(by: 0.8), .round), size(32, 32), centred],
        symbol(LiveSymbol.waves, 17, look.symbolInk))
      return row(
        12, [well, text("Wi-Fi", 15, look.ink, "flex: 1"), text("Home", 12, look.palette.secondary)],
        [face(look.raised.scaled(by: 0.7), .radius(14)), "width: 148px; padding: 10px", ring]
          .filter { !$0.isEmpty }.joined(separator: "; "))
    case .tabBar: return tabBar
    case .pageIndicator:
      let dots = (0..<4).map { page in
        page == 1
          ? box([face(look.knob, .round, surface: .convex, fill: look.fill), size(look.isOn ? 26 : 12, 12)])
          : box([face(look.well, .round), size(12, 12)])
      }
      return row(10, dots, ["padding: 8px; border-radius: 1000px", ring].joined(separator: "; "))
    default: return barChart
    }
  }

  private var tabBar: String {
    let tabs = [LiveSymbol.house, LiveSymbol.heart, LiveSymbol.person].enumerated().map { index, shape in
      let isChosen = index == 0
      let surface =
        isChosen
        ? face(look.isOn ? look.knob : look.well, .round, fill: look.isOn ? look.fill : nil) : ""
      return box(
        [surface, size(38, 38), centred], symbol(shape, 20, look.choiceInk(isChosen: isChosen)))
    }
    return row(
      8, tabs,
      [face(look.isOn ? look.theme.elevation : look.raised, .round), "padding: 6px", ring]
        .filter { !$0.isEmpty }.joined(separator: "; "))
  }

  private var barChart: String {
    let values = [0.4, 0.75, 0.55, 1, 0.3]
    let columns = values.map { value in
      let fill = look.isOn && value < 1 ? look.fill.mixed(with: look.palette.surface, 0.5) : look.fill
      let column = box([
        face(.flat, .round, surface: .convex, fill: fill), "position: absolute; left: 3px; bottom: 3px",
        "width: 10px; height: \(NumberText.text(max(10, 78 * value)))px",
      ])
      return box([face(look.well, .round), size(16, 84), "position: relative"], column)
    }
    return row(12, columns, ["padding: 6px; border-radius: 10px", ring].joined(separator: "; "))
  }
}
