import Relief

/// `relief completions`: what a shell needs to complete commands and options.
enum CompletionsCommand {
  static let command = Command(
    name: "completions", summary: "prints a shell's completions",
    usage: "completions bash|zsh|fish",
    options: [.help, .version],
    notes: "make install puts them where the shells look for them.",
    examples: [("source <(relief completions bash)", "for this session")],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(CommandError) -> CommandLineTool.Status {
    let commands = Commands.all
    switch arguments.positionals {
    case ["bash"]: try Console.say(bash(commands))
    case ["zsh"]: try Console.say(zsh(commands))
    case ["fish"]: try Console.say(fish(commands))
    default: throw CommandError("completions: for which shell? One of bash, zsh, fish")
    }
    return .success
  }

  /// The words that an option takes, if they are a choice of few.
  private static func words(_ option: Option) -> [String] {
    guard let value = option.value, value.contains("|") else { return [] }
    let words = value.split(separator: "|").map(String.init)
    return words.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } } ? words : []
  }

  private static func bash(_ commands: [Command]) -> String {
    let options = commands.map { command in
      "    \(command.name)) words=\"\(command.options.map(\.name).joined(separator: " "))\" ;;"
    }
    let values = commands.flatMap { command in
      command.options.compactMap { option -> String? in
        let words = words(option)
        return words.isEmpty
          ? nil : "    \(command.name):\(option.name)) words=\"\(words.joined(separator: " "))\" ;;"
      }
    }
    return """
      _relief() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} words=
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) help --help --version" -- "$word"))
          return
        fi
        case $command:$previous in
      \(values.joined(separator: "\n"))
        esac
        if [ -z "$words" ] && [[ $word == -* ]]; then
          case $command in
      \(options.joined(separator: "\n"))
          esac
        fi
        if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$word"))
        else COMPREPLY=($(compgen -f -- "$word")); fi
      }
      complete -o filenames -F _relief relief
      """
  }

  private static func zsh(_ commands: [Command]) -> String {
    func plain(_ text: String) -> String {
      String(text.map { "[]:'\\".contains($0) ? " " : $0 })
    }
    let cases = commands.map { command in
      let specs = command.options.map { option -> String in
        let words = words(option)
        let value =
          option.value.map {
            ":\(plain($0)):" + (words.isEmpty ? "_files" : "(\(words.joined(separator: " ")))")
          }
          ?? ""
        return "'\(option.name)[\(plain(option.meaning))]\(value)'"
      }
      return "    \(command.name)) _arguments \(specs.joined(separator: " ")) '*:file:_files' ;;"
    }
    return """
      #compdef relief
      _relief() {
        if (( CURRENT == 2 )); then
          local -a commands=(\(commands.map { "'\($0.name):\(plain($0.summary))'" }.joined(separator: " ")))
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      compdef _relief relief
      """
  }

  private static func fish(_ commands: [Command]) -> String {
    func quoted(_ text: String) -> String {
      "'" + String(text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }) + "'"
    }
    var lines = commands.map {
      "complete -c relief -n __fish_use_subcommand -a \($0.name) -d \(quoted($0.summary))"
    }
    for command in commands {
      for option in command.options {
        var line =
          "complete -c relief -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name.dropFirst(2)) -d "
          + quoted(option.meaning)
        if let short = option.short { line += " -s \(short.dropFirst())" }
        if option.value != nil { line += " -r" }
        let words = words(option)
        if !words.isEmpty { line += " -f -a \(quoted(words.joined(separator: " ")))" }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// `relief manual`: the man page.
enum ManualCommand {
  static let command = Command(
    name: "manual", summary: "prints the man page", usage: "manual",
    options: [.help, .version], notes: "make install puts it where man looks for it.",
    examples: [("relief manual | man -l -", "to read it without installing")],
    run: { (_: Arguments) throws(CommandError) -> CommandLineTool.Status in
      try Console.say(text(Commands.all))
      return .success
    })

  /// The page in man's macros. Source: groff_man(7).
  private static func text(_ commands: [Command]) -> String {
    var lines = [
      ".TH RELIEF 1 \"\" \"relief \(Relief.version)\" \"User commands\"", ".SH NAME",
      "relief \\- renders neumorphic interfaces and SwiftUI previews to PNG", ".SH SYNOPSIS",
    ]
    for command in commands {
      for usage in command.usage.split(separator: "\n") {
        let words = usage.trimmingPrefix { $0 == " " }
        lines += [
          ".B relief", plain(words.hasPrefix("relief ") ? String(words.dropFirst(7)) : String(words)), ".br",
        ]
      }
    }
    lines += [".SH COMMANDS"]
    for command in commands {
      lines += [".SS \(plain(command.name))", sentence(command.summary)]
      for option in command.options {
        let names = [option.short, option.name].compactMap(\.self).map { "\\fB\(plain($0))\\fR" }
        lines += [
          ".TP", names.joined(separator: ", ") + (option.value.map { " \\fI\(plain($0))\\fR" } ?? ""),
          plain(option.meaning),
        ]
      }
      if !command.notes.isEmpty {
        lines += [".PP"] + command.notes.split(separator: "\n").map { plain(String($0)) }
      }
      for example in command.examples {
        lines += [
          ".PP", plain(example.meaning) + ":", ".PP", ".RS 4", ".nf", plain(example.line), ".fi", ".RE",
        ]
      }
    }
    lines += [
      ".SH EXIT STATUS",
      "0: all well; 1: a picture differs or could not be made; 2: wrong usage or bad input.",
      ".SH ENVIRONMENT", ".TP", "\\fBRELIEF_CACHE\\fR", "Where compiled previews are kept (~/.cache/relief).",
      ".TP", "\\fBRELIEF_TOOLCHAIN\\fR", "The folder of the Swift toolchain that compiles previews.",
    ]
    return lines.joined(separator: "\n")
  }

  private static func sentence(_ text: String) -> String {
    plain(text.prefix(1).uppercased() + text.dropFirst() + ".")
  }

  /// A text whose dashes and backslashes stay as they are, and which is no macro.
  private static func plain(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\\" ? Array("\\e") : $0 == "-" ? Array("\\-") : [$0] }
    let line = String(escaped)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
