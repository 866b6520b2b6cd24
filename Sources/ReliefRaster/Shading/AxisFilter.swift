import ReliefDrawing

/// Which pixels of a bitmap make up each pixel of the picture along one axis, and by which weights.
///
/// Weights add up to the part of the picture's pixel that the bitmap covers, so that its ends are smooth.
struct AxisFilter: Sendable {
  /// For each pixel the first source pixel and where its weights begin; and one more.
  private var firsts: [Int] = []
  private var starts: [Int] = [0]
  private var weights: [Float] = []

  var count: Int { firsts.count }

  /// The source pixels of a pixel.
  func range(_ index: Int) -> Range<Int> {
    firsts[index]..<(firsts[index] + starts[index + 1] - starts[index])
  }

  /// The weight of one of them.
  func weight(_ index: Int, _ source: Int) -> Float { weights[starts[index] + source - firsts[index]] }

  /// The source pixels that some pixels need, all between the first and the last.
  func sources(of pixels: Range<Int>) -> Range<Int> {
    var sources: Range<Int>?
    for index in pixels {
      let range = range(index)
      guard !range.isEmpty else { continue }
      let before = sources ?? range
      sources = min(before.lowerBound, range.lowerBound)..<max(before.upperBound, range.upperBound)
    }
    return sources ?? 0..<0
  }

  /// Filters colours, of which the number is the source pixel's, and writes those of some pixels from place 0 on.
  func apply(to colors: [SIMD4<Float>], _ pixels: Range<Int>, into planes: inout RowPlanes) {
    let (source, starts, firsts, weights) = (colors.span, starts.span, firsts.span, weights.span)
    planes.write(0..<pixels.count) { place in
      let index = pixels.lowerBound + place
      let (start, first) = (starts[index], firsts[index])
      var sum = SIMD4<Float>.zero
      for k in start..<starts[index + 1] { sum += weights[k] * source[first + k - start] }
      return sum
    }
  }

  /// Pixels that are taken as they are.
  init(identity count: Int) {
    for index in 0..<count { append(index, [1]) }
  }

  /// The pixels `range` of a picture, of which place x shows place `scale * x + offset` of a bitmap of `length` pixels.
  ///
  /// Where the bitmap shrinks, its pixels are weighted by the area that each covers.
  init(
    _ range: Range<Int>, scale: Double, offset: Double, length: Int,
    _ interpolation: DisplayList.Interpolation
  ) {
    for x in range {
      let (a, b) = (scale * Double(x) + offset, scale * Double(x + 1) + offset)
      let (low, high) = (min(a, b), max(a, b))
      let (start, end) = (max(low, 0), min(high, Double(length)))
      guard low.isFinite, high.isFinite, high > low, end > start else {
        append(0, [])
        continue
      }
      let covered = (end - start) / (high - low)
      switch interpolation {
      case .none: append(clamped((low + high) / 2, length), [Float(covered)])
      case .low: appendLinear((low + high) / 2, covered, length)
      case .medium, .high:
        if high - low > 1 {
          appendArea(start, end, high - low)
        } else if interpolation == .medium {
          appendLinear((low + high) / 2, covered, length)
        } else {
          appendCubic((low + high) / 2, covered, length)
        }
      }
    }
  }

  private mutating func append(_ first: Int, _ values: [Float]) {
    firsts.append(first)
    weights += values
    starts.append(weights.count)
  }

  private func clamped(_ place: Double, _ length: Int) -> Int {
    Int(min(max(place.rounded(.down), 0), Double(length - 1)))
  }

  private mutating func appendArea(_ start: Double, _ end: Double, _ size: Double) {
    let (first, last) = (Int(start), Int(end.rounded(.up)))
    append(
      first, (first..<last).map { Float((min(end, Double($0 + 1)) - max(start, Double($0))) / size) })
  }

  private mutating func appendLinear(_ center: Double, _ covered: Double, _ length: Int) {
    let place = min(max(center - 0.5, 0), Double(length - 1))
    let first = min(Int(place), max(length - 2, 0))
    let part = place - Double(first)
    append(first, length == 1 ? [Float(covered)] : [Float((1 - part) * covered), Float(part * covered)])
  }

  /// Catmull and Rom's cubic (1974), with the end pixels repeated.
  private mutating func appendCubic(_ center: Double, _ covered: Double, _ length: Int) {
    let place = min(max(center - 0.5, 0), Double(length - 1))
    let base = place.rounded(.down)
    let t = place - base
    let taps = [
      ((-0.5 * t + 1) * t - 0.5) * t, (1.5 * t - 2.5) * t * t + 1, ((-1.5 * t + 2) * t + 0.5) * t,
      (0.5 * t - 0.5) * t * t,
    ]
    let (first, last) = (max(Int(base) - 1, 0), min(Int(base) + 2, length - 1))
    var values = [Float](repeating: 0, count: last - first + 1)
    for (k, tap) in taps.enumerated() {
      values[min(max(Int(base) - 1 + k, first), last) - first] += Float(tap * covered)
    }
    append(first, values)
  }
}
