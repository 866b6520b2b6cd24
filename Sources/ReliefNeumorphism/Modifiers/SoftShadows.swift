import SwiftUI

// The words of the popular libraries and tutorials, with their defaults. Their shadows are chained, as the modifiers
// are that they are written with: the second one is cast by the first one too.

extension Color {
  /// The colours that costachung's Neumorphic has by these names.
  public enum Neumorphic {
    /// The ground: rgb(.925 .941 .953).
    public static let main = Color(.sRGB, red: 0.925, green: 0.941, blue: 0.953)
    /// Letters: rgb(.482 .502 .549).
    public static let secondary = Color(.sRGB, red: 0.482, green: 0.502, blue: 0.549)
    /// The light shadow: white.
    public static let lightShadow = Color(.sRGB, white: 1)
    /// The dark shadow: rgb(.820 .851 .902).
    public static let darkShadow = Color(.sRGB, red: 0.820, green: 0.851, blue: 0.902)
  }
}

extension View {
  /// A dark shadow to the lower right and a light one to the upper left, as costachung's Neumorphic has them.
  public func softOuterShadow(
    darkShadow: Color = Color.Neumorphic.darkShadow, lightShadow: Color = Color.Neumorphic.lightShadow,
    offset: CGFloat = 6, radius: CGFloat = 3
  ) -> some View {
    shadow(color: darkShadow, radius: radius, x: offset, y: offset)
      .shadow(color: lightShadow, radius: radius, x: -offset, y: -offset)
  }

  /// A light shadow to the upper left and a dark one to the lower right, in the theme's colours, as tutorials teach.
  public func northWestShadow(radius: CGFloat = 16, offset: CGFloat = 6) -> some View {
    modifier(ChainedPair(radius: radius, offset: offset, isRaised: true))
  }

  /// A dark shadow to the upper left and a light one to the lower right, in the theme's colours: the pressed look.
  public func southEastShadow(radius: CGFloat = 16, offset: CGFloat = 6) -> some View {
    modifier(ChainedPair(radius: radius, offset: offset, isRaised: false))
  }
}

private struct ChainedPair: ViewModifier {
  let radius: CGFloat
  let offset: CGFloat
  let isRaised: Bool
  @Environment(\.neumorphicPalette) private var palette

  func body(content: Content) -> some View {
    let (near, far) =
      isRaised ? (palette.highlight, palette.shade) : (palette.shade, palette.highlight)
    content.shadow(color: near.color, radius: radius, x: -offset, y: -offset)
      .shadow(color: far.color, radius: radius, x: offset, y: offset)
  }
}

extension Shape {
  /// The shape, filled with the theme's ground, with both shadows falling into it.
  ///
  /// As costachung's Neumorphic has it on iOS: each shadow is the shape without itself moved by
  /// s = min(width, height) / 2 · spread, moved back, blurred, with a shadow of its own at s / 2.
  @MainActor public func softInnerShadow(
    _ main: Color = Color.Neumorphic.main, darkShadow: Color = Color.Neumorphic.darkShadow,
    lightShadow: Color = Color.Neumorphic.lightShadow, spread: CGFloat = 0.5, radius: CGFloat = 10
  ) -> some View {
    fill(main).softInnerShadow(
      self, darkShadow: darkShadow, lightShadow: lightShadow, spread: spread, radius: radius)
  }
}

extension View {
  /// Both shadows falling into the view, cut to a shape.
  public func softInnerShadow<S: Shape>(
    _ content: S, darkShadow: Color = Color.Neumorphic.darkShadow,
    lightShadow: Color = Color.Neumorphic.lightShadow, spread: CGFloat = 0.5, radius: CGFloat = 10
  ) -> some View {
    overlay {
      GeometryReader { proxy in
        let part = min(max(spread, 0), 1)
        let distance = min(proxy.size.width, proxy.size.height) / 2 * part
        ZStack {
          InnerCrescent(shape: content, color: lightShadow, distance: distance, radius: radius)
          InnerCrescent(shape: content, color: darkShadow, distance: -distance, radius: radius)
        }
        .mask { content.fill(Color(.sRGB, white: 0)) }
      }
    }
  }
}

/// What is left of a shape without itself moved to the upper left by a distance; blurred, moved to the lower right.
private struct InnerCrescent<S: Shape>: View {
  let shape: S
  let color: Color
  let distance: CGFloat
  let radius: CGFloat

  var body: some View {
    ZStack {
      shape.fill(color)
      shape.fill(Color(.sRGB, white: 0)).offset(x: -distance, y: -distance).blendMode(.destinationOut)
    }
    .compositingGroup()
    .offset(x: distance, y: distance)
    .blur(radius: radius)
    .shadow(color: color, radius: radius, x: -distance / 2, y: -distance / 2)
    .mask { shape.fill(Color(.sRGB, white: 0)) }
  }
}
