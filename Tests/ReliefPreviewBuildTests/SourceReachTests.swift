import Foundation
import Testing

@testable import ReliefPreviewBuild

/// Whose pictures an edit may change.
@Suite struct SourceReachTests {
  private func reach(_ files: [String: String]) throws -> (reach: SourceReach, folder: String) {
    let folder =
      URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
      + "/relief-reach-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).swift"))
    }
    return (SourceReach(try SourceSet(path: folder)), folder)
  }

  @Test(
    "Files are reached by the names that they declare, and through files between",
    arguments: [
      (["B": "struct Badge: View {}"], "Badge()", "AB"),
      (["B": "struct Badge: View {}"], "Plain()", "A"),
      (["B": "struct Badge { let body = 1 }"], "struct Plain { var body: Int { 2 } }", "A"),
      (["B": "func badge() {}\nlet width = 1, height = 2"], "let x = height", "AB"),
      (["B": "struct S { func badge() {} }"], "badge()", "A"),
      (["B": "struct Badge { let ink: Ink }", "C": "struct Ink {}", "D": "struct Oil {}"], "Badge()", "ABC"),
      (["B": "struct Badge {}", "C": "extension Badge { var ink: Int { 1 } }"], "Badge()", "ABC"),
      (["B": "extension Color { static let brand = 1 }"], "fill(.brand)", "AB"),
      (["B": "typealias Hue = Color", "C": "extension Hue { static let brand = 1 }"], "fill(.brand)", "ABC"),
      (["B": "enum Theme { struct Color {} }", "C": "extension Color {}"], "fill(.brand)", "ABC"),
      (
        ["B": "enum Theme {}", "C": "extension Theme.Kind { }\nextension Theme { enum Kind {} }"], "Kind.a",
        "ABC"
      ),
      (["B": "infix operator +++"], "1", "AB"),
      (["B": "func + (a: [Int], b: Int) -> [Int] { a }"], "1", "AB"),
      (["B": "struct P { static func == (a: P, b: P) -> Bool { true } }"], "1", "A"),
      (["B": "let (left, right) = (1, 2)"], "right", "AB"),
      (["B": "#if os(iOS)\nstruct S {\n#else\nstruct S: View {\n#endif\nvar badge = 1\n}"], "badge", "AB"),
      (["B": "// struct Badge\nlet text = \"struct Badge\""], "Badge()", "A"),
      (["B": "struct Badge {}"], "\"\\(Badge().text)\"", "AB"),
      (["B": "struct Badge {}"], "// Badge\n\"Badge\"", "A"),
      (["B": "protocol Themed {}\nextension Themed { var ink: Int { 1 } }"], "struct S: Themed {}", "AB"),
      (["B": "class Model { class func make() {} }"], "make()", "A"),
      (["B": "@propertyWrapper struct Clamped {}"], "@Clamped var x: Int", "AB"),
      (["B": "struct `Any` {}"], "let x: `Any`", "AB"),
      (["B": "struct X { let a: A }", "C": "struct C {}"], "struct A { let x: X }", "AB"),
    ])
  func reached(files: [String: String], text: String, expected: String) throws {
    let found = try reach(files.merging(["A": text]) { $1 })
    let names = found.reach.files(from: found.folder + "/A.swift").map { $0.dropLast(6).suffix(1) }
    #expect(names.joined() == expected)
  }

  @Test("The digest changes with what is reached, with what comes into reach, and with nothing else")
  func digests() throws {
    let folder = NSTemporaryDirectory() + "relief-reach-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func state(_ files: [String: String], leftOut: Set<String> = []) throws -> String {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        try FileManager.default.removeItem(atPath: folder + "/" + name)
      }
      for (name, text) in files {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).swift"))
      }
      let set = try SourceSet(path: folder)
      let path = try #require(set.files.first?.path)
      let out = set.files.map(\.path).filter { leftOut.contains(String($0.dropLast(6).suffix(1))) }
      return SourceReach(set).digest(from: path, leftOut: Set(out))
    }
    let files = ["A": "Text(Badge())", "B": "struct Badge {}", "C": "struct Other {}"]
    let first = try state(files)
    #expect(try state(files) == first)
    #expect(try state(files.merging(["C": "struct Other { }"]) { $1 }) == first)
    #expect(try state(files.merging(["D": "struct New {}"]) { $1 }) == first)
    #expect(try state(files.merging(["B": "struct Badge { }"]) { $1 }) != first)
    #expect(try state(files.merging(["A": "Text(Badge()) "]) { $1 }) != first)
    #expect(try state(files.merging(["D": "struct Text {}"]) { $1 }) != first)
    #expect(try state(files, leftOut: ["B"]) != first)
    #expect(try state(files, leftOut: ["C"]) == first)
  }
}
