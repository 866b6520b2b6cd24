import Foundation
import ReliefDrawing
import ReliefPNG

@testable import ReliefAssets

/// A folder of files that lives as long as its test.
final class TestFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/relief-assets-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders that it lies in.
  @discardableResult func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  @discardableResult func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  /// Writes a picture of one colour.
  @discardableResult func write(
    _ name: String, _ width: Int, _ height: Int, _ color: (UInt8, UInt8, UInt8) = (255, 0, 0)
  ) throws -> String {
    try write(name, PNG.encode(picture(width, height, color)))
  }

  /// The catalogue of the folder.
  var catalog: AssetCatalog { AssetCatalog(paths: [path]) }
}

/// A picture of one colour.
func picture(_ width: Int, _ height: Int, _ color: (UInt8, UInt8, UInt8) = (255, 0, 0)) -> Bitmap {
  Bitmap(width: width, height: height, red: color.0, green: color.1, blue: color.2, opacity: 255)
}
