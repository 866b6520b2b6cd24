import Foundation
import ReliefPreviewBuild
import ReliefPreviews
import Testing

/// What `relief render` takes in around the file that it is given.
@Suite(.serialized) struct RequestedPreviewsTests {
  private static let card = """
    import SwiftUI
    struct Card: View { var body: some View { Text("hi").frame(width: Theme.side, height: 4).soft() } }
    #Preview("Card", traits: .sizeThatFitsLayout) { Card() }
    struct Card_Previews: PreviewProvider { static var previews: some View { Card().previewLayout(.sizeThatFits) } }
    """
  private static let theme = """
    import SwiftUI
    enum Theme { static let side = 7.0 }
    extension View { func soft() -> some View { shadow(radius: 1) } }
    #Preview("Theme") { fatalError("this preview is not asked for") }
    struct Theme_Previews: PreviewProvider { static var previews: some View { fatalError("nor is this"); Text("") } }
    """

  @Test(
    "A file that needs its module is compiled with it, and only its own previews are run",
    arguments: [
      (["App/Views/Card.swift", "App/Model/Theme.swift", "App.xcodeproj/x"], "App"),
      (
        [
          "Sources/Kit/V/Card.swift", "Sources/Kit/Theme.swift", "Sources/Other/Broken.swift",
          "Package.swift",
        ], "Sources/Kit"
      ),
      (["Loose/Card.swift", "Loose/Theme.swift", "Loose/Other/Broken.swift"], "Loose"),
    ])
  func neighbours(names: [String], module: String) throws {
    var files: [String: String] = [:]
    for name in names {
      files[name] =
        name.hasSuffix("Card.swift") ? Self.card : name.hasSuffix("Theme.swift") ? Self.theme : "let broken ="
    }
    let project = try PreviewProject(files)
    for _ in 0..<2 {
      let previews = try project.build(names[0])
      #expect(
        previews.notes == [
          "\(project.folder)/\(names[0]): it does not compile alone and is compiled with 1 more file of "
            + "\(project.folder)/\(module)"
        ])
      #expect(try project.draw(previews) == ["Card-Card.png 7x4", "Card-Preview.png 7x4"])
    }
  }

  @Test("A file that compiles alone is compiled alone, whatever lies beside it")
  func alone() throws {
    let project = try PreviewProject([
      "App/Dot.swift":
        "import SwiftUI\n#Preview(\"Dot\", traits: .fixedLayout(width: 3, height: 3)) { Circle() }\n",
      "App/Broken.swift": "let broken =", "App.xcodeproj/x": "",
    ])
    let previews = try project.build("App/Dot.swift")
    #expect(previews.notes == [] && previews.sources.files.count == 1)
    #expect(try project.draw(previews) == ["Dot-Dot.png 3x3"])
  }

  @Test("Neighbours that do not compile are named; where the file needs them, the reason is the error")
  func brokenNeighbours() throws {
    var files = ["App/Card.swift": Self.card, "App/Theme.swift": Self.theme, "App.xcodeproj/x": ""]
    files["App/Broken.swift"] = "import SwiftUI\nlet broken: Missing = 1\n"
    let project = try PreviewProject(files)
    let previews = try project.build("App/Card.swift")
    #expect(previews.leftOut == [])
    #expect(previews.notes.first?.hasSuffix("; what does not compile is left out: Broken.swift") == true)
    files["App/Theme.swift"] = Self.theme + "\nlet other: Missing = 1\n"
    let worse = try PreviewProject(files)
    do {
      _ = try worse.build("App/Card.swift")
      Issue.record("it compiles")
    } catch let error as PreviewBuildError {
      let lines = "\(error)".split(separator: "\n")
      #expect(lines.count == 2)
      #expect(
        lines[0].hasPrefix("\(worse.folder)/App/Card.swift:2: ") && lines[0].contains("which is left out"))
      #expect(lines[1].hasPrefix("\(worse.folder)/App/Theme.swift:"))
      #expect(lines[1].hasSuffix("cannot find type 'Missing' in scope (Relief does not know Missing)"))
    }
  }

  @Test("A file alone finds the translations of its module")
  func translations() throws {
    let project = try PreviewProject([
      "App/Views/Greeting.swift": """
      import SwiftUI
      #Preview("Greeting", traits: .sizeThatFitsLayout) {
        Color.red.frame(width: Double(NSLocalizedString("width", comment: "")) ?? 1, height: 2)
      }
      """,
      "App/de.lproj/Localizable.strings": "\"width\" = \"9\";\n", "App.xcodeproj/x": "",
    ])
    #expect(
      try project.draw(try project.build("App/Views/Greeting.swift"), locale: "de_DE") == [
        "Greeting-Greeting.png 9x2"
      ])
  }

  @Test(
    "Names of assets that give one symbol, or one of SwiftUI's, are told with the names they collide with")
  func collisions() throws {
    func color(_ name: String) -> (String, String) {
      ("App/A.xcassets/\(name).colorset/Contents.json", Self.color)
    }
    let images = #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
    var files = Dictionary(uniqueKeysWithValues: ["drop-shadow", "dropShadow", "primary", "fine"].map(color))
    files["App/A.xcassets/step one.imageset/Contents.json"] = images
    files["App/A.xcassets/stepOne.imageset/Contents.json"] = images
    files["App/A.swift"] =
      "import SwiftUI\n#Preview(traits: .fixedLayout(width: 2, height: 2)) { Color(.primary) }\n"
    let notes = try PreviewProject(files).build("App").notes
    let message = "the color asset \"primary\" gets no Color.primary: SwiftUI has that name"
    #expect(notes.contains { $0.hasPrefix(message) })
    for (kind, name, other) in [("color", "drop-shadow", "dropShadow"), ("image", "step one", "stepOne")] {
      // Which of the two has the symbol is Xcode's choice; one of them or both are told.
      let told = notes.filter { note in
        [(name, other), (other, name)].contains {
          note.hasPrefix("the \(kind) asset \"\($0.0)\" gets no symbol: it is that of \"\($0.1)\" as well")
        }
      }
      #expect((1...2).contains(told.count), "\(notes)")
    }
    #expect(!notes.contains { $0.contains("\"fine\"") })
  }

  private static let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
    """

  @Test(
    "Dates and numbers that code formats without a locale are in that of the picture, on its date and in GMT")
  func formats() throws {
    let lines: [(code: String, english: String, german: String)] = [
      ("12.5.formatted(.currency(code: \"EUR\"))", "€12.50", "12,50\u{A0}€"),
      ("1234.5.formatted()", "1,234.5", "1.234,5"), ("1234567.formatted()", "1,234,567", "1.234.567"),
      ("0.25.formatted(.percent)", "25%", "25\u{A0}%"), ("Decimal(1234.5).formatted()", "1,234.5", "1.234,5"),
      ("Date.now.formatted()", "1/9/2007, 9:41\u{202F}AM", "9.1.2007, 9:41"),
      ("Date().formatted(date: .long, time: .omitted)", "January 9, 2007", "9. Januar 2007"),
      ("Date.now.formatted(.dateTime.weekday(.wide))", "Tuesday", "Dienstag"),
      ("[\"a\", \"b\"].formatted()", "a and b", "a und b"), ("Locale.current.identifier", "en_US", "de_DE"),
      ("String(Calendar.current.firstWeekday)", "1", "2"),
      ("TimeZone.current.secondsFromGMT().formatted()", "0", "0"),
      ("Calendar.current.monthSymbols[0]", "January", "Januar"),
      (
        "RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200)", "2 hours ago", "vor 2 Stunden"
      ),
      ("ListFormatter.localizedString(byJoining: [\"a\", \"b\"])", "a and b", "a und b"),
      ("ByteCountFormatter.string(fromByteCount: 1_200_000, countStyle: .file)", "1.2 MB", "1,2 MB"),
      ("ByteCountFormatter().string(fromByteCount: 1_200_000)", "1.2 MB", "1,2 MB"),
      ("Measurement(value: 5, unit: UnitLength.kilometers).formatted()", "3.1 mi", "5 km"),
      (
        "(Date.now..<Date.now + 86_400).formatted(date: .abbreviated, time: .omitted)",
        "Jan 9\u{2009}–\u{2009}10, 2007", "9.–10. Jan. 2007"
      ),
      (
        "DateFormatter.localizedString(from: .now, dateStyle: .long, timeStyle: .none)", "January 9, 2007",
        "9. Januar 2007"
      ),
      (
        "{ let f = NumberFormatter(); f.numberStyle = .decimal; return f.string(from: 1234.5) ?? \"\" }()",
        "1,234.5", "1.234,5"
      ),
    ]
    let source = """
      import SwiftUI
      func side(_ english: String, _ german: String, _ text: String) -> CGFloat {
        if text != english && text != german { print("formatted:", text, english, german) }
        return text == english ? 3 : text == german ? 5 : 9
      }
      \(lines.enumerated().map { index, line in
        "#Preview(\"\(index)\", traits: .sizeThatFitsLayout) { Color.red.frame(width: side(\"\(line.english)\", "
          + "\"\(line.german)\", \(line.code)), height: 1) }"
      }.joined(separator: "\n"))
      """
    let project = try PreviewProject(["Formats.swift": source])
    let previews = try project.build("Formats.swift")
    for (locale, isEnglish) in [(nil, true), ("de_DE", false)] as [(String?, Bool)] {
      let expected = lines.enumerated().map { index, line in
        "Formats-\(index).png \(line.english == line.german || isEnglish ? 3 : 5)x1"
      }
      #expect(try project.draw(previews, locale: locale) == expected)
    }
  }
}
