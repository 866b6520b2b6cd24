import Foundation
import ReliefDrawing
import ReliefGeometry

// Sources: saturation, hue and grey are the matrices of W3C Filter Effects Module Level 1, section 9 (the weights of
// luminance are those of its equations); contrast is its linear function. Brightness is added, since SwiftUI's
// documentation says that 0 changes nothing and 1 makes white. All are choices where SwiftUI documents no formula.
extension ColorMatrix {
  /// More or less saturated: 0 is grey, 1 changes nothing.
  static func saturation(_ s: Double) -> ColorMatrix {
    let (r, g, b) = (0.213 * (1 - s), 0.715 * (1 - s), 0.072 * (1 - s))
    return ColorMatrix(red: .init(r + s, g, b), green: .init(r, g + s, b), blue: .init(r, g, b + s))
  }

  /// Turned about the greys.
  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (s, c) = Elementary.sincos(angle.radians)
    return ColorMatrix(
      red: .init(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
      green: .init(
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
      blue: .init(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072)
    )
  }

  /// Each component multiplied and moved.
  static func linear(_ slope: Double, _ constant: Double) -> ColorMatrix {
    ColorMatrix(
      red: .init(slope, 0, 0, 0, constant), green: .init(0, slope, 0, 0, constant),
      blue: .init(0, 0, slope, 0, constant))
  }

  /// Multiplied by a colour.
  static func multiplication(_ color: ResolvedColor) -> ColorMatrix {
    ColorMatrix(
      red: .init(color.red, 0, 0), green: .init(0, color.green, 0), blue: .init(0, 0, color.blue),
      opacity: .init(0, 0, 0, color.opacity))
  }
}

/// A view whose luminance is its opacity.
struct LuminanceEffect: Effect {
  /// How far content may stick out of its view, in points; what lies beyond is not drawn.
  private static let margin: CGFloat = 4096

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    let list = context.drawing { node.drawChildren(in: frame, &$0) }
    guard !list.items.isEmpty else { return }
    let ground = Path(frame.insetBy(dx: -Self.margin, dy: -Self.margin))
    context.layer(.mask(list, luminance: true)) { $0.items.append(.fill(ground, .color(.black))) }
  }
}

extension View {
  private func colors(_ name: String, _ matrix: @escaping @MainActor (EnvironmentValues) -> ColorMatrix?)
    -> some View
  { layers(name) { matrix($0).map { [.colorMatrix($0)] } ?? [] } }

  /// The view, more or less saturated: 0 is grey, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    colors("saturation") { _ in amount == 1 ? nil : .saturation(amount) }
  }

  /// The view, its colours made greyer: 0 changes nothing, 1 is grey.
  public func grayscale(_ amount: Double) -> some View {
    colors("grayscale") { _ in amount == 0 ? nil : .saturation(1 - min(max(amount, 0), 1)) }
  }

  /// The view, lighter or darker: 0 changes nothing, 1 is white, -1 black.
  public func brightness(_ amount: Double) -> some View {
    colors("brightness") { _ in amount == 0 ? nil : .linear(1, amount) }
  }

  /// The view with its colours farther from middle grey: 1 changes nothing, 0 is grey, negative ones invert.
  public func contrast(_ amount: Double) -> some View {
    colors("contrast") { _ in amount == 1 ? nil : .linear(amount, 0.5 - 0.5 * amount) }
  }

  /// The view with its hues turned.
  public func hueRotation(_ angle: Angle) -> some View {
    colors("hueRotation") { _ in angle == .zero ? nil : .hueRotation(angle) }
  }

  /// The view in the opposite colours.
  public func colorInvert() -> some View { colors("colorInvert") { _ in .linear(-1, 1) } }

  /// The view with its colours multiplied by one.
  public func colorMultiply(_ color: Color) -> some View {
    colors("colorMultiply") { .multiplication(color.resolved(in: $0)) }
  }

  /// The view in black, as opaque as it was light.
  public func luminanceToAlpha() -> some View {
    modifier(EffectModifier(name: "luminanceToAlpha") { _ in LuminanceEffect() })
  }
}
