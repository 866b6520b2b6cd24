import Foundation

// Folders of an app. Apple's Foundation has them; here they lie in the temporary folder, so that a preview never
// touches the user's own files.
extension URL {
  /// Where an app keeps its documents.
  public static var documentsDirectory: URL { appFolder("Documents") }
  /// Where an app keeps what can be made again.
  public static var cachesDirectory: URL { appFolder("Caches") }
  /// Where an app keeps its own data.
  public static var applicationSupportDirectory: URL { appFolder("Application Support") }

  private static func appFolder(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("relief-app").appendingPathComponent(name)
  }
}
