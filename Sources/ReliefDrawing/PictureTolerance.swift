/// How far two pictures may be apart and still count as the same.
///
/// Two tests are made, and both must pass. Pixel by pixel: none that is not anti-aliasing may differ by more than
/// `levels` in a channel. By windows of `windowSide` x `windowSide` pixels: the mean of the signed differences of a
/// channel may not be above `windowMean`. The second sees what the eye sees in soft shadows and no pixel shows: one
/// level over a large area. Noise cancels out in it.
public struct PictureTolerance: Hashable, Sendable {
  /// The most that a pixel which is not anti-aliasing may differ in a channel, 0...255.
  public var levels: Int
  /// The most that the mean signed difference of a channel in a window may be, in levels.
  public var windowMean: Double

  /// A tolerance.
  public init(levels: Int, windowMean: Double) {
    (self.levels, self.windowMean) = (levels, windowMean)
  }

  /// Equal pixels only.
  public static let exact = PictureTolerance(levels: 0, windowMean: 0)

  /// What is used where a tolerance is wanted and no figures are given.
  ///
  /// Uniform noise of up to two levels has a standard deviation of 1.41 levels, its mean over a window of 400 pixels
  /// one of 0.071: half a level is seven times that. The worst of 1,000 noisy pictures of 390 x 844 pixels comes to
  /// 0.40; the weakest of twelve changed shadows, a button's blur 10 % wider, to 0.62.
  public static let recommended = PictureTolerance(levels: 10, windowMean: 0.5)

  /// The side of a window in pixels.
  public static let windowSide = 20

  /// Whether only equal pixels pass.
  public var isExact: Bool { levels <= 0 && windowMean <= 0 }

  /// The limit for a window of fewer pixels, as where a picture is smaller than a window.
  ///
  /// The mean of noise spreads as one over the root of the number of pixels.
  func limit(windowPixels: Int) -> Double {
    guard windowPixels > 0 else { return windowMean }
    let full = Double(Self.windowSide)
    return windowMean * full / Double(windowPixels).squareRoot()
  }
}
