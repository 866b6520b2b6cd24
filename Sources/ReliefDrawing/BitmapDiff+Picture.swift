extension BitmapDiff {
  /// How strongly a difference of one level shows, as a part of full magenta.
  private static let leastStrength = 0.55
  /// Differences of so many levels and more are full magenta.
  private static let fullLevels = 48

  /// A picture of the differences between two bitmaps, as large as both together.
  ///
  /// The common area shows the mean of both in light grey, and over it each pixel that differs by more than the
  /// tolerance in magenta: one level clearly, 48 levels fully. Where only one picture is, its grey is hatched with
  /// amber; where none is, all is dark grey.
  public static func picture(_ first: Bitmap, _ second: Bitmap, tolerance: Int = 0) -> Bitmap {
    let (width, height) = (max(first.width, second.width), max(first.height, second.height))
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    let strengths = (0...255).map { level -> Double in
      let t = Double(min(level, fullLevels)) / Double(fullLevels)
      return leastStrength + (1 - leastStrength) * t
    }
    for y in 0..<height {
      for x in 0..<width {
        let isFirst = x < first.width && y < first.height
        let isSecond = x < second.width && y < second.height
        let target = (y * width + x) * 4
        var color: (Double, Double, Double)
        if isFirst, isSecond {
          let (p, q) = (first.pixels.span, second.pixels.span)
          let (i, j) = ((y * first.width + x) * 4, (y * second.width + x) * 4)
          let grey = dimmed((luminance(p, i) + luminance(q, j)) / 2)
          var most = 0
          for channel in 0..<4 { most = max(most, abs(Int(p[i + channel]) - Int(q[j + channel]))) }
          let strength = most > tolerance ? strengths[most] : 0
          let rest = grey * (1 - strength)
          color = (rest + 255 * strength, rest, rest + 255 * strength)
        } else if isFirst || isSecond {
          let grey =
            isFirst
            ? dimmed(luminance(first.pixels.span, (y * first.width + x) * 4))
            : dimmed(luminance(second.pixels.span, (y * second.width + x) * 4))
          color = (x + y) % 8 < 3 ? (240, 170, 40) : (grey, grey, grey)
        } else {
          color = (64, 64, 64)
        }
        pixels[target] = UInt8(color.0)
        pixels[target + 1] = UInt8(color.1)
        pixels[target + 2] = UInt8(color.2)
      }
    }
    return Bitmap(width: width, height: height, scale: first.scale, pixels: pixels)
  }

  /// Encoded luma (Rec. 709 weights) over white, 0...255.
  private static func luminance(_ p: Span<UInt8>, _ i: Int) -> Double {
    let luma = 0.2126 * Double(p[i]) + 0.7152 * Double(p[i + 1]) + 0.0722 * Double(p[i + 2])
    let opacity = Double(p[i + 3]) / 255
    return luma * opacity + 255 * (1 - opacity)
  }

  /// A grey of the upper half with little contrast, so that magenta stands out on it.
  private static func dimmed(_ luminance: Double) -> Double { 150 + luminance * 0.4 }
}
