import Foundation

/// Relief's own compiled modules and programs, which users' sources are compiled against.
package struct ReliefModules: Sendable {
  /// The folder with `SwiftUI.swiftmodule` and those that it needs.
  let modules: String
  /// The program that expands `#Preview`.
  let macros: String
  /// The program that loads the library and draws.
  package let host: String

  /// C modules that Relief's modules import. Users' code never sees their contents, so an empty module will do: no
  /// headers need be installed, and none are read.
  static let cModules = [
    "CPNG", "CZlib", "CHarfBuzz", "CFriBidi", "CFontconfig", "CThai", "CTurboJPEG", "CConcurrency",
  ]

  /// The modules beside a program of Relief's: in a build folder, or in `../libexec/relief` where it was installed.
  package static func find(beside program: String) throws(PreviewBuildError) -> ReliefModules {
    let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("libexec/relief")
    for base in [folder, installed] {
      let found = ReliefModules(
        modules: base.path + "/Modules", macros: base.path + "/PreviewMacros-tool",
        host: base.path + "/relief-preview-host")
      let needed = [found.modules + "/SwiftUI.swiftmodule", found.macros, found.host]
      if needed.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) { return found }
    }
    throw .toolchain(
      "Relief's modules for previews are neither in \(folder.path) nor in \(installed.path); "
        + "build all of the package as this program was built (\(buildCommand(folder))) or install it (make install)"
    )
  }

  /// What builds everything in a build folder.
  private static func buildCommand(_ folder: URL) -> String {
    folder.lastPathComponent == "release" ? "swift build -c release" : "swift build"
  }

  /// Whether Relief has a module of a name.
  func have(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(modules)/\(name).swiftmodule")
  }

  /// What tells this build of Relief from others.
  var identity: String { FileStamp.text(host) + FileStamp.text(modules + "/SwiftUI.swiftmodule") }

  /// The arguments of the compiler.
  ///
  /// - Parameter moduleMap: a file that declares `cModules`, empty.
  func compilerArguments(moduleMap: String) -> [String] {
    [
      "-swift-version", "5", "-Onone", "-D", "DEBUG", "-suppress-warnings", "-parse-as-library", "-I",
      modules,
      "-load-plugin-executable", macros + "#PreviewMacros", "-Xcc", "-fmodule-map-file=" + moduleMap,
    ]
  }

  /// The compiled modules whose words users write.
  var interfaces: [String] {
    [
      "ReliefUI", "ReliefGeometry", "ReliefCombine", "Relief", "SwiftUI", "UIKit", "AVKit", "PhotosUI",
      "PencilKit",
    ].map { "\(modules)/\($0).swiftmodule" }
  }

  static var moduleMap: String { cModules.map { "module \($0) {}\n" }.joined() }
}
