import Foundation
import ReliefGeometry

/// The measures of Apple's system font that are laid over the faces that stand in for it.
///
/// The face itself cannot be shipped, but its line metrics decide the size of every label.
enum SanFrancisco {
  /// The baseline below the top of a line, in ems. Measured on Apple's pictures within 0.4 pt.
  static let ascent = 0.95215
  /// The height of a line, in ems, before it is rounded up to a pixel. Measured: body is 20.33 pt at 3x.
  static let lineHeight = 1.19336
  /// The height of capitals, in ems.
  static let capHeight = 0.7046
  /// The height of a small x, in ems.
  static let xHeight = 0.5264

  /// The distance of baselines in points that a text style of this size asks for.
  ///
  /// A choice: only body's 22 is measured; the others are from memory of Apple's guidelines. The table is a
  /// function of the size alone; between its sizes it is linear, outside it goes on in proportion.
  static func leading(size: Double) -> Double {
    guard let first = leadings.first, let last = leadings.last, size.isFinite else { return 0 }
    if size <= first.size { return size * first.leading / first.size }
    if size >= last.size { return size * last.leading / last.size }
    for (a, b) in zip(leadings, leadings.dropFirst()) where size <= b.size {
      return a.leading + (b.leading - a.leading) * (size - a.size) / (b.size - a.size)
    }
    return last.leading
  }

  private static let leadings: [(size: Double, leading: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25),
    (21, 26),
    (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37), (31, 38),
    (32, 39),
    (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50), (43, 51), (44, 52),
    (47, 56),
    (48, 57), (49, 58), (50, 59), (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ]
}
