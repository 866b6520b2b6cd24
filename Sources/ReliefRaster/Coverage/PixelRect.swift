import Foundation

/// A rectangle of whole pixels: x0 and y0 inclusive, x1 and y1 exclusive.
struct PixelRect: Hashable, Sendable {
  var x0: Int, y0: Int, x1: Int, y1: Int

  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  /// The farthest a pixel may lie from the origin, so that sums of a few such numbers fit in 32 bits.
  static let limit = 1 << 28

  /// More than any picture holds.
  static let everything = PixelRect(x0: -limit, y0: -limit, x1: limit, y1: limit)

  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
  var width: Int { max(x1 - x0, 0) }
  var height: Int { max(y1 - y0, 0) }

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// The pixels that a rectangle touches; empty where it is not finite.
  init(covering rect: CGRect) {
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      self = .empty
      return
    }
    func pixel(_ v: CGFloat) -> Int { Int(min(max(v, -CGFloat(Self.limit)), CGFloat(Self.limit))) }
    self.init(
      x0: pixel(rect.minX.rounded(.down)), y0: pixel(rect.minY.rounded(.down)),
      x1: pixel(rect.maxX.rounded(.up)), y1: pixel(rect.maxY.rounded(.up)))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func offset(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
  }

  func grown(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(x0: x0 - x, y0: y0 - y, x1: x1 + x, y1: y1 + y)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }
}
