import Foundation
import Relief

/// Milliseconds that `body` takes.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  let time = ContinuousClock.now - start
  return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let only = CommandLine.arguments.dropFirst().first
for scene in BenchScenes.all() + BenchScenes.all(chained: true) where only == nil || scene.name == only {
  var line = scene.name
  for threads in [1, 2] {
    var options = Rasterizer.Options()
    options.threads = threads
    let rasterizer = Rasterizer(options: options)
    let times = try (0..<5).map { _ in
      try milliseconds { _ = try rasterizer.render(scene.list, size: scene.size) }
    }
    line += "  \(threads): \(median(times)) ms"
  }
  print(line)
}
