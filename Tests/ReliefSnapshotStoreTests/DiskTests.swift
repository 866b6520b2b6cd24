import Foundation
import Relief
import ReliefFiles
import ReliefPNG
import ReliefTestSupport
import Testing

@testable import ReliefSnapshotStore

@Suite("Disks that fail and processes that end", .serialized)
struct DiskTests {
  /// Noise, so that the file is large.
  private static func noise(_ seed: UInt64, side: Int) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    var pixels = (0..<side * side * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for i in stride(from: 3, to: pixels.count, by: 4) { pixels[i] = 255 }
    return Bitmap(width: side, height: side, pixels: pixels)
  }

  /// Where a child that will be killed writes; it knows its parent.
  private static func folder(of parent: Int32) -> String {
    NSTemporaryDirectory() + "relief-killed-\(parent)"
  }

  @Test("A process that is killed while it writes leaves no part of a file", arguments: 1...3)
  func killed(_ round: Int) async throws {
    let folder = Self.folder(of: getpid())
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(SIGKILL)) {
      var desk = try Desk()
      desk.place.folder = DiskTests.folder(of: getppid())
      let pictures = (0..<4).map { DiskTests.noise($0, side: 300) }
      _ = desk.verify(pictures[0], .all)
      Thread.detachNewThread {
        // Another time for every child.
        usleep(5_000 + UInt32(getpid() % 16) * 4_000)
        kill(getpid(), SIGKILL)
      }
      for number in 0..<1_000_000 {
        desk.place.name = "picture.\(number % 8)"
        _ = desk.verify(pictures[number % 4], .all)
      }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let bytes = try AtomicFile.read(folder + "/" + name)
      #expect(throws: Never.self, "\(name) is not whole.") { try PNG.decode(bytes) }
    }
  }

  @Test("A full disk is a failure that says so, and leaves nothing", .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let disk = try SmallDisk(options: "size=64k")
    defer { disk.unmount() }
    var desk = try Desk()
    desk.place.folder = disk.path
    let message = try #require(desk.verify(Self.noise(1, side: 300), .missing))
    #expect(message.contains("\(disk.path)/testButton.1.png: the disk is full"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
    // The old reference stays where the new one has no room.
    #expect(desk.verify(grey(100), .missing)?.contains("new reference") == true)
    #expect(desk.verify(Self.noise(1, side: 300), .all)?.contains("the disk is full") == true)
    #expect(try desk.reference()[0, 0].red == 100)
  }

  @Test("A disk that can only be read is a failure that says so", .enabled(if: SmallDisk.isPossible))
  func readOnlyDisk() throws {
    let disk = try SmallDisk(options: "ro")
    defer { disk.unmount() }
    var desk = try Desk()
    desk.place.folder = disk.path
    #expect(try #require(desk.verify(grey(100), .missing)).contains("the disk is read-only"))
    desk.place.folder = disk.path + "/deeper"
    #expect(try #require(desk.verify(grey(100), .missing)).contains("the disk is read-only"))
  }

  @Test("A folder of artifacts that can only be read is told, and the failure is a failure all the same")
  func artifacts() throws {
    let desk = try Desk()
    _ = desk.verify(grey(100), .missing)
    try AtomicFile.write([1], to: desk.folder.path + "/out")
    let message = try #require(desk.verify(grey(120), .never))
    #expect(message.contains("recoloured from #646464 to #787878"))
    #expect(message.contains("/out"))
    #expect(message.contains("cannot be made"))
  }

  @Test("A file larger than the process may write is a failure that says so, and leaves nothing")
  func tooLarge() async {
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 20_000, rlim_max: 20_000)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let desk = try Desk()
      let message = try #require(desk.verify(DiskTests.noise(1, side: 300), .missing))
      guard message.contains("larger than files may be here"), desk.folder.files.isEmpty else { exit(1) }
    }
  }
}
