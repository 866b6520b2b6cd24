import SwiftUI

/// What CSS says of a box: `background`, `border-radius` and `box-shadow`.
public struct CSSBox: Hashable, Sendable {
  /// What the box is filled with.
  public enum Background: Hashable, Sendable {
    /// One colour.
    case color(RGB)
    /// A linear gradient; degrees as CSS has them, 180 downwards; places 0...1, nil for evenly spread.
    case gradient(degrees: Double, stops: [Stop])
  }

  /// A colour of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: RGB
    /// The place, 0...1; nil where it is not given.
    public var location: Double?

    /// A colour at a place.
    public init(color: RGB, location: Double? = nil) { (self.color, self.location) = (color, location) }
  }

  /// One shadow of a list.
  public struct Shadow: Hashable, Sendable {
    /// Whether it falls into the box.
    public var isInset: Bool
    /// How far it is moved to the right, in pixels.
    public var x: Double
    /// How far it is moved down.
    public var y: Double
    /// The blur; sigma is half of it.
    public var blur: Double
    /// How far the box grows first.
    public var spread: Double
    /// The colour.
    public var color: RGB

    /// A shadow.
    public init(isInset: Bool = false, x: Double, y: Double, blur: Double, spread: Double = 0, color: RGB) {
      (self.isInset, self.x, self.y, self.blur) = (isInset, x, y, blur)
      (self.spread, self.color) = (spread, color)
    }
  }

  /// The corners.
  public enum Radius: Hashable, Sendable {
    /// Pixels, from the upper left clockwise.
    case pixels([Double])
    /// Parts of the sides, 0...1.
    case part(Double)
  }

  /// What fills it; nil where nothing is said.
  public var background: Background?
  /// The corners; nil where nothing is said.
  public var radius: Radius?
  /// The shadows, the first one on top.
  public var shadows: [Shadow]

  /// A box.
  public init(background: Background? = nil, radius: Radius? = nil, shadows: [Shadow] = []) {
    (self.background, self.radius, self.shadows) = (background, radius, shadows)
  }

  /// The declarations, a line each.
  public var css: String {
    var lines: [String] = []
    switch radius {
    case .pixels(let radii):
      let same = radii.dropFirst().allSatisfy { $0 == radii.first }
      let shown = same ? Array(radii.prefix(1)) : radii
      lines.append("border-radius: \(shown.map { NumberText.pixels(CGFloat($0)) }.joined(separator: " "));")
    case .part(let part): lines.append("border-radius: \(NumberText.text(part * 100))%;")
    case nil: break
    }
    switch background {
    case .color(let color): lines.append("background: \(color);")
    case .gradient(let degrees, let stops):
      let list = stops.map { stop in
        "\(stop.color)" + (stop.location.map { " \(NumberText.text($0 * 100))%" } ?? "")
      }
      lines.append(
        "background: linear-gradient(\(NumberText.text(degrees))deg, \(list.joined(separator: ", ")));")
    case nil: break
    }
    if !shadows.isEmpty { lines.append("box-shadow: \(shadows.map(\.css).joined(separator: ", "));") }
    return lines.joined(separator: "\n")
  }
}

extension CSSBox.Shadow {
  /// The shadow in a list.
  public var css: String {
    let lengths = [x, y, blur].map { NumberText.pixels(CGFloat($0)) }
    let grown = spread == 0 ? [] : [NumberText.pixels(CGFloat(spread))]
    return ((isInset ? ["inset"] : []) + lengths + grown + ["\(color)"]).joined(separator: " ")
  }
}
