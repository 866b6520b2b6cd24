import ReliefCommands

/// The commands that need neither fonts nor views, and so start in a few milliseconds.
enum PlainCommands {
  static let all = [button, DiffCommand.command]

  private static let button = ButtonCommand.command { _ in .plain }

  /// Whether these commands can do what is asked; the full tool can do all.
  static func suffice(for arguments: [String]) -> Bool {
    switch arguments.first {
    case "--version", DiffCommand.command.name: true
    case button.name:
      // What is wrong with the arguments, both tools say alike.
      (try? Arguments(Array(arguments.dropFirst()), of: button))
        .map { $0.positionals.isEmpty && !$0.has(Option.fonts.name) } ?? true
    default: false
    }
  }
}
