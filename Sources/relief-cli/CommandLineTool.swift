import Relief
import ReliefDrawing

/// The program: finds the command that is asked for and runs it.
enum CommandLineTool {
  /// How the program ends.
  enum Status {
    /// All went well.
    case success
    /// A picture differs.
    case difference
    /// Wrong usage, or input that cannot be used.
    case failure

    /// The exit status.
    var code: Int32 {
      switch self {
      case .success: 0
      case .difference: 1
      case .failure: 2
      }
    }
  }

  private static let commands: [Command] = [
    ButtonCommand.command, RenderCommand.command, DiffCommand.command, SnapshotsCommand.command,
  ]

  /// Runs the program with its arguments, without its own name.
  static func run(_ arguments: [String]) -> Status {
    do {
      return try dispatch(arguments)
    } catch {
      Console.complain(error.message)
      return .failure
    }
  }

  private static func dispatch(_ arguments: [String]) throws(CommandError) -> Status {
    guard let name = arguments.first else {
      throw CommandError("no command\n\n\(Help.overview(commands))")
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--version": try Console.say("relief \(Relief.version)")
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
        try Console.say("relief \(Relief.version)")
      } else {
        return try command.run(parsed)
      }
    }
    return .success
  }

  private static func command(_ name: String) throws(CommandError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map(\.name)
    let hint =
      Spelling.nearest(to: name, in: names).map { "did you mean \($0)?" }
      ?? "known: \(names.joined(separator: ", "))"
    throw CommandError("unknown command \"\(name)\"; \(hint)\nSee: relief --help")
  }
}

/// One command of the program.
struct Command: Sendable {
  var name: String
  /// What it does, one line.
  var summary: String
  /// How it is called, without the program's name.
  var usage: String
  var options: [Option]
  /// What the options do not say.
  var notes: String
  /// Lines to type, each with what it does.
  var examples: [(line: String, meaning: String)]
  var run: @Sendable (Arguments) throws(CommandError) -> CommandLineTool.Status
}

/// Why a command cannot do what is asked; the message names the thing and the way out.
struct CommandError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
