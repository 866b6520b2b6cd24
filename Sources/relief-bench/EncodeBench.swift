import Foundation
import Relief

/// S6: the full screen as PNG.
enum EncodeBench {
  /// Prints time and size for each effort.
  static func run() throws {
    guard let scene = BenchScenes.scene("S2") else { return }
    let bitmap = try Rasterizer().render(scene.list, size: scene.size)
    let memory = Memory(byteCount: bitmap.pixels.count)
    Console.say("S6 PNG of the full screen, \(bitmap.width) x \(bitmap.height) pixels")
    for (name, effort): (String, PNG.Effort) in [
      ("fast", .fast), ("balanced", .balanced), ("smallest", .smallest),
    ] {
      for threads in [1, 2] {
        let core = speedUpOfTwoThreads()
        var count = 0
        let copies = milliseconds(runs: 9) { memory.copy() }
        let times = try milliseconds(runs: 25) {
          count = try PNG.encode(bitmap, options: .init(effort: effort, threads: threads)).count
        }
        Console.say(
          "  Relief \(name), \(threads) thread\(threads == 1 ? "" : "s"): \(text(median(times))) ms (best \(text(times.min() ?? 0))),"
            + " \(text(median(times) / max(median(copies), 1e-6)))x memcpy, \(count) bytes;"
            + " two threads make a busy loop \(text(core, digits: 2)) times as fast")
      }
    }
    Console.say("  \(Rivals.encode)")
  }
}
