import Foundation
import ReliefGeometry
import ReliefText

/// Relief's own drawings of symbols, as path data in a square of 16 units.
enum SymbolPaths {
  /// A drawing by its name.
  enum Own: Hashable, Sendable {
    /// As it is written down.
    case plain(String)
    /// The outline of a solid drawing.
    case hollow(String)
    /// Letters.
    case text(String)
    /// A drawing, turned or mirrored.
    indirect case turned(Own, CGAffineTransform)
  }

  /// A drawing; nil when the name is not written down.
  static func glyph(_ own: Own, _ fonts: FontLibrary) -> SymbolGlyph? {
    switch own {
    case .plain(let name): return parts[name].flatMap { glyph(data: $0) }
    case .hollow(let name): return parts[name].flatMap { hollow(data: $0) }
    case .text(let text): return SymbolLibrary.glyph(text: text, fonts)
    case .turned(let inner, let turn): return glyph(inner, fonts)?.applying(turn, keepingLines: false)
    }
  }

  /// A drawing from its lines of path data.
  private static func glyph(data: String) -> SymbolGlyph? {
    var glyph = SymbolGlyph([])
    for line in data.split(separator: "\n") {
      guard let part = part(line) else { return nil }
      glyph = glyph + part
    }
    return glyph
  }

  /// A line of path data. Its first letter says what it is: f filled, s a line a unit wide, t a line of 1.7, w a line
  /// of 1.9, c a line that removes.
  private static func part(_ line: Substring) -> SymbolGlyph? {
    guard let path = try? Path(svgPathData: String(line.dropFirst(2))) else { return nil }
    return switch line.first {
    case "f": SymbolGlyph(path)
    case "t": .line(path, width: 1.7)
    case "w": .line(path, width: 1.9)
    case "c": SymbolGlyph.line(path, width: 0.9).cutting
    default: .line(path)
    }
  }

  /// The rim of a solid drawing around a hole of its own form; lines, those that remove too, stay lines in it.
  private static func hollow(data: String) -> SymbolGlyph? {
    var (solid, lines) = (SymbolGlyph([]), SymbolGlyph([]))
    for line in data.split(separator: "\n") {
      guard var part = part(line) else { return nil }
      for index in part.parts.indices { part.parts[index].isCut = false }
      if line.hasPrefix("s") || line.hasPrefix("c") { lines = lines + part } else { solid = solid + part }
    }
    return solid.rim + lines.applying(SymbolGlyph.roomForRim, keepingLines: false)
  }

  /// The names of all drawings.
  static var names: [String] { parts.keys.sorted() }

  private static let parts: [String: String] = {
    var parts: [String: String] = [:]
    let all = [symbolShapes, symbolLines, symbolHousehold, symbolFrames, symbolEveryday, symbolPeople]
    for block in all.joined(separator: "\n\n").split(separator: "#") {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: true)
      guard let name = lines.first else { continue }
      parts[String(name)] = lines.dropFirst().joined(separator: "\n")
    }
    return parts
  }()
}

