import Testing

@testable import ReliefPreviewBuild

@Suite struct ObjectiveCWordsTests {
  @Test(
    "Words of Objective-C are taken away or made Swift's; strings, comments and patterns stay",
    arguments: [
      ("@objc func tapped() {}", " func tapped() {}"), ("@objc(name) func f() {}", " func f() {}"),
      ("@objcMembers class A {}", " class A {}"),
      ("add(action: #selector(A.tapped(_:)), for: .x)", "add(action: Selector((\"A.tapped(_:)\")), for: .x)"),
      ("f.string(from: self as NSNumber)", "f.string(from: self as Any as! NSNumber)"),
      ("let a = \"@objc as NSNumber\" // @objc", "let a = \"@objc as NSNumber\" // @objc"),
      ("case let x as NSNumber: 1", "case let x as NSNumber: 1"),
      ("#if canImport(AppKit)\n@objc\n#endif", "#if false\n\n#endif"),
    ])
  func words(source: String, expected: String) {
    #expect((SourceConditions().rewritten(source) ?? source) == expected)
  }

  @Test("On the Mac its branches are taken")
  func mac() {
    let source = "#if canImport(UIKit)\n#elseif os(macOS) || canImport(AppKit)\n#endif"
    #expect(SourceConditions(platform: .macOS).rewritten(source) == "#if false\n#elseif true || true\n#endif")
  }
}
