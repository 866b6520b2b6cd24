import Foundation

extension Path {
  /// A rectangle, rounded rectangle or ellipse with its sides moved inwards; nil for any other path.
  ///
  /// Negative amounts grow it. What shrinks to nothing is empty.
  package func inset(by amount: CGFloat) -> Path? {
    func shrunk(_ r: CGRect) -> CGRect? {
      let side = CGRect(
        x: r.minX + amount, y: r.minY + amount, width: r.width - 2 * amount, height: r.height - 2 * amount)
      return r.width - 2 * amount < 0 || r.height - 2 * amount < 0 ? nil : side
    }
    if case .elements = outline { return nil }
    guard amount.isFinite, !isEmpty else { return Path() }
    switch outline {
    case .elements: return nil
    case .rect(let r): return shrunk(r).map { Path($0) } ?? Path()
    case .ellipse(let r): return shrunk(r).map { Path(ellipseIn: $0) } ?? Path()
    case .roundedRect(let shape):
      guard shrunk(shape.rect) != nil else { return Path() }
      let inner = shape.inset(by: amount)
      return Path(roundedRect: inner.rect, cornerRadii: inner.radii, style: inner.style)
    }
  }
}
