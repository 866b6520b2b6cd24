import Foundation

/// Milliseconds that `body` takes.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  let time = ContinuousClock.now - start
  return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
}

/// The value in the middle, which a few disturbed runs do not move; 0 of none.
func median(_ values: [Double]) -> Double {
  values.isEmpty ? 0 : values.sorted()[values.count / 2]
}

/// The times of at most `runs` runs of `body`, in milliseconds; of fewer where they take more than a second together.
func milliseconds(runs: Int, _ body: () throws -> Void) rethrows -> [Double] {
  var times: [Double] = []
  while times.isEmpty || times.count < runs && times.reduce(0, +) < 1000 {
    times.append(try milliseconds(body))
  }
  return times
}

/// A number with so many digits after the point.
func text(_ value: Double, digits: Int = 1) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let unit = (0..<digits).reduce(1.0) { product, _ in product * 10 }
  let scaled = Int((abs(value) * unit).rounded())
  let (whole, part) = (scaled / Int(unit), scaled % Int(unit))
  let fraction = String(part)
  let zeros = String(repeating: "0", count: max(digits - fraction.count, 0))
  return (value < 0 ? "-" : "") + "\(whole)" + (digits > 0 ? ".\(zeros)\(fraction)" : "")
}

/// How much faster a busy loop gets by a second thread: 2 where the second core is free, 1 where a neighbour holds it.
///
/// Ratios on two threads mean little without it.
func speedUpOfTwoThreads() -> Double {
  // The quickest of a few, since what is asked is what the machine can give now.
  let alone = (0..<3).map { _ in milliseconds { spin() } }.min() ?? 0
  let both = (0..<3).map { _ in
    milliseconds { DispatchQueue.concurrentPerform(iterations: 2) { _ in spin() } }
  }.min()
  return both.map { 2 * alone / max($0, 1e-6) } ?? 1
}

/// Work that touches no memory, each step of which waits for the one before.
private func spin() {
  // Both ends are hidden from the optimiser, which would else do the work once and before the clock starts.
  var state = hidden(1)
  for _ in 0..<4_000_000 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
  }
  _ = hidden(state)
}

/// The same number, of which the optimiser knows nothing.
@inline(never) @_optimize(none)
private func hidden(_ number: UInt64) -> UInt64 { number }
