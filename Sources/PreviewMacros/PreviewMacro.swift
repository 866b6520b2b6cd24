import Foundation

/// `#Preview`: a type that the runtime finds, which makes the preview.
enum PreviewMacro {
  static func expand(_ source: String, discriminator: String, file: String, line: Int) throws -> String {
    guard let hash = SourceText.find("#Preview", in: source) else { throw MacroError("#Preview is missing") }
    let lines = source[..<hash].filter(\.isNewline).count
    let call = String(source[source.index(hash, offsetBy: 8)...])
    let kind = "Preview"
    let type = "\(discriminator)\(kind.count)\(kind)fMu_"
    let (declarations, rest) = lifted(call)
    let holder =
      declarations.isEmpty
      ? ""
      : """
      struct _Content: SwiftUI.View {
      \(declarations)
      var body: some SwiftUI.View {
      \(rest.body)
      }
      }

      """
    let arguments = declarations.isEmpty ? call : "\(rest.head) { _Content() }"
    return """
      struct \(type): SwiftUI._PreviewRegistry {
      \(holder)@MainActor static var _preview: SwiftUI._PreviewDefinition {
      SwiftUI._PreviewDefinition\(arguments)
      ._at(file: \(quoted(file)), line: \(line + lines))
      }
      }
      """
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      + "\""
  }

  /// Takes `@Previewable` declarations out of the closure: they become properties of a view of their own.
  private static func lifted(_ call: String) -> (declarations: String, rest: (head: String, body: String)) {
    let none = ("", ("", ""))
    guard SourceText.find("@Previewable", in: call) != nil, let open = SourceText.find("{", in: call),
      let close = call.lastIndex(of: "}"), open < close
    else { return none }
    let head = String(call[..<open])
    let statements = SourceText.statements(String(call[call.index(after: open)..<close]))
    let isLifted = { (statement: String) in statement.contains("@Previewable") }
    let declarations = statements.filter(isLifted).map {
      $0.replacingOccurrences(of: "@Previewable", with: "")
    }
    return (
      declarations.joined(separator: "\n"),
      (head, statements.filter { !isLifted($0) }.joined(separator: "\n"))
    )
  }
}