/// Solid drawings: a name behind a hash, then lines of path data.
private let symbolShapes = """
  #hand.raised
  w M5.4 8V3.9M7.8 8V2.2M10.2 8V2.7M12.6 9V4.8M2.4 8.6L5 12
  f M4.5 7.5h9.05V10c0 3.6-2 5.2-4.6 5.2c-2.2 0-3.6-1-4.8-2.8z
  #hand.wave
  w M4.2 10.2L2.2 6.4M6 8.4L3.6 3.6M8 7.4L6 2.8M10.2 7L8.8 3.6M12.4 11L13.8 7.2
  f M3.4 9.8L10.9 6.4L12.9 9.6C13 12 11.6 14 9.2 14.9C7 15.4 5.2 14.4 4.4 12.4z
  s M13 1c1 .5 1.7 1.2 2.1 2.3
  #speaker
  f M2.6 5.6h2.6L9.6 2.2v11.6L5.2 10.4H2.6z
  #speaker.wave.1
  f M1.4 5.6H4l4.4-3.4v11.6L4 10.4H1.4z
  s M10.8 5.8a3.4 3.4 0 0 1 0 4.4
  #speaker.wave.2
  f M.8 5.6h2.6l4.4-3.4v11.6l-4.4-3.4H.8z
  s M10 5.8a3.4 3.4 0 0 1 0 4.4M12 4a6.4 6.4 0 0 1 0 8
  #speaker.wave.3
  f M.4 5.8h2.4L6.8 2.6v10.8L2.8 10.2H.4z
  s M8.8 6a3.2 3.2 0 0 1 0 4M10.8 4.4a5.8 5.8 0 0 1 0 7.2M12.8 2.8a8.4 8.4 0 0 1 0 10.4
  #leaf
  f M14.6 1.4C7 1.4 2 4 2 9.4c0 1.2.3 2.2.8 3.1l-1.7 2.1l1 .8l1.8-2.1c1.2.7 2.5 1.1 3.9.9C13 13.5 15.2 8 14.6 1.4z
  c M4.2 12.2C6 9.3 8.5 7 11.4 5.4
  #flame
  f M8.3.6c.4 2.7 5.1 4.7 5.1 9.2c0 3.3-2.4 5.6-5.4 5.6s-5.4-2.3-5.4-5.4c0-2.1 1-3.7 2.3-5c.1 1.3.6 2.1 1.5 2.5C6.2 5 6.8 2.3 8.3.6z
  #hare
  f M1 11.4C1 8.8 3.5 6.8 6.8 6.8c1.6 0 3 .4 4 1.1L8.9 3.3c-.2-.9 1-1.3 1.6-.5l2.1 3.3c1.6.3 2.9 1.7 2.9 3.2c0 .8-.8 1.3-1.9 1.3h-1.2l1.3 2.5H5.5c-.8 0-1.4-.4-1.7-1H1.8c-.5 0-.8-.3-.8-.7z
  #tortoise
  f M1.4 10.4c0-3.4 2.7-5.9 5.9-5.9s5.4 2.5 5.4 5.4h.3c.4-1.1 1.1-1.6 1.9-1.4s.8 1.5.1 2.2s-1.6 1-2.7 1V13.4h-2.2v-1.7H5v1.7H2.8v-1.7c-.9 0-1.4-.5-1.4-1.3z
  #fish
  f M.6 8c2-3.4 4.6-4.7 7.1-4.7c2.1 0 3.8 1.3 4.9 3l2.8-2.1v7.6l-2.8-2.1c-1.1 1.7-2.8 3-4.9 3c-2.5 0-5.1-1.3-7.1-4.7z
  c M4.4 7v.6
  #bird
  f M15.6 4.4l-2.4-.9c-.6-1.3-1.9-1.9-3.2-1.7C8.1 2.1 7.2 3.6 7.2 5.3C4.7 5.7 2.4 7.4.6 10.8c2 .5 3.2.4 4 0c-.6 1.5-1.7 2.6-3 3.4c6.4.7 11.8-2.3 11.8-8.6z
  #swift
  f M1.6 2.6c3 3 6 5.2 8.2 6.4C7.6 7 5.2 4.4 4 2.6c3.6 3 6.2 4.8 7.8 5.8c.6-1.9.2-4-1.2-6c3.4 2 4.9 5.8 3.8 8.7c1.1 1.3 1.1 2.5.7 2.9c-.7-1-1.7-1-2.5-.6C9 15 3.8 14 1.2 10.4c2.4 1.5 5 1.7 6.8.8C5.2 9.4 2.8 6.2 1.6 2.6z
  #crown
  f M1.2 4L5 7.4L8 2.2l3 5.2L14.8 4l-1.4 9.4H2.6z
  #cross
  f M6 1.2h4V6h4.8v4H10v4.8H6V10H1.2V6H6z
  #mountain.2
  f M.4 13.6L5.8 4l2.7 4.5l1.8-2.7l5.3 7.8z
  #dumbbell
  f M3.4 7.1h9.2v1.8H3.4zM2.4 3.6h2.4v8.8H2.4zM11.2 3.6h2.4v8.8h-2.4zM.6 5.6h1.4v4.8H.6zM14 5.6h1.4v4.8H14z
  #tent
  f M8 2L15.6 13.8H.4z
  c M8 8v6M8 8L5 13.4M8 8l3 5.4
  #pawprint
  f M8 7.6c1.9 0 4.4 2.6 4.4 4.8c0 1.3-.9 2-2 2c-.9 0-1.6-.5-2.4-.5s-1.5.5-2.4.5c-1.1 0-2-.7-2-2c0-2.2 2.5-4.8 4.4-4.8z
  w M5.9 3v1M10.1 3v1M2.6 6.6v.8M13.4 6.6v.8
  #person.3
  f M8 3.2a2.1 2.1 0 1 0 .01 0zM4.2 13c0-2.7 1.6-4.5 3.8-4.5s3.8 1.8 3.8 4.5zM2.8 4.9a1.5 1.5 0 1 0 .01 0zM13.2 4.9a1.5 1.5 0 1 0 .01 0zM.1 12.2c0-2.1 1.1-3.4 2.7-3.4c.5 0 1 .1 1.4.4c-.7.8-1 1.9-1.1 3zM15.9 12.2c0-2.1-1.1-3.4-2.7-3.4c-.5 0-1 .1-1.4.4c.7.8 1 1.9 1.1 3z
  #wineglass
  f M4.2 1h7.6l.4 3.8c.2 2.3-1.4 4-3.6 4.3v4.7h2.6V15H4.8v-1.2h2.6V9.1C5.2 8.8 3.6 7.1 3.8 4.8z
  #seal
  f M13.91 10.45A2.7 2.7 0 0 1 10.45 13.91A2.7 2.7 0 0 1 5.55 13.91A2.7 2.7 0 0 1 2.09 10.45A2.7 2.7 0 0 1 2.09 5.55A2.7 2.7 0 0 1 5.55 2.09A2.7 2.7 0 0 1 10.45 2.09A2.7 2.7 0 0 1 13.91 5.55A2.7 2.7 0 0 1 13.91 10.45Z
  #oval
  f M.6 8a7.4 5 0 1 1 14.8 0a7.4 5 0 1 1-14.8 0z
  #tshirt
  f M5.4 1.6c1 1.4 4.2 1.4 5.2 0l4.8 2.6l-1.6 3.4l-2-.8v7.8H4.2V6.8l-2 .8L.6 4.2z
  """

