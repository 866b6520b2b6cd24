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
    case "blocks": form = .blocks
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
    do {
      let columns = width ?? TerminalSize.current?.columns ?? 80
      let text = try TerminalPicture.sequence(bytes, form ?? .blocks, columns: columns)
      try Console.put(Array(text.utf8))
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("\(path): \(error)")
    }
  }
}
