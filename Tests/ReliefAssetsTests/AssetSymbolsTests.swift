import ReliefCatalogs
import Testing

@Suite("Asset symbols")
struct AssetSymbolsTests {
  // The first eight as in files that Xcode generated in public repositories.
  @Test(
    "Names become words",
    arguments: [
      ("drop-shadow", "Color", "dropShadow"), ("background", "Color", "background"),
      ("AllSetImage", "Image", "allSet"), ("AL-0", "Image", "AL_0"), ("ABS", "Color", "ABS"),
      ("Cook", "Image", "cook"), ("gradient top", "Color", "gradientTop"), ("AccentColor", "Color", "accent"),
      ("Color", "Color", "color"), ("2nd step", "Image", "_2ndStep"), ("random1-8", "Color", "random1_8"),
    ])
  func words(name: String, suffix: String, expected: String) {
    #expect(AssetSymbols.word(name, dropping: suffix) == expected)
  }

  @Test("The source has a resource for each name, and members where they do not conflict")
  func source() throws {
    let folder = try TestFolder()
    for name in ["drop-shadow", "red", "default", "a b", "aB"] {
      try folder.write("A.xcassets/\(name).colorset/Contents.json", "{}")
    }
    try folder.write("A.xcassets/step-up.imageset/Contents.json", "{}")
    #expect(
      AssetSymbols.swift(for: CatalogIndex(paths: [folder.path])) == """
        import SwiftUI

        extension SwiftUI.ColorResource {
          static let `default` = SwiftUI.ColorResource(name: "default", bundle: .main)
          static let dropShadow = SwiftUI.ColorResource(name: "drop-shadow", bundle: .main)
          static let red = SwiftUI.ColorResource(name: "red", bundle: .main)
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var `default`: SwiftUI.Color { .init(SwiftUI.ColorResource.`default`) }
          static var dropShadow: SwiftUI.Color { .init(SwiftUI.ColorResource.dropShadow) }
        }

        extension SwiftUI.UIColor {
          static var `default`: SwiftUI.UIColor { .init(SwiftUI.Color(SwiftUI.ColorResource.`default`)) }
          static var dropShadow: SwiftUI.UIColor { .init(SwiftUI.Color(SwiftUI.ColorResource.dropShadow)) }
        }

        extension SwiftUI.ImageResource {
          static let stepUp = SwiftUI.ImageResource(name: "step-up", bundle: .main)
        }

        extension SwiftUI.UIImage {
          static var stepUp: SwiftUI.UIImage { .init(resource: SwiftUI.ImageResource.stepUp) }
        }

        """)
    #expect(AssetSymbols.swift(for: CatalogIndex(paths: [])) == "")
    #expect(AssetSymbols.file(for: []) == "// The catalogues have no names that could be symbols.\n")
  }
}
