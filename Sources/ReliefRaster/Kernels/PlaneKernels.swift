/// Loops over one plane of a row of premultiplied colours, written so that the compiler makes vectors of them.
enum PlaneKernels {
  private static func check(_ span: Span<Float>, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= span.count)
  }

  /// A plane of a picture over another, by the picture's opacities.
  static func over(
    _ source: Span<Float>, _ opacity: Span<Float>, into plane: inout [Float], _ range: Range<Int>
  ) {
    check(source, range)
    check(opacity, range)
    var out = plane.mutableSpan
    precondition(range.upperBound <= out.count)
    for x in range { out[x] = source[x] + out[x] * (1 - opacity[x]) }
  }

  /// A plane of colours, each with its opacity, through a mask whose number for the first pixel is at `from`.
  static func blend(
    _ source: Span<Float>, _ opacity: Span<Float>, _ mask: Span<Float>, at from: Int, _ factor: Float,
    into plane: inout [Float], _ range: Range<Int>
  ) {
    check(source, range)
    check(opacity, range)
    check(mask, from..<(from + range.count))
    var out = plane.mutableSpan
    precondition(range.upperBound <= out.count)
    let shift = from - range.lowerBound
    for x in range {
      let below = out[x]
      out[x] = below + mask[x &+ shift] * factor * (source[x] - opacity[x] * below)
    }
  }

  /// A plane onto what another picture covers, by 1 minus the hole.
  static func atop(
    _ value: Float, _ alpha: Float, hole: Span<Float>, at from: Int, _ opacity: Span<Float>,
    into plane: inout [Float], _ range: Range<Int>
  ) {
    check(opacity, range)
    check(hole, from..<(from + range.count))
    var out = plane.mutableSpan
    precondition(range.upperBound <= out.count)
    let shift = from - range.lowerBound
    for x in range {
      let below = out[x]
      out[x] = below + (1 - hole[x &+ shift]) * (value * opacity[x] - alpha * below)
    }
  }

  /// Multiplies a plane.
  static func scale(_ factor: Float, in plane: inout [Float], _ range: Range<Int>) {
    var out = plane.mutableSpan
    precondition(range.lowerBound >= 0 && range.upperBound <= out.count)
    for x in range { out[x] *= factor }
  }

  /// Multiplies a plane by a mask whose number for the first pixel is at `from`.
  static func scale(_ mask: Span<Float>, at from: Int, in plane: inout [Float], _ range: Range<Int>) {
    check(mask, from..<(from + range.count))
    var out = plane.mutableSpan
    precondition(range.lowerBound >= 0 && range.upperBound <= out.count)
    let shift = from - range.lowerBound
    for x in range { out[x] *= mask[x &+ shift] }
  }

  /// Multiplies a plane by 1 minus a mask, which belongs to the same pixels.
  static func scaleByRest(_ mask: Span<Float>, in plane: inout [Float], _ range: Range<Int>) {
    check(mask, range)
    var out = plane.mutableSpan
    precondition(range.upperBound <= out.count)
    for x in range { out[x] *= 1 - mask[x] }
  }

  /// Adds a plane with a weight, or puts it there where it is the first.
  static func add(
    _ source: Span<Float>, weight: Float, isFirst: Bool, at from: Int, into plane: inout [Float],
    _ range: Range<Int>
  ) {
    check(source, from..<(from + range.count))
    var out = plane.mutableSpan
    precondition(range.lowerBound >= 0 && range.upperBound <= out.count)
    let shift = from - range.lowerBound
    if isFirst {
      for x in range { out[x] = weight * source[x &+ shift] }
    } else {
      for x in range { out[x] += weight * source[x &+ shift] }
    }
  }

  /// Brings a plane into 0...limit.
  static func clamp(_ limit: Span<Float>, in plane: inout [Float], _ range: Range<Int>) {
    check(limit, range)
    var out = plane.mutableSpan
    precondition(range.upperBound <= out.count)
    for x in range {
      let low = out[x] > 0 ? out[x] : 0
      out[x] = low < limit[x] ? low : limit[x]
    }
  }

  /// Brings a plane into 0...1.
  static func clampToOne(_ plane: inout [Float], _ range: Range<Int>) {
    var out = plane.mutableSpan
    precondition(range.lowerBound >= 0 && range.upperBound <= out.count)
    for x in range {
      let low = out[x] > 0 ? out[x] : 0
      out[x] = low < 1 ? low : 1
    }
  }
}
