import Foundation

/// Inline Markdown: emphasis, code, strikethrough and links, as CommonMark's delimiter runs say.
///
/// Source: CommonMark 0.31.2, sections 6.1 to 6.5; the tilde rule is GitHub's extension. Blocks, pictures and HTML
/// are shown as they are. Cost: linear in the text but for unmatched delimiters, of which at most
/// `maximumDelimiters` count.
struct InlineMarkdown {
  /// A piece of text with its looks.
  struct Span: Equatable {
    var text: String
    var look = Look()
  }

  /// How a piece looks.
  struct Look: Equatable {
    var isBold = false, isItalic = false, isCode = false, isStruck = false
    var link: String?
  }

  /// More delimiters than this in one string are taken as they are.
  private static let maximumDelimiters = 1000

  private enum Token {
    case text(String, Look)
    /// A run of delimiters: how many are left, and how many there were.
    case run(Character, left: Int, whole: Int, opens: Bool, closes: Bool)
  }

  private var characters: [Character]
  private var tokens: [Token] = []
  private var looks: [Look] = []
  private var plain = ""
  private var delimiters = 0

  private static let marks = Set("*_`~[\\<".utf8)

  /// The pieces of a string.
  static func spans(_ text: String) -> [Span] {
    guard text.utf8.contains(where: marks.contains) else {
      return text.isEmpty ? [] : [Span(text: text)]
    }
    var parser = InlineMarkdown(Array(text), Look())
    parser.scan()
    parser.match()
    return parser.result()
  }

  private init(_ characters: [Character], _ look: Look) {
    self.characters = characters
    base = look
  }

  private let base: Look

  private mutating func flush() {
    if !plain.isEmpty { add(.text(plain, base)) }
    plain = ""
  }

  private mutating func add(_ token: Token) {
    tokens.append(token)
    looks.append(Look())
  }

  private mutating func scan() {
    var index = 0
    while index < characters.count {
      let c = characters[index]
      switch c {
      case "\\" where index + 1 < characters.count && characters[index + 1].isASCIIPunctuation:
        plain.append(characters[index + 1])
        index += 2
      case "`": index = code(from: index)
      case "*", "_", "~": index = run(from: index)
      case "[": index = link(from: index)
      case "<": index = autolink(from: index)
      default:
        plain.append(c)
        index += 1
      }
    }
    flush()
  }

  /// A span between two runs of as many backticks.
  private mutating func code(from start: Int) -> Int {
    let count = length(of: "`", from: start)
    var index = start + count
    while index < characters.count {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let other = length(of: "`", from: index)
      if other == count {
        var inside = String(characters[(start + count)..<index])
        if inside.hasPrefix(" "), inside.hasSuffix(" "), inside.contains(where: { $0 != " " }) {
          inside = String(inside.dropFirst().dropLast())
        }
        flush()
        var look = base
        look.isCode = true
        add(.text(inside, look))
        return index + count
      }
      index += other
    }
    plain += String(repeating: "`", count: count)
    return start + count
  }

  private func length(of c: Character, from start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == c { end += 1 }
    return end - start
  }

  /// A run of delimiters, which may open or close by what stands beside it.
  private mutating func run(from start: Int) -> Int {
    let c = characters[start]
    let count = length(of: c, from: start)
    let before: Character = start > 0 ? characters[start - 1] : " "
    let after: Character = start + count < characters.count ? characters[start + count] : " "
    let isLeft =
      !after.isWhitespace
      && (!after.isPunctuationOrSymbol || before.isWhitespace || before.isPunctuationOrSymbol)
    let isRight =
      !before.isWhitespace
      && (!before.isPunctuationOrSymbol || after.isWhitespace || after.isPunctuationOrSymbol)
    delimiters += 1
    if delimiters > Self.maximumDelimiters || c == "~" && count > 2 {
      plain += String(repeating: c, count: count)
      return start + count
    }
    flush()
    let opens = c == "_" ? isLeft && (!isRight || before.isPunctuationOrSymbol) : isLeft
    let closes = c == "_" ? isRight && (!isLeft || after.isPunctuationOrSymbol) : isRight
    add(.run(c, left: count, whole: count, opens: opens, closes: closes))
    return start + count
  }

