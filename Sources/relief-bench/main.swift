import Foundation
import Relief

let usage = """
  usage: relief-bench                       the scenes S1 to S7 against memcpy and the recorded rivals
         relief-bench scene FILE RUNS OUT   times of each run of a scene as JSON, and its picture
         relief-bench batch DIR OUT JOBS    every scene of DIR to OUT, with JOBS threads
  """

/// The protocol of the rivals' benchmark: times of each run as JSON, and one picture.
func benchScene(file: String, runs: Int, output: String) throws {
  let drawing = try SceneFile(path: file).drawing()
  let t = try Timing(drawing.list, size: drawing.size, scale: drawing.scale, threads: nil, runs: runs)
  try AtomicFile.write(t.file, to: output)
  print(
    "{\"draw_ms\": \(t.draw), \"total_ms\": \(t.total), \"memcpy_ms\": \(t.memcpy), \"cpu_ms\": \(t.cpu)}")
}

func run(_ arguments: [String]) throws -> Bool {
  switch (arguments.first, arguments.count) {
  case (nil, _): try benchScenes()
  case ("scene", 4):
    guard let runs = Int(arguments[2]), runs > 0 else { return false }
    try benchScene(file: arguments[1], runs: runs, output: arguments[3])
  case ("batch", 4):
    guard let jobs = Int(arguments[3]), jobs > 0 else { return false }
    var count = 0
    let time = try milliseconds {
      count = try Batch.run(folder: arguments[1], output: arguments[2], jobs: jobs)
    }
    print("{\"files\": \(count), \"ms\": \(time), \"files_per_s\": \(Double(count) / time * 1e3)}")
  default: return false
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
