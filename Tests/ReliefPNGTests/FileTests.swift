import Foundation
import ReliefDrawing
import ReliefFiles
import ReliefPNG
import ReliefTestSupport
import Testing

@Suite("Files written whole")
struct FileTests {
  private let bitmap = TestPicture.softEdge.bitmap(30, 20, scale: 2)

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func permissions(_ path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? -1
  }

  @Test("A picture is written and read, and nothing else is left")
  func roundTrip() throws {
    try withFolder { folder in
      try PNG.write(bitmap, to: folder + "/a.png")
      try PNG.write(bitmap, to: folder + "/a.png", options: .init(effort: .fast))
      #expect(try PNG.read(from: folder + "/a.png") == bitmap)
      #expect(try names(in: folder) == ["a.png"])
    }
  }

  @Test("A name as long as names can be is written")
  func longName() throws {
    try withFolder { folder in
      let name = String(repeating: "n", count: 255)
      try AtomicFile.write([1], to: folder + "/" + name)
      #expect(try names(in: folder) == [name])
    }
  }

  @Test("A new file has the permissions of any new file, an old one keeps its own")
  func permissions() throws {
    try withFolder { folder in
      #expect(FileManager.default.createFile(atPath: folder + "/usual", contents: nil))
      try AtomicFile.write([1], to: folder + "/new")
      #expect(try permissions(folder + "/new") == permissions(folder + "/usual"))

      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/new")
      try AtomicFile.write([2], to: folder + "/new")
      #expect(try permissions(folder + "/new") == 0o640)
      #expect(try AtomicFile.read(folder + "/new") == [2])
    }
  }

