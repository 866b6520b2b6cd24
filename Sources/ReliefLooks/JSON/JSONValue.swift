/// A JSON value that knows where in its text it stands.
package struct JSONValue: Hashable, Sendable {
  /// What the value is.
  package enum Kind: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// What the value is.
  package var kind: Kind
  /// The index of its first byte in the text.
  package var offset: Int

  package init(kind: Kind, offset: Int) { (self.kind, self.offset) = (kind, offset) }

  /// The value in a few words, as error messages name it.
  package var summary: String {
    switch kind {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): JSONValue.text(number)
    case .string(let string): "\"\(string.count > 60 ? string.prefix(57) + "..." : string[...])\""
    case .array(let items): items.count == 1 ? "a list of 1 item" : "a list of \(items.count) items"
    case .object: "an object"
    }
  }

  /// A number without a needless ".0".
  package static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A key of a JSON object and its value.
package struct JSONMember: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The index of the key's opening quotation mark in the text.
  package var keyOffset: Int
  /// The value.
  package var value: JSONValue

  package init(key: String, keyOffset: Int, value: JSONValue) {
    (self.key, self.keyOffset, self.value) = (key, keyOffset, value)
  }
}

/// Why a text is not JSON, and where.
package struct JSONFault: Error, Hashable, Sendable {
  /// What is wrong and what would be right, as a clause.
  package var reason: String
  /// The index of the byte at fault.
  package var offset: Int
  /// Where that is among the values, such as `$.layers[2].fill`.
  package var path: String
}
