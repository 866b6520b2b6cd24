import Foundation
import Relief

/// S7: `relief button` from nothing, as a process of its own.
enum ColdStart {
  static func run() throws {
    let tool = SystemFiles.folder(of: CommandLine.arguments[0]) + "/relief"
    let output = FileManager.default.temporaryDirectory.path + "/relief-bench-\(getpid()).png"
    defer { try? FileManager.default.removeItem(atPath: output) }
    let copy = Memory.copyTime(byteCount: 656 * 368 * 4)
    Console.say("S7 a button from nothing, whole process (multiple of copying its frame)")
    let commands: [(String, [String])] = [
      ("/bin/echo, the floor", ["/bin/echo"]), ("relief --version", [tool, "--version"]),
      ("relief button to a file", [tool, "button", "-o", output]),
      ("relief button to standard output", [tool, "button", "-o", "-"]),
      ("relief button \"Get Started\" (bars 35 ms, 40 MB)", [tool, "button", "Get Started", "-o", output]),
    ]
    for (name, arguments) in commands {
      let core = speedUpOfTwoThreads()
      let runs = (0..<25).compactMap { _ in ChildProcess(arguments) }
      guard runs.count == 25, runs.allSatisfy(\.isSuccess) else {
        Console.say("  \(name): \(tool) cannot be run; build it beside relief-bench")
        continue
      }
      let wall = runs.map(\.wall)
      Console.say(
        "  \(name): \(text(median(wall))) ms, \(text(median(wall) / copy, digits: 0))x (best \(text(wall.min() ?? 0))), processor"
          + " \(text(median(runs.map(\.cpu)))) ms, at most \(text(ChildProcess.peakMemory(arguments) ?? 0)) MB;"
          + " two threads make a busy loop \(text(core, digits: 2)) times as fast")
    }
    Console.say("  \(Rivals.coldStart)")
  }
}
