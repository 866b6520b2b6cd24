/// One command of the program.
package struct Command: Sendable {
  package var name: String
  /// What it does, one line.
  package var summary: String
  /// How it is called, without the program's name.
  package var usage: String
  package var options: [Option]
  /// What the options do not say.
  package var notes: String
  /// Lines to type, each with what it does.
  package var examples: [(line: String, meaning: String)]
  package var run: @Sendable (Arguments) throws(CommandError) -> CommandLineTool.Status

  /// A command with all that its help says.
  package init(
    name: String, summary: String, usage: String, options: [Option], notes: String,
    examples: [(line: String, meaning: String)],
    run: @escaping @Sendable (Arguments) throws(CommandError) -> CommandLineTool.Status
  ) {
    (self.name, self.summary, self.usage, self.options) = (name, summary, usage, options)
    (self.notes, self.examples, self.run) = (notes, examples, run)
  }
}

/// Why a command cannot do what is asked; the message names the thing and the way out.
package struct CommandError: Error {
  package var message: String

  /// A message, which may have several lines.
  package init(_ message: String) { self.message = message }
}
