import SwiftUI

// What SwiftUI's words cannot say: shadows that grow first and are cast by the element alone, dithering, and pictures
// that grow until they hold all that is drawn. On Apple's systems the nearest of its words stand in.
#if canImport(ReliefUI)
  import ReliefDrawing
  import ReliefUI

  extension ShapeStyle {
    /// The style with shadows, each cast by the shape alone.
    func casting(_ shadows: Theme.Shadows) -> some ShapeStyle { CastingStyle(base: self, shadows: shadows) }
  }

  /// A style whose shadows are not cast by one another, as SwiftUI's are.
  private struct CastingStyle<Base: ShapeStyle>: PaintingStyle {
    let base: Base
    let shadows: Theme.Shadows

    func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
      var painting = base.painting(in: environment, level: level)
      painting.shadows += shadows.outer.map(CastingStyle.shadow)
      painting.innerShadows += shadows.inner.map(CastingStyle.shadow)
      return painting
    }

    private static func shadow(_ shadow: SoftShadow) -> Shadow {
      let color = shadow.color
      let resolved = ResolvedColor(
        red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
      return Shadow(
        color: resolved.quantizedOpacity, sigma: max(0, shadow.sigma),
        offset: CGSize(width: shadow.x, height: shadow.y), spread: shadow.spread, isChained: false)
    }
  }

  /// Says how the whole picture is made.
  private struct PictureModifier: PrimitiveModifier {
    let change: @MainActor (GraphHost) -> Void

    @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
      change(context.host)
      return content(context)
    }
  }

  extension View {
    /// The picture that holds the view is dithered: no shadow or gradient in it shows bands.
    public func ditheredShadows(_ isOn: Bool = true) -> some View {
      modifier(PictureModifier { if isOn { $0.isDithered = true } })
    }

    /// The picture of the view grows until no shadow is cut, where its size is that of the view.
    public func pictureFitsShadows() -> some View { modifier(PictureModifier { $0.growsToFit = true }) }

    /// The ground where a picture grows beyond the view.
    func pictureGround(_ color: RGB) -> some View {
      let ground = ResolvedColor(red: color.red, green: color.green, blue: color.blue)
      return modifier(PictureModifier { $0.pictureGround = ground })
    }
  }
#else
  extension ShapeStyle {
    /// The style with shadows; each is cast by the ones before it too, and none grows first.
    func casting(_ shadows: Theme.Shadows) -> some ShapeStyle {
      var style = AnyShapeStyle(self)
      for shadow in shadows.outer {
        style = AnyShapeStyle(
          style.shadow(.drop(color: shadow.color.color, radius: shadow.sigma, x: shadow.x, y: shadow.y)))
      }
      for shadow in shadows.inner {
        style = AnyShapeStyle(
          style.shadow(.inner(color: shadow.color.color, radius: shadow.sigma, x: shadow.x, y: shadow.y)))
      }
      return style
    }
  }

  extension View {
    /// Pictures are dithered by the system.
    public func ditheredShadows(_ isOn: Bool = true) -> some View { self }
    /// Room is left by `shadowOutset(_:)` alone.
    public func pictureFitsShadows() -> some View { self }
    /// Pictures do not grow.
    func pictureGround(_ color: RGB) -> some View { self }
  }
#endif
