import Foundation
import Relief

func benchScenes() throws {
  for chained in [false, true] {
    for scene in BenchScenes.all(chained: chained) {
      for threads in [1, 2] {
        let t = try Timing(scene.list, size: scene.size, scale: 1, threads: threads, runs: 9)
        let name = scene.name + (chained ? " chained" : "")
        print(
          "\(name), \(threads) threads: draw \(text(t.ratios.draw))x, draw+PNG \(text(t.ratios.total))x, \(t.file.count) bytes"
        )
      }
    }
  }
}
