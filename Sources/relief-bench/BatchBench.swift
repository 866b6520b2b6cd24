import Foundation
import Relief
import ReliefFiles

/// S4: a thousand small buttons, each with colours of its own, from scenes to files.
enum BatchBench {
  private static let count = 1000

  /// Prints files a second on one and two threads; the time to make them durable is part of it.
  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/relief-bench-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try SystemFiles.makeFolder(folder + "/scenes")
    let files = AtomicFile.Batch()
    for index in 0..<count {
      try files.write(Array(scene(index).utf8), to: folder + "/scenes/B\(index).json")
    }
    try files.finish()
    Console.say(
      "S4 \(count) buttons of 320 x 160 pixels to files; files a second (multiple of copying a frame for each)"
    )
    let copy = Memory.copyTime(byteCount: 320 * 160 * 4)
    // New folders for each run: Linux gives the inodes of files that were just removed out slowly.
    for (run, threads) in [1, 2, 1, 2, 1, 2].enumerated() {
      let core = speedUpOfTwoThreads()
      let time = try milliseconds {
        _ = try Batch.run(folder: folder + "/scenes", output: folder + "/out\(run)", jobs: threads)
      }
      Console.say(
        "  Relief, \(threads) thread\(threads == 1 ? "" : "s"): \(text(Double(count) / time * 1e3, digits: 0))"
          + " (\(text(time / Double(count) / copy, digits: 0))x);"
          + " two threads make a busy loop \(text(core, digits: 2)) times as fast")
    }
    Console.say("  \(Rivals.batch)")
  }

  /// A raised button on a ground of its own.
  private static func scene(_ index: Int) -> String {
    var state = UInt32(truncatingIfNeeded: 1000 + index)
    let base = (0..<3).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 90 + Int(state >> 16) % 130
    }
    func color(_ change: (Int) -> Int) -> String {
      let digits = base.map { level in
        let text = String(change(level), radix: 16)
        return text.count < 2 ? "0" + text : text
      }
      return "\"#\(digits.joined())\""
    }
    let (light, dark) = (color { min($0 * 118 / 100, 255) }, color { $0 * 78 / 100 })
    let ground = color { $0 }
    return """
      {"size": [320, 160], "background": \(ground), "layers": [
        {"shape": {"roundedRectangle": {"radius": 24, "style": "circular"}}, "frame": [48, 40, 224, 80],
         "fill": \(ground), "shadows": [
          {"color": \(light), "radius": 12, "offset": [-8, -8], "chained": false},
          {"color": \(dark), "radius": 12, "offset": [8, 8], "chained": false}]}]}
      """
  }
}
