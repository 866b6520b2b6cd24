import SwiftUI

/// The soft look as a value: colours, light, depth and blur, from which every shadow follows.
///
///     Text("Hello").padding().neumorphic()
///       .neumorphicTheme(Theme(base: RGB(0xC1D2EB)))
///
/// The parameters are those that the known tools have, and more: see the presets, such as
/// `Theme.neumorphismIO(color:)`.
public struct Theme: Hashable, Sendable {
  /// The colours of one colour scheme.
  public struct Ground: Hashable, Sendable {
    /// The colour of the ground.
    public var base: RGB
    /// The colour of elements; nil for that of the ground.
    public var surface: RGB?
    /// How the shadows' colours follow from the ground.
    public var law: ShadowLaw
    /// The same for what is pressed in; nil for the same law.
    public var sunkenLaw: ShadowLaw?
    /// The colour of what is chosen, on, or filled.
    public var accent: RGB

    /// The colours of a scheme.
    public init(
      base: RGB, surface: RGB? = nil, law: ShadowLaw = .perceptual(Ground.step), sunkenLaw: ShadowLaw? = nil,
      accent: RGB = Ground.blue
    ) {
      (self.base, self.surface, self.law, self.sunkenLaw) = (base, surface, law, sunkenLaw)
      self.accent = accent
    }

    /// The step of perceived lightness unless told. [choice]
    public static let step = 0.08
    /// The accent unless told: a blue that letters in white can be read on. [choice]
    public static let blue = RGB(0x2F6FDE)
  }

  /// The colours in light.
  public var light: Ground
  /// The colours in the dark.
  public var dark: Ground
  /// Where the light comes from.
  public var source: LightSource
  /// How far elements stand out, unless they say.
  public var elevation: Elevation
  /// The form of the light shadow.
  public var highlight: ShadowForm
  /// The form of the dark shadow.
  public var shade: ShadowForm
  /// The profile of elements, unless they say.
  public var surface: Surface
  /// How strongly hollow and bulging surfaces are shaded.
  public var curve: SurfaceCurve
  /// The direction of that shading as CSS gives it, 180 degrees downwards; nil for straight away from the light.
  public var slope: Angle?
  /// How the colour of letters is found.
  public var text: TextLaw
  /// The width of the line around elements in points: 0 for none, and always there at increased contrast.
  public var borderWidth: CGFloat
  /// The radius of corners unless elements say, in points.
  ///
  /// Infinite for half the shorter side, which CSS calls 50%.
  public var cornerRadius: CGFloat
  /// Whether corners are parts of circles, as CSS's, or continuous, as SwiftUI's.
  public var cornerStyle: RoundedCornerStyle
  /// Whether shadows and gradients are dithered, so that they show no bands.
  public var isDithered: Bool
  /// Whether the light shadow lies on the dark one where they meet, as where CSS lists it first.
  public var isHighlightOnTop: Bool

  /// A theme from the colours of both schemes.
  public init(
    light: Ground, dark: Ground, source: LightSource = .topLeft, elevation: Elevation = Elevation(6),
    highlight: ShadowForm = ShadowForm(), shade: ShadowForm = ShadowForm(), surface: Surface = .flat,
    curve: SurfaceCurve = .perceptual(0.03), slope: Angle? = nil, text: TextLaw = .contrast(4.5),
    borderWidth: CGFloat = 0, cornerRadius: CGFloat = 16, cornerStyle: RoundedCornerStyle = .continuous,
    isDithered: Bool = true, isHighlightOnTop: Bool = false
  ) {
    (self.light, self.dark, self.source, self.elevation) = (light, dark, source, elevation)
    (self.highlight, self.shade, self.surface, self.curve) = (highlight, shade, surface, curve)
    (self.slope, self.text, self.borderWidth) = (slope, text, borderWidth)
    (self.cornerRadius, self.cornerStyle, self.isDithered) = (cornerRadius, cornerStyle, isDithered)
    self.isHighlightOnTop = isHighlightOnTop
  }

  /// A theme around one colour: it is the ground in light if it is light, else in the dark; the other ground has its hue.
  public init(base: RGB, accent: RGB? = nil, law: ShadowLaw = .perceptual(Ground.step)) {
    let isDark = base.lightness < 0.5
    let other = base.at(lightness: isDark ? Theme.lightness.light : Theme.lightness.dark).rounded
    let (day, night) = (isDark ? other : base, isDark ? base : other)
    self.init(
      light: Ground(base: day, law: law, accent: accent ?? Ground.blue),
      dark: Ground(base: night, law: law, accent: accent ?? RGB(0x6FA2FF)))
  }

  /// The perceived lightness of grounds that are not given. [choice]
  static let lightness = (light: 0.92, dark: 0.3)

  /// A light grey-blue and a dark one.
  public static let standard = Theme(base: RGB(0xE0E5EC))

  /// The shape of elements unless they say.
  public var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: min(cornerRadius, 100_000), style: cornerStyle)
  }

  /// The colours of a scheme.
  public func ground(_ scheme: ColorScheme) -> Ground { scheme == .dark ? dark : light }
}
