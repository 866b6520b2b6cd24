import Foundation
import Relief
import ReliefFiles
import ReliefNeumorphism

/// `relief theme`: a soft theme around a colour, with its picture, audit, exports and style book.
enum ThemeCommand {
  static let command = Command(
    name: "theme", summary: "shows a soft theme around a colour: palette, audit, exports, style book",
    usage: "theme COLOR|FILE [options]",
    options: [
      Option(name: "--dark", value: "COLOR", meaning: "the ground in the dark (the colour's hue, dark)"),
      Option(name: "--accent", value: "COLOR", meaning: "what is chosen or filled (#2f6fde; dark: #6fa2ff)"),
      Option(
        name: "--law", value: "perceptual|neumorphism.io",
        meaning: "how shadows follow from the ground (perceptual)"),
      Option(
        name: "--intensity", value: "N",
        meaning: "how strong shadows are, 0.01 to 0.6 (0.08; neumorphism.io: 0.15)"),
      Option(name: "--depth", value: "N", meaning: "how far elements stand out, in points (6)"),
      Option(name: "--radius", value: "N", meaning: "the radius of corners in points (16)"),
      Option(name: "--angle", value: "DEGREES", meaning: "where the light is, clockwise from the top (315)"),
      Option(
        name: "--export", value: "css|json|swift|xcassets|scene",
        meaning: "prints one export; xcassets is a folder for -o"),
      Option(name: "--book", meaning: "every control in every state: a folder with index.html and sheet.png"),
      .fonts,
      Option(
        name: "--output", short: "-o", value: "FILE-or-DIR",
        meaning: "where to write (theme.png; book: style-book)"),
      Option(name: "--scale", value: "N", meaning: "pixels a point (2)"),
      .colorScheme, .quiet, .help, .version,
    ],
    notes: """
      COLOR is #RRGGBB or another form of CSS. FILE is CSS with background, border-radius and box-shadow, or design
      tokens in W3C's JSON; a minus sign is standard input. Of a scene, the contrast of its letters and of the edges of
      what has shadows is told, and the exit status is 1 where letters cannot be read. The theme's picture and audit are of both colour schemes unless told.
      """,
    examples: [
      ("relief theme \"#e0e5ec\"", "theme-light.png, theme-dark.png, audit and CSS"),
      ("relief theme \"#e0e0e0\" --law neumorphism.io --export css", "what neumorphism.io prints"),
      ("relief theme button.css --export xcassets -o Colors.xcassets", "colours for Xcode from a web page"),
      ("relief theme page.json", "which letters and edges of a scene can be seen"),
      ("relief theme \"#e0e5ec\" --book -o book", "book/index.html with pictures beside live CSS"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(CommandError) -> CommandLineTool.Status {
    guard arguments.positionals.count == 1, let word = arguments.positionals.first else {
      throw CommandError("theme: expected one colour or file\nSee: relief theme --help")
    }
    if let scene = try scene(word) { return try audit(scene, word, arguments) }
    let theme = try made(from: word, arguments)
    let scale = try arguments.number("--scale", in: SceneFile.scales) ?? 2
    if let kind = try arguments.word("--export", among: ["css", "json", "swift", "xcassets", "scene"]) {
      try export(theme, kind, to: arguments.value("--output"))
      return .success
    }
    let fonts = try arguments.fonts()
    if arguments.has("--book") {
      try ThemeBook(theme: theme, scale: scale, fonts: fonts).write(
        to: arguments.value("--output") ?? "style-book", isQuiet: arguments.has("--quiet"))
      arguments.tellWarnings(of: fonts)
      return .success
    }
    try picture(theme, scale: scale, fonts, arguments)
    arguments.tellWarnings(of: fonts)
    return .success
  }

  // MARK: The theme

  private static func made(from word: String, _ arguments: Arguments) throws(CommandError) -> Theme {
    var theme: Theme
    if let base = RGB(css: word) {
      theme = try made(around: try opaque(base, word), arguments)
    } else if word == "-" || SystemFiles.kind(of: word) == .file {
      theme = try file(word)
    } else {
      throw CommandError("\(word): expected a colour such as \"#e0e5ec\", or a file of CSS or design tokens")
    }
    if let dark = try color("--dark", arguments) { theme.dark.base = try opaque(dark, "--dark \(dark)") }
    if let accent = try color("--accent", arguments) {
      (theme.light.accent, theme.dark.accent) = (accent, accent)
    }
    if let depth = try arguments.number("--depth", in: -200...200) {
      theme.elevation = Elevation(CGFloat(depth))
    }
    if let radius = try arguments.number("--radius", in: 0...10_000) { theme.cornerRadius = CGFloat(radius) }
    if let angle = try arguments.number("--angle", in: -360...720) {
      theme.source = LightSource(angle: .degrees(angle))
      theme.slope = nil
    }
    return theme
  }

  /// A ground; through a transparent one nobody knows what is seen.
  private static func opaque(_ color: RGB, _ word: String) throws(CommandError) -> RGB {
    guard color.opacity >= 1 else { throw CommandError("\(word): expected an opaque colour") }
    return color
  }

  private static func made(around base: RGB, _ arguments: Arguments) throws(CommandError) -> Theme {
    let intensity = try arguments.number("--intensity", in: 0.01...0.6)
    if try arguments.word("--law", among: ["perceptual", "neumorphism.io"]) == "neumorphism.io" {
      return .neumorphismIO(color: base, intensity: intensity ?? 0.15)
    }
    return Theme(base: base, law: .perceptual(intensity ?? Theme.Ground.step))
  }

  private static func file(_ path: String) throws(CommandError) -> Theme {
    let bytes: [UInt8]
    do {
      bytes = try SystemFiles.bytes(of: path)
    } catch {
      throw CommandError("\(path): \(error.reason)")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(ExchangeError) {
      let first = text.first { !$0.isWhitespace }
      return first == "{" ? try Theme(designTokens: text) : try Theme(try CSSBox(css: text))
    } catch {
      throw CommandError("\(path): \(error)")
    }
  }

  private static func color(_ option: String, _ arguments: Arguments) throws(CommandError) -> RGB? {
    guard let text = arguments.value(option) else { return nil }
    guard let color = RGB(css: text) else {
      throw CommandError("\(option) \(text): expected a colour such as #e0e5ec or hsl(166 54% 59%)")
    }
    return color
  }

  // MARK: Scenes

  /// The scene of a JSON file with layers; nil for anything else.
  private static func scene(_ word: String) throws(CommandError) -> SceneFile? {
    guard word.hasSuffix(".json"), RGB(css: word) == nil, SystemFiles.kind(of: word) == .file else {
      return nil
    }
    guard let bytes = try? SystemFiles.bytes(of: word),
      String(decoding: bytes, as: UTF8.self).contains("\"layers\"")
    else { return nil }
    do { return try SceneFile(path: word) } catch { throw CommandError("\(error)") }
  }

  /// Tells which letters of a scene can be read.
  private static func audit(
    _ scene: SceneFile, _ name: String, _ arguments: Arguments
  ) throws(CommandError) -> CommandLineTool.Status {
    let fonts = try arguments.fonts()
    var isWell = true
    for scheme in try arguments.colorSchemes() {
      let audit: PictureAudit
      do {
        let drawing = try scene.drawing(options: .init(colorScheme: scheme, fonts: fonts))
        audit = try PictureAudit(drawing.list, size: drawing.size)
      } catch {
        throw CommandError("\(name): \(error)")
      }
      isWell = isWell && audit.canBeRead
      try tell(audit)
    }
    arguments.tellWarnings(of: fonts)
    return isWell ? .success : .difference
  }

  private static func tell(_ audit: PictureAudit) throws(CommandError) {
    func place(_ frame: CGRect) -> String {
      [frame.minX, frame.minY].map { "\(Int($0.rounded()))" }.joined(separator: ", ")
    }
    func ratio(_ ratio: Double) -> String { JSONValue.text((ratio * 100).rounded() / 100) }
    for letters in audit.letters {
      let lightness = JSONValue.text((letters.apca * 10).rounded() / 10)
      try Console.say(
        "\(letters.isWell ? "ok  " : "note") letters at (\(place(letters.frame))): \(letters.color) on "
          + "\(letters.ground): WCAG \(ratio(letters.ratio)), APCA Lc \(lightness)"
          + (letters.advice.map { "; try \($0)" } ?? ""))
    }
    for edge in audit.edges {
      try Console.say(
        "\(edge.isWell ? "ok  " : "note") edge at (\(place(edge.frame))): \(edge.color) against "
          + "\(edge.ground): WCAG \(ratio(edge.ratio)) (3)"
          + (edge.advice.map { "; try a line of \($0)" } ?? ""))
    }
  }

  // MARK: What is made of it

  private static func export(_ theme: Theme, _ kind: String, to output: String?) throws(CommandError) {
    switch kind {
    case "xcassets":
      let folder = output ?? "Theme.xcassets"
      for file in theme.assetCatalog { try write(file.contents, to: folder + "/" + file.path) }
    case "json": try put(theme.designTokens, to: output)
    case "swift": try put(theme.swiftCode, to: output)
    case "scene": try put(theme.css().scene(width: 300, height: 300), to: output)
    default: try put(css(theme) + "\n", to: output)
    }
  }

  private static func css(_ theme: Theme) -> String {
    if theme.light == theme.dark { return theme.css(.light).css }
    let dark = theme.css(.dark).css.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    let light = theme.css(.light).css.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return ".soft {\n\(light)\n}\n@media (prefers-color-scheme: dark) {\n  .soft {\n\(dark)\n  }\n}"
  }

  private static func put(_ text: String, to output: String?) throws(CommandError) {
    guard let output, output != "-" else { return try Console.put(Array(text.utf8)) }
    try write(text, to: output)
  }

  private static func write(_ text: String, to path: String) throws(CommandError) {
    let folder = SystemFiles.folder(of: path)
    do {
      if folder != "." { try SystemFiles.makeFolder(folder) }
    } catch {
      throw CommandError("cannot make the folder \(folder): \(error.reason)")
    }
    do {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      throw CommandError("cannot write \(error)")
    }
  }

  private static func picture(
    _ theme: Theme, scale: Double, _ fonts: FontLibrary, _ arguments: Arguments
  ) throws(CommandError) {
    var schemes = try arguments.colorSchemes().compactMap(\.self)
    if schemes.isEmpty { schemes = [.light, .dark] }
    let plan = try OutputPlan(names: ["theme"], colorSchemes: schemes, output: arguments.value("--output"))
    var writer = PictureWriter(plan: plan, arguments: arguments)
    for picture in plan.pictures {
      let scheme: ColorScheme = picture.colorScheme == .dark ? .dark : .light
      let bitmap = try ThemeBook(theme: theme, scale: scale, fonts: fonts).palette(scheme)
      try writer.write(bitmap, to: picture, facts: [("colorScheme", JSONText.quoted("\(scheme)"))])
    }
    try writer.finish()
    if arguments.has("--quiet") || plan.pictures.contains(where: { $0.path == "-" }) { return }
    for scheme in schemes { try describe(theme, scheme == .dark ? .dark : .light) }
    try Console.say("\n" + css(theme))
  }

  private static func describe(_ theme: Theme, _ scheme: ColorScheme) throws(CommandError) {
    let palette = Palette(theme, scheme)
    try Console.say("\n\(scheme)")
    let colors: [(String, RGB)] = [
      ("base", palette.base), ("highlight", palette.highlight), ("shadow", palette.shade),
      ("text", palette.text),
      ("accent", palette.accent),
    ]
    for (name, color) in colors {
      try Console.say("  \(name.padding(toLength: 12, withPad: " ", startingAt: 0)) \(color)")
    }
    for finding in ThemeAudit(theme, scheme).findings {
      try Console.say("  \(finding.isWell ? "ok  " : "note") \(finding.subject.rawValue): \(finding.message)")
      if let advice = finding.advice { try Console.say("       try \(advice)") }
    }
  }
}
