extension PictureComparison {
  /// What has happened, judged by the pixels that differ; nil where none do. O(pixels of the box around them).
  public func change() -> PictureChange? {
    guard exact.hasSameSize else {
      return .pictureResized(
        width: exact.width.second - exact.width.first, height: exact.height.second - exact.height.first,
        isRestEqual: exact.differingPixels == 0)
    }
    guard exact.differingPixels > 0 else { return nil }
    let area = ChangedArea(self)
    if let shift = area?.shift() { return .moved(x: shift.x, y: shift.y) }
    if let colors = dominantColors() { return .recolored(from: colors.from, to: colors.to) }
    guard let area else { return .other }
    let shadows = ShadowSums(area)
    if let change = shadows.presence() { return change }
    if let degrees = shadows.turn() { return .lightTurned(degrees: degrees) }
    if let growth = area.growth() { return .resized(width: growth.width, height: growth.height) }
    return ShadowFit(area).change() ?? .other
  }

  /// The pair of colours, old and new, that most of the pixels that differ have in common.
  ///
  /// A soft shadow has many colours and none that is half of them.
  private func dominantColors() -> (from: UInt32, to: UInt32)? {
    let (p, q) = (first.pixels.span, second.pixels.span)
    func color(_ pixels: Span<UInt8>, _ i: Int) -> UInt32 {
      UInt32(pixels[i]) << 24 | UInt32(pixels[i + 1]) << 16 | UInt32(pixels[i + 2]) << 8
        | UInt32(pixels[i + 3])
    }
    // The only pair that more than half of all have survives when each other one takes one away (Boyer and Moore).
    var (from, to): (UInt32, UInt32) = (0, 0)
    var lead = 0
    let count = first.width * first.height
    for index in 0..<count {
      let (a, b) = (color(p, index * 4), color(q, index * 4))
      if a == b { continue }
      if lead == 0 { (from, to) = (a, b) }
      lead += a == from && b == to ? 1 : -1
    }
    var votes = 0
    for index in 0..<count where color(p, index * 4) == from && color(q, index * 4) == to { votes += 1 }
    return votes * 2 > exact.differingPixels ? (from, to) : nil
  }
}
