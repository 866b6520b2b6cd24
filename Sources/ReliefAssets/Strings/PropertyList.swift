import Foundation

/// The strings and dictionaries of a property list; what else is in it does not matter here.
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

  /// The entries of a list that is a dictionary; nil for data that is none.
  static func dictionary(_ data: Data) -> [String: PropertyList]? {
    try? PropertyListDecoder().decode([String: PropertyList].self, from: data)
  }

  var string: String? { if case .string(let string) = self { string } else { nil } }
  var dictionary: [String: PropertyList]? { if case .dictionary(let entries) = self { entries } else { nil } }
}
