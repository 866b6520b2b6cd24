import Foundation

/// The strings and dictionaries of a property list; what else is in it does not matter here.
///
/// Lists in XML and binary ones are read here, since Foundation's reader of both ends the program where a list is
/// nested very deeply or holds itself.
enum PropertyList: Decodable {
  case string(String)
  case dictionary([String: PropertyList])
  case other

  init(from decoder: any Decoder) throws {
    if let string = try? decoder.singleValueContainer().decode(String.self) {
      self = .string(string)
    } else if let dictionary = try? decoder.singleValueContainer().decode([String: PropertyList].self) {
      self = .dictionary(dictionary)
    } else {
      self = .other
    }
  }

  var string: String? { if case .string(let string) = self { string } else { nil } }
  var dictionary: [String: PropertyList]? { if case .dictionary(let entries) = self { entries } else { nil } }

  /// The entries of a list that is a dictionary, and the lines of its keys where they are known.
  static func read(
    _ data: Data, _ message: String
  ) throws(StringsSyntaxError) -> (entries: [String: PropertyList], lines: [String: Int]) {
    if data.starts(with: Data("bplist".utf8)) {
      guard let entries = BinaryPropertyList.read([UInt8](data))?.dictionary else {
        throw StringsSyntaxError(line: 1, message: "\(message): its binary form is broken")
      }
      return (entries, [:])
    }
    let text = try StringsFile.text(data)
    guard text.first(where: { !$0.isWhitespace }) == "<" else {
      // Apple's old form, in braces.
      do {
        return (try PropertyListDecoder().decode([String: PropertyList].self, from: Data(text.utf8)), [:])
      } catch {
        throw StringsSyntaxError(line: 1, message: message)
      }
    }
    let root: XMLNode
    do throws(AssetError) { root = try XMLTree.root([UInt8](text.utf8)) } catch {
      throw StringsSyntaxError.xml(error, message)
    }
    let node = root.name == "plist" ? root.children.first ?? root : root
    guard node.name == "dict" else { throw StringsSyntaxError(line: node.line, message: message) }
    var lines: [String: Int] = [:]
    for child in node.children where child.name == "key" { lines[child.text] = child.line }
    return (entries(node), lines)
  }

  private init(_ node: XMLNode) {
    switch node.name {
    case "string": self = .string(node.text)
    case "dict": self = .dictionary(Self.entries(node))
    default: self = .other
    }
  }

  /// What stands in a dictionary; a key without a value has none.
  private static func entries(_ node: XMLNode) -> [String: PropertyList] {
    var entries: [String: PropertyList] = [:]
    var key: String?
    for child in node.children {
      if child.name == "key" {
        key = child.text
      } else if let name = key {
        entries[name] = PropertyList(child)
        key = nil
      }
    }
    return entries
  }
}
