import Foundation
import ReliefFiles

/// A font file that text was drawn with, by its content: whoever compares pictures can tell another version of a font
/// from a difference of the drawing.
public struct UsedFont: Hashable, Sendable {
  /// The family's name.
  public var family: String
  /// The name of the file, without its folder, which may differ from machine to machine.
  public var file: String
  /// The SHA-256 digest of the file in hexadecimal, as `sha256sum` prints it.
  public var sha256: String
  /// The Debian package that has the family; nil where none is known.
  public var package: String?

  /// The font in a file; nil where it cannot be read.
  init?(family: String, path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.family = family
    file = URL(fileURLWithPath: path).lastPathComponent
    sha256 = SHA256.text(of: Array(data))
    package = DefaultFaces.package(family: family)
  }
}
