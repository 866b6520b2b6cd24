import Foundation
import Relief
import ReliefBatch
import ReliefSnapshotStore

/// `relief show`: pictures in the terminal.
enum ShowCommand {
  static let command = Command(
    name: "show", summary: "shows PNG pictures in the terminal",
    usage: "show FILE... [options]",
    options: [
      Option(
        name: "--form", value: "auto|kitty|iterm|blocks",
        meaning: "how: the protocols of kitty and iTerm2, or coloured half blocks (what the terminal takes)"),
      Option(name: "--width", value: "N", meaning: "half blocks: at most so many columns (the terminal's)"),
      .help, .version,
    ],
    notes: """
      kitty, Ghostty, WezTerm and iTerm2 take pictures; any other terminal, and tmux, gets two pixels a letter.
      - is a picture on standard input.
      """,
    examples: [
      ("relief show card.png", "the picture"),
      ("relief button OK -o - | relief show -", "without a file"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(CommandError) -> CommandLineTool.Status {
    guard !arguments.positionals.isEmpty else {
      throw CommandError("show: which picture?\nSee: relief show --help")
    }
    let form: TerminalPicture.Form?
    switch try arguments.word("--form", among: ["auto", "kitty", "iterm", "blocks"]) {
    case "kitty": form = .kitty
    case "iterm": form = .iTerm
    case "blocks": form = nil
    default: form = TerminalPicture.form(ProcessInfo.processInfo.environment)
    }
    let width = try arguments.number("--width", in: 1...10_000).map { Int($0) }
    var isWell = true
    for path in arguments.positionals {
      do { try show(path, form: form, width: width) } catch {
        Console.complain(error.message)
        isWell = false
      }
    }
    return isWell ? .success : .failure
  }

  /// Shows a picture as the terminal takes it.
  static func show(_ path: String) throws(CommandError) {
    try show(path, form: TerminalPicture.form(ProcessInfo.processInfo.environment), width: nil)
  }

  private static func show(_ path: String, form: TerminalPicture.Form?, width: Int?) throws(CommandError) {
    let bytes: [UInt8]
    do { bytes = try SystemFiles.bytes(of: path) } catch { throw CommandError("\(path): \(error.reason)") }
    let bitmap: Bitmap
    do { bitmap = try PNG.decode(bytes) } catch { throw CommandError("\(path): \(error)") }
    if let form {
      let sequence: String
      do {
        sequence = try TerminalPicture.sequence(bytes, form)
      } catch {
        throw CommandError("\(path): \(error)")
      }
      try Console.put(Array(sequence.utf8))
      return
    }
    let size = TerminalSize.current
    try Console.put(
      Array(
        HalfBlocks.text(bitmap, columns: width ?? size?.columns ?? 80, rows: max((size?.rows ?? 40) - 1, 8))
          .utf8))
  }
}

/// Pictures as letters: the upper half of a cell in one colour, the lower half in another.
enum HalfBlocks {
  /// Lines with 24-bit colours, no larger than so many letters.
  static func text(_ bitmap: Bitmap, columns: Int, rows: Int) -> String {
    guard bitmap.width > 0, bitmap.height > 0, columns > 0, rows > 0 else { return "" }
    let factor = min(
      1, Double(columns) / Double(bitmap.width), Double(2 * rows) / Double(bitmap.height))
    let width = max(1, Int(Double(bitmap.width) * factor))
    let height = max(1, Int((Double(bitmap.height) * factor).rounded()))
    var text = ""
    for row in stride(from: 0, to: height, by: 2) {
      var last: [Int] = []
      for column in 0..<width {
        let above = mean(bitmap, column, row, width, height)
        let below = row + 1 < height ? mean(bitmap, column, row + 1, width, height) : nil
        let colors = above + (below ?? [])
        if colors != last {
          text += "\u{1B}[38;2;\(above[0]);\(above[1]);\(above[2])m"
          text += below.map { "\u{1B}[48;2;\($0[0]);\($0[1]);\($0[2])m" } ?? "\u{1B}[49m"
          last = colors
        }
        text += "▀"
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  /// The mean colour of the pixels of a half cell, on a chequered grey where they are transparent.
  private static func mean(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [Int] {
    let (x0, x1) = (
      x * bitmap.width / width, max((x + 1) * bitmap.width / width, x * bitmap.width / width + 1)
    )
    let (y0, y1) = (
      y * bitmap.height / height, max((y + 1) * bitmap.height / height, y * bitmap.height / height + 1)
    )
    let ground = (x / 2 + y / 2) % 2 == 0 ? 0x99 : 0x66
    var sums = [0, 0, 0]
    var count = 0
    for row in y0..<min(y1, bitmap.height) {
      for column in x0..<min(x1, bitmap.width) {
        let i = (row * bitmap.width + column) * 4
        let opacity = Int(bitmap.pixels[i + 3])
        for channel in 0..<3 {
          sums[channel] += Int(bitmap.pixels[i + channel]) * opacity + ground * (255 - opacity)
        }
        count += 255
      }
    }
    return count > 0 ? sums.map { $0 / count } : [ground, ground, ground]
  }
}
