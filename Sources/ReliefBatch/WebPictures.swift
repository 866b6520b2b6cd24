import Foundation
import Relief

/// Pictures for web pages: `<picture>` elements that follow the reader's scheme and screen.
enum WebPictures {
  /// A page with an element for each picture, to copy from.
  static func page(_ records: [BatchRecords.Record]) -> String {
    let groups = PictureGroup.all(records, within: ["color-scheme", "scale"])
    let parts = groups.map {
      "<!-- \(escaped($0.name).replacingOccurrences(of: "--", with: "- -")) -->\n\(element($0))"
    }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark"><title>Pictures</title></head><body>
      \(parts.joined(separator: "\n"))
      </body></html>

      """
  }

  /// The element of one picture: light unless the reader wants dark, in the scale that the screen has.
  static func element(_ group: PictureGroup) -> String {
    let dark = group.records.filter { $0.isDark == true }
    let others = group.records.filter { $0.isDark != true }
    let light = others.isEmpty ? dark : others
    guard let first = light.min(by: { $0.scale < $1.scale }) else { return "" }
    var lines = ["<picture>"]
    if !dark.isEmpty, !others.isEmpty {
      lines.append("  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(set(dark))\">")
    }
    let (width, height) = (Double(first.width) / first.scale, Double(first.height) / first.scale)
    var image = "  <img src=\"\(link(first.file))\""
    if light.count > 1 || first.scale != 1 { image += " srcset=\"\(set(light))\"" }
    image +=
      " width=\"\(Int(width.rounded()))\" height=\"\(Int(height.rounded()))\" alt=\"\(escaped(group.name))\""
    lines.append(image + " loading=\"lazy\" decoding=\"async\">")
    lines.append("</picture>")
    return lines.joined(separator: "\n")
  }

  /// `a.png 1x, a@2x.png 2x`.
  private static func set(_ records: [BatchRecords.Record]) -> String {
    records.sorted { $0.scale < $1.scale }.map { "\(link($0.file)) \(JSONValue.text($0.scale))x" }
      .joined(separator: ", ")
  }

  /// A path as a link: a comma or a space would end it in a srcset.
  static func link(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let character = Character(UnicodeScalar(byte))
      if byte < 128, character.isLetter || character.isNumber || "/._-~@".contains(character) {
        text.append(character)
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
