/// The pHYs chunk: how many pixels a metre holds.
///
/// A picture with one pixel a point has 72 pixels an inch, which is 2,835 a metre.
struct Resolution: Hashable {
  /// Pixels a metre, the same across and down.
  var pixelsPerMeter: UInt32

  private static let pixelsPerMeterAtOne = 72 / 0.0254

  /// The resolution of a picture with `scale` pixels a point, or `nil` if that cannot be written.
  init?(scale: Double) {
    let exact = (scale * Self.pixelsPerMeterAtOne).rounded()
    guard exact >= 1, exact <= Double(Int32.max) else { return nil }
    pixelsPerMeter = UInt32(exact)
  }

  /// The resolution in a chunk's payload, or `nil` if it gives none or not the same across and down.
  init?(payload: [UInt8]) {
    guard payload.count == 9, payload[8] == 1 else { return nil }
    let across = UInt32(bigEndianAt: 0, in: payload)
    guard across > 0, across == UInt32(bigEndianAt: 4, in: payload) else { return nil }
    pixelsPerMeter = across
  }

  /// The chunk's payload.
  var bytes: [UInt8] { pixelsPerMeter.bigEndianBytes + pixelsPerMeter.bigEndianBytes + [1] }

  /// Pixels a point, rounded to thousandths, which is about what whole pixels a metre can tell.
  var scale: Double {
    let exact = Double(pixelsPerMeter) / Self.pixelsPerMeterAtOne
    let rounded = (exact * 1000).rounded() / 1000
    return rounded > 0 ? rounded : exact
  }
}
