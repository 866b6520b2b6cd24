import Foundation

/// Rewrites the conditions of a source file to those of an iPhone: no flag of the compiler can do that.
///
/// Only `os(...)`, `targetEnvironment(...)` in `#if` and `#elseif`, and `#available`, `#unavailable` are changed;
/// lines keep their numbers. Strings and comments are passed over.
package struct SourceConditions: Sendable {
  /// The platform whose branches are taken.
  package enum Platform: String, Sendable {
    case iOS, macOS
  }

  let platform: Platform

  package init(platform: Platform = .iOS) { self.platform = platform }

  /// The source with its conditions rewritten; nil when there is nothing to change.
  package func rewritten(_ source: String) -> String? {
    guard
      source.contains("#if") || source.contains("#elseif") || source.contains("#available")
        || source.contains("#unavailable") || ObjectiveCWords.occur(in: source)
    else { return nil }
    let usesSwiftUI = source.contains("import SwiftUI") || source.contains("import UIKit")
    var result = ""
    var scanner = SourceScanner(source)
    while let piece = scanner.next() {
      switch piece {
      case .code(let text): result += ObjectiveCWords.rewritten(text)
      case .quoted(let text): result += text
      case .selector(let name): result += "Selector((\(PreviewBuild.quoted(name))))"
      case .directive(let text): result += directive(text)
      case .availability(let name, let arguments):
        result += usesSwiftUI ? availability(name, arguments) : "\(name)(\(arguments))"
      }
    }
    return result == source ? nil : result
  }

  /// A line that begins with `#if` or `#elseif`.
  func directive(_ line: String) -> String {
    var line = line
    for (name, isTrue) in conditions {
      line = line.replacingOccurrences(
        of: name + #"\s*\(\s*\w+\s*\)"#, with: isTrue ? "true" : "false", options: .regularExpression)
    }
    return line
  }

  private var conditions: [(String, Bool)] {
    let isPhone = platform == .iOS
    return [
      (#"\bos(?=\s*\(\s*iOS\s*\))"#, isPhone), (#"\bos(?=\s*\(\s*(macOS|OSX)\s*\))"#, !isPhone),
      (#"\bos(?=\s*\(\s*(Linux|tvOS|watchOS|visionOS|Windows|Android)\s*\))"#, false),
      (#"\btargetEnvironment(?=\s*\(\s*simulator\s*\))"#, isPhone),
      (#"\btargetEnvironment(?=\s*\(\s*macCatalyst\s*\))"#, false),
      (#"\bcanImport(?=\s*\(\s*UIKit\s*\))"#, isPhone),
      (#"\bcanImport(?=\s*\(\s*(AppKit|Cocoa)\s*\))"#, !isPhone),
    ]
  }

  /// `#available(iOS 17, *)` asks the version whose look is drawn.
  private func availability(_ name: String, _ arguments: String) -> String {
    let isNegative = name == "#unavailable"
    var version: String?
    for part in arguments.split(separator: ",") {
      let words = part.split(whereSeparator: \.isWhitespace)
      if words.count == 2, words[0] == platform.rawValue {
        version = words[1].split(separator: ".").first.map(String.init)
      }
    }
    let breaks = String(repeating: "\n", count: arguments.filter(\.isNewline).count)
    guard let version else { return isNegative ? "(false\(breaks))" : "(true\(breaks))" }
    return "\(isNegative ? "!" : "")SwiftUI._isSystem(\(version)\(breaks))"
  }
}

/// Splits a source file into what matters to conditions and the rest.
struct SourceScanner {
  enum Piece {
    case code(String)
    /// A string or a comment.
    case quoted(String)
    /// A line with `#if`, `#elseif`, `#else` or `#endif`, without its end.
    case directive(String)
    /// What stands between the brackets of `#selector`.
    case selector(String)
    /// `#available` or `#unavailable` and what stands between its brackets.
    case availability(String, String)
  }

  /// What is to be read yet.
  private(set) var rest: Substring

  init(_ source: String) { rest = source[...] }

  mutating func next() -> Piece? {
    guard let first = rest.first else { return nil }
    if first == "#" {
      if ["#if ", "#if(", "#elseif ", "#elseif(", "#else", "#endif"].contains(where: rest.hasPrefix) {
        return .directive(String(take { $0.prefix { !$0.isNewline } }))
      }
      for name in ["#available", "#unavailable"] where rest.hasPrefix(name) {
        let after = rest.dropFirst(name.count).drop(while: \.isWhitespace)
        guard after.first == "(", let close = after.firstIndex(of: ")") else { continue }
        let arguments = String(after[after.index(after: after.startIndex)..<close])
        rest = after[after.index(after: close)...]
        return .availability(name, arguments)
      }
      if rest.hasPrefix("#selector("), let (name, after) = Self.bracketed(rest.dropFirst(9)) {
        rest = after
        return .selector(name)
      }
      if rest.hasPrefix("#\"") {
        return .quoted(String(take { Self.string($0, opening: "#\"", closing: "\"#", escapes: false) }))
      }
      return .code(String(take { $0.prefix(1) }))
    }
    if rest.hasPrefix("//") { return .quoted(String(take { $0.prefix { !$0.isNewline } })) }
    if rest.hasPrefix("/*") { return .quoted(String(take(Self.comment))) }
    if rest.hasPrefix("\"\"\"") {
      return .quoted(String(take { Self.string($0, opening: "\"\"\"", closing: "\"\"\"", escapes: true) }))
    }
    if first == "\"" {
      return .quoted(String(take { Self.string($0, opening: "\"", closing: "\"", escapes: true) }))
    }
    return .code(
      String(
        take { text in
          let head = text.prefix { !"#\"/".contains($0) }
          return head.isEmpty ? text.prefix(1) : head
        }))
  }

  private mutating func take(_ part: (Substring) -> Substring) -> Substring {
    let taken = part(rest)
    rest = rest[taken.endIndex...]
    return taken
  }

  /// What stands between brackets that may have others inside, and what comes after; nil where they do not end.
  private static func bracketed(_ text: Substring) -> (String, Substring)? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 {
        return (String(text[text.index(after: text.startIndex)..<index]), text[text.index(after: index)...])
      }
    }
    return nil
  }

  /// A comment, with those inside of it.
  private static func comment(_ text: Substring) -> Substring {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix("/*") {
        depth += 1
        index = text.index(index, offsetBy: 2)
      } else if text[index...].hasPrefix("*/") {
        depth -= 1
        index = text.index(index, offsetBy: 2)
        if depth == 0 { return text[..<index] }
      } else {
        index = text.index(after: index)
      }
    }
    return text
  }

  /// A string; interpolations with strings of their own count by their quotes, which come in pairs.
  private static func string(
    _ text: Substring, opening: String, closing: String, escapes: Bool
  ) -> Substring {
    var index = text.index(text.startIndex, offsetBy: opening.count)
    while index < text.endIndex {
      if escapes, text[index] == "\\" {
        index = text.index(after: index)
        if index < text.endIndex { index = text.index(after: index) }
      } else if text[index...].hasPrefix(closing) {
        return text[..<text.index(index, offsetBy: closing.count)]
      } else if closing == "\"", text[index].isNewline {
        return text[..<index]
      } else {
        index = text.index(after: index)
      }
    }
    return text
  }
}
