import Foundation

/// The Swift toolchain that compiles users' sources.
package struct Toolchain: Sendable {
  /// The folder with `bin` and `lib`.
  package let root: String

  package var driver: String { root + "/bin/swiftc" }
  package var frontend: String { root + "/bin/swift-frontend" }
  package var linker: String { root + "/bin/ld.lld" }
  /// Registers a library's metadata when it is loaded.
  var runtimeObject: String { "\(libraries)/\(Self.architecture)/swiftrt.o" }
  /// The runtime's libraries.
  var libraries: String { root + "/lib/swift/linux" }

  static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  static var target: String { architecture + "-unknown-linux-gnu" }

  /// The toolchain whose `swiftc` is found first in `PATH`, or that `RELIEF_TOOLCHAIN` names.
  package static func find(environment: [String: String]) throws(PreviewBuildError) -> Toolchain {
    let named = environment["RELIEF_TOOLCHAIN"].map { [$0 + "/bin", $0 + "/usr/bin"] }
    let folders = named ?? (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders {
      let swiftc = URL(fileURLWithPath: folder + "/swiftc")
      guard FileManager.default.isExecutableFile(atPath: swiftc.path) else { continue }
      let bin = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
      let toolchain = Toolchain(root: bin.deletingLastPathComponent().path)
      for tool in [toolchain.frontend, toolchain.linker]
      where !FileManager.default.isExecutableFile(atPath: tool) {
        throw .toolchain("the toolchain of \(swiftc.path) has no \(tool)")
      }
      return toolchain
    }
    throw .toolchain(
      "no Swift toolchain was found; previews are compiled with swiftc, so put it in PATH or name its folder in "
        + "RELIEF_TOOLCHAIN")
  }

  /// The compiled modules of the standard library and Foundation.
  var interfaces: [String] {
    [
      "Swift", "_Concurrency", "_StringProcessing", "Observation", "Foundation", "FoundationEssentials",
      "FoundationInternationalization", "Dispatch", "Synchronization", "RegexBuilder",
    ].map { "\(libraries)/\($0).swiftmodule/\(Self.target).swiftmodule" }
  }

  /// What tells this toolchain from others.
  var identity: String { root + FileStamp.text(frontend) }

  /// The arguments of the compiler that the driver adds, for runs of the frontend itself.
  var frontendArguments: [String] {
    [
      "-target", Self.target, "-disable-objc-interop", "-in-process-plugin-server-path",
      root + "/lib/swift/host/libSwiftInProcPluginServer.so", "-plugin-path",
      root + "/lib/swift/host/plugins",
    ]
  }
}

/// When a file was changed and how long it is, as text.
enum FileStamp {
  static func text(_ path: String) -> String {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return "-" }
    let date = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(date)/\((facts[.size] as? Int) ?? 0)"
  }
}
