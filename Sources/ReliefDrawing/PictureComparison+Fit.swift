import ReliefGeometry

/// Which one change of a soft shadow explains the differences best: strength, distance or blur.
///
/// On the straight side of a shape a shadow of full strength 1 has the value v = Φ(z) at z = (d - x) / σ. Another
/// strength k changes every pixel by k v. A larger distance d adds φ(z), which has the same sign everywhere, a larger σ
/// -z φ(z), which is light where the shadow is faint and dark where it is strong. So the differences are averaged over
/// pixels of like brightness, and signs and curves are looked at.
struct ShadowFit {
  private static let most = 128
  /// Half levels a bin. Two levels: odd differences lie on odd means, so narrower bins would sort by difference.
  private static let binWidth = 4
  /// The part of the differences that has the lesser sign when a shadow's blur changed.
  private static let leastOfSigns = 0.12
  /// The part of the differences that an explanation must explain.
  private static let leastPart = 0.7
  /// By how much more a distance must explain than a strength, as it has a curve to choose. Found by trial: changed
  /// strengths lack up to 0.02, changed distances lead by 0.05 and more.
  private static let leadOfDistance = 0.035

  private struct Bin {
    var count = 0.0, sum = 0.0
  }

  /// What one shadow's pixels add up to.
  private struct Shade {
    var bins = [Bin](repeating: Bin(), count: most)
    var values = 0.0, products = 0.0, squares = 0.0

    mutating func add(value: Double, change: Double) {
      values += value * value
      products += value * change
      squares += change * change
      let bin = Int(value) / binWidth
      guard bin < most else { return }
      bins[bin].count += 1
      bins[bin].sum += change
    }
  }

  private var light = Shade(), dark = Shade()
  private var strength = (old: 0.0, new: 0.0)

  init(_ area: ChangedArea) {
    for y in 0..<area.height {
      for x in 0..<area.width {
        let i = y * area.width + x
        let (a, b) = (Int(area.old[i]), Int(area.new[i]))
        // Unchanged pixels are the ground, the inside of shapes, or where nothing was to be seen.
        if a + b == 0 || a == b && !Self.isNearChange(area, x, y) { continue }
        if area.isNearEdge(x, y) { continue }
        let value = Double(abs(a + b)) / 2
        if a + b > 0 {
          light.add(value: value, change: Double(b - a))
        } else {
          dark.add(value: value, change: Double(a - b))
        }
        strength.old += Double(abs(a))
        strength.new += Double(abs(b))
      }
    }
  }

  private static func isNearChange(_ area: ChangedArea, _ x: Int, _ y: Int) -> Bool {
    for (dx, dy) in [(2, 0), (-2, 0), (0, 2), (0, -2)] {
      let (u, v) = (x + dx, y + dy)
      guard u >= 0, v >= 0, u < area.width, v < area.height else { continue }
      if area.old[v * area.width + u] != area.new[v * area.width + u] { return true }
    }
    return false
  }

  /// The best explanation; nil where there is none.
  func change() -> PictureChange? {
    let (signs, isWider) = mixOfSigns
    if signs >= Self.leastOfSigns { return .blur(isWider: isWider) }
    let (distance, sign) = explainedByDistance
    let proportion = explainedByStrength
    if proportion >= Self.leastPart, proportion >= distance - Self.leadOfDistance {
      return .shadowIntensity(percent: Int((100 * strength.new / max(strength.old, 1)).rounded()))
    }
    return distance >= Self.leastPart ? .shadowOffset(isFarther: sign > 0) : nil
  }

  /// How much of all pixels' differences is in proportion to their values, 0...1.
  private var explainedByStrength: Double {
    let all = light.squares + dark.squares
    guard all > 0 else { return 0 }
    var found = 0.0
    for shade in [light, dark] where shade.values > 0 {
      found += shade.products * shade.products / shade.values
    }
    return found / all
  }

  /// How much of the bins' differences has the lesser sign, and whether faint parts became stronger.
  private var mixOfSigns: (part: Double, isWider: Bool) {
    var (more, less, slope) = (0.0, 0.0, 0.0)
    for shade in [light, dark] {
      guard let last = shade.bins.lastIndex(where: { $0.count >= 8 }) else { continue }
      for (index, bin) in shade.bins.enumerated() {
        if bin.sum > 0 { more += bin.sum } else { less -= bin.sum }
        slope += bin.sum * (Double(index) - Double(last) / 2)
      }
    }
    return more + less > 0 ? (min(more, less) / (more + less), slope < 0) : (0, false)
  }

  /// How much of the bins' mean differences a change of distance explains at best, 0...1, and with which sign.
  private var explainedByDistance: (part: Double, sign: Double) {
    var best = (part: 0.0, sign: 0.0)
    // How much of a shadow's full strength comes out from under a shape is not known.
    for reach in [1.05, 1.2, 1.4, 1.7] {
      var (all, found, sign) = (0.0, 0.0, 0.0)
      for shade in [light, dark] {
        guard let last = shade.bins.lastIndex(where: { $0.count >= 8 }) else { continue }
        var (products, own) = (0.0, 0.0)
        for (index, bin) in shade.bins.enumerated() where bin.count > 0 {
          let curve = Self.density((Double(index) + 0.375) / ((Double(last) + 0.5) * reach))
          let mean = bin.sum / bin.count
          all += bin.count * mean * mean
          products += bin.count * mean * curve
          own += bin.count * curve * curve
        }
        found += own > 0 ? products * products / own : 0
        sign += products
      }
      if all > 0, found / all > best.part { best = (found / all, sign) }
    }
    return best
  }

  /// The normal density where the distribution reaches v, found by halving.
  private static func density(_ v: Double) -> Double {
    var (low, high) = (-4.0, 4.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if 0.5 * (1 + Elementary.erf(middle * 0.5.squareRoot())) < v { low = middle } else { high = middle }
    }
    return Elementary.exp(-0.5 * low * low)
  }
}
