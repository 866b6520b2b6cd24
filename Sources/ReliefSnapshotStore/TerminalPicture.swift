import Foundation
import ReliefDrawing

/// Shows pictures in terminals that can.
package enum TerminalPicture {
  /// How a terminal takes pictures.
  package enum Form: Hashable, Sendable {
    /// Kitty's protocol; Ghostty and Konsole have it too.
    case kitty
    /// That of iTerm2; WezTerm has it too.
    case iTerm
    /// Half blocks in true colours, two pixels a character; tmux has them too.
    case blocks
  }

  /// What the terminal of an environment takes; nil for none.
  package static func form(_ environment: [String: String]) -> Form? {
    let (term, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
    if environment["TMUX"] == nil {
      if term.contains("kitty") || term.contains("ghostty") || environment["KITTY_WINDOW_ID"] != nil {
        return .kitty
      }
      if program == "iTerm.app" || program == "WezTerm" { return .iTerm }
    }
    let hasTrueColor = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    return hasTrueColor || term.hasSuffix("-direct") ? .blocks : nil
  }

  /// The escape sequence that shows a PNG file; `columns` is how many characters wide the terminal is.
  ///
  /// Source: kitty, "Terminal graphics protocol"; iTerm2, "Inline Images Protocol".
  package static func sequence(_ png: [UInt8], _ form: Form, columns: Int = 80) throws -> String {
    let text = Data(png).base64EncodedString()
    switch form {
    case .blocks: return blocks([try SnapshotPicture.decode(png)], columns: columns)
    case .iTerm: return "\u{1B}]1337;File=inline=1;size=\(png.count):\(text)\u{7}\n"
    case .kitty:
      var result = ""
      var rest = text[...]
      var head = "a=T,f=100,"
      repeat {
        let part = rest.prefix(4096)
        rest = rest.dropFirst(4096)
        result += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
        head = ""
      } while !rest.isEmpty
      return result + "\n"
    }
  }

  /// The most lines that a picture of half blocks takes.
  private static let mostLines = 24
  /// Characters between pictures.
  private static let gap = 2

  /// Pictures side by side in half blocks, shrunk by one factor until they fit, each below its title where there are
  /// titles.
  ///
  /// Source of the sequences: ECMA-48, "Select graphic rendition", with the colours of ISO 8613-6.
  package static func blocks(_ pictures: [Bitmap], columns: Int, titles: [String] = []) -> String {
    let room = max(columns - gap * (pictures.count - 1), pictures.count)
    let (wide, high) = (pictures.reduce(0) { $0 + $1.width }, pictures.reduce(0) { max($0, $1.height) })
    let factor = max((wide + room - 1) / room, (high + 2 * mostLines - 1) / (2 * mostLines), 1)
    let small = pictures.map { Shrunk($0, by: factor) }
    var text = titles.isEmpty ? "" : Self.line(of: titles, over: small.map(\.width)) + "\n"
    for line in 0..<(small.reduce(0) { max($0, $1.height) } + 1) / 2 {
      for (index, picture) in small.enumerated() {
        if index > 0 { text += String(repeating: " ", count: gap) }
        var last: (upper: UInt32?, lower: UInt32?) = (nil, nil)
        for x in 0..<picture.width {
          let (upper, lower) = (picture.color(x, 2 * line), picture.color(x, 2 * line + 1))
          guard let upper else {
            text += " "
            continue
          }
          if last.upper != upper { text += "\u{1B}[38;2;\(words(upper))m" }
          if last.lower != lower || last.upper == nil {
            text += lower.map { "\u{1B}[48;2;\(words($0))m" } ?? "\u{1B}[49m"
          }
          last = (upper, lower)
          text += "▀"
        }
        text += "\u{1B}[0m"
      }
      text += "\n"
    }
    return text
  }

  /// Titles where pictures of these widths begin; one that is longer than its picture is cut off.
  private static func line(of titles: [String], over widths: [Int]) -> String {
    let cells = zip(titles, widths).map { title, width in
      String(title.prefix(width)) + String(repeating: " ", count: max(width - title.count, 0))
    }
    let line = cells.joined(separator: String(repeating: " ", count: gap))
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func words(_ color: UInt32) -> String {
    "\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
  }

  /// A picture made smaller by averaging squares, over white.
  private struct Shrunk {
    let width: Int, height: Int
    private var colors: [UInt32]

    init(_ picture: Bitmap, by factor: Int) {
      (width, height) = (
        (picture.width + factor - 1) / factor, (picture.height + factor - 1) / factor
      )
      colors = []
      let pixels = picture.pixels.span
      for y in 0..<height {
        for x in 0..<width {
          var (red, green, blue, count) = (0, 0, 0, 0)
          for v in y * factor..<min((y + 1) * factor, picture.height) {
            for u in x * factor..<min((x + 1) * factor, picture.width) {
              let i = (v * picture.width + u) * 4
              let opacity = Int(pixels[i + 3])
              let white = 255 * (255 - opacity)
              red += Int(pixels[i]) * opacity + white
              green += Int(pixels[i + 1]) * opacity + white
              blue += Int(pixels[i + 2]) * opacity + white
              count += 255
            }
          }
          let parts = [red, green, blue].map { UInt32($0 / max(count, 1)) }
          colors.append(parts[0] << 16 | parts[1] << 8 | parts[2])
        }
      }
    }

    /// A pixel as 0xRRGGBB; nil below the picture.
    func color(_ x: Int, _ y: Int) -> UInt32? { y < height ? colors[y * width + x] : nil }
  }
}
