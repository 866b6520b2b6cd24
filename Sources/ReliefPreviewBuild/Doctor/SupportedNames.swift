import Foundation

/// The names that sources may use: those of Relief's table and of the toolchain.
enum SupportedNames {
  private static func set(_ words: String) -> Set<String> {
    Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// Types, protocols and macros.
  static let allTypes = set(ReliefNames.types).union(set(FoundationNames.types))
  /// Functions, properties and cases.
  static let allMembers = set(ReliefNames.members).union(set(FoundationNames.members))
  /// Words that compile and do nothing.
  static let inertWords = set(ReliefNames.inert)
  /// Modules that sources may import.
  static let allModules: Set<String> = [
    "AVKit", "AppKit", "Cocoa", "Combine", "CoreGraphics", "Dispatch", "Foundation", "OSLog", "Observation",
    "PencilKit", "PhotosUI", "Swift", "SwiftUI", "UIKit", "os",
  ]
}
