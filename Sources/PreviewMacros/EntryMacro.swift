import Foundation

/// `@Entry`: a stored-looking property of `EnvironmentValues` and its fellows becomes a key and accessors.
enum EntryMacro {
  static func expand(_ declaration: String, isAccessor: Bool) throws -> String {
    guard let start = SourceText.find("var ", in: declaration) else {
      throw MacroError("@Entry belongs to a var")
    }
    let text = declaration[declaration.index(start, offsetBy: 4)...]
    let name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
    guard !name.isEmpty else { throw MacroError("@Entry belongs to a var with a name") }
    let key = "__Key_\(name.filter { $0 != "`" })"
    if isAccessor {
      return """
        {
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        }
        """
    }
    let rest = String(text.dropFirst(name.count))
    let equals = SourceText.find("=", in: rest)
    let type = rest[..<(equals ?? rest.endIndex)].trimmingCharacters(in: .whitespacesAndNewlines)
    let value = equals.map { rest[rest.index(after: $0)...].trimmingCharacters(in: .whitespacesAndNewlines) }
    // A type that is not written is inferred from the value; an optional one without a value is nil.
    let body =
      if type.isEmpty {
        "static let defaultValue = \(value ?? "nil")"
      } else {
        "static var defaultValue\(type) { \(value ?? "nil") }"
      }
    return """
      private struct \(key): SwiftUI.EnvironmentKey {
      \(body)
      }
      """
  }
}
