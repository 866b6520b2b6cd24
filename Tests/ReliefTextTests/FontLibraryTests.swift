import Foundation
import Testing

@testable import ReliefText

@Suite("Font library")
struct FontLibraryTests {
  @Test("Without any font, text is measured by San Francisco's lines and drawn as boxes, with a warning")
  func noFonts() {
    let empty = FontLibrary(usesSystemFonts: false)
    let text = TextLayout(runs: [TextRun("Hi there, שלום 👍")], library: empty).lay(in: 60, scale: 3)
    #expect(text.lines.count > 1)
    #expect(abs(text.lines[0].frame.height - 61.0 / 3) < 1e-9)
    #expect(!text.positions.isEmpty)
    let warning = FontWarning.missingFamily("Inter", package: "fonts-inter", substitute: nil)
    #expect(empty.warnings.contains(warning))
    #expect(warning.description.contains("apt-get install fonts-inter"))
    #expect(empty.families.isEmpty)
  }

  @Test("A family that is not installed is a warning, and the default face stands in")
  func missingFamily() throws {
    try require("Inter")
    let own = FontLibrary()
    let font = FontDescriptor(family: .custom("No Such Face"), size: 17)
    let text = TextLayout(runs: [TextRun("Hello", font: font)], library: own).lay(scale: 3)
    #expect(text.positions.count == 5)
    #expect(own.warnings == [.missingFamily("No Such Face", package: nil, substitute: "Inter")])
  }

  @Test("A character that no font has is a warning that names it")
  func missingCharacter() throws {
    try require("Inter")
    let own = FontLibrary()
    _ = TextLayout(runs: [TextRun("a\u{10FFFD}")], library: own).measure(scale: 3)
    #expect(own.warnings == [.missingCharacter("\u{10FFFD}", package: nil)])
    #expect(own.warnings[0].description.contains("U+10FFFD"))
  }

  @Test("Registered files are found by family, and preferred")
  func register() throws {
    try require("Inter")
    let own = FontLibrary(usesSystemFonts: false)
    let file = try #require(fontFile("Inter-Regular.otf", "fonts-inter"))
    #expect(own.register(path: file) == ["Inter"])
    let text = TextLayout(runs: [TextRun("Hello")], library: own).measure(scale: 3)
    #expect(text == laid("Hello").size)
    #expect(own.warnings.isEmpty)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    #expect(FontLibrary(usesSystemFonts: false).register(path: folder).contains("Inter"))
  }

  @Test("What is registered later is used from then on")
  func registerLater() throws {
    let own = FontLibrary(usesSystemFonts: false)
    let before = TextLayout(runs: [TextRun("Hello")], library: own).measure(scale: 3)
    own.register(path: try #require(fontFile("Inter-Regular.otf", "fonts-inter")))
    #expect(TextLayout(runs: [TextRun("Hello")], library: own).measure(scale: 3) != before)
  }

  @Test("A file that is no font, and one that is not there, are warnings")
  func unreadable() throws {
    let own = FontLibrary(usesSystemFonts: false)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("fake.ttf")
    try Data("not a font".utf8).write(to: file)
    #expect(own.register(path: file.path).isEmpty)
    #expect(own.register(path: "/nowhere/at-all.ttf").isEmpty)
    #expect(own.warnings.count == 2)
  }

  @Test("Weights choose the nearest face of the family")
  func weights() throws {
    try require("Noto Serif")
    // Noto Serif has regular and bold.
    func width(_ weight: FontDescriptor.Weight) -> Double {
      laid("Hamburg", font: FontDescriptor(size: 40, weight: weight, design: .serif)).size.width
    }
    #expect(width(.light) == width(.regular))
    #expect(width(.heavy) == width(.bold) && width(.bold) > width(.regular))
  }

  @Test("A label for a scene follows its style, size and weight")
  func spec() {
    #expect(TextStyleSpec("x", style: .headline).font.weight == .semibold)
    #expect(TextStyleSpec("x", style: .headline, weight: .medium).font.weight == .medium)
    #expect(TextStyleSpec("x", size: 40).font == FontDescriptor(size: 40))
    #expect(TextStyleSpec("x", family: "Noto Serif").font.family == .custom("Noto Serif"))
    #expect(FontDescriptor.Weight(name: "semibold") == .semibold && FontDescriptor.Weight(name: "fat") == nil)
    let label = TextStyleSpec("Get Started", width: 60)
    #expect(label.measure(library: library, scale: 3) == label.lay(library: library, scale: 3).size)
  }
}

/// The path of an installed font file; nil where its package is missing, which fails the test by name.
func fontFile(_ name: String, _ package: String) -> String? {
  let roots = ["/usr/share/fonts", "/usr/local/share/fonts"]
  for root in roots {
    for file in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? []
    where file.hasSuffix("/" + name) {
      return root + "/" + file
    }
  }
  Issue.record("The font file \(name) is not installed: apt-get install \(package) (make deps).")
  return nil
}
