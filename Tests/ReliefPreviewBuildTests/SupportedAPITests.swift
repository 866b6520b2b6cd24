import Foundation
import Testing

@testable import ReliefPreviewBuild

/// The table of supported names and the page of the documentation are made from the sources.
///
/// `make api` sets RELIEF_WRITE_API, and the test writes both instead of comparing them.
@Suite struct SupportedAPITests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The modules whose names users' sources see.
  private static let folders = [
    "ReliefUI", "SwiftUI", "ReliefGeometry", "ReliefCombine", "ReliefText/TextStyle.swift",
    "ReliefDrawing/BlendMode.swift", "Companions", "Relief/ImageRenderer.swift",
  ]

  private static func names() throws -> PublicNames {
    var names = PublicNames()
    for folder in folders {
      let path = root + "/Sources/" + folder
      var files = [path]
      if !folder.hasSuffix(".swift") {
        files = (FileManager.default.enumerator(atPath: path)?.allObjects ?? []).compactMap { $0 as? String }
          .filter { $0.hasSuffix(".swift") }.map { path + "/" + $0 }
      }
      for file in files { names.add(try String(contentsOfFile: file, encoding: .utf8)) }
    }
    return names
  }

  private static func inert() throws -> [String] {
    let path = root + "/Sources/ReliefUI/Compatibility/InertWords.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let list = text.components(separatedBy: "names: [String] = [").last ?? ""
    return list.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .sorted()
  }

  private static func wrapped(_ words: [String]) -> String {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count < 109 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append("    " + word)
      }
    }
    return "\"\"\"\n" + lines.joined(separator: "\n") + "\n    \"\"\""
  }

  private static func compare(_ text: String, with path: String) throws {
    let full = root + "/" + path
    if ProcessInfo.processInfo.environment["RELIEF_WRITE_API"] != nil {
      try text.write(toFile: full, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOfFile: full, encoding: .utf8)
    #expect(known == text, "\(path) is not current; run make api")
  }

  @Test("The table of supported names is that of the sources")
  func table() throws {
    let names = try Self.names()
    let toolchain = Set(FoundationNames.members.split { $0 == " " || $0 == "\n" }.map(String.init))
    let members = names.members.keys.filter { !toolchain.contains($0) }.sorted()
    let text = """
      /// The names that Relief's modules for users declare. Made by `make api` from the sources; a test checks that it
      /// is current. Names that the toolchain's own modules have too are left out.
      enum ReliefNames {
        /// Types, protocols and macros.
        static let types = \(Self.wrapped(names.types.sorted()))

        /// Functions, properties and cases.
        static let members = \(Self.wrapped(members))

        /// Modifiers that compile and do nothing.
        static let inert = \(Self.wrapped(try Self.inert()))
      }

      """
    try Self.compare(text, with: "Sources/ReliefPreviewBuild/Doctor/ReliefNames.swift")
    #expect(names.types.isSuperset(of: ["Text", "VStack", "Canvas", "UIColor", "LocalizedStringKey"]))
    #expect(
      Set(names.members.keys).isSuperset(of: ["padding", "navigationTitle", "gaugeStyle", "topLeading"]))
  }

  @Test("The page of supported API is that of the sources")
  func page() throws {
    let names = try Self.names()
    let inert = Set(try Self.inert())
    let modifiers = names.members.filter { $0.value.contains("View") }.keys.sorted()
    func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
    let text = """
      # Supported API

      The names of SwiftUI, UIKit and their companions that sources may use.

      This page is made from the sources by `make api`; `relief doctor DIR` compares a folder with it.

      ## Types

      \(list(names.types.sorted()))

      ## Modifiers of views

      \(list(modifiers.filter { !inert.contains($0) }))

      ## Modifiers that do nothing in a still picture

      They compile and leave the view as it is.

      \(list(try Self.inert()))

      """
    try Self.compare(text, with: "Sources/Relief/Relief.docc/SupportedAPI.md")
  }
}
