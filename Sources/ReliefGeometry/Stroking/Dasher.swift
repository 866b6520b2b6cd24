import Foundation

/// Cuts lines into dashes.
struct Dasher {
  /// Dashes and gaps in turn; an even count, no length below 0, the sum above 0.
  private let lengths: [Double]
  private let total: Double
  /// Where in the pattern each line starts: an index and what is left of that length.
  private let startIndex: Int
  private let startLeft: Double

  /// More dashes than this on one line are too fine to see: it is drawn solid.
  static let limit = 100_000.0

  /// nil for a pattern that is empty, all zero, or has a length that is negative or not finite: a solid line.
  ///
  /// An odd count of lengths is repeated, so that dashes and gaps change roles every other time. A phase that
  /// is not finite counts as 0; a negative one starts before the pattern.
  init?(_ dash: [CGFloat], phase: CGFloat) {
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let all = (dash.count % 2 == 0 ? dash : dash + dash).map { Double($0) }
    let sum = all.reduce(0, +)
    guard sum > 0, sum.isFinite else { return nil }
    var offset = phase.isFinite ? Double(phase).truncatingRemainder(dividingBy: sum) : 0
    if offset < 0 { offset += sum }
    var index = 0
    while index < all.count - 1, offset >= all[index], offset > 0 {
      offset -= all[index]
      index += 1
    }
    (lengths, total, startIndex, startLeft) = (all, sum, index, max(all[index] - offset, 0))
  }

  /// Whether a line starts in a dash.
  var startsOn: Bool { startIndex % 2 == 0 }

  /// What a dash leaves of a line.
  enum Piece {
    case line(CenterLine)
    /// A dash of no length, and the direction of the line there.
    case dot(Vector, along: Vector)
  }

  /// The dashes of a line, in order.
  ///
  /// A dash that a closed line's end cuts in two is one piece, put together at the start. A dash that would
  /// begin where the line ends is not drawn.
  func pieces(of line: CenterLine) -> [Piece] {
    let length = line.length
    guard length / total * Double(lengths.count) < Self.limit else { return [.line(line)] }
    var cutter = Cutter(isOn: startsOn)
    var (index, left) = (startIndex, startLeft)
    var position = 0.0
    let end = length * (1 - 1e-12)
    for step in line.steps {
      let whole = step.length
      var done = 0.0
      // A length of 0 within the step ends at once, hence <=.
      while left <= whole - done, position + left < end {
        cutter.take(step, from: done, to: done + left)
        done += left
        position += left
        index = (index + 1) % lengths.count
        left = lengths[index]
        cutter.toggle(at: step, done)
      }
      cutter.take(step, from: done, to: whole)
      left -= whole - done
      position += whole - done
    }
    return cutter.finished(closing: line)
  }
}

/// Collects the parts of a line while it is walked.
private struct Cutter {
  private var pieces: [Dasher.Piece] = []
  private var current = CenterLine()
  private var isOn: Bool
  private let startsOn: Bool
  /// Where the current dash began.
  private var mark: (Vector, along: Vector)?

  init(isOn: Bool) {
    self.isOn = isOn
    startsOn = isOn
  }

  mutating func take(_ step: CenterLine.Step, from a: Double, to b: Double) {
    if isOn, mark == nil { mark = (step.point(at: a), step.tangent(at: a)) }
    if isOn, b > a { current.steps.append(step.part(from: a, to: b)) }
  }

  mutating func toggle(at step: CenterLine.Step, _ done: Double) {
    if isOn { endDash() }
    isOn.toggle()
    mark = isOn ? (step.point(at: done), step.tangent(at: done)) : nil
  }

  private mutating func endDash() {
    if !current.steps.isEmpty {
      pieces.append(.line(current))
      current.steps = []
    } else if let mark {
      pieces.append(.dot(mark.0, along: mark.along))
    }
  }

  mutating func finished(closing line: CenterLine) -> [Dasher.Piece] {
    guard isOn, !current.steps.isEmpty else { return pieces }
    if pieces.isEmpty { return [startsOn ? .line(line) : .line(current)] }
    if line.isClosed, startsOn, case .line(let first) = pieces[0] {
      current.steps += first.steps
      pieces[0] = .line(current)
    } else {
      endDash()
    }
    return pieces
  }
}

extension CenterLine.Step {
  fileprivate func point(at distance: Double) -> Vector {
    distance >= length ? end : start + (end - start) * (distance / length)
  }

  fileprivate func tangent(at distance: Double) -> Vector {
    if distance <= 0 { return startTangent }
    if distance >= length { return endTangent }
    let mixed = startTangent + (endTangent - startTangent) * (distance / length)
    return mixed.unit ?? startTangent
  }

  fileprivate func part(from a: Double, to b: Double) -> Self {
    if a <= 0, b >= length { return self }
    var part = self
    (part.start, part.end) = (point(at: a), point(at: b))
    (part.startTangent, part.endTangent) = (tangent(at: a), tangent(at: b))
    if a > 0 { part.continuesCurve = !isLine }
    return part
  }
}
