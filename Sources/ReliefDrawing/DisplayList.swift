import Foundation
import ReliefGeometry

/// What a picture is: items painted in order, later ones on top. Points, y down.
///
/// This is the waist of Relief: all that draws makes a display list, and all that makes pixels takes one.
public struct DisplayList: Hashable, Sendable {
  /// The items, bottom first.
  public var items: [Item]

  /// A list.
  public init(_ items: [Item] = []) { self.items = items }

  /// One thing that is painted.
  public enum Item: Hashable, Sendable {
    /// The inside of a path.
    case fill(Path, Paint, FillStyle = FillStyle())
    /// A stroke centred on a path.
    case stroke(Path, Paint, StrokeStyle)
    /// Glyphs.
    case glyphs(GlyphRun, Paint)
    /// A picture stretched over a rectangle.
    case bitmap(Bitmap, in: CGRect, Interpolation = .medium)
    /// A list of its own with an effect on all of it.
    case layer(Layer)
  }

  /// How a bitmap is sampled when it is not drawn pixel for pixel.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// Linear between neighbours.
    case low
    /// Linear when enlarging, area average when shrinking.
    case medium
    /// Cubic (Catmull-Rom) when enlarging, area average when shrinking.
    case high
  }
}

/// A display list drawn as one thing, with an effect.
public struct Layer: Hashable, Sendable {
  /// What is done to the layer's content, taken as one picture.
  public enum Effect: Hashable, Sendable {
    /// Nothing but taking it as one picture.
    case group
    /// Its opacity is multiplied, 0...1.
    case opacity(Double)
    /// It is combined with what lies below by a blend mode.
    case blend(BlendMode)
    /// It is cut to a path, edges smoothed.
    case clip(Path, FillStyle = FillStyle())
    /// It is multiplied by another list's opacity, or by its luminance times opacity.
    case mask(DisplayList, luminance: Bool = false)
    /// It is blurred by a Gaussian with this standard deviation in points.
    case blur(sigma: CGFloat)
    /// It casts shadows that lie under it: the first is nearest to it.
    case shadows([Shadow])
    /// Shadows fall into it, cut to its own opacity: the first is nearest to its ground.
    case innerShadows([Shadow])
    /// Its colours are mapped.
    case colorMatrix(ColorMatrix)
    /// Its coordinates are mapped; shadows and blurs inside are in its coordinates and scale with it.
    case transform(CGAffineTransform)
  }

  /// The effect.
  public var effect: Effect
  /// The content.
  public var content: DisplayList

  /// A layer.
  public init(_ effect: Effect, _ content: DisplayList) {
    self.effect = effect
    self.content = content
  }
}
