import Foundation

/// A disk in memory, where the user may mount one.
public struct SmallDisk {
  /// Its folder.
  public let path: String

  /// Whether disks can be mounted here.
  public static let isPossible: Bool = {
    guard geteuid() == 0, let disk = try? SmallDisk(options: "size=16k") else { return false }
    disk.unmount()
    return true
  }()

  /// Mounts a disk.
  public init(options: String) throws {
    path = NSTemporaryDirectory() + "relief-disk-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    do {
      guard try Self.run("mount", ["-t", "tmpfs", "-o", options, "tmpfs", path]) == 0 else {
        throw CocoaError(.featureUnsupported)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw error
    }
  }

  /// Takes the disk away.
  public func unmount() {
    _ = try? Self.run("umount", [path])
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func run(_ command: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
