import Foundation

extension Path: LosslessStringConvertible {
  /// The steps as text, operands first: `x y m`, `x y l`, `cx cy x y q`, `ax ay bx by x y c`, `h`.
  ///
  /// Numbers are written so that reading gives the same bits.
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., step: String) {
      for p in points { words += [Path.text(p.x), Path.text(p.y)] }
      words.append(step)
    }
    for element in elements {
      switch element {
      case .move(let p): add(p, step: "m")
      case .line(let p): add(p, step: "l")
      case .quadCurve(let p, let c): add(c, p, step: "q")
      case .curve(let p, let c, let d): add(c, d, p, step: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Reads the text that `description` writes, and `x y width height re` for rectangles; nil for anything
  /// else.
  public init?(_ string: String) {
    self.init()
    var n: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let value = Double(word) {
        n.append(value)
        continue
      }
      switch (word, n.count) {
      case ("m", 2): append([.move(to: CGPoint(x: n[0], y: n[1]))])
      case ("l", 2) where !isEmpty: append([.line(to: CGPoint(x: n[0], y: n[1]))])
      case ("q", 4) where !isEmpty:
        append([.quadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))])
      case ("c", 6) where !isEmpty:
        append([
          .curve(
            to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
            control2: CGPoint(x: n[2], y: n[3]))
        ])
      case ("re", 4): addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
      case ("h", 0) where !isEmpty: append([.closeSubpath])
      default: return nil
      }
      n.removeAll(keepingCapacity: true)
    }
    if !n.isEmpty { return nil }
  }

  private static func text(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
