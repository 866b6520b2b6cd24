/// Space added behind every letter of the default face, so that words are as wide as San Francisco's.
enum Tracking {
  /// Points for a size; 0 for designs whose faces are not fitted.
  ///
  /// At 17 points it is fitted to six words measured on Apple's pictures (see `TextWidthTests`). At other sizes it
  /// differs from that as San Francisco's own tracking does (Apple's Human Interface Guidelines, Typography, tracking
  /// values), up to 17 points; above, letters of San Francisco become narrower (optical size) while their tracking
  /// grows, and one constant stands for both.
  static func points(design: FontDescriptor.Design, size: Double) -> Double {
    guard design == .default, size.isFinite else { return 0 }
    return (fitted + difference(size)) / 1000 * size
  }

  /// Thousandths of an em at 17 points.
  static let fitted = -19.0

  private static func difference(_ size: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.value - last.value }
    for (a, b) in zip(table, table.dropFirst()) where size <= b.size {
      return a.value + (b.value - a.value) * (size - a.size) / (b.size - a.size) - last.value
    }
    return 0
  }

  private static let table: [(size: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26),
  ]
}
