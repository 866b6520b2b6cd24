import Foundation
import Glibc

/// Waits for changes of files in folders and those below them, by Linux's inotify.
package final class FolderWatch {
  private let handle: FileHandle
  private let roots: [String]
  private let excluded: String
  private var watched: Set<String> = []

  /// Watches folders, but for one that is written to; of a file, the folder that it lies in.
  package init(_ paths: [String], excluding excluded: String) throws(BatchError) {
    self.excluded = URL(fileURLWithPath: excluded).standardizedFileURL.path
    let descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw .file(path: paths.first ?? ".", reason: "the system has no more watches (inotify)")
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    roots = paths
    addFolders()
    if watched.isEmpty { throw .file(path: paths.first ?? ".", reason: "it cannot be watched") }
  }

  /// Watches folders that are new.
  private func addFolders() {
    for root in roots {
      let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: root)) != nil
      let folder = isFolder ? root : URL(fileURLWithPath: root).deletingLastPathComponent().path
      add(folder)
      guard isFolder, let names = FileManager.default.enumerator(atPath: folder) else { continue }
      for case let name as String in names {
        let last = name.split(separator: "/").last ?? ""
        let isExcluded = URL(fileURLWithPath: folder + "/" + name).standardizedFileURL.path == excluded
        if last.hasPrefix(".") || isExcluded || Self.skipped.contains(String(last)) {
          names.skipDescendants()
        } else if (names.fileAttributes?[.type] as? FileAttributeType) == .typeDirectory {
          add(folder + "/" + name)
        }
      }
    }
  }

  private static let skipped: Set<String> = ["build", "DerivedData", "Pods", "Carthage"]

  private func add(_ folder: String) {
    guard !watched.contains(folder) else { return }
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
    if unsafe inotify_add_watch(handle.fileDescriptor, folder, UInt32(events)) >= 0 { watched.insert(folder) }
  }

  /// Waits until something changes, and until it has been quiet for a moment.
  ///
  /// Editors save in several steps: a new file, its content, its name.
  package func wait(quiet milliseconds: Int32 = 40) {
    _ = handle.availableData
    var poll = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while unsafe Glibc.poll(&poll, 1, milliseconds) > 0 { _ = handle.availableData }
    addFolders()
  }

  deinit { handle.closeFile() }
}
