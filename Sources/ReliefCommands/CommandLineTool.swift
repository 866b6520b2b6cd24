import ReliefDrawing
import ReliefLooks

/// The program: finds the command that is asked for and runs it.
package struct CommandLineTool {
  /// How the program ends.
  package enum Status {
    /// All went well.
    case success
    /// A picture differs.
    case difference
    /// Wrong usage, or input that cannot be used.
    case failure

    /// The exit status.
    package var code: Int32 {
      switch self {
      case .success: 0
      case .difference: 1
      case .failure: 2
      }
    }
  }

  private let commands: [Command]

  /// A program of some commands.
  package init(_ commands: [Command]) { self.commands = commands }

  /// Runs the program with its arguments, without its own name.
  package func run(_ arguments: [String]) -> Status {
    do {
      return try dispatch(arguments)
    } catch {
      Console.complain(error.message)
      return .failure
    }
  }

  private func dispatch(_ arguments: [String]) throws(CommandError) -> Status {
    guard let name = arguments.first else {
      throw CommandError("no command\n\n\(Help.overview(commands))")
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--version": try Console.say("relief \(Version.text)")
    case "--help", "-h": try Console.say(Help.overview(commands))
    case "help":
      try Console.say(
        try rest.first.map { (name) throws(CommandError) in Help.text(try command(name)) }
          ?? Help.overview(commands))
    default:
      let command = try command(name)
      let parsed: Arguments
      do {
        parsed = try Arguments(rest, of: command)
      } catch {
        throw CommandError("\(command.name): \(error.message)\nSee: relief \(command.name) --help")
      }
      if parsed.has("--help") {
        try Console.say(Help.text(command))
      } else if parsed.has("--version") {
        try Console.say("relief \(Version.text)")
      } else {
        return try command.run(parsed)
      }
    }
    return .success
  }

  private func command(_ name: String) throws(CommandError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map(\.name)
    let hint =
      Spelling.nearest(to: name, in: names).map { "did you mean \($0)?" }
      ?? "known: \(names.joined(separator: ", "))"
    throw CommandError("unknown command \"\(name)\"; \(hint)\nSee: relief --help")
  }
}
