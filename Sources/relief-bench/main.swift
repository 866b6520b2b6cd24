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

/// The times of some runs of a picture, in milliseconds.
struct Timing {
  var draw: [Double] = []
  var total: [Double] = []
  var memcpy: [Double] = []
  var cpu: [Double] = []
  var file: [UInt8] = []

  init(_ list: DisplayList, size: CGSize, scale: Double, threads: Int?, runs: Int) throws {
    var options = Rasterizer.Options()
    options.scale = scale
    options.threads = threads
    let rasterizer = Rasterizer(options: options)
    let warm = try rasterizer.render(list, size: size)
    let memory = Memory(byteCount: warm.pixels.count)
    memory.copy()
    for _ in 0..<max(runs, 1) {
      memcpy.append(milliseconds { memory.copy() })
      let start = clock()
      var bitmap = warm
      let drawn = try milliseconds { bitmap = try rasterizer.render(list, size: size) }
      let encoded = try milliseconds { file = try PNG.encode(bitmap) }
      cpu.append(Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e3)
      draw.append(drawn)
      total.append(drawn + encoded)
    }
  }
}

func benchScenes() throws {
  print(
    "Ratios to memcpy of the same frame in the same run; rivals' best draw on one thread: S1 57, S2 24, S3 8.6"
  )
  for chained in [false, true] {
    for scene in BenchScenes.all(chained: chained) {
      for threads in [1, 2] {
        let t = try Timing(scene.list, size: scene.size, scale: 1, threads: threads, runs: 9)
        let copy = median(t.memcpy)
        let ratios = [median(t.draw) / copy, median(t.total) / copy].map { ($0 * 10).rounded() / 10 }
        let name = scene.name + (chained ? " chained" : "")
        print(
          "\(name), \(threads) threads: draw \(ratios[0])x, draw+PNG \(ratios[1])x, \(t.file.count) bytes")
      }
    }
  }
}

/// The protocol of the rivals' benchmark: times of each run as JSON, and one picture.
func benchScene(_ arguments: [String]) throws {
  let drawing = try SceneFile(path: arguments[0]).drawing()
  let t = try Timing(
    drawing.list, size: drawing.size, scale: drawing.scale, threads: nil, runs: Int(arguments[1]) ?? 15)
  try AtomicFile.write(t.file, to: arguments[2])
  print(
    "{\"draw_ms\": \(t.draw), \"total_ms\": \(t.total), \"memcpy_ms\": \(t.memcpy), \"cpu_ms\": \(t.cpu)}")
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.isEmpty {
  try benchScenes()
} else if arguments.count == 4, arguments[0] == "scene" {
  try benchScene(Array(arguments.dropFirst()))
} else {
  print("usage: relief-bench [scene FILE RUNS OUT]")
  exit(2)
}
