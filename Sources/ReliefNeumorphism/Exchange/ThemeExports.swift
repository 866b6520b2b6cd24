import SwiftUI

extension Theme {
  /// Swift code for any SwiftUI project: the colours, and a modifier that casts the shadows.
  public var swiftCode: String {
    let (day, night) = (Palette(self, .light), Palette(self, .dark))
    func literal(_ color: RGB) -> String {
      let parts = [color.red, color.green, color.blue].map { NumberText.text($0, digits: 3) }
      let opacity = color.opacity < 1 ? ", opacity: \(NumberText.text(color.opacity, digits: 3))" : ""
      return "Color(.sRGB, red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(opacity))"
    }
    func line(_ name: String, _ meaning: String, _ path: KeyPath<Palette, RGB>) -> String {
      """
        /// \(meaning)
        static func \(name)(_ scheme: ColorScheme) -> Color {
          scheme == .dark
            ? \(literal(night[keyPath: path]))
            : \(literal(day[keyPath: path]))
        }
      """
    }
    func shadow(_ name: String, _ shadow: SoftShadow) -> String {
      "      .shadow(.drop(color: .\(name)(scheme), radius: \(NumberText.text(Double(shadow.sigma))), "
        + "x: \(NumberText.text(Double(shadow.x))), y: \(NumberText.text(Double(shadow.y)))))"
    }
    let depth = abs(elevation.depth(in: CGSize(width: 300, height: 300)))
    let outer = shadows(depth: max(depth, 0.1), surface: .flat, palette: day).outer
    let casts = zip(["neumorphicShadow", "neumorphicHighlight"], outer).map { shadow($0, $1) }
    return """
      import SwiftUI

      extension Color {
      \(line("neumorphicBase", "The ground and the elements on it.", \.surface))
      \(line("neumorphicHighlight", "The shadow on the light's side.", \.highlight))
      \(line("neumorphicShadow", "The shadow on the other side.", \.shade))
      }

      /// A raised element in a shape.
      struct NeumorphicBackground<S: Shape>: View {
        let shape: S
        @Environment(\\.colorScheme) private var scheme

        var body: some View {
          shape.fill(
            Color.neumorphicBase(scheme)
      \(casts.joined(separator: "\n"))
          )
        }
      }

      """
  }

  /// An asset catalogue with the colours `Base`, `Highlight` and `Shadow`, each in light and dark: texts by path.
  public var assetCatalog: [(path: String, contents: String)] {
    let (day, night) = (Palette(self, .light), Palette(self, .dark))
    let info = "\"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }"
    func entry(_ color: RGB, isDark: Bool) -> String {
      let levels = color.levels.map { level in
        let digits = String(level, radix: 16, uppercase: true)
        return "0x" + (digits.count < 2 ? "0" : "") + digits
      }
      let appearances =
        isDark
        ? "\n      \"appearances\" : [\n        {\n          \"appearance\" : \"luminosity\",\n"
          + "          \"value\" : \"dark\"\n        }\n      ],"
        : ""
      return """
            {\(appearances)
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "\(NumberText.text(color.opacity, digits: 3))",
                  "blue" : "\(levels[2])",
                  "green" : "\(levels[1])",
                  "red" : "\(levels[0])"
                }
              },
              "idiom" : "universal"
            }
        """
    }
    func set(_ path: KeyPath<Palette, RGB>) -> String {
      let entries = [entry(day[keyPath: path], isDark: false), entry(night[keyPath: path], isDark: true)]
      return "{\n  \"colors\" : [\n\(entries.joined(separator: ",\n"))\n  ],\n  \(info)\n}\n"
    }
    return [
      ("Contents.json", "{\n  \(info)\n}\n"),
      ("Base.colorset/Contents.json", set(\.base)),
      ("Highlight.colorset/Contents.json", set(\.highlight)),
      ("Shadow.colorset/Contents.json", set(\.shade)),
    ]
  }
}
