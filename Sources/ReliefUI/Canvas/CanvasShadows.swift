import Foundation
import ReliefDrawing
import ReliefGeometry

// Filters of a canvas for which the display list has no effect of its own: they are put together of others.
extension DisplayList {
  private func layer(_ effect: Layer.Effect) -> DisplayList { DisplayList([.layer(Layer(effect, self))]) }

  /// The list with its shadow, in parts that the effects around go around one by one.
  ///
  /// A shadow is a colour times the blurred opacity of what casts it. A blend mode mixes it with what was drawn before,
  /// unless something around makes a picture of both first.
  ///
  /// - Parameters:
  ///   - bounds: what is seen of the plane; a shadow of what is not drawn covers it.
  ///   - isApart: whether nothing around makes a picture of both.
  func casting(
    _ shadow: Shadow, _ mode: BlendMode, _ options: GraphicsContext.ShadowOptions, in bounds: CGRect,
    apart isApart: Bool
  ) -> [GraphicsContext.Part] {
    let isInner = options.contains(.shadowInside)
    if mode == .normal, options.isDisjoint(with: [.shadowOnly, .disablesGroup]) {
      if isInner { return [.init(list: layer(.innerShadows([shadow])))] }
      if options.isEmpty { return [.init(list: layer(.shadows([shadow])))] }
    }
    var cast = self
    if options.contains(.invertsAlpha) {
      // As far as the blur takes it in, three standard deviations, and the offset moves it in.
      let far = 3 * shadow.sigma + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
      let ground = DisplayList.Item.fill(Path(bounds.insetBy(dx: -far, dy: -far)), .color(.black))
      let hole = layer(.blend(.destinationOut))
      cast = DisplayList([ground] + hole.items).layer(.group)
    }
    let color = shadow.color
    cast = cast.layer(
      .colorMatrix(
        ColorMatrix(
          red: .init(0, 0, 0, 0, color.red), green: .init(0, 0, 0, 0, color.green),
          blue: .init(0, 0, 0, 0, color.blue), opacity: .init(0, 0, 0, color.opacity, 0))))
    if shadow.sigma > 0 { cast = cast.layer(.blur(sigma: shadow.sigma)) }
    if shadow.offset != .zero {
      let move = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
      cast = cast.layer(.transform(move))
    }
    if isInner { cast = cast.layer(.mask(self)) }
    if mode != .normal, !isApart { cast = cast.layer(.blend(mode)) }
    let alone = GraphicsContext.Part(list: cast, mode: isApart ? mode : .normal)
    if options.contains(.shadowOnly) { return [alone] }
    let own = GraphicsContext.Part(list: self)
    let parts = options.contains(.shadowAbove) ? [own, alone] : [alone, own]
    if options.contains(.disablesGroup) || alone.mode != .normal { return parts }
    return [.init(list: DisplayList(parts.flatMap(\.list.items)))]
  }

  /// The list, blurred by a standard deviation in points: what the blur mixes with is what is there, and where nothing
  /// was there is nothing.
  func blurredOpaque(_ sigma: CGFloat) -> DisplayList {
    layer(.blur(sigma: sigma)).layer(.colorMatrix(.opaque)).layer(.mask(self))
  }
}
