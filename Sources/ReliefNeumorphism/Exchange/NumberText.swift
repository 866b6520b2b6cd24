import SwiftUI

/// Numbers as texts of CSS, JSON and Swift.
enum NumberText {
  /// A number with at most so many digits after the point, without zeros at its end; 0 where it is not finite.
  static func text(_ value: Double, digits: Int = 4) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let scale = Roots.power(10, digits)
    let whole = Int((abs(value) * scale).rounded())
    let unit = Int(scale)
    var rest = String(whole % unit)
    rest = String(repeating: "0", count: digits - rest.count) + rest
    while rest.hasSuffix("0") { rest.removeLast() }
    let sign = value < 0 && whole > 0 ? "-" : ""
    return sign + String(whole / unit) + (rest.isEmpty ? "" : "." + rest)
  }

  /// A length in CSS.
  static func pixels(_ value: CGFloat) -> String {
    let number = text(Double(value))
    return number == "0" ? "0" : number + "px"
  }
}
