import Foundation
import Testing

@testable import ReliefPreviewBuild

@Suite struct TakenBranchesTests {
  @Test(
    "A condition holds, does not, or cannot be told",
    arguments: [
      ("#if os(iOS)", true), ("#if os(macOS)", false), ("#if !os(iOS)", false), ("#if DEBUG", true),
      ("#if RELEASE", false), ("#if os(iOS) && DEBUG", true), ("#if os(watchOS) || os(iOS)", true),
      ("#if os(watchOS) || os(tvOS)", false),
      ("#if (os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst)", true),
      ("#if canImport(UIKit)", true), ("#if canImport(WidgetKit)", false), ("#if canImport(Own.Part)", true),
      ("#if swift(>=5.9)", true), ("#if swift(>=6.0)", false), ("#if compiler(>=6)", true),
      ("#if compiler(>=9)", nil), ("#if hasFeature(X)", nil), ("#if hasFeature(X) && os(macOS)", false),
      ("#if hasFeature(X) || os(iOS)", true), ("#if os(iOS) // && false", true), ("#if", nil),
      ("#elseif(os(iOS))", true), ("#if ((", nil), ("#if !", nil),
    ] as [(String, Bool?)])
  func conditions(line: String, value: Bool?) {
    let branches = TakenBranches(conditions: SourceConditions(), modules: ["Own"])
    #expect(branches.value(of: line) == value)
  }

  @Test("What is not compiled is blank, line by line, inside of other branches too")
  func blank() {
    let source = """
      a
      #if os(iOS)
      b
        #if os(macOS)
        c // #endif
        #elseif hasFeature(X)
        d
        #else
        "#endif"
        #endif
      #elseif DEBUG
      e
      #else
      f
      #endif
      g
      """
    let lines = TakenBranches(conditions: SourceConditions()).text(of: source).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["a", "", "b", "", "", "", "d", "", "\"#endif\"", "", "", "", "", "", "", "g"])
    let mac = TakenBranches(conditions: SourceConditions(platform: .macOS)).text(of: source)
    #expect(mac.contains("e") && !mac.contains("b") && !mac.contains("f"))
    // Ends that begin nowhere, and beginnings without an end.
    #expect(
      TakenBranches(conditions: SourceConditions()).text(of: "#endif\n#else\n#if false\na")
        == "      \n     \n         \n ")
  }
}