  @Test("A symbolic link stays and its target is written, also one that does not exist yet")
  func links() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/real", withIntermediateDirectories: false)
      for (link, target) in [("near", "real/a"), ("far", folder + "/real/b"), ("chain", "near")] {
        try FileManager.default.createSymbolicLink(atPath: folder + "/" + link, withDestinationPath: target)
      }
      try AtomicFile.write([1], to: folder + "/near")
      try AtomicFile.write([2], to: folder + "/far")
      try AtomicFile.write([3], to: folder + "/chain")
      #expect(try AtomicFile.read(folder + "/real/a") == [3])
      #expect(try AtomicFile.read(folder + "/real/b") == [2])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/chain") == "near")
      #expect(try names(in: folder) == ["chain", "far", "near", "real"])
    }
  }

  @Test("A link to itself is an error")
  func circle() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/o", withDestinationPath: "o")
      #expect(throws: FileError.other(path: folder + "/o", code: ELOOP)) {
        try AtomicFile.write([1], to: folder + "/o")
      }
    }
  }

  @Test("Places that cannot be written are errors that name the path, and nothing is left behind")
  func badPlaces() throws {
    try withFolder { folder in
      try AtomicFile.write([7], to: folder + "/file")
      let missing = folder + "/none/a.png"
      #expect(throws: FileError.missingFolder(path: missing)) { try PNG.write(bitmap, to: missing) }
      let under = folder + "/file/a.png"
      #expect(throws: FileError.missingFolder(path: under)) { try PNG.write(bitmap, to: under) }
      #expect(throws: FileError.isFolder(path: folder)) { try PNG.write(bitmap, to: folder) }
      #expect(throws: FileError.isFolder(path: folder + "/")) { try PNG.write(bitmap, to: folder + "/") }
      #expect(throws: FileError.missingFolder(path: "")) { try PNG.write(bitmap, to: "") }
      #expect(throws: FileError.missing(path: folder + "/none")) { try PNG.read(from: folder + "/none") }
      #expect(throws: FileError.isFolder(path: folder)) { try PNG.read(from: folder) }
      #expect(throws: FileError.content(path: folder + "/file", reason: "\(PNGError.notPNG)")) {
        try PNG.read(from: folder + "/file")
      }
      #expect(throws: FileError.tooLong(path: folder + "/file", limit: 0)) {
        try AtomicFile.read(folder + "/file", atMost: 0)
      }
      #expect(try names(in: folder) == ["file"])
      #expect(try AtomicFile.read(folder + "/file") == [7])
    }
  }

  @Test("A folder or file without permission to write is an error", .enabled(if: geteuid() != 0))
  func notPermitted() throws {
    try withFolder { folder in
      try AtomicFile.write([7], to: folder + "/kept")
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder + "/kept")
      #expect(throws: FileError.notPermitted(path: folder + "/kept")) {
        try AtomicFile.write([1], to: folder + "/kept")
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
      #expect(throws: FileError.notPermitted(path: folder + "/a")) {
        try AtomicFile.write([1], to: folder + "/a")
      }
      #expect(try names(in: folder) == ["kept"])
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    }
  }

  @Test(
    "A full disk is an error; the old file stays, and nothing else does", .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let disk = try SmallDisk(options: "size=16k")
    defer { disk.unmount() }
    let path = disk.path + "/a"
    try AtomicFile.write([1, 2, 3], to: path)
    let large = [UInt8](repeating: 9, count: 100_000)
    #expect(throws: FileError.diskFull(path: path)) { try AtomicFile.write(large, to: path) }
    #expect(throws: FileError.diskFull(path: path)) { try AtomicFile.Batch().write(large, to: path) }
    #expect(try AtomicFile.read(path) == [1, 2, 3])
    #expect(try names(in: disk.path) == ["a"])
  }

  @Test("A disk that can only be read is an error, for the superuser too", .enabled(if: SmallDisk.isPossible))
  func readOnlyDisk() throws {
    let disk = try SmallDisk(options: "ro")
    defer { disk.unmount() }
    let path = disk.path + "/a"
    #expect(throws: FileError.readOnlyFileSystem(path: path)) { try AtomicFile.write([1], to: path) }
  }

  @Test(
    "A device without room is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() {
    #expect(throws: FileError.diskFull(path: "/dev/full")) { try PNG.write(bitmap, to: "/dev/full") }
  }

  @Test("Devices are written to, and stay")
  func devices() throws {
    try AtomicFile.write([1, 2], to: "/dev/null")
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test("A reader that has gone is an error and not the end of the process")
  func brokenPipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(throws: FileError.pipeClosed(path: "standard output")) {
      try AtomicFile.write([1], toDescriptor: descriptor, name: "standard output")
    }
  }

  @Test("All bytes go through a pipe, in both directions")
  func wholePipe() async throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let pipe = Pipe()
    let (target, source) = (pipe.fileHandleForWriting, pipe.fileHandleForReading)
    let reader = Task.detached {
      try AtomicFile.read(fromDescriptor: source.fileDescriptor, name: "standard input")
    }
    try AtomicFile.write(bytes, toDescriptor: target.fileDescriptor, name: "standard output")
    try target.close()
    #expect(try await reader.value == bytes)
  }

  @Test("A batch writes its files at once and can be finished twice")
  func batch() throws {
    try withFolder { folder in
      let batch = AtomicFile.Batch()
      for number in 0..<20 { try PNG.write(bitmap, to: folder + "/\(number).png", in: batch) }
      #expect(throws: FileError.missingFolder(path: folder + "/none/a")) {
        try batch.write([1], to: folder + "/none/a")
      }
      #expect(try PNG.read(from: folder + "/7.png") == bitmap)
      try batch.finish()
      try batch.finish()
      #expect(try names(in: folder).count == 20)
    }
  }

  @Test("Errors name the path and the way out")
  func words() {
    #expect(
      "\(FileError.missingFolder(path: "out/a.png"))"
        == "out/a.png: its folder does not exist. Make the folder first (mkdir -p), or choose another one.")
    #expect("\(FileError.diskFull(path: "a"))".hasPrefix("a: the disk is full. Make room"))
    #expect(
      "\(FileError.content(path: "a", reason: "\(PNGError.notPNG)"))"
        == "a: This is not a PNG file. Convert the picture to PNG first.")
  }
}
