import Foundation
import Relief
import ReliefFiles
import ReliefPNG
import Testing

@testable import ReliefSnapshotStore

@Suite("Lock files in place of pictures")
struct LockTests {
  /// A desk with a lock file of a picture of one grey, which is not there itself but in a folder beside.
  private func locked(_ level: UInt8) throws -> Desk {
    let desk = try Desk()
    _ = desk.verify(grey(level), .missing)
    let key = "__Snapshots__/ButtonTests/testButton.1.png"
    let digest = try SnapshotLock.digest(AtomicFile.read(desk.place.path), isPicture: true)
    try AtomicFile.write(
      Array(SnapshotLock(digests: [key: digest]).text.utf8), to: desk.folder.path + "/Tests/snapshots.lock")
    try FileManager.default.moveItem(
      atPath: desk.folder.path + "/Tests/__Snapshots__", toPath: desk.folder.path + "/elsewhere")
    try FileManager.default.createDirectory(
      atPath: desk.folder.path + "/pictures", withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: desk.folder.path + "/elsewhere", toPath: desk.folder.path + "/pictures/__Snapshots__")
    return desk
  }

  private func isThere(_ desk: Desk) -> Bool { SystemFiles.kind(of: desk.place.path) == .file }

  @Test("What is as the lock file says passes, and the picture is rebuilt where writing is allowed")
  func rebuilt() throws {
    let desk = try locked(100)
    #expect(desk.verify(grey(100), .never) == nil)
    #expect(!isThere(desk))
    #expect(desk.verify(grey(100), .missing) == nil)
    #expect(try desk.reference()[0, 0].red == 100)
  }

  @Test("What is not fails, and nothing is written over", arguments: [RecordMode.never, .missing])
  func different(_ mode: RecordMode) throws {
    let desk = try locked(100)
    let message = try #require(desk.verify(grey(120), mode))
    #expect(message.contains("/Tests/snapshots.lock names") && message.contains("--from DIR"))
    #expect(!isThere(desk))
  }

  @Test("The picture is fetched for the difference where a folder has it")
  func fetched() throws {
    var desk = try locked(100)
    desk.source = desk.folder.path + "/pictures"
    let message = try #require(desk.verify(grey(120), .never))
    #expect(message.contains("recoloured from #646464 to #787878"))
    #expect(!isThere(desk))
    _ = desk.verify(grey(120), .missing)
    #expect(try desk.reference()[0, 0].red == 100)
  }

  @Test("Accepting sets the digest, and recording says what is to be done")
  func accepted() throws {
    let desk = try locked(100)
    _ = desk.verify(grey(120), .never)
    let review = SnapshotReview(artifacts: SnapshotArtifacts(folder: desk.folder.path + "/out"))
    for item in try review.pending(matching: []) { try review.accept(item.entry, in: item.folder) }
    try FileManager.default.removeItem(atPath: desk.place.path)
    #expect(desk.verify(grey(120), .never) == nil)
    #expect(try #require(desk.verify(grey(130), .failed)).contains("relief snapshots lock"))
    #expect(try desk.reference()[0, 0].red == 130)
  }

  @Test("A lock file that cannot be read is a failure that says so")
  func nonsense() throws {
    let desk = try locked(100)
    try AtomicFile.write(Array("nonsense".utf8), to: desk.folder.path + "/Tests/snapshots.lock")
    #expect(try #require(desk.verify(grey(100), .never)).contains("line 1 is no digest and path"))
  }
}
