/// Places where a line may or must end, by UAX #14 (Unicode Line Breaking Algorithm) of Unicode 15.0.
enum LineBreaker {
  /// What may happen before a character.
  enum Break: UInt8 { case none, allowed, mandatory }

  /// For each character, whether a line may end before it; the first is always `.none`.
  ///
  /// Numbers are kept together by the expression of section 8.2, example 7. O(n).
  static func breaks(_ text: [UInt32]) -> [Break] {
    var result = [Break](repeating: .none, count: text.count)
    guard let first = text.first else { return result }
    var state = State(first: lineBreakClass(first))
    for i in 1..<max(1, text.count) {
      let next = i + 1 < text.count ? lineBreakClass(text[i + 1]) : .AL
      result[i] = state.step(lineBreakClass(text[i]), next)
    }
    return result
  }

  /// The classes, in the order of the table. ZJ is ZWJ, OW and CW are wide OP and CP, EP unassigned pictographs.
  enum Class: UInt8 {
    case AL, CM, ZJ, BK, CR, LF, NL, SP, ZW, WJ, GL, BA, HY, CL, CP, CW, EX, IS, SY, OP, OW, QU, NS, B2, CB,
      BB
    case HL, IN, NU, PR, PO, ID, EB, EM, EP, JL, JV, JT, H2, H3, RI

    var isLetter: Bool { self == .AL || self == .HL }
    var isOpening: Bool { self == .OP || self == .OW }
    var isClosing: Bool { self == .CP || self == .CW }
    var isPictograph: Bool { self == .ID || self == .EB || self == .EM || self == .EP }
    var isHangul: Bool { self == .JL || self == .JV || self == .JT || self == .H2 || self == .H3 }
    var isHardBreak: Bool { self == .BK || self == .CR || self == .LF || self == .NL }
  }

  static func lineBreakClass(_ scalar: UInt32) -> Class {
    let entries = LineBreakTable.entries
    var (low, high) = (0, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle] >> 8 <= scalar { low = middle } else { high = middle }
    }
    return Class(rawValue: UInt8(truncatingIfNeeded: entries[low])) ?? .AL
  }

  /// What the rules must remember of the characters so far.
  private struct State {
    /// The class of the last character, as it is.
    private var raw: Class
    /// The class of the last character that is not a space, with marks taken into their base (LB9, LB10).
    private var base: Class
    /// Whether spaces follow the base.
    private var isSpaced = false
    /// The class before the base; for LB21a.
    private var earlier: Class?
    /// How many regional indicators end the text so far.
    private var indicators = 0
    /// How far a number has come: 0 not begun, 1 in digits, 2 closed by a bracket.
    private var number = 0

    init(first: Class) {
      raw = first
      base = first == .CM || first == .ZJ ? .AL : first
      if base == .RI { indicators = 1 }
      if base == .NU { number = 1 }
      if base == .SP { isSpaced = true }
    }

    /// Takes the next character; `after` is the class of the one behind it.
    mutating func step(_ c: Class, _ after: Class) -> Break {
      let previous = raw
      raw = c
      if previous.isHardBreak, !(previous == .CR && c == .LF) {  // LB4, LB5
        restart(c)
        return .mandatory
      }
      if c == .CM || c == .ZJ, !previous.isHardBreak, previous != .SP, previous != .ZW {  // LB9
        return .none
      }
      let current: Class = c == .CM || c == .ZJ ? .AL : c  // LB10
      let answer = rule(previous, current, after)
      advance(current)
      return answer
    }

    private mutating func restart(_ c: Class) {
      self = State(first: c)
    }

    private mutating func advance(_ c: Class) {
      if c == .SP {
        isSpaced = true
        number = 0
        return
      }
      if c == .NU {
        number = 1
      } else if number == 1, !isSpaced, c == .SY || c == .IS {
        number = 1
      } else if number == 1, !isSpaced, c == .CL || c.isClosing {
        number = 2
      } else {
        number = 0
      }
      indicators = c == .RI ? (isSpaced ? 1 : indicators + 1) : 0
      earlier = isSpaced ? nil : base
      base = c
      isSpaced = false
    }

    private func rule(_ previous: Class, _ c: Class, _ after: Class) -> Break {
      if c.isHardBreak || c == .SP || c == .ZW { return .none }  // LB6, LB7
      if base == .ZW { return .allowed }  // LB8
      if previous == .ZJ { return .none }  // LB8a
      if c == .WJ { return .none }  // LB11
      if !isSpaced, base == .WJ || base == .GL { return .none }  // LB11, LB12
      if c == .GL, !isSpaced, base != .BA, base != .HY { return .none }  // LB12a
      if c == .CL || c.isClosing || c == .EX || c == .IS || c == .SY { return .none }  // LB13
      if base.isOpening { return .none }  // LB14
      if base == .QU, c.isOpening { return .none }  // LB15
      if base == .CL || base.isClosing, c == .NS { return .none }  // LB16
      if base == .B2, c == .B2 { return .none }  // LB17
      if isSpaced { return .allowed }  // LB18
      return adjacent(c, after)
    }

    /// LB19 to LB31, for characters without spaces between.
    private func adjacent(_ c: Class, _ after: Class) -> Break {
      let b = base
      if c == .QU || b == .QU { return .none }  // LB19
      if c == .CB || b == .CB { return .allowed }  // LB20
      if c == .BA || c == .HY || c == .NS || b == .BB { return .none }  // LB21
      if earlier == .HL, b == .HY || b == .BA { return .none }  // LB21a
      if b == .SY, c == .HL { return .none }  // LB21b
      if c == .IN { return .none }  // LB22
      if b.isLetter && c == .NU || b == .NU && c.isLetter { return .none }  // LB23
      if b == .PR && c.isPictograph || b.isPictograph && c == .PO { return .none }  // LB23a
      if b == .PR || b == .PO, c.isLetter { return .none }  // LB24
      if b.isLetter, c == .PR || c == .PO { return .none }
      if joinsNumber(c, after) { return .none }  // LB25
      if b == .JL, c == .JL || c == .JV || c == .H2 || c == .H3 { return .none }  // LB26
      if b == .JV || b == .H2, c == .JV || c == .JT { return .none }
      if b == .JT || b == .H3, c == .JT { return .none }
      if b.isHangul && c == .PO || b == .PR && c.isHangul { return .none }  // LB27
      if b.isLetter || b == .IS, c.isLetter { return .none }  // LB28, LB29
      if b.isLetter || b == .NU, c == .OP { return .none }  // LB30
      if b == .CP, c.isLetter || c == .NU { return .none }
      if b == .RI, c == .RI { return indicators % 2 == 1 ? .none : .allowed }  // LB30a
      if b == .EB || b == .EP, c == .EM { return .none }  // LB30b
      return .allowed  // LB31
    }

    private func joinsNumber(_ c: Class, _ after: Class) -> Bool {
      let b = base
      if c == .NU { return number == 1 || b == .PR || b == .PO || b == .HY || b.isOpening }
      if c == .PR || c == .PO { return number > 0 }
      return (b == .PR || b == .PO) && (c.isOpening || c == .HY) && after == .NU
    }
  }
}
