import ReliefDrawing

/// A step of another style.
struct SteppedStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let step: Int

  func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    base.painting(in: environment, level: step + level)
  }
}

extension ShapeStyle {
  /// The second step of the style.
  public var secondary: some ShapeStyle { SteppedStyle(base: self, step: 1) }
  /// The third step of the style.
  public var tertiary: some ShapeStyle { SteppedStyle(base: self, step: 2) }
  /// The fourth step of the style.
  public var quaternary: some ShapeStyle { SteppedStyle(base: self, step: 3) }
  /// The fifth step of the style.
  public var quinary: some ShapeStyle { SteppedStyle(base: self, step: 4) }
}
