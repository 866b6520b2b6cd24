// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Settings that every target shares: warnings are errors, and memory safety is strict.
let common: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

/// Below the waist (geometry to PNG) code is optimised in debug builds too: an unoptimised kernel is over a
/// hundred times slower, and that would be paid by every snapshot test of every user.
let optimised: [SwiftSetting] =
  common + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "Relief",
  products: [
    .library(name: "Relief", targets: ["Relief"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "ReliefNeumorphism", targets: ["ReliefNeumorphism"]),
    .library(name: "ReliefSnapshots", targets: ["ReliefSnapshots"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .executable(name: "relief", targets: ["relief-front"]),
    .executable(name: "relief-full", targets: ["relief-cli"]),
    .executable(name: "relief-preview-host", targets: ["relief-preview-host"]),
    .plugin(name: "ReliefCommand", targets: ["ReliefCommand"]),
    .plugin(name: "ReliefAssetSymbols", targets: ["ReliefAssetSymbols"]),
  ],
  targets: [
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CThai", pkgConfig: "libthai", providers: [.apt(["libthai-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),

    .target(name: "ReliefGeometry", swiftSettings: optimised),
    .target(name: "ReliefDrawing", dependencies: ["ReliefGeometry"], swiftSettings: optimised),
    .target(
      name: "ReliefRaster", dependencies: ["ReliefDrawing", "ReliefGeometry"],
      swiftSettings: optimised),
    // Files that are written whole or not at all, and digests.
    .target(name: "ReliefFiles", swiftSettings: optimised),
    .target(
      name: "ReliefPNG", dependencies: ["ReliefDrawing", "ReliefFiles", "CPNG", "CZlib"],
      swiftSettings: optimised),
    // Buttons, colours and files by name: what the tool does without texts and views.
    .target(
      name: "ReliefLooks",
      dependencies: ["ReliefRaster", "ReliefPNG", "ReliefFiles", "ReliefDrawing", "ReliefGeometry"],
      swiftSettings: common),
    .target(
      name: "ReliefText",
      dependencies: [
        "ReliefDrawing", "ReliefGeometry", "ReliefPNG", "ReliefFiles", "CHarfBuzz", "CFriBidi", "CFontconfig",
        "CThai",
      ],
      swiftSettings: optimised),
    .systemLibrary(name: "CConcurrency"),
    .target(name: "ReliefCombine", swiftSettings: common),
    // What asset catalogues hold, by name. It stays small: a build plugin's program is made of it.
    .target(name: "ReliefCatalogs", dependencies: ["ReliefFiles"], swiftSettings: common),
    .target(
      name: "ReliefAssets",
      dependencies: [
        "ReliefCatalogs", "ReliefDrawing", "ReliefGeometry", "ReliefPNG", "ReliefFiles", "CTurboJPEG",
      ],
      swiftSettings: optimised),
    .target(
      name: "ReliefUI",
      dependencies: [
        "ReliefText", "ReliefAssets", "ReliefDrawing", "ReliefGeometry", "ReliefCombine", "CConcurrency",
      ],
      swiftSettings: common),
    .target(
      name: "Relief",
      dependencies: [
        "ReliefUI", "ReliefGeometry", "ReliefDrawing", "ReliefRaster", "ReliefPNG", "ReliefFiles",
        "ReliefLooks", "ReliefText",
      ],
      swiftSettings: common),
    .macro(name: "PreviewMacros", swiftSettings: common),
    .target(
      name: "SwiftUI",
      dependencies: [
        "PreviewMacros", "Relief", "ReliefUI", "ReliefCombine", "ReliefText", "ReliefDrawing",
        "ReliefGeometry",
      ],
      swiftSettings: common),
    .target(
      name: "ReliefNeumorphism", dependencies: ["SwiftUI", "Relief", "ReliefUI", "ReliefDrawing"],
      swiftSettings: common
    ),
    // Companions of SwiftUI on Apple's systems. They are in no product: `canImport(UIKit)` must not become true in
    // packages that use Relief. The tool compiles users' sources against them.
    .target(
      name: "Combine", dependencies: ["ReliefCombine"], path: "Sources/Companions/Combine",
      swiftSettings: common),
    .target(
      name: "UIKit", dependencies: ["SwiftUI"], path: "Sources/Companions/UIKit", swiftSettings: common),
    .target(
      name: "AVKit", dependencies: ["SwiftUI"], path: "Sources/Companions/AVKit", swiftSettings: common),
    .target(
      name: "PhotosUI", dependencies: ["SwiftUI"], path: "Sources/Companions/PhotosUI", swiftSettings: common),
    .target(
      name: "PencilKit", dependencies: ["SwiftUI"], path: "Sources/Companions/PencilKit",
      swiftSettings: common),
    .target(
      name: "AppKit", dependencies: ["SwiftUI"], path: "Sources/Companions/AppKit", swiftSettings: common),
    .target(
      name: "Cocoa", dependencies: ["SwiftUI"], path: "Sources/Companions/Cocoa", swiftSettings: common),
    .target(
      name: "CoreGraphics", dependencies: ["SwiftUI"], path: "Sources/Companions/CoreGraphics",
      swiftSettings: common),
    .target(name: "os", path: "Sources/Companions/os", swiftSettings: common),
    .target(name: "OSLog", dependencies: ["os"], path: "Sources/Companions/OSLog", swiftSettings: common),
    .target(
      name: "ReliefPreviews",
      dependencies: [
        "Relief", "ReliefUI", "ReliefText", "ReliefAssets", "ReliefDrawing", "ReliefPNG", "ReliefFiles",
      ],
      swiftSettings: common),
    .target(
      name: "ReliefPreviewBuild", dependencies: ["ReliefPreviews", "ReliefAssets", "ReliefCatalogs"],
      swiftSettings: optimised),
    // No test library here: the command line reads and writes references too. Optimised, since it goes through files.
    .target(
      name: "ReliefSnapshotStore", dependencies: ["Relief", "ReliefDrawing", "ReliefPNG", "ReliefFiles"],
      swiftSettings: optimised),
    .target(
      name: "ReliefSnapshots",
      dependencies: [
        "ReliefSnapshotStore", "ReliefPreviews", "Relief", "ReliefUI", "ReliefText", "ReliefAssets",
        "ReliefDrawing", "ReliefPNG",
      ], swiftSettings: common),
    .target(name: "SnapshotTesting", dependencies: ["ReliefSnapshots"], swiftSettings: common),
    // Many pictures in one run. Optimised, since it goes through tables of thousands of rows.
    .target(
      name: "ReliefBatch",
      dependencies: [
        "ReliefPreviewBuild", "ReliefPreviews", "Relief", "ReliefText", "ReliefDrawing", "ReliefPNG",
        "ReliefFiles",
      ],
      swiftSettings: optimised),
    // Libraries made of users' sources find all that they need in this program, so it exports its symbols.
    .executableTarget(
      name: "relief-preview-host",
      dependencies: [
        "ReliefPreviews", "SwiftUI", "ReliefNeumorphism", "Combine", "UIKit", "AVKit", "PhotosUI",
        "PencilKit", "OSLog", "AppKit", "Cocoa", "CoreGraphics",
      ],
      swiftSettings: common,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    // The words of the command line, and the commands that draw no text.
    .target(
      name: "ReliefCommands",
      dependencies: ["ReliefLooks", "ReliefRaster", "ReliefPNG", "ReliefFiles", "ReliefDrawing"],
      swiftSettings: common),
    // What users start; it hands over to the full tool where a command needs texts or views.
    .executableTarget(
      name: "relief-front", dependencies: ["ReliefCommands", "ReliefLooks", "ReliefFiles"],
      swiftSettings: common),
    .executableTarget(
      name: "relief-cli",
      dependencies: [
        "ReliefBatch", "ReliefCommands", "ReliefPreviewBuild", "ReliefPreviews", "ReliefSnapshotStore",
        "Relief", "ReliefNeumorphism", "ReliefDrawing", "ReliefPNG", "ReliefFiles", "ReliefCatalogs",
      ],
      swiftSettings: common),
    .executableTarget(
      name: "relief-asset-symbols", dependencies: ["ReliefCatalogs", "ReliefFiles"], swiftSettings: common),
    // It has the programs built when it runs. As dependencies they, and all that they are made of, would be built a
    // second time in every build, since SwiftPM keeps what runs in builds apart.
    .plugin(
      name: "ReliefCommand",
      capability: .command(
        intent: .custom(verb: "relief", description: "Renders previews and scenes of the package to PNG"),
        permissions: [.writeToPackageDirectory(reason: "Pictures are written where -o says.")]),
      path: "Sources/Plugins/ReliefCommand"),
    .plugin(
      name: "ReliefAssetSymbols", capability: .buildTool(), dependencies: ["relief-asset-symbols"],
      path: "Sources/Plugins/ReliefAssetSymbols"),
    .executableTarget(
      name: "relief-bench",
      dependencies: [
        "ReliefSnapshotStore", "ReliefPreviewBuild", "ReliefPreviews", "Relief", "ReliefRaster",
        "ReliefDrawing", "ReliefPNG", "ReliefFiles",
      ],
      swiftSettings: optimised),

    .target(
      name: "ReliefTestSupport",
      dependencies: ["ReliefGeometry", "ReliefDrawing"],
      path: "Tests/ReliefTestSupport", swiftSettings: optimised),
    .testTarget(
      name: "ReliefGeometryTests", dependencies: ["ReliefGeometry", "ReliefTestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "ReliefDrawingTests", dependencies: ["ReliefDrawing", "ReliefTestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "ReliefRasterTests",
      dependencies: ["ReliefRaster", "ReliefTestSupport"], swiftSettings: common),
    .testTarget(
      name: "ReliefPNGTests", dependencies: ["ReliefFiles", "ReliefPNG", "ReliefTestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "ReliefTextTests", dependencies: ["ReliefFiles", "ReliefText", "ReliefTestSupport"],
      swiftSettings: common),
    .testTarget(name: "ReliefCombineTests", dependencies: ["ReliefCombine"], swiftSettings: common),
    .testTarget(
      name: "ReliefAssetsTests",
      dependencies: ["ReliefFiles", "ReliefCatalogs", "ReliefAssets", "ReliefTestSupport", "CTurboJPEG"],
      swiftSettings: common),
    .testTarget(
      name: "ReliefUITests", dependencies: ["ReliefUI", "ReliefTestSupport"], swiftSettings: common),
    .testTarget(
      name: "ReliefNeumorphismTests",
      dependencies: ["ReliefNeumorphism", "Relief", "ReliefPreviews", "ReliefTestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "ReliefPreviewBuildTests",
      dependencies: [
        "ReliefPreviewBuild", "ReliefPreviews", "ReliefAssets", "ReliefDrawing", "ReliefPNG",
        "ReliefTestSupport", "Relief", "ReliefUI", "relief-cli", "relief-preview-host",
      ], swiftSettings: common),
    .testTarget(
      name: "ReliefBatchTests", dependencies: ["ReliefFiles", "ReliefBatch", "Relief", "ReliefTestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "ReliefSnapshotStoreTests",
      dependencies: ["ReliefFiles", "ReliefSnapshotStore", "Relief", "ReliefTestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "ReliefSnapshotsTests",
      dependencies: ["SnapshotTesting", "ReliefSnapshots", "SwiftUI", "ReliefPNG"],
      swiftSettings: common),
    .testTarget(
      name: "ReliefTests", dependencies: ["ReliefFiles", "Relief", "ReliefTestSupport"], swiftSettings: common
    ),
    // Sees only what a user sees, in the language mode in which the tool compiles users' sources.
    .testTarget(
      name: "CompatibilityTests", dependencies: ["SwiftUI", "AVKit", "PhotosUI"], packageAccess: false,
      swiftSettings: common + [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)
