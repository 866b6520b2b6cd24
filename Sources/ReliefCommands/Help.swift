import ReliefLooks

/// The texts that `--help` prints.
enum Help {
  /// All commands.
  static func overview(_ commands: [Command]) -> String {
    """
    relief \(Version.text): renders neumorphic interfaces to PNG

    Usage: relief COMMAND ...

    \(table(commands.map { ($0.name, $0.summary) }))

    relief COMMAND --help tells more.
    Exit status: 0 all well, 1 a picture differs, 2 wrong usage or bad input.
    """
  }

  /// One command.
  static func text(_ command: Command) -> String {
    let options = command.options.map { option in
      let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
      return (option.value.map { "\(names) \($0)" } ?? names, option.meaning)
    }
    let examples = command.examples.map { "  \($0.line)\n      \($0.meaning)" }.joined(separator: "\n")
    return """
      relief \(command.name): \(command.summary)

      Usage: relief \(command.usage)

      \(table(options))

      \(command.notes)

      Examples:
      \(examples)
      """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count + 2))\($0.1)" }
      .joined(separator: "\n")
  }
}