  /// `[text](target)`.
  private mutating func link(from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < characters.count, index - start < 4000 {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      if characters[index] == "[" { depth += 1 }
      if characters[index] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      index += 1
    }
    guard depth == 0, index + 1 < characters.count, characters[index] == "]", characters[index + 1] == "(",
      let end = characters[(index + 2)...].firstIndex(of: ")"), base.link == nil
    else {
      plain.append("[")
      return start + 1
    }
    let target = String(characters[(index + 2)..<end]).split(separator: " ").first.map(String.init) ?? ""
    flush()
    var look = base
    look.link = target
    var inner = InlineMarkdown(Array(characters[(start + 1)..<index]), look)
    inner.scan()
    inner.match()
    for (token, more) in zip(inner.tokens, inner.looks) {
      tokens.append(inner.settled(token))
      looks.append(more)
    }
    return end + 1
  }

  /// Delimiters that found no partner are text.
  private func settled(_ token: Token) -> Token {
    guard case .run(let c, let left, _, _, _) = token else { return token }
    return .text(String(repeating: c, count: left), base)
  }

  /// `<https://…>`.
  private mutating func autolink(from start: Int) -> Int {
    if let end = characters[start...].firstIndex(of: ">") {
      let target = String(characters[(start + 1)..<end])
      let scheme = target.prefix { $0 != ":" }
      if scheme.count < target.count, scheme.count >= 2, scheme.allSatisfy({ $0.isASCII && $0.isLetter }),
        !target.contains(where: \.isWhitespace)
      {
        flush()
        var look = base
        look.link = target
        add(.text(target, look))
        return end + 1
      }
    }
    plain.append("<")
    return start + 1
  }

  /// Pairs runs of delimiters, inner ones first.
  private mutating func match() {
    var closer = 0
    while closer < tokens.count {
      guard case .run(let c, let left, let whole, let opens, true) = tokens[closer], left > 0,
        let opener = opener(for: c, before: closer, left: left, whole: whole, alsoOpens: opens)
      else {
        closer += 1
        continue
      }
      guard case .run(_, let openLeft, let openWhole, _, let openCloses) = tokens[opener] else { break }
      let used = c == "~" ? left : left >= 2 && openLeft >= 2 ? 2 : 1
      for index in (opener + 1)..<closer {
        if case .run(_, let left, _, _, _) = tokens[index], left > 0 {
          tokens[index] = settled(tokens[index])
        }
        switch (c, used) {
        case ("~", _): looks[index].isStruck = true
        case (_, 2): looks[index].isBold = true
        case (_, _): looks[index].isItalic = true
        }
      }
      tokens[opener] = .run(c, left: openLeft - used, whole: openWhole, opens: true, closes: openCloses)
      tokens[closer] = .run(c, left: left - used, whole: whole, opens: opens, closes: true)
      if left == used { closer += 1 }
    }
  }

  private func opener(for c: Character, before closer: Int, left: Int, whole: Int, alsoOpens: Bool) -> Int? {
    for index in stride(from: closer - 1, through: 0, by: -1) {
      guard case .run(c, let openLeft, let openWhole, true, let closes) = tokens[index], openLeft > 0 else {
        continue
      }
      if c == "~" {
        if openLeft == left { return index }
        continue
      }
      // The rule of three: a run that can both open and close needs a partner that does not sum to a multiple.
      if closes || alsoOpens, (openWhole + whole) % 3 == 0, openWhole % 3 != 0 || whole % 3 != 0 { continue }
      return index
    }
    return nil
  }

  private func result() -> [Span] {
    var spans: [Span] = []
    for (token, more) in zip(tokens, looks) {
      guard case .text(let text, var look) = settled(token), !text.isEmpty else { continue }
      look.isBold = look.isBold || more.isBold
      look.isItalic = look.isItalic || more.isItalic
      look.isStruck = look.isStruck || more.isStruck
      if let last = spans.last, last.look == look {
        spans[spans.count - 1].text += text
      } else {
        spans.append(Span(text: text, look: look))
      }
    }
    return spans
  }
}

extension Character {
  fileprivate var isASCIIPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
  fileprivate var isPunctuationOrSymbol: Bool { isPunctuation || isSymbol }
}
