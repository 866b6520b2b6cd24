import Foundation

/// A library that is loaded into this process.
enum HostLibrary {
  /// Loads a library for good; says whether it could be done.
  static func load(_ path: String) -> Bool { unsafe dlopen(path, RTLD_NOW | RTLD_GLOBAL) != nil }

  /// Why the last library could not be loaded.
  static var error: String { unsafe dlerror().map { unsafe String(cString: $0) } ?? "no reason was given" }
}
