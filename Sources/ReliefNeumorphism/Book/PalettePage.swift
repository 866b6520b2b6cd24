import SwiftUI

/// A picture of a theme: its colours, and elements of every profile.
nonisolated public struct PalettePage: View {
  private let theme: Theme

  /// A picture of a theme, in the scheme around it.
  public init(_ theme: Theme) { self.theme = theme }

  /// The picture.
  @MainActor public var body: some View { Sheet().neumorphicTheme(theme) }

  /// The colours that are shown.
  private struct Sheet: View {
    @Environment(\.neumorphicTheme) private var theme
    @Environment(\.neumorphicPalette) private var palette

    var body: some View {
      VStack(alignment: .leading, spacing: 34) {
        HStack(spacing: 26) {
          swatch("base", palette.base)
          swatch("highlight", palette.highlight)
          swatch("shadow", palette.shade)
          swatch("text", palette.text)
          swatch("accent", palette.accent)
        }
        HStack(spacing: 38) {
          element("raised", theme.elevation.scaled(by: 1), .flat)
          element("convex", theme.elevation, .convex)
          element("concave", theme.elevation, .concave)
          element("pressed", theme.elevation.scaled(by: -0.7), .flat)
          element("basin", theme.elevation, .basin)
        }
        HStack(spacing: 30) {
          Button("Get Started") {}.buttonStyle(.soft)
          Button("Continue") {}.buttonStyle(.soft(in: Capsule(), kind: .filled))
          Toggle("Alarm", isOn: .constant(true)).toggleStyle(.softSwitch).frame(width: 130)
        }
      }
      .padding(40)
      .neumorphicGround()
    }

    private func swatch(_ name: String, _ color: RGB) -> some View {
      VStack(alignment: .leading, spacing: 6) {
        RoundedRectangle(cornerRadius: 8).fill(color.over(palette.base).color)
          .strokeBorder(palette.border.color, lineWidth: 0.5).frame(width: 96, height: 44)
        Text(name).font(.caption).foregroundStyle(palette.secondary.color)
        Text("\(color)").font(.caption).foregroundStyle(palette.text.color)
      }
    }

    private func element(_ name: String, _ elevation: Elevation, _ surface: Surface) -> some View {
      Text(name).font(.caption).foregroundStyle(palette.text.color).frame(width: 84, height: 84)
        .background { SoftSurface(RoundedRectangle(cornerRadius: 20), elevation, surface: surface) }
    }
  }
}
