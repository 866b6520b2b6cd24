import Foundation
import ReliefGeometry

/// A drop or inner shadow, in points.
public struct Shadow: Hashable, Sendable {
  /// Its colour; the opacity scales the shadow.
  public var color: ResolvedColor
  /// The standard deviation of the Gaussian blur: SwiftUI's radius, half of CSS's and Figma's blur.
  public var sigma: CGFloat
  /// Where it falls, relative to what casts it.
  public var offset: CGSize
  /// How far the casting shape grows first (CSS's spread); negative shrinks it. Inner shadows: how far the hole
  /// shrinks.
  public var spread: CGFloat
  /// Whether the shadows before it in the list cast it too, as SwiftUI's modifiers do; ignored by inner shadows.
  public var isChained: Bool

  /// A shadow.
  public init(
    color: ResolvedColor, sigma: CGFloat, offset: CGSize = .zero, spread: CGFloat = 0, isChained: Bool = true
  ) {
    self.color = color
    self.sigma = sigma
    self.offset = offset
    self.spread = spread
    self.isChained = isChained
  }

  /// The Gaussian's standard deviation for a blur as CSS, Figma and Sketch give it.
  ///
  /// Source: CSS Backgrounds and Borders 3, section 7.1.1.
  public static func sigma(cssBlur: CGFloat) -> CGFloat { cssBlur / 2 }
}
