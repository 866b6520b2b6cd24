import SwiftUI

/// How wide shadows are blurred. The measure is the Gaussian's standard deviation, sigma, in points.
public enum BlurLaw: Hashable, Sendable {
  /// The sigma itself; SwiftUI's radius is one.
  case sigma(CGFloat)
  /// As CSS, Figma and Sketch give it: sigma is half of it (CSS Backgrounds and Borders 3, 7.1.1).
  case cssBlur(CGFloat)
  /// So many times the depth: 1 is Flutter-Neumorphic's and neumorphism.io's.
  case timesDepth(CGFloat)
  /// Android's stack blur of a radius in pixels: the variance of its triangular kernel is radius (radius + 2) / 6.
  case stackBlur(CGFloat)

  /// The sigma at a depth; never below 0.
  public func sigma(depth: CGFloat) -> CGFloat {
    let sigma: CGFloat =
      switch self {
      case .sigma(let sigma): sigma
      case .cssBlur(let blur): blur / 2
      case .timesDepth(let factor): factor * abs(depth)
      case .stackBlur(let radius): (max(0, radius) * (radius + 2) / 6).squareRoot()
      }
    return sigma.isFinite ? max(0, sigma) : 0
  }
}

/// The form of one of the two shadows, before it has a depth and a colour.
public struct ShadowForm: Hashable, Sendable {
  /// How far it is moved, in depths; 0.5 for a light shadow at half the distance.
  public var reach: CGFloat
  /// How wide it is blurred.
  public var blur: BlurLaw
  /// How far the casting shape grows first, in points, as CSS's spread.
  public var spread: CGFloat

  /// A form.
  public init(reach: CGFloat = 1, blur: BlurLaw = .timesDepth(1), spread: CGFloat = 0) {
    (self.reach, self.blur, self.spread) = (reach, blur, spread)
  }
}

/// A shadow in points, as it is drawn: cast by the shape alone.
public struct SoftShadow: Hashable, Sendable {
  /// The colour.
  public var color: RGB
  /// The Gaussian's standard deviation in points.
  public var sigma: CGFloat
  /// How far it is moved to the right.
  public var x: CGFloat
  /// How far it is moved down.
  public var y: CGFloat
  /// How far the casting shape grows first.
  public var spread: CGFloat

  /// A shadow.
  public init(color: RGB, sigma: CGFloat, x: CGFloat, y: CGFloat, spread: CGFloat = 0) {
    (self.color, self.sigma, self.x, self.y, self.spread) = (color, sigma, x, y, spread)
  }
}
