/// Prints a value and what is in it as an indented tree.
enum ValueTree {
  /// How deep values may be nested; deeper ones are cut off.
  private static let depthLimit = 40

  /// The tree, a line each, with an end of line.
  static func text(_ value: Any) -> String {
    lines(value, label: nil, depth: 0).joined(separator: "\n") + "\n"
  }

  private static func lines(_ value: Any, label: String?, depth: Int) -> [String] {
    let mirror = Mirror(reflecting: value)
    let head = String(repeating: "  ", count: depth) + "- " + (label.map { "\($0): " } ?? "")
    if depth >= depthLimit { return [head + "…"] }
    var children = Array(mirror.children)
    switch mirror.displayStyle {
    case .optional:
      guard let child = children.first else { return [head + "nil"] }
      return lines(child.value, label: label, depth: depth)
    case .dictionary, .set:
      // Their order is not that of the values, and differs from run to run.
      let sorted = children.map { (lines($0.value, label: nil, depth: depth + 1)) }
        .sorted { $0.lexicographicallyPrecedes($1) }
      return [head + count(children.count)] + sorted.flatMap { $0 }
    case .collection:
      return [head + count(children.count)]
        + children.flatMap { lines($0.value, label: nil, depth: depth + 1) }
    case .tuple where !children.isEmpty:
      return [head + "(\(children.count) values)"]
        + children.flatMap { lines($0.value, label: $0.label, depth: depth + 1) }
    default: break
    }
    if children.isEmpty {
      if let text = value as? any StringProtocol { return [head + String(reflecting: String(text))] }
      return [head + String(describing: value)]
    }
    var parent = mirror.superclassMirror
    while let mirror = parent {
      children = Array(mirror.children) + children
      parent = mirror.superclassMirror
    }
    let name = mirror.displayStyle == .enum ? caseName(value, mirror) : "\(type(of: value))"
    return [head + name] + children.flatMap { lines($0.value, label: $0.label, depth: depth + 1) }
  }

  private static func caseName(_ value: Any, _ mirror: Mirror) -> String {
    "\(type(of: value)).\(mirror.children.first?.label ?? "")"
  }

  private static func count(_ number: Int) -> String { number == 1 ? "1 element" : "\(number) elements" }
}
