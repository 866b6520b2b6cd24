import Foundation
import Testing

@Suite("Sources of ReliefNeumorphism")
struct ModuleTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ReliefNeumorphism")

  @Test("One file says what SwiftUI cannot; all others import SwiftUI alone and ask for no system")
  func words() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 40)
    var special: [String] = []
    for file in files {
      let lines = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let imports = lines.filter { $0.hasPrefix("import ") || $0.contains(" import ") && $0.hasPrefix("@") }
      if lines.contains(where: { $0.hasPrefix("#if") }) {
        special.append(file)
      } else {
        #expect(Set(imports).subtracting(["import SwiftUI"]).isEmpty, "\(file)")
      }
    }
    #expect(special == ["Extents.swift"])
  }
}
