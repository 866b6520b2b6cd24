import SwiftUI

/// A value of JSON whose objects keep the order of their keys when they are written.
indirect enum TokenNode: Hashable {
  case text(String)
  case number(Double)
  case truth(Bool)
  case nothing
  case list([TokenNode])
  case object([Entry])

  struct Entry: Hashable {
    var key: String
    var value: TokenNode
  }

  /// An object.
  static func of(_ pairs: (String, TokenNode)...) -> TokenNode {
    .object(pairs.map { Entry(key: $0.0, value: $0.1) })
  }

  /// The value at a key; nil where there is none.
  subscript(_ key: String) -> TokenNode? {
    guard case .object(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The value at a path of keys, divided by points.
  func at(_ path: String) -> TokenNode? {
    path.split(separator: ".").reduce(self as TokenNode?) { $0?[String($1)] }
  }

  /// The JSON text, two spaces a level.
  func json(_ indent: String = "") -> String {
    let inner = indent + "  "
    func lines(_ open: String, _ items: [String], _ close: String) -> String {
      if items.isEmpty { return open + close }
      let flat = open + items.joined(separator: ", ") + close
      if flat.count < 90, !flat.contains("\n") { return flat }
      return open + "\n" + items.map { inner + $0 }.joined(separator: ",\n") + "\n" + indent + close
    }
    switch self {
    case .text(let text): return TokenNode.quoted(text)
    case .number(let number): return NumberText.text(number, digits: 6)
    case .truth(let value): return value ? "true" : "false"
    case .nothing: return "null"
    case .list(let nodes): return lines("[", nodes.map { $0.json(inner) }, "]")
    case .object(let entries):
      return lines("{", entries.map { TokenNode.quoted($0.key) + ": " + $0.value.json(inner) }, "}")
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case let control where control.value < 32:
        let digits = String(control.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension TokenNode: Decodable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .object(
        try container.allKeys.map {
          Entry(key: $0.stringValue, value: try container.decode(TokenNode.self, forKey: $0))
        }
        .sorted { $0.key < $1.key })
    } else if var container = try? decoder.unkeyedContainer() {
      var list: [TokenNode] = []
      while !container.isAtEnd { list.append(try container.decode(TokenNode.self)) }
      self = .list(list)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let truth = try? container.decode(Bool.self) {
        self = .truth(truth)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }
}
