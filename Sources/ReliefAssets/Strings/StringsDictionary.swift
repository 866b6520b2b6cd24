import Foundation

/// A `.stringsdict` file: strings with forms for numbers.
///
/// Source: Apple, "Stringsdict File Format".
enum StringsDictionary {
  /// The strings, and those that lack something, where they begin.
  static func strings(_ data: Data) throws(StringsSyntaxError) -> (
    strings: [String: TranslatedString], faults: [StringsSyntaxError]
  ) {
    let (entries, lines) = try PropertyList.read(data, "it is no property list of plural forms")
    var result: [String: TranslatedString] = [:]
    var faults: [StringsSyntaxError] = []
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      func fault(_ what: String) {
        let line = lines[key] ?? StringsSyntaxError.line(of: key, in: data)
        faults.append(StringsSyntaxError(line: line, message: "\"\(key)\" \(what)"))
      }
      guard let entry = value.dictionary else {
        fault("has no forms")
        continue
      }
      if let format = entry["NSStringLocalizedFormatKey"]?.string {
        var string = TranslatedString(format)
        for (name, value) in entry {
          if let variable = variable(value) { string.variables[name] = variable }
        }
        result[key] = string
        for name in string.missingVariables { fault("has no forms of \"\(name)\"") }
        if let name = string.circle { fault("has forms of \"\(name)\" that name \"\(name)\" again") }
        for (name, variable) in string.variables.sorted(by: { $0.key < $1.key })
        where variable.forms[.other] == nil { fault("has no form \"other\" of \"\(name)\"") }
      } else if let widths = entry["NSStringVariableWidthRuleType"]?.dictionary {
        // The widest form is shown, as on a screen with room.
        let widest = widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
        result[key] = widest?.value.string.map { TranslatedString($0) }
      } else if let devices = entry["NSStringDeviceSpecificRuleType"]?.dictionary {
        let forms = devices.compactMapValues { $0.string.map { TranslatedString($0) } }
        guard var string = forms["iphone"] ?? forms["other"] else {
          fault("has no form \"other\" for devices")
          continue
        }
        string.devices = forms
        if let other = forms["other"] {
          string.devices.merge(["ipad": other, "mac": other]) { own, _ in own }
        }
        result[key] = string
      } else {
        fault("has no NSStringLocalizedFormatKey")
      }
    }
    return (result, faults.sorted { ($0.line, $0.message) < ($1.line, $1.message) })
  }

  private static func variable(_ value: PropertyList) -> TranslatedString.Variable? {
    guard let rule = value.dictionary,
      rule["NSStringFormatSpecTypeKey"]?.string == "NSStringPluralRuleType"
    else { return nil }
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      if let form = rule[category.rawValue]?.string { forms[category] = form }
    }
    return .init(
      argument: nil, specifier: "%" + (rule["NSStringFormatValueTypeKey"]?.string ?? "lld"), forms: forms)
  }
}
