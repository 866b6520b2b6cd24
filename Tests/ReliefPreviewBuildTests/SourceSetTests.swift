import Foundation
import Testing

@testable import ReliefPreviewBuild

@Suite struct SourceSetTests {
  /// A folder with these files, and folders where names end in a slash.
  private func folder(_ names: [String]) throws -> String {
    let folder =
      URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
      + "/relief-set-\(UUID().uuidString)"
    for name in names {
      let path = folder + "/" + name
      let parent = name.hasSuffix("/") ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      if !name.hasSuffix("/") { try Data("import SwiftUI\n".utf8).write(to: URL(fileURLWithPath: path)) }
    }
    return folder
  }

  @Test(
    "A file alone sees the nearest catalogues of its package or project, and none beyond it",
    arguments: [
      (["A/V/One.swift", "A/Assets.xcassets/", "Package.swift"], "A/V/One.swift", ["A/Assets.xcassets"]),
      (
        ["V/One.swift", "V/Near.xcassets/", "Far.xcassets/", "Package.swift"], "V/One.swift",
        ["V/Near.xcassets"]
      ),
      (
        ["A/One.swift", "A/Assets.xcassets/", "A/Preview Content/Preview.xcassets/", "A.xcodeproj/"],
        "A/One.swift",
        ["A/Assets.xcassets", "A/Preview Content/Preview.xcassets"]
      ),
      (["P/V/One.swift", "P/Package.swift", "Beyond.xcassets/"], "P/V/One.swift", []),
      (["V/One.swift", "Above.xcassets/"], "V/One.swift", []),
      (["One.swift", "Beside.xcassets/"], "One.swift", ["Beside.xcassets"]),
    ])
  func nearest(files: [String], source: String, expected: [String]) throws {
    let folder = try folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try SourceSet(path: folder + "/" + source).catalogs == expected.map { folder + "/" + $0 })
  }

  @Test("A folder is one module without tests, packages' manifests and hidden folders")
  func module() throws {
    let folder = try folder([
      "App/B.swift", "App/A.swift", "Package.swift", "Tests/T.swift", ".build/X.swift",
      "App/Assets.xcassets/S.swift",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let set = try SourceSet(path: folder)
    #expect(set.files.map(\.name) == ["A.swift", "B.swift"])
    #expect(set.catalogs == [folder + "/App/Assets.xcassets"])
  }

  @Test("Calls that no module and no source knows are found with their lines, strings and comments apart")
  func unknownCalls() throws {
    let known = folder
    let folder = try known([])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = """
      // a.nothing()
      let text = "a .nothing() b"
      func mine() {}
      let view = Text("x").padding(3)
        .shimmering(active: true)
        .mine() .glow { 1 }
      /* x
       .hidden() */
      let more = f()
        .late()
      enum E { case late }
      if size == .unheard { }
      if [size].contains( .unseen (1)) { }
      #if os(macOS)
      let mac = f()
        .macOnly()
      #endif
      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
    try Data("\0padding\0Text\0glows\0".utf8).write(to: URL(fileURLWithPath: folder + "/M.swiftmodule"))
    let calls = UnknownCall.all(
      in: try SourceSet(path: folder), generated: [],
      known: KnownNames(paths: [folder + "/M.swiftmodule", "/none"]))
    #expect(
      calls == [
        folder + "/A.swift": [UnknownCall(name: "shimmering", line: 5), UnknownCall(name: "glow", line: 6)]
      ])
  }

  @Test(
    "Files of a folder that are no text or lead nowhere are told, and stop nothing; alone they are errors")
  func unread() throws {
    let folder = try folder(["Good.swift", "Folder.swift/Inside.swift"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = FileManager.default
    try Data([0, 0xFF, 0xFE, 0x80, 0]).write(to: URL(fileURLWithPath: folder + "/Binary.swift"))
    try Data("// \u{FEFF}".utf8 + [0xE9, 0xFF]).write(to: URL(fileURLWithPath: folder + "/Latin.swift"))
    try files.createSymbolicLink(atPath: folder + "/Gone.swift", withDestinationPath: "nowhere")
    try files.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: ".")
    let set = try SourceSet(path: folder)
    #expect(
      set.files.map { $0.path.dropFirst(folder.count + 1) } == [
        "Folder.swift/Inside.swift", "Good.swift", "Latin.swift",
      ])
    #expect(
      set.unread == [
        "\(folder)/Binary.swift: it is no text", "\(folder)/Gone.swift: it cannot be read",
      ])
    #expect(throws: PreviewBuildError.self) { try SourceSet(path: folder + "/Binary.swift") }
  }
}
