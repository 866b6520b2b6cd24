import Foundation
import Relief
import ReliefFiles

let usage = """
  usage: relief-bench [S1 ... S7] [T]       these scenes, or all, against memcpy and the recorded rivals
         relief-bench cost                  how time and memory grow with size, sigma, radius and elements
         relief-bench scene FILE RUNS OUT   times of each run of a scene as JSON, and its picture
         relief-bench views                 graph, layout and display list of views, next to what they may take
         relief-bench screens APP ...       the same of each preview of apps, at most 5 ms
         relief-bench snapshots             comparing snapshots, 10,000 of them, a report of 200
         relief-bench batch DIR OUT JOBS    every scene of DIR to OUT, with JOBS threads
         relief-bench symbols OUT [A B]     a sheet of all symbols with their names, or of those from A to B
  """

/// The protocol of the rivals' benchmark: times of each run as JSON, and one picture.
func benchScene(file: String, runs: Int, output: String) throws {
  let drawing = try SceneFile(path: file).drawing()
  let t = try Timing(drawing.list, size: drawing.size, scale: drawing.scale, threads: nil, runs: runs)
  try AtomicFile.write(t.file, to: output)
  Console.say(
    "{\"draw_ms\": \(t.draw), \"total_ms\": \(t.total), \"memcpy_ms\": \(t.memcpy), \"cpu_ms\": \(t.cpu)}")
}

@MainActor func run(_ arguments: [String]) throws -> Bool {
  switch (arguments.first, arguments.count) {
  case ("cost", 1): try Cost.run()
  case ("views", 1): try ViewBench.run()
  case ("screens", 2...): try ScreenBench.run(Array(arguments.dropFirst()))
  case ("snapshots", 1): try SnapshotBench.run()
  case ("scene", 4):
    guard let runs = Int(arguments[2]), runs > 0 else { return false }
    try benchScene(file: arguments[1], runs: runs, output: arguments[3])
  case ("batch", 4):
    guard let jobs = Int(arguments[3]), jobs > 0 else { return false }
    var count = 0
    let time = try milliseconds {
      count = try Batch.run(folder: arguments[1], output: arguments[2], jobs: jobs)
    }
    Console.say("{\"files\": \(count), \"ms\": \(time), \"files_per_s\": \(Double(count) / time * 1e3)}")
  case ("symbols", 2): try SymbolSheet.write(to: arguments[1], part: nil)
  case ("symbols", 4):
    guard let from = Int(arguments[2]), let to = Int(arguments[3]), from <= to else { return false }
    try SymbolSheet.write(to: arguments[1], part: from..<to)
  default: return try benchAll(arguments)
  }
  return true
}

/// The named scenes, or all.
func benchAll(_ names: [String]) throws -> Bool {
  let all = BenchScenes.names + ["S4", "S5", "S6", "S7", "T"]
  guard names.allSatisfy(all.contains) else { return false }
  for name in all where names.isEmpty || names.contains(name) {
    switch name {
    case "S4": try BatchBench.run()
    case "S5": BlurBench.run()
    case "S6": try EncodeBench.run()
    case "S7": try ColdStart.run()
    case "T": try TextBench.run()
    default: try SceneBench.run(name)
    }
  }
  return true
}

do {
  guard try run(Array(CommandLine.arguments.dropFirst())) else {
    Console.complain(usage)
    exit(2)
  }
} catch {
  Console.complain("relief-bench: \(error)")
  exit(2)
}
