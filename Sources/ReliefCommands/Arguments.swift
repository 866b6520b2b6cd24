import ReliefDrawing
import ReliefLooks

/// An option that a command takes.
package struct Option: Sendable {
  /// The long name with its dashes.
  package var name: String
  /// A short name, such as `-o`.
  package var short: String?
  /// What its value is called in the help; nil for an option without one.
  package var value: String?
  /// What it does, one line.
  package var meaning: String

  /// An option; without `value` it takes none.
  package init(name: String, short: String? = nil, value: String? = nil, meaning: String) {
    (self.name, self.short, self.value, self.meaning) = (name, short, value, meaning)
  }

  package static let scale = Option(
    name: "--scale", value: "N", meaning: "pixels a point, instead of the scene's own")
  package static let colorScheme = Option(
    name: "--color-scheme", value: "light|dark|both", meaning: "the appearance; both makes two pictures")
  package static let fonts = Option(
    name: "--fonts", value: "DIR", meaning: "a font file or a folder of them, preferred to the system's")
  package static let json = Option(name: "--json", meaning: "one JSON object a picture on standard output")
  package static let quiet = Option(name: "--quiet", meaning: "say nothing but errors")
  package static let help = Option(name: "--help", short: "-h", meaning: "this text")
  package static let version = Option(name: "--version", meaning: "the program's version")
}

/// The arguments of a command, sorted into options and the rest.
package struct Arguments {
  /// What is no option, in order.
  package private(set) var positionals: [String] = []
  private var values: [String: String] = [:]

  /// Sorts a command's arguments: `--name value`, `--name=value`, `-n value`; all after `--` is no option, and neither
  /// is a single `-`.
  package init(_ words: [String], of command: Command) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      guard let option = command.options.first(where: { $0.name == name || $0.short == name }) else {
        throw Self.unknown(name, command)
      }
      guard values[option.name] == nil else { throw CommandError("\(option.name) is given twice") }
      guard let kind = option.value else {
        if parts.count > 1 { throw CommandError("\(option.name) takes no value") }
        values[option.name] = ""
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw CommandError("\(option.name) needs a value: \(option.name) \(kind)")
      }
      if parts.count == 1, command.options.contains(where: { $0.name == value }) {
        throw CommandError("\(option.name) needs a value before \(value): \(option.name) \(kind)")
      }
      values[option.name] = value
    }
  }

  private static func unknown(_ name: String, _ command: Command) -> CommandError {
    let known = command.options.map(\.name)
    let nearest = Spelling.nearest(to: name, in: known)
    return CommandError(
      "unknown option \(name); \(nearest.map { "did you mean \($0)?" } ?? "known: \(known.joined(separator: ", "))")"
    )
  }

  /// Whether an option is given.
  package func has(_ option: String) -> Bool { values[option] != nil }

  /// An option's value.
  package func value(_ option: String) -> String? { values[option] }

  /// An option's value as a number.
  package func number(_ option: String, in range: ClosedRange<Double>) throws(CommandError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw CommandError(
        "\(option) \(text): expected a number from \(JSONValue.text(range.lowerBound)) to "
          + JSONValue.text(range.upperBound))
    }
    return number
  }

  /// An option's value as one of a few words.
  package func word(_ option: String, among known: [String]) throws(CommandError) -> String? {
    guard let text = values[option] else { return nil }
    if known.contains(text) { return text }
    let nearest = Spelling.nearest(to: text, in: known).map { "did you mean \($0)? " } ?? ""
    throw CommandError("\(option) \(text): \(nearest)expected one of \(known.joined(separator: ", "))")
  }

  /// The appearances to render; one that is nil is the picture's own.
  package func colorSchemes() throws(CommandError) -> [SceneColorScheme?] {
    switch try word("--color-scheme", among: ["light", "dark", "both"]) {
    case "light": [.light]
    case "dark": [.dark]
    case "both": [.light, .dark]
    default: [nil]
    }
  }
}
