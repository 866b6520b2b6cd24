import Foundation
import Relief
import ReliefNeumorphism
import ReliefTestSupport

/// Fonts are shared by all tests: opening them anew for each would take most of the time.
let sharedFonts = FontLibrary()
private let sharedContext = RenderContext(fonts: sharedFonts)

/// A view laid out for a picture.
@MainActor func drawing(
  _ view: some View, scale: CGFloat = 1, _ appearance: StyleBook.Appearance = .light
) throws -> ViewDrawing {
  var environment = EnvironmentValues()
  environment.renderContext = sharedContext
  environment.displayScale = scale
  environment.colorScheme = appearance.scheme
  environment._colorSchemeContrast = appearance.isContrastIncreased ? .increased : .standard
  return try ViewDrawing(
    ViewHost(view, screen: .init(proposal: .unspecified), environment: environment), on: nil)
}

/// The picture of a view on its own ground.
@MainActor func picture(
  _ view: some View, scale: CGFloat = 1, _ appearance: StyleBook.Appearance = .light
) throws -> Bitmap { try drawing(view, scale: scale, appearance).render() }

/// The pictures of the style book, drawn once for all tests: the standard theme without dithering, at scale 1.
@MainActor enum BookPictures {
  private static var drawn: [StyleBook.Picture: Bitmap] = [:]

  static func picture(
    _ control: StyleBook.Control, _ state: ControlState, _ appearance: StyleBook.Appearance
  ) throws -> Bitmap {
    let key = StyleBook.Picture(control: control, state: state, appearance: appearance)
    if let bitmap = drawn[key] { return bitmap }
    var theme = Theme.standard
    theme.isDithered = false
    let bitmap = try ReliefNeumorphismTests.picture(StyleBook.page(control, state, theme), appearance)
    drawn[key] = bitmap
    return bitmap
  }
}

extension FloatPicture {
  /// A picture of a ground.
  init(side: Int, ground: RGB) { self.init(side: side, ground: [ground.red, ground.green, ground.blue]) }

  /// Paints a colour with a mask.
  mutating func paint(_ color: RGB, _ mask: [Double]) {
    paint([color.red, color.green, color.blue], opacity: color.opacity, mask)
  }
}
