import Foundation
import Relief
import ReliefDrawing

/// Why what was made is not what it should be, with what there is to look at.
package struct SnapshotDifference: Sendable {
  /// What differs, some lines.
  package var message: String
  /// The kind in a word.
  package var kind: String
  /// The figures; nil for what is no picture.
  package var measures: SnapshotEntry.Measures?
  /// The difference as a file's bytes: a picture, or lines with `-` and `+`.
  package var difference: [UInt8]?

  package init(message: String, kind: String = "changed", difference: [UInt8]? = nil) {
    (self.message, self.kind, self.difference) = (message, kind, difference)
  }

  /// The difference of two pictures; nil where they count as the same.
  package init?(
    reference: Bitmap, actual: Bitmap, tolerance: PictureTolerance,
    ignoring regions: [PictureComparison.Region] = []
  ) {
    let comparison = PictureComparison(
      reference: reference, actual: actual, tolerance: tolerance, ignoring: regions)
    guard !comparison.isMatch else { return nil }
    let change = comparison.change() ?? .other
    kind = change.kind
    message = comparison.message(change)
    measures = SnapshotEntry.Measures(comparison)
    let picture = BitmapDiff.picture(reference, actual)
    difference = try? PNG.encode(picture)
  }
}

extension PictureComparison {
  /// What differs, in words: the kind, then the figures, then the first places.
  package func message(_ change: PictureChange) -> String {
    var lines = ["The picture differs: \(change)."]
    let most = max(exact.largest.red, exact.largest.green, exact.largest.blue, exact.largest.opacity)
    let size = "\(exact.width.second) x \(exact.height.second)"
    let was = "\(exact.width.first) x \(exact.height.first)"
    if !exact.hasSameSize { lines.append("  size: \(size) pixels, and the reference has \(was)") }
    lines.append(
      "  \(exact.differingPixels) of \(exact.commonPixels) pixels differ, at most by \(most) of 255 levels, "
        + "on average by \(DisplayListPrinter.text(meanDifference))")
    if let worstWindow {
      let place = worstWindow.region
      lines.append(
        "  mean signed difference \(DisplayListPrinter.text(worstWindow.mean)) levels in the \(place.width) x "
          + "\(place.height) pixels at (\(place.x), \(place.y)); at most "
          + "\(DisplayListPrinter.text(worstWindow.limit)) is allowed")
      let atLeast = pixelsBeyond == Self.mostPixelsBeyond ? "at least " : ""
      lines.append(
        "  \(atLeast)\(pixelsBeyond) pixels off edges differ by more than \(tolerance.levels) levels; none may"
      )
    }
    for region in exact.regions.prefix(5) {
      lines.append(
        "  at (\(region.x), \(region.y)), \(region.width) x \(region.height) pixels: \(region.count) differ")
    }
    if exact.regions.count > 5 { lines.append("  and in \(exact.regions.count - 5) more places") }
    return lines.joined(separator: "\n")
  }

  /// The mean difference of the channel in which it is largest, in levels.
  fileprivate var meanDifference: Double {
    max(exact.mean.red, exact.mean.green, exact.mean.blue, exact.mean.opacity)
  }
}

extension SnapshotEntry.Measures {
  init(_ comparison: PictureComparison) {
    let exact = comparison.exact
    (width, height) = (exact.width.second, exact.height.second)
    (referenceWidth, referenceHeight) = (exact.width.first, exact.height.first)
    differingPixels = exact.differingPixels
    largest = max(exact.largest.red, exact.largest.green, exact.largest.blue, exact.largest.opacity)
    mean = comparison.meanDifference
    windowMean = comparison.worstWindow?.mean
    pixelsBeyond = comparison.tolerance.isExact ? nil : comparison.pixelsBeyond
    regions = exact.regions.prefix(16).map {
      SnapshotEntry.Region(x: $0.x, y: $0.y, width: $0.width, height: $0.height, count: $0.count)
    }
  }
}
