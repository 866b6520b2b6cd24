import ReliefPreviewBuild
import Testing

@Suite struct SourceConditionsTests {
  @Test(
    "Conditions become those of an iPhone, and lines keep their numbers",
    arguments: [
      ("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
      ("#if os( macOS ) || os(iOS)", "#if false || true"),
      ("#if canImport(UIKit) && !targetEnvironment(simulator)", "#if true && !true"),
      ("#if DEBUG\n#elseif os(Linux)\n#endif", "#if DEBUG\n#elseif false\n#endif"),
      (
        "import SwiftUI\nif #available(iOS 26, *) { }",
        "import SwiftUI\nif SwiftUI._isSystem(26) { }"
      ),
      (
        "import SwiftUI\nguard #available(macOS 14.0,\n  iOS 17.1, *) else { }",
        "import SwiftUI\nguard SwiftUI._isSystem(17\n) else { }"
      ),
      ("import SwiftUI\nif #unavailable(iOS 18) { }", "import SwiftUI\nif !SwiftUI._isSystem(18) { }"),
      ("import SwiftUI\nif #available(macOS 14, *) { }", "import SwiftUI\nif (true) { }"),
    ])
  func rewritten(source: String, expected: String) {
    #expect(SourceConditions().rewritten(source) == expected)
  }

  @Test(
    "Strings, comments and other directives stay as they are",
    arguments: [
      "let s = \"#if os(iOS)\"", "// #if os(iOS)\nlet a = 1", "/* /* #available(iOS 1, *) */ #if os(iOS) */",
      "let s = \"\"\"\n#if os(iOS)\n\"\"\"", "let s = #\"#if os(iOS)\"#", "#if DEBUG\n#endif", "let x = 1",
      "import Foundation\nif #available(iOS 15, *) { }", "let s = \"a \\\" #if os(iOS)\"",
    ])
  func unchanged(source: String) {
    #expect(SourceConditions().rewritten(source) == nil)
  }

  @Test("A Mac's conditions are the other way round")
  func mac() {
    #expect(
      SourceConditions(platform: .macOS).rewritten("#if os(macOS)\n#elseif os(iOS)\n#endif")
        == "#if true\n#elseif false\n#endif")
  }
}
