import Foundation
import Testing

@testable import ReliefPreviewBuild

/// Modules of the user's own packages, which the sources import.
@Suite(.serialized) struct PackageModulesTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    // .target(name: "Commented"),
    let package = Package(
      name: "App",
      dependencies: [.package(path: "Near/Fonts"), .package(url: "https://example.org/x", from: "1.0.0")],
      targets: [
        .target(name: "Tokens", path: "Design/Tokens", exclude: ["Old"]),
        .target(name: "DesignSystem", dependencies: [.target(name: "Tokens"), "Fonts"]),
        .executableTarget(name: "App", dependencies: ["DesignSystem"]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])
    """

  private static let files = [
    "Package.swift": manifest,
    "Design/Tokens/Tokens.swift": """
    public enum Tokens { public static let side = 6.0 }
    package enum Inner { package static let height = 5.0 }
    """,
    "Design/Tokens/Old/Tokens.swift": "public enum Tokens {}",
    "Sources/DesignSystem/Chip.swift": """
    import SwiftUI
    import Tokens
    public struct Chip: View {
      public init() {}
      public var body: some View { Color("brand", bundle: .module).frame(width: Tokens.side, height: Inner.height) }
    }
    struct Hidden: View { var body: some View { Chip() } }
    extension View { public func chipped() -> some View { padding(1) } }
    #Preview("In the system") { Chip() }
    struct Chip_Previews: PreviewProvider { static var previews: some View { Chip() } }
    """,
    "Sources/DesignSystem/Media.xcassets/brand.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1"}}}]}
    """,
    "Near/Fonts/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Fonts", products: [.library(name: "Fonts", targets: ["Fonts"])],
      targets: [.target(name: "Fonts")])
    """,
    "Near/Fonts/Sources/Fonts/Fonts.swift": "public enum Fonts { public static let extra = 3.0 }",
    "Sources/App/Main.swift": """
    @testable import DesignSystem
    import Fonts
    import SwiftUI
    #Preview("Main", traits: .sizeThatFitsLayout) { Hidden().chipped().padding(.leading, Fonts.extra) }
    """,
  ]

  @Test("Targets are read from a manifest's text, with their folders and what they leave out")
  func manifests() throws {
    let project = try PreviewProject(Self.files)
    let manifest = try #require(PackageManifest(folder: project.folder))
    let root = project.folder
    #expect(
      manifest.targets == [
        .init(name: "Tokens", folder: root + "/Design/Tokens", excluded: [root + "/Design/Tokens/Old"]),
        .init(name: "DesignSystem", folder: root + "/Sources/DesignSystem"),
        .init(name: "App", folder: root + "/Sources/App"),
      ])
    #expect(manifest.packages == [root + "/Near/Fonts"])
    #expect(PackageManifest(folder: root + "/Sources") == nil)
  }

  @Test(
    "The module of a line of import is found",
    arguments: [
      ("import A", "A"), ("  @testable import B", "B"), ("public import C", "C"), ("import struct D.E", "D"),
      ("@_exported import F // g", "F"), ("import H;", "H"), ("// import I", nil), ("let import = 1", nil),
      ("import", nil), ("important J", nil),
    ] as [(String, String?)])
  func imports(line: String, module: String?) { #expect(SourceSet.importedModule(line[...]) == module) }

  @Test(
    "A target is drawn with the modules that it imports, of its package and of others by path; theirs are not"
  )
  func drawn() throws {
    let project = try PreviewProject(Self.files)
    let previews = try project.build("Sources/App")
    #expect(previews.leftOut == [] && previews.notes == [])
    // 6 + 2 + 3 points wide, 5 + 2 high.
    #expect(try project.draw(previews) == ["Main-Main.png 11x7"])
    // A file alone sees them too.
    #expect(try project.draw(project.build("Sources/App/Main.swift")) == ["Main-Main.png 11x7"])
    // The module's own previews are its own.
    let own = try project.draw(project.build("Sources/DesignSystem"))
    #expect(own.count == 2 && own.allSatisfy { $0.hasPrefix("Chip-") }, "\(own)")
    // An edit of a module that is imported by one that is imported.
    let tokens = project.folder + "/Design/Tokens/Tokens.swift"
    let text = try String(contentsOfFile: tokens, encoding: .utf8)
    try text.replacingOccurrences(of: "6.0", with: "9.0").write(
      toFile: tokens, atomically: true, encoding: .utf8)
    #expect(try project.draw(project.build("Sources/App")) == ["Main-Main.png 14x7"])
    // And back: nothing of the module in between is left.
    try text.write(toFile: tokens, atomically: true, encoding: .utf8)
    #expect(try project.draw(project.build("Sources/App")) == ["Main-Main.png 11x7"])
  }

  @Test("The doctor knows the modules of the package, and what they declare")
  func doctor() throws {
    let project = try PreviewProject(Self.files)
    let doctor = Doctor(try SourceSet(path: project.folder + "/Sources/App"))
    #expect(doctor.missing == [] && doctor.missingModules == [] && doctor.drawing.count == 1)
    try FileManager.default.removeItem(atPath: project.folder + "/Near")
    let lacking = Doctor(try SourceSet(path: project.folder + "/Sources/App"))
    #expect(lacking.missingModules.map(\.name) == ["Fonts"])
  }

  @Test("A folder with packages is a module a target, as far as they have previews")
  func parts() throws {
    let project = try PreviewProject(Self.files)
    func parts(_ path: String) throws -> [String] {
      try PackageModules.parts(of: project.folder + path).map {
        String($0.path.dropFirst(project.folder.count))
      }
    }
    #expect(try parts("") == ["/Sources/DesignSystem", "/Sources/App"])
    #expect(try parts("/Sources/App") == ["/Sources/App"])
    let imported = PackageModules.folders(for: project.folder + "/Sources/App")
    #expect(
      imported.map { $0.dropFirst(project.folder.count) }
        == ["/Sources/DesignSystem", "/Near/Fonts/Sources/Fonts", "/Design/Tokens"])
    try FileManager.default.removeItem(atPath: project.folder + "/Package.swift")
    // A project of Xcode: what lies in packages below is theirs.
    #expect(try parts("") == [""])
    #expect(
      try SourceSet(path: project.folder).files.map(\.name)
        == ["Tokens.swift", "Tokens.swift", "Main.swift", "Chip.swift"])
  }

  @Test("Packages below the folder of a project of Xcode are found; what they lack is named, and rings end")
  func project() throws {
    let project = try PreviewProject([
      "Here/App.xcodeproj/project.pbxproj": """
      A /* Apart */ = {isa = XCLocalSwiftPackageReference;
        relativePath = ../Apart;
      };
      B /* Old */ = {isa = PBXFileReference; lastKnownFileType = wrapper; name = Old; path = "../Old"; sourceTree = 1; };
      """,
      "Here/App/Main.swift": """
      import Apart
      import Kit
      import Old
      import SwiftUI
      #Preview("Main", traits: .sizeThatFitsLayout) { Square().padding(.leading, apart).padding(.top, old) }
      """,
      "Apart/Package.swift": #"let package = Package(name: "Apart", targets: [.target(name: "Apart")])"#,
      "Apart/Sources/Apart.swift": "import SwiftUI\npublic let apart: CGFloat = 3\n",
      "Old/Package.swift": #"let package = Package(name: "Old", targets: [.target(name: "Old", path: ".")])"#,
      "Old/Old.swift": "import Foundation\npublic let old: CGFloat = 1\n",
      "Here/Packages/Kit/Package.swift":
        #"let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Ring")])"#,
      "Here/Packages/Kit/Sources/Kit/Square.swift": """
      import Ring
      import SwiftUI
      public struct Square: View {
        public init() {}
        public var body: some View { Color.red.frame(width: 4, height: 4) }
      }
      """,
      "Here/Packages/Kit/Sources/Kit/Odd.swift": "import SwiftUI\nlet odd = Text(\"a\").shimmering(1)\n",
      "Here/Packages/Kit/Sources/Ring/Ring.swift":
        "#if canImport(Kit)\nimport Kit\n#endif\npublic let ring = 1\n",
    ])
    let previews = try project.build("Here/App")
    #expect(previews.leftOut.count == 1 && previews.leftOut.allSatisfy { $0.contains("Odd.swift:2") })
    #expect(try project.draw(previews) == ["Main-Main.png 7x5"])
  }
}
