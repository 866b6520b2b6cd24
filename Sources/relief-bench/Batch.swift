import Foundation
import Relief
import ReliefFiles
import Synchronization

/// `relief-bench batch DIR OUT JOBS`: every scene of a folder becomes a file, all durable at the end.
enum Batch {
  /// Renders each `NAME.json` of `folder` to `NAME.png` in `output`, with one scene a thread; returns how many.
  ///
  /// Throws the fault of the first scene, by name, that has one; the others are still written.
  static func run(folder: String, output: String, jobs: Int) throws -> Int {
    let names = try SystemFiles.names(in: folder).filter { $0.hasSuffix(".json") }
    try SystemFiles.makeFolder(output)
    let files = AtomicFile.Batch()
    let rasterizer = Rasterizer()
    let next = Atomic(0)
    let faults = Mutex<[(index: Int, error: any Error)]>([])
    // Scenes vary in cost, so each thread takes the next one that is left.
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, names.count))) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < names.count else { return }
        let name = names[index]
        do {
          let scene = try SceneFile(path: folder + "/" + name)
          let bitmap = try scene.drawing().render(threads: 1, with: rasterizer)
          let path = output + "/" + name.dropLast(5) + ".png"
          try PNG.write(bitmap, to: path, options: .init(threads: 1), in: files)
        } catch {
          faults.withLock { $0.append((index, error)) }
        }
      }
    }
    try files.finish()
    let first = faults.withLock { faults in faults.min { $0.index < $1.index } }
    if let first { throw first.error }
    return names.count
  }
}
