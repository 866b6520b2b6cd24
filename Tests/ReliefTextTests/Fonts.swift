import Foundation
import ReliefDrawing
import Testing

@testable import ReliefText

/// The library that tests share: opened faces are kept.
let library = FontLibrary()

/// Fails with the package's name where a family that a test needs is not installed.
func require(_ families: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
  let known = Set(library.families)
  for family in families {
    let package = DefaultFaces.package(family: family) ?? "?"
    try #require(
      known.contains(family), "The font \(family) is not installed: apt-get install \(package) (make deps).",
      sourceLocation: sourceLocation)
  }
}

/// A label in body at 3x.
func laid(
  _ string: String, width: CGFloat? = nil, height: CGFloat? = nil, options: TextOptions = TextOptions(),
  font: FontDescriptor = FontDescriptor(style: .body)
) -> LaidOutText {
  TextLayout(runs: [TextRun(string, font: font)], options: options, library: library)
    .lay(in: width, height: height, scale: 3)
}

extension LaidOutText {
  /// The characters of each line, taken from the string that was laid out.
  func texts(_ string: String) -> [String] {
    let scalars = Array(string.unicodeScalars)
    return lines.map { line in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[line.characters])
      return String(text)
    }
  }

  /// The places of all glyphs, in drawing order.
  var positions: [CGPoint] {
    items.flatMap { item -> [CGPoint] in
      if case .glyphs(let run, _) = item { run.glyphs.map(\.position) } else { [] }
    }
  }
}