/// Drawings of lines: a name behind a hash, then lines of path data.
private let symbolLines = """
  #circle.dotted
  s M15.0 8.0h.01M14.6 10.4h.01M13.4 12.5h.01M11.5 14.1h.01M9.2 14.9h.01M6.8 14.9h.01
  s M4.5 14.1h.01M2.6 12.5h.01M1.4 10.4h.01M1.0 8.0h.01M1.4 5.6h.01M2.6 3.5h.01
  s M4.5 1.9h.01M6.8 1.1h.01M9.2 1.1h.01M11.5 1.9h.01M13.4 3.5h.01M14.6 5.6h.01
  #list.dash
  s M1 4h2.2M6 4h9M1 8h2.2M6 8h9M1 12h2.2M6 12h9
  #equal
  s M2.5 5.5h11M2.5 10.5h11
  #divide
  s M2.5 8h11
  f M8 2.4a1.2 1.2 0 1 0 .01 0zM8 11.2a1.2 1.2 0 1 0 .01 0z
  #plusminus
  s M8 1.5v8M4 5.5h8M4 13.5h8
  #rectangle
  s M3 3h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z
  #rectangle.fill
  f M2.5 2.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z
  #rectangle.portrait
  s M5 1h6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z
  #rectangle.portrait.fill
  f M4.5.5h7a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z
  #app
  s M5 1h6a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z
  #app.fill
  f M4.5.5h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4z
  #capsule
  s M5 4h6a4 4 0 0 1 0 8H5a4 4 0 0 1 0-8z
  #capsule.fill
  f M4.5 3.5h7a4.5 4.5 0 0 1 0 9h-7a4.5 4.5 0 0 1 0-9z
  #square.on.square
  s M2.5 5.5H9A1.5 1.5 0 0 1 10.5 7v6.5A1.5 1.5 0 0 1 9 15H2.5A1.5 1.5 0 0 1 1 13.5V7A1.5 1.5 0 0 1 2.5 5.5z
  s M5.5 3V2.5A1.5 1.5 0 0 1 7 1h6.5A1.5 1.5 0 0 1 15 2.5V9a1.5 1.5 0 0 1-1.5 1.5H13
  #rectangle.on.rectangle
  s M2.5 6.5H10A1.5 1.5 0 0 1 11.5 8v4.5A1.5 1.5 0 0 1 10 14H2.5A1.5 1.5 0 0 1 1 12.5V8A1.5 1.5 0 0 1 2.5 6.5z
  s M4.5 4V3.5A1.5 1.5 0 0 1 6 2h7.5A1.5 1.5 0 0 1 15 3.5V9a1.5 1.5 0 0 1-1.5 1.5h0
  #square.stack
  s M3.5 6h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM3 3.5h10M4.5 1h7
  #rectangle.grid.1x2
  s M2.5 1.5h11v5h-11zM2.5 9.5h11v5h-11z
  #rectangle.grid.2x2
  s M1 2.5h6v4.5H1zM9 2.5h6v4.5H9zM1 9h6v4.5H1zM9 9h6v4.5H9z
  #squareshape.split.2x2
  s M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zM8 1v14M1 8h14
  #wave.3.right
  s M2.6 5.4a4 4 0 0 1 0 5.2M6.4 3.2a8 8 0 0 1 0 9.6M10.2 1a12 12 0 0 1 0 14
  #radiowaves.right
  s M1.6 6.6a2.4 2.4 0 0 1 0 2.8M4.8 4.6a5.4 5.4 0 0 1 0 6.8M8.2 2.6a9 9 0 0 1 0 10.8M11.6.8a12.4 12.4 0 0 1 0 14.4
  #candybarphone
  s M5.5 1h5A1.5 1.5 0 0 1 12 2.5v11a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 4 13.5v-11A1.5 1.5 0 0 1 5.5 1zM6.2 3.4h3.6v3.4H6.2z
  s M6.4 9.4h0M8 9.4h0M9.6 9.4h0M6.4 11h0M8 11h0M9.6 11h0M6.4 12.6h0M8 12.6h0M9.6 12.6h0
  #highlighter
  s M6 10.4L11.6 2.6l2.6 1.9l-5.6 7.8zM6 10.4L4.4 13h3l1.2-.7M2 15h12
  #scribble
  s M1.2 9.5C4 3.5 7 1.8 7.6 3.2S3.2 10.6 4.8 11.8s6.2-6.4 7.4-5.2s-3.4 5.4-1.8 6.6s3.2-1.4 4.4-3.2
  #rectangle.portrait.and.arrow.right.fill
  f M3 .8h5.5a2 2 0 0 1 2 2v3.4H6.6v3.6h3.9v3.4a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V2.8a2 2 0 0 1 2-2z
  s M8 8h7M12.2 5.2L15 8l-2.8 2.8
  #square.and.arrow.up.fill
  f M3.5 6h3v4.6h3V6h3a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 14V7.5A1.5 1.5 0 0 1 3.5 6z
  s M8 9.6V1M5 3.8L8 .8l3 3
  #square.and.arrow.down.fill
  f M3.5 6h3v1.8L5.4 6.8L4 8.2l4 4l4-4l-1.4-1.4L9.5 7.8V6h3a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 14V7.5A1.5 1.5 0 0 1 3.5 6z
  s M8 1v9.4
  #figure.stand
  f M8 .6a1.7 1.7 0 1 0 .01 0z
  t M8 5.6V10M8 10l-1.2 4.8M8 10l1.2 4.8M7.6 5.6L5 9.6M8.4 5.6L11 9.6
  #figure.walk
  f M8.8.6a1.7 1.7 0 1 0 .01 0z
  t M8.4 5.6L7.6 9.6M7.6 9.6L9.8 11.8l.4 3M7.6 9.6L6.4 12.2L4.4 14.8M8.2 5.6L5.6 7.2l-.7 2M8.6 5.8l1.8 2.2l1.9.6
  #figure.run
  f M10.6.6a1.7 1.7 0 1 0 .01 0z
  t M9 5.2L7.2 9.4M7.2 9.4l2.8 1.4l-.6 4M7.2 9.4L6 12l-3.6.4M9 5.2H6L4.2 7.6M9.2 5.4l1.8 2.4h2.6
  #figure.wave
  f M8 .6a1.7 1.7 0 1 0 .01 0z
  t M8 5.6V10M8 10l-1.2 4.8M8 10l1.2 4.8M7.6 5.6L4.4 4.8L3 2M8.4 5.6L11 9.6
  #figure.arms.open
  f M8 .6a1.7 1.7 0 1 0 .01 0z
  t M8 5.6V10M8 10l-1.2 4.8M8 10l1.2 4.8M7.6 5.6L2 4.4M8.4 5.6L14 4.4
  #figure.cooldown
  f M4.4 2.6a1.7 1.7 0 1 0 .01 0z
  t M5.4 7.4L9.6 10.4M9.6 10.4L14.4 8.6M9.6 10.4L6.4 14.4M5.6 7.4L9.4 5.4L12.8 6M5.2 7.6L3.4 11
  #figure.yoga
  f M8 1.6a1.7 1.7 0 1 0 .01 0z
  t M8 6.4v4M8 6.6L4.4 9.8L2.6 11M8 6.6l3.6 3.2l1.8 1.2M8 10.6L4 13.4h8L8 10.6
  #basketball
  s M8 1a7 7 0 1 0 .01 0zM8 1v14M1 8h14M3.2 2.9c2.9 3 2.9 7.2 0 10.2M12.8 2.9c-2.9 3-2.9 7.2 0 10.2
  #basketball.fill
  f M8 .5a7.5 7.5 0 1 0 .01 0z
  c M8 0v16M0 8h16M3.2 2.5c2.9 3 2.9 8 0 11M12.8 2.5c-2.9 3-2.9 8 0 11
  #tennisball
  s M8 1a7 7 0 1 0 .01 0zM1.4 6.2c3.6.4 6.6-1.4 7.6-5.1M7 14.9c1-3.7 4-5.5 7.6-5.1
  #tennisball.fill
  f M8 .5a7.5 7.5 0 1 0 .01 0z
  c M.6 6.2C4.8 6.6 8.2 4.4 9 .2M7 15.8c.8-4.2 4.2-6.4 8.4-6
  #soccerball
  s M8 1a7 7 0 1 0 .01 0zM8 5.2L5.3 7.2l1 3.2h3.4l1-3.2zM8 5.2V1.4M5.3 7.2L1.6 6M6.3 10.4L4 13.4M9.7 10.4l2.3 3M10.7 7.2L14.4 6
  #football
  s M2 14C1 8 4 2 14 2c1 6-2 12-12 12zM5.4 10.6l5.2-5.2M6.4 7.8l1.8 1.8M8 6.2L9.8 8
  #football.fill
  f M1.5 14.5C.4 8 3.6 1.4 14.5 1.5c1.1 6.5-2.1 13.1-13 13z
  c M5 11l6-6M6.2 7.8l2 2M8 6l2 2
  #fork.knife
  s M4 1v4.4M2.2 1v3.2c0 2 3.6 2 3.6 0V1M4 5.8V15
  f M10.6 1c2.4 1.4 3 4.8 2.6 8.2h-1.4V15h-1.2z
  #bed.double
  s M1.5 13.5V9.8a1.6 1.6 0 0 1 1.6-1.6h9.8a1.6 1.6 0 0 1 1.6 1.6v3.7M1.5 11.6h13M3 8V4.6A1.6 1.6 0 0 1 4.6 3h6.8A1.6 1.6 0 0 1 13 4.6V8M4.8 8V6.8a.8.8 0 0 1 .8-.8h1.2a.8.8 0 0 1 .8.8V8M8.4 8V6.8a.8.8 0 0 1 .8-.8h1.2a.8.8 0 0 1 .8.8V8
  #sofa
  s M3 7V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v2M1 8.4a1.5 1.5 0 0 1 3 0V10h8V8.4a1.5 1.5 0 0 1 3 0V12.5H1zM3 12.8V14M13 12.8V14
  #sportscourt
  s M2.5 3h11A1.5 1.5 0 0 1 15 4.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 11.5v-7A1.5 1.5 0 0 1 2.5 3zM8 3v10M8 6a2 2 0 1 0 .01 0zM1 6h2v4H1M15 6h-2v4h2
  #arrow.uturn.left
  s M5 2L1.5 5.5L5 9M1.8 5.5h7.9a4.3 4.3 0 0 1 0 8.6H6.6
  #arrow.turn.up.left
  s M5 2L1.5 5.5L5 9M1.8 5.5H10a3.5 3.5 0 0 1 3.5 3.5v5.5
  #arrow.triangle.2.circlepath
  s M1.8 7.4A6.2 6.2 0 0 1 12.4 3.6M14.2 8.6A6.2 6.2 0 0 1 3.6 12.4
  f M14.8 1.4v4.8H10zM1.2 14.6V9.8H6z
  #tray.and.arrow.down
  s M1.5 9.5V13A1.5 1.5 0 0 0 3 14.5h10a1.5 1.5 0 0 0 1.5-1.5V9.5h-3.6a2.9 2.9 0 0 1-5.8 0zM8 1v6.6M5.2 4.9L8 7.7l2.8-2.8
  #tray.and.arrow.up
  s M1.5 9.5V13A1.5 1.5 0 0 0 3 14.5h10a1.5 1.5 0 0 0 1.5-1.5V9.5h-3.6a2.9 2.9 0 0 1-5.8 0zM8 7.8V1.2M5.2 4L8 1.2L10.8 4
  #line.diagonal
  s M2.5 13.5l11-11
  #lines.measurement.horizontal
  s M1 5v6M4.5 6.5v3M8 5v6M11.5 6.5v3M15 5v6
  #dial.low
  s M8 2.5a5.5 5.5 0 1 0 .01 0zM8 8L4.6 11.4
  f M1 12.6a.7.7 0 1 0 .01 0zM15 12.6a.7.7 0 1 0 .01 0z
  #timer
  s M8 1a7 7 0 1 1-4.9 2M8 8L5 5M8 1v2.4
  #character.textbox
  s M3 3h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM6 10.4L8 5.4l2 5M6.8 8.8h2.4
  #guitars
  s M13.5 1.5l1 1M14 2L9 7M5.4 6.6c1-.6 2.2-.2 2.6.8c.8.6 1.2 1.6.6 2.6c-.4.8-.2 1.4-.6 2.2c-.8 1.8-3 2.6-4.8 1.2c-1.6-1.4-1.6-3.8 0-5c.8-.6 1.6-.4 2.2-1.8z
  #stethoscope
  s M4 1.5H2.5v4a3.5 3.5 0 0 0 7 0v-4H8M6 9v2a4 4 0 0 0 4 4a3.4 3.4 0 0 0 3.4-3.4V9.6M13.4 6.4a1.6 1.6 0 1 0 .01 0z
  #figure.2
  f M4.6.8a1.6 1.6 0 1 0 .01 0zM11.4.8a1.6 1.6 0 1 0 .01 0z
  t M4.6 5.6V10M4.6 10v4.8M11.4 5.6V10M11.4 10v4.8M4.2 5.8L2 9.4M5 5.8l2 3M11.8 5.8L14 9.4M11 5.8l-2 3
  #playpause
  s M1.2 4.2v7.6L7.2 8zM9.4 4.4h1.1v7.2H9.4zM13.5 4.4h1.1v7.2h-1.1z
  #pause
  s M4.1 2.6h1.8a.9.9 0 0 1 .9.9v9a.9.9 0 0 1-.9.9H4.1a.9.9 0 0 1-.9-.9v-9a.9.9 0 0 1 .9-.9z
  s M10.1 2.6h1.8a.9.9 0 0 1 .9.9v9a.9.9 0 0 1-.9.9h-1.8a.9.9 0 0 1-.9-.9v-9a.9.9 0 0 1 .9-.9z
  #forward.frame
  f M5.6 3v10L14 8z
  t M2.6 3.6v8.8
  #backward.frame
  f M10.4 3v10L2 8z
  t M13.4 3.6v8.8
  #arrow.left.and.right
  s M1.5 8h13M4.5 5L1.5 8l3 3M11.5 5l3 3l-3 3
  #nosign
  s M8 1a7 7 0 1 0 .01 0zM3.1 3.1l9.8 9.8
  #mappin
  f M8 .8a3.4 3.4 0 1 0 .01 0z
  s M8 7.6V15
  #iphone
  s M5.2 1h5.6A1.8 1.8 0 0 1 12.6 2.8v10.4a1.8 1.8 0 0 1-1.8 1.8H5.2a1.8 1.8 0 0 1-1.8-1.8V2.8A1.8 1.8 0 0 1 5.2 1zM7 3.2h2
  #iphone.fill
  f M5 .5h6a2.1 2.1 0 0 1 2.1 2.1v10.8A2.1 2.1 0 0 1 11 15.5H5a2.1 2.1 0 0 1-2.1-2.1V2.6A2.1 2.1 0 0 1 5 .5z
  c M7 3.2h2
  #music.quarternote.3
  f M2.4 11.4a1.8 1.5 0 1 0 .01 0zM7.4 10a1.8 1.5 0 1 0 .01 0zM12.4 11.4a1.8 1.5 0 1 0 .01 0z
  s M3.7 12.6V3.2M8.7 11.2V1.8M13.7 12.6V3.2
  #music.note.tv
  s M3 1.5h10a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 14.5h6M7.9 8.7V4.4l2-.5
  f M6.8 7.6a1.4 1.2 0 1 0 .01 0z
  #music.note.tv.fill
  f M3 1h10a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 13 13H3a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 3 1z
  s M5 14.8h6
  c M7.9 8.7V4.4l2-.5M6.8 8.2a.8.6 0 1 0 .01 0z
  #movieclapper
  f M1.2 7.6h13.6v5.6a1.8 1.8 0 0 1-1.8 1.8H3a1.8 1.8 0 0 1-1.8-1.8zM.9 4.9L14 1.1l.8 2.6L1.7 7.5z
  c M4 4.2l1.8 1.9M7.4 3.2l1.8 1.9M10.8 2.2l1.8 1.9
  #brain
  s M7.5 2.5v11M7.5 3.6A2 2 0 0 0 4 3.4A2.2 2.2 0 0 0 2.2 6.2A2.4 2.4 0 0 0 2 9.8a2.3 2.3 0 0 0 2 3a2 2 0 0 0 3.5.4M8.5 2.5v11M8.5 3.6a2 2 0 0 1 3.5-.2a2.2 2.2 0 0 1 1.8 2.8a2.4 2.4 0 0 1 .2 3.6a2.3 2.3 0 0 1-2 3a2 2 0 0 1-3.5.4
  #birthday.cake
  s M2 14.5h12M3 14.5V9.5A1.5 1.5 0 0 1 4.5 8h7A1.5 1.5 0 0 1 13 9.5v5M3 11.4c1.2 1.2 2.2 1.2 3.4 0c1.2 1.2 2 1.2 3.2 0c1.2 1.2 2.2 1.2 3.4 0M8 8V5M8 1.4c.9 1 .9 1.8 0 2.4c-.9-.6-.9-1.4 0-2.4z
  #music.mic
  s M10.6 1.6a3.8 3.8 0 0 1 3.8 3.8a3.4 3.4 0 0 1-3.4 3.4A3.9 3.9 0 0 1 7.2 5a3.4 3.4 0 0 1 3.4-3.4zM7.6 6.4L1.6 13l1.4 1.4l6.6-6
  #chart.dots.scatter
  f M4 4a1.1 1.1 0 1 0 .01 0zM7.6 8a1.1 1.1 0 1 0 .01 0zM9 3a1.1 1.1 0 1 0 .01 0zM12.4 6a1.1 1.1 0 1 0 .01 0z
  s M1.5 1.5v13h13
  """
