import Foundation

/// Answers the compiler's questions.
///
/// The messages are those of swift-syntax's `SwiftCompilerPluginMessageHandling`; they carry the text of the source,
/// which is all that these macros need, so no syntax library is linked.
enum MacroPlugin {
  private static let protocolVersion = 7

  static func answer(_ request: [String: Any]) -> [String: Any] {
    if request["getCapability"] != nil {
      return [
        "getCapabilityResult": ["capability": ["protocolVersion": protocolVersion, "features": [String]()]]
      ]
    }
    if let expand = request["expandFreestandingMacro"] as? [String: Any] {
      return expanded { try freestanding(expand) }
    }
    if let expand = request["expandAttachedMacro"] as? [String: Any] {
      return expanded { try attached(expand) }
    }
    return expanded { throw MacroError("the compiler asks for something that this plugin does not know") }
  }

  private static func expanded(_ make: () throws -> String) -> [String: Any] {
    do {
      return ["expandMacroResult": ["expandedSource": try make(), "diagnostics": [Any]()]]
    } catch {
      let message: [String: Any] = [
        "message": "\(error)", "severity": "error", "position": ["fileName": "", "offset": 0],
        "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
      ]
      return ["expandMacroResult": ["diagnostics": [message]]]
    }
  }

  private static func name(_ message: [String: Any]) -> String {
    (message["macro"] as? [String: Any])?["typeName"] as? String ?? ""
  }

  private static func freestanding(_ message: [String: Any]) throws -> String {
    guard let syntax = message["syntax"] as? [String: Any], let source = syntax["source"] as? String else {
      throw MacroError("the compiler gave no source")
    }
    let location = syntax["location"] as? [String: Any]
    return try PreviewMacro.expand(
      source, discriminator: message["discriminator"] as? String ?? "",
      file: location?["fileID"] as? String ?? "", line: location?["line"] as? Int ?? 0)
  }

  private static func attached(_ message: [String: Any]) throws -> String {
    guard name(message) == "EntryMacro" else { return "" }
    guard let declaration = (message["declSyntax"] as? [String: Any])?["source"] as? String else {
      throw MacroError("the compiler gave no source")
    }
    let isAccessor = message["macroRole"] as? String == "accessor"
    return try EntryMacro.expand(declaration, isAccessor: isAccessor)
  }
}

/// Why a macro cannot be expanded.
struct MacroError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
