import Foundation
import ReliefDrawing
import ReliefGeometry

/// A soft button as `relief button` draws it: a shape, a style and three colours become a display list.
package struct ButtonLook: Hashable, Sendable {
  /// How the button stands in the light, which comes from the top left.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// Pushed out of the ground: a light and a dark shadow around it.
    case raised
    /// An outline with both shadows, as if stamped.
    case embossed
    /// Pressed into the ground: both shadows fall inside.
    case inset
    /// A raised rim with a sunken face.
    case bevel
    /// Without shadows, a step darker than the ground.
    case flat
  }

  /// The outline.
  package enum Form: Hashable, Sendable {
    case capsule
    case circle
    /// A continuous rounded rectangle with a radius in points.
    case rounded(CGFloat)
  }

  /// The style.
  package var style = Style.raised
  /// The outline.
  package var form = Form.capsule
  /// The size of the button without its shadows, in points; nil for what the label needs, or else 200 x 56.
  package var size: CGSize?
  /// What stands on it.
  package var label: String?
  /// The colours.
  package var colors = ButtonColors.light

  /// The least room around a button, in points, also where no shadow needs it.
  static let leastMargin: CGFloat = 24

  /// A raised capsule of 200 x 56 points without a label.
  package init() {}

  /// The size of a button without a label.
  package static let plainSize = CGSize(width: 200, height: 56)

  /// The button on its ground, with room for all its shadows on every side.
  ///
  /// `size` is that of the button in points. `label` gives what stands on the button in a frame.
  package func drawing(
    scale: Double, size: CGSize, label: (CGRect) -> [DisplayList.Item] = { _ in [] }
  ) -> SceneDrawing {
    let frame = CGRect(origin: .zero, size: size)
    let bounds = face(in: frame).drawnBounds
    let reach = [-bounds.minX, -bounds.minY, bounds.maxX - size.width, bounds.maxY - size.height].max() ?? 0
    let margin = max(reach.rounded(.up), Self.leastMargin)
    let canvas = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    let place = frame.offsetBy(dx: margin, dy: margin)
    var list = face(in: place)
    list.items += label(place)
    // A point more on each side, for sizes that do not make whole pixels.
    let ground = CGRect(origin: .zero, size: canvas).insetBy(dx: -1, dy: -1)
    list.items.insert(.fill(Path(ground), .color(colors.base)), at: 0)
    return SceneDrawing(list: list, size: canvas, scale: scale, dither: false)
  }

  /// The button without its ground and label.
  package func face(in frame: CGRect) -> DisplayList {
    let (light, dark, base) = (colors.highlight, colors.shadow, Paint.color(colors.base))
    // Depth follows size, as in the design tools: see neumorphism.io, whose distance is a tenth of the size.
    let depth = min(max(min(frame.width, frame.height) / 10, 1), 16).rounded()
    let shape = path(in: frame, inset: 0)
    switch style {
    case .raised:
      let shadows = pair(light, dark, sigma: 2 * depth, offset: depth)
      return DisplayList([.layer(Layer(.shadows(shadows), DisplayList([.fill(shape, base)])))])
    case .embossed:
      let line = DisplayList.Item.stroke(path(in: frame, inset: 1), base, StrokeStyle(lineWidth: 2))
      return DisplayList([
        .layer(Layer(.shadows(pair(light, dark, sigma: 1, offset: 2)), DisplayList([line])))
      ])
    case .inset:
      let shadows = pair(light, dark, sigma: depth, offset: 0.7 * depth)
      return DisplayList([.layer(Layer(.innerShadows(shadows), DisplayList([.fill(shape, base)])))])
    case .bevel:
      let inner = path(in: frame, inset: 3)
      return DisplayList([
        .layer(Layer(.shadows(pair(light, dark, sigma: 3, offset: 1)), DisplayList([.fill(shape, base)]))),
        .layer(Layer(.shadows(pair(dark, light, sigma: 1, offset: 1)), DisplayList([.fill(inner, base)]))),
      ])
    case .flat:
      return DisplayList([.fill(shape, .color(ColorRamp.mix(colors.base, dark, 0.5, .srgb)))])
    }
  }

  /// Two shadows: one moved towards the light, nearest to the button, and one moved away from it.
  ///
  /// An inner shadow is cast by what surrounds the shape, so the one that moves away from the light shows at the
  /// light's side.
  private func pair(
    _ near: ResolvedColor, _ far: ResolvedColor, sigma: CGFloat, offset: CGFloat
  ) -> [Shadow] {
    [
      Shadow(color: near, sigma: sigma, offset: CGSize(width: -offset, height: -offset)),
      Shadow(color: far, sigma: sigma, offset: CGSize(width: offset, height: offset)),
    ]
  }

  private func path(in frame: CGRect, inset: CGFloat) -> Path {
    let side = min(frame.width, frame.height)
    let shape: RoundedRect
    switch form {
    case .capsule: shape = RoundedRect(rect: frame, radius: side / 2, style: .circular)
    case .rounded(let radius): shape = RoundedRect(rect: frame, radius: radius, style: .continuous)
    case .circle:
      let half = side / 2 - inset
      return half > 0
        ? Path(
          ellipseIn: CGRect(x: frame.midX - half, y: frame.midY - half, width: 2 * half, height: 2 * half))
        : Path()
    }
    let inner = shape.inset(by: inset)
    guard inner.rect.width > 0, inner.rect.height > 0 else { return Path() }
    return Path(roundedRect: inner.rect, cornerRadii: inner.radii, style: inner.style)
  }
}
