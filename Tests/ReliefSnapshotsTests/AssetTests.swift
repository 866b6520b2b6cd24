import Foundation
import ReliefPNG
import SwiftUI
import Testing

@testable import ReliefSnapshots

@Suite("Asset catalogues of tests")
struct AssetTests {
  /// A catalogue with one colour.
  private func write(_ path: String, red: Int) throws {
    let set = path + "/tone.colorset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    let components = #"{"red":"\#(red)","green":"0","blue":"0","alpha":"1"}"#
    let color = #"{"color-space":"srgb","components":\#(components)}"#
    try #"{"colors":[{"idiom":"universal","color":\#(color)}]}"#
      .write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
  }

  private func picture(_ name: String) throws -> Bitmap {
    let folder = try Folder()
    _ = verifySnapshot(
      of: Color(name).frame(width: 4, height: 4), as: .image, named: "a", record: .all,
      snapshotDirectory: folder.path, testName: "picture")
    return try PNG.read(from: folder.path + "/picture.a.png")
  }

  @Test("Catalogues of the package are found, the nearest first, and foreign folders are not looked into")
  func nearest() throws {
    let folder = try Folder()
    let root = folder.path
    let names = [
      "Examples/Assets.xcassets", "Sources/Other/Assets.xcassets", "Sources/App/Deep/Assets.xcassets",
      "Tests/AppTests/Test.xcassets", ".build/Assets.xcassets", "Tests/__Snapshots__/Assets.xcassets",
      "node_modules/Assets.xcassets",
    ]
    for name in names { try write(root + "/" + name, red: 1) }
    try "".write(toFile: root + "/Package.swift", atomically: true, encoding: .utf8)
    let found = PackageAssets.paths(testFile: root + "/Tests/AppTests/ATests.swift")
      .filter { $0.hasSuffix(".xcassets") }
    #expect(
      found.map { String($0.dropFirst(root.count + 1)) } == [
        "Tests/AppTests/Test.xcassets", "Sources/App/Deep/Assets.xcassets", "Sources/Other/Assets.xcassets",
        "Examples/Assets.xcassets",
      ])
    #expect(
      PackageAssets.paths(testFile: "/nowhere/at/all/T.swift").allSatisfy { !$0.hasSuffix(".xcassets") })
  }

  @Test("A colour and a picture of the package's own catalogue are drawn without a word")
  func found() throws {
    // Colours of the apps in Fixtures/Previews.
    #expect(try picture("card-mint") != picture("card-coral"))
    let folder = try Folder()
    _ = verifySnapshot(
      of: Image("meadow").resizable().frame(width: 40, height: 20), as: .image, named: "b", record: .all,
      snapshotDirectory: folder.path)
    let meadow = try PNG.read(from: folder.path + "/found.b.png")
    #expect(Set(stride(from: 0, to: meadow.pixels.count, by: 4).map { meadow.pixels[$0] }).count > 3)
  }

  @Test("A scope's catalogues are used instead")
  func given() throws {
    let folder = try Folder()
    try write(folder.path + "/My.xcassets", red: 77)
    let color = try withSnapshotTesting(assets: [folder.path + "/My.xcassets"]) { try picture("tone") }
    #expect(color[2, 2] == (77, 0, 0, 255))
    let other = try withSnapshotTesting(assets: [folder.path + "/My.xcassets"]) { try picture("card-mint") }
    #expect(other[2, 2] == (255, 255, 255, 255))
  }
}

@Suite("Who has which number")
struct OwnerTests {
  @Test("Two tests of one name in one file do not swap their numbers: the second is told so")
  func owners() {
    let key = "/\(UUID())"
    #expect(ReferenceOwners.claim(key, for: "First/same()"))
    #expect(ReferenceOwners.claim(key, for: "First/same()"))
    #expect(!ReferenceOwners.claim(key, for: "Second/same()"))
    #expect(ReferenceOwners.claim(key, for: nil))
    #expect(ReferenceOwners.current?.contains("OwnerTests") == true)
  }

  @Test("Tests that run in parallel keep their numbers apart")
  func parallel() async throws {
    let folder = try Folder()
    let path = folder.path
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for round in 1...3 {
            _ = verifySnapshot(
              of: "\(number) \(round)", as: .lines, record: .all, snapshotDirectory: path,
              testName: "test\(number)")
            await Task.yield()
          }
        }
      }
    }
    for number in 0..<8 {
      for round in 1...3 {
        let text = try String(contentsOfFile: folder.path + "/test\(number).\(round).txt", encoding: .utf8)
        #expect(text == "\(number) \(round)")
      }
    }
  }
}
