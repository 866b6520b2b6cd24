import Foundation
import Relief

/// S1, S1D, S1R, S2, S3: pictures drawn and encoded in one process.
enum SceneBench {
  /// Prints a scene's times on one and two threads, and what chained shadows cost.
  static func run(_ name: String) throws {
    guard let scene = BenchScenes.scene(name), let chained = BenchScenes.scene(name, chained: true) else {
      return
    }
    let record = Rivals.record(name)
    let (width, height) = (Int(scene.size.width), Int(scene.size.height))
    Console.say("\(name) \(record.title), \(width) x \(height) pixels; multiples of copying the frame")
    for threads in [1, 2] {
      let bar = threads == 1 ? record.oneThread : record.twoThreads
      let core = speedUpOfTwoThreads()
      let t = try Timing(scene.list, size: scene.size, scale: 1, threads: threads, runs: 15)
      let other = try Timing(chained.list, size: scene.size, scale: 1, threads: threads, runs: 15)
      Console.say(
        "  Relief, \(threads) thread\(threads == 1 ? "" : "s"): draw \(text(t.ratios.draw))x\(note(bar?.draw)),"
          + " draw+PNG \(text(t.ratios.total))x\(note(bar?.total)); \(text(median(t.draw), digits: 2)) and"
          + " \(text(median(t.total), digits: 2)) ms (best \(text(t.draw.min() ?? 0, digits: 2)) and"
          + " \(text(t.total.min() ?? 0, digits: 2))), \(t.file.count) bytes; chained shadows"
          + " \(text(median(other.draw) / max(median(t.draw), 1e-6), digits: 2)) times the drawing"
          + " (bar \(Rivals.chainedBar)); two threads make a busy loop \(text(core, digits: 2)) times as fast"
      )
    }
    for rival in record.rivals {
      Console.say("  \(rival.name), 1 thread: draw \(text(rival.draw))x, draw+PNG \(text(rival.total))x")
    }
  }

  private static func note(_ bar: Double?) -> String { bar.map { " (bar \(text($0, digits: 0)))" } ?? "" }
}
