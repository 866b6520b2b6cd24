import Relief
import ReliefBatch
import Synchronization

/// Says what became of each preview, in the order of the plan, and what is not as it should be as soon as it is known.
final class RenderProgress: Sendable {
  private struct State {
    /// Lines of pictures that are done before others that stand first; empty for those that failed.
    var waiting: [Int: String] = [:]
    var next = 0
    var failures: Set<String> = []
  }

  private let isQuiet: Bool
  private let isJSON: Bool
  private let folder: String
  private let state = Mutex(State())

  /// Begins with what the plan could not take in.
  ///
  /// - Parameter folder: the output folder, as it was named.
  init(_ arguments: Arguments, _ plan: BatchPlan, folder: String) {
    (isQuiet, isJSON) = (arguments.has("--quiet"), arguments.has("--json"))
    self.folder = folder
    for module in plan.sources { for note in module.notes { Console.complain(note) } }
    for fault in plan.faults {
      // A fault of a module names the file itself.
      let isOfPath = fault.message.hasPrefix("there is no")
      Console.complain(isOfPath ? "\(fault.source): \(fault.message)" : fault.message)
    }
    for module in plan.sources {
      for warning in module.warnings { Console.complain("warning: \(warning)") }
    }
  }

  func tell(_ event: BatchRun.Event) {
    switch event {
    case .began: break
    case .kept(let result), .finished(let result): tell(result)
    case .warning(let message): Console.complain("warning: \(message)")
    }
  }

  private func tell(_ result: BatchResult) {
    let line = line(result)
    state.withLock { state in
      if result.status == .failed {
        // What stops a preview stops it in all circumstances.
        let text = "\(result.picture.source): \(result.message ?? "")"
        if state.failures.insert(text).inserted { Console.complain(text) }
      }
      state.waiting[result.picture.number] = line
      while let line = state.waiting.removeValue(forKey: state.next) {
        if !line.isEmpty { try? Console.say(line) }
        state.next += 1
      }
    }
  }

  private func line(_ result: BatchResult) -> String {
    guard let entry = result.entry, isJSON || !isQuiet else { return "" }
    let path = folder == "." ? result.picture.name : folder + "/" + result.picture.name
    let isKept = result.status == .kept
    guard isJSON else {
      return "\(path): \(isKept ? "unchanged, " : "")\(entry.width) x \(entry.height) pixels, "
        + result.picture.source
    }
    return JSONText.object([
      ("preview", JSONText.quoted(result.picture.source)), ("output", JSONText.quoted(path)),
      ("status", isKept ? "\"unchanged\"" : "\"made\""), ("width", "\(entry.width)"),
      ("height", "\(entry.height)"),
      ("milliseconds", JSONValue.text((Double(entry.microseconds) / 100).rounded() / 10)),
    ])
  }
}
