import ReliefGeometry

/// Light and dark of the pixels that changed, before and after: tells missing shadows and a turned light.
struct ShadowSums {
  /// What is left of a shadow that counts as gone, as a part of what was.
  private static let least = 0.03
  /// The part of all darkness or light below which there was no such shadow.
  private static let share = 0.1

  private struct Sums {
    var light = 0.0, dark = 0.0
    /// Moment about the middle: it points to the light.
    var x = 0.0, y = 0.0
  }
  private var old = Sums(), new = Sums()

  init(_ area: ChangedArea) {
    let (middleX, middleY) = (Double(area.width - 1) / 2, Double(area.height - 1) / 2)
    func add(_ value: Int16, _ x: Int, _ y: Int, to sums: inout Sums) {
      let level = Double(value) / 2
      if level > 0 { sums.light += level } else { sums.dark -= level }
      sums.x += level * (Double(x) - middleX)
      sums.y += level * (Double(y) - middleY)
    }
    for y in 0..<area.height {
      for x in 0..<area.width {
        let i = y * area.width + x
        if area.old[i] == area.new[i] { continue }
        add(area.old[i], x, y, to: &old)
        add(area.new[i], x, y, to: &new)
      }
    }
  }

  /// Whether a shadow is gone, or is new.
  func presence() -> PictureChange? {
    if let side = Self.missing(of: old, in: new) { return .shadowGone(side) }
    if let side = Self.missing(of: new, in: old) { return .shadowAdded(side) }
    return nil
  }

  private static func missing(of one: Sums, in other: Sums) -> PictureChange.Side? {
    let all = one.light + one.dark
    guard all > 0 else { return nil }
    let hadLight = one.light > share * all, hadDark = one.dark > share * all
    let noLight = other.light <= least * one.light, noDark = other.dark <= least * one.dark
    if hadLight, hadDark, noLight, noDark { return .both }
    if hadLight, noLight, !hadDark || other.dark > least * one.dark { return .light }
    if hadDark, noDark, !hadLight || other.light > least * one.light { return .dark }
    return nil
  }

  /// By how many degrees the light turned; nil for less than 20 or where there is no direction.
  func turn() -> Int? {
    let dot = old.x * new.x + old.y * new.y
    let cross = old.x * new.y - old.y * new.x
    let (a, b) = ((old.x * old.x + old.y * old.y).squareRoot(), (new.x * new.x + new.y * new.y).squareRoot())
    guard a > 0, b > 0, min(a, b) > 0.25 * max(a, b) else { return nil }
    let degrees = abs(Elementary.atan2(cross, dot)) * 180 / .pi
    return degrees < 20 ? nil : Int(degrees.rounded())
  }
}
