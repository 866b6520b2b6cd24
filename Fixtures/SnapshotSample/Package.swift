// swift-tools-version: 6.2
import PackageDescription

// A package whose snapshot tests fail on purpose, each in its own way. `RELIEF_PATH` is the folder of Relief.
let package = Package(
  name: "SnapshotSample",
  dependencies: [.package(name: "Relief", path: Context.environment["RELIEF_PATH"] ?? "../..")],
  targets: [
    .testTarget(
      name: "SampleTests",
      dependencies: [
        .product(name: "SnapshotTesting", package: "Relief"),
        .product(name: "SwiftUI", package: "Relief"),
      ])
  ]
)
