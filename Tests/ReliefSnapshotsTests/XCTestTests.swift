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
}
