import SnapshotTesting
import SwiftUI
import XCTest

final class XCTestTests: XCTestCase {
  func testAViewIsCheckedInATestOfXCTest() throws {
    let folder = try Folder()
    let recorded = verifySnapshot(of: Card(), as: .image, record: .missing, snapshotDirectory: folder.path)
    XCTAssertEqual(recorded?.contains("new reference"), true)
    XCTAssertEqual(folder.files, ["testAViewIsCheckedInATestOfXCTest.1.png"])
    XCTAssertNil(
      verifySnapshot(of: Card(), as: .image, named: "1", record: .never, snapshotDirectory: folder.path))
  }

  func testAnAsynchronousTestOfXCTestToo() async throws {
    let folder = try Folder()
    await Task.yield()
    let recorded = verifySnapshot(of: Card(), as: .layout, record: .missing, snapshotDirectory: folder.path)
    XCTAssertEqual(recorded?.contains("new reference"), true)
  }

  func testOlderFormsRecordAndCheck() throws {
    let folder = try Folder()
    isRecording = true
    defer { isRecording = false }
    let recorded = verifySnapshot(of: "a", as: .lines, named: "o", snapshotDirectory: folder.path)
    XCTAssertEqual(recorded?.contains("new reference"), true)
    let again = verifySnapshot(of: "b", as: .lines, named: "o", snapshotDirectory: folder.path)
    XCTAssertEqual(again?.contains("Record mode is on"), true)
    XCTAssertEqual(
      try String(contentsOfFile: "\(folder.path)/testOlderFormsRecordAndCheck.o.txt", encoding: .utf8), "b")
  }
}
