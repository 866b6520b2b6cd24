import Foundation
import ReliefDrawing
import ReliefLooks
import ReliefRaster

/// How `relief button` draws.
package struct ButtonPainter {
  /// A button at a scale, with its label.
  var drawing: (ButtonLook, Double) -> SceneDrawing
  /// Tells of what was missing, after all is drawn.
  var tellWarnings: () -> Void

  /// What draws, and what tells of what was missing.
  package init(drawing: @escaping (ButtonLook, Double) -> SceneDrawing, tellWarnings: @escaping () -> Void) {
    (self.drawing, self.tellWarnings) = (drawing, tellWarnings)
  }

  /// Draws no labels, and so needs no fonts.
  package static var plain: ButtonPainter {
    ButtonPainter(drawing: { $0.drawing(scale: $1, size: $0.size ?? ButtonLook.plainSize) }, tellWarnings: {})
  }
}

/// `relief button`: one soft button, without a scene.
package enum ButtonCommand {
  /// The command; `painter` is what draws, by the arguments.
  package static func command(
    painter: @escaping @Sendable (Arguments) throws(CommandError) -> ButtonPainter
  ) -> Command {
    Command(
      name: "button", summary: "draws one soft button",
      usage: "button [LABEL] [options]",
      options: [
        Option(
          name: "--style", value: "raised|embossed|inset|bevel|flat", meaning: "how it stands out (raised)"),
        Option(
          name: "--shape", value: "capsule|circle|rounded:R", meaning: "its outline, R in points (capsule)"),
        Option(
          name: "--size", value: "WxH",
          meaning: "its size in points, without its shadows (what the label needs)"),
        Option(name: "--base", value: "COLOR", meaning: "its face and the ground (#F2F3F7; dark: #292A2E)"),
        Option(
          name: "--highlight", value: "COLOR",
          meaning: "the shadow on the light's side (#FFFFFF; dark: #3E3F42)"),
        Option(
          name: "--shadow", value: "COLOR", meaning: "the shadow on the other side (#BECDE2; dark: #1A1A1A)"),
        Option(name: "--text", value: "COLOR", meaning: "the label (dark or light, by the face)"),
        .fonts,
        Option(
          name: "--output", short: "-o", value: "FILE-or-DIR",
          meaning: "where to write (button.png); - for standard output"),
        Option(name: "--scale", value: "N", meaning: "pixels a point (2)"),
        .colorScheme, .json, .quiet, .help, .version,
      ],
      notes: """
        The picture is larger than the button, by as much as its shadows need. Without --size a button is as large as its
        label needs, and 200x56 without a label; with it, a label that is too long is cut.
        With another --base, highlight and shadow follow from it: in Oklab, a lightness L becomes L + 0.08 and
        L - (0.04 + 0.083 L), with the same hue and chroma.
        """,
      examples: [
        ("relief button \"Get Started\"", "a raised capsule with a label in button.png"),
        (
          "relief button --style inset --shape rounded:16 --base \"#C1D2EB\" -o pressed.png",
          "a pressed blue button"
        ),
        ("relief button --color-scheme both -o out/", "out/button-light.png and out/button-dark.png"),
      ],
      run: { (arguments) throws(CommandError) in try run(arguments, painter(arguments)) })
  }

  private static func run(
    _ arguments: Arguments, _ painter: ButtonPainter
  ) throws(CommandError) -> CommandLineTool.Status {
    if arguments.positionals.count > 1 {
      let whole = arguments.positionals.joined(separator: " ")
      throw CommandError("button: more than one label; quote it: relief button \"\(whole)\"")
    }
    let scale = try arguments.number("--scale", in: SceneDrawing.scales) ?? 2
    let look = try look(arguments)
    let plan = try OutputPlan(
      names: ["button"], colorSchemes: try arguments.colorSchemes(), output: arguments.value("--output"))
    var writer = PictureWriter(plan: plan, arguments: arguments)
    for picture in plan.pictures {
      var look = look
      look.colors = try colors(arguments, scheme: picture.colorScheme ?? .light)
      let bitmap: Bitmap
      do {
        bitmap = try painter.drawing(look, scale).render()
      } catch {
        throw CommandError("button: \(error.message)")
      }
      try writer.write(bitmap, to: picture, facts: facts(look))
    }
    try writer.finish()
    painter.tellWarnings()
    return .success
  }

  private static func facts(_ look: ButtonLook) -> [(key: String, value: String)] {
    [("style", JSONText.quoted(look.style.rawValue))]
      + (look.label.map { [("label", JSONText.quoted($0))] } ?? [])
  }

  private static func look(_ arguments: Arguments) throws(CommandError) -> ButtonLook {
    var look = ButtonLook()
    look.label = arguments.positionals.first
    let styles = ButtonLook.Style.allCases.map(\.rawValue)
    if let word = try arguments.word("--style", among: styles), let style = ButtonLook.Style(rawValue: word) {
      look.style = style
    }
    if let text = arguments.value("--shape") { look.form = try form(text) }
    if let text = arguments.value("--size") { look.size = try size(text) }
    return look
  }

  private static func form(_ text: String) throws(CommandError) -> ButtonLook.Form {
    if text == "capsule" { return .capsule }
    if text == "circle" { return .circle }
    if text.hasPrefix("rounded:"), let radius = Double(text.dropFirst(8)), radius >= 0, radius <= 10_000 {
      return .rounded(radius)
    }
    throw CommandError(
      "--shape \(text): expected capsule, circle, or rounded:R with a radius in points (rounded:12)")
  }

  private static func size(_ text: String) throws(CommandError) -> CGSize {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    if sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0, width <= 10_000,
      height <= 10_000
    {
      return CGSize(width: width, height: height)
    }
    throw CommandError(
      "--size \(text): expected WIDTHxHEIGHT in points, each above 0 and at most 10000 (200x56)")
  }

  private static func colors(
    _ arguments: Arguments, scheme: SceneColorScheme
  ) throws(CommandError) -> ButtonColors {
    var colors: ButtonColors
    switch scheme {
    case .light: colors = .light
    case .dark: colors = .dark
    }
    if let base = try color("--base", arguments), base != colors.base { colors = ButtonColors(base: base) }
    if let highlight = try color("--highlight", arguments) { colors.highlight = highlight }
    if let shadow = try color("--shadow", arguments) { colors.shadow = shadow }
    if let text = try color("--text", arguments) { colors.label = text }
    return colors
  }

  private static func color(_ option: String, _ arguments: Arguments) throws(CommandError) -> ResolvedColor? {
    guard let text = arguments.value(option) else { return nil }
    guard let color = ColorText.color(text) else {
      throw CommandError("\(option) \(text): expected a colour: \(ColorText.forms)")
    }
    return color
  }
}
