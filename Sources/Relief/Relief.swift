@_exported import ReliefDrawing
@_exported import ReliefFiles
@_exported import ReliefGeometry
@_exported import ReliefLooks
@_exported import ReliefPNG
@_exported import ReliefRaster
@_exported import ReliefText
@_exported import ReliefUI

/// Facts about the library.
public enum Relief {
  /// The version, as in the change log.
  public static let version = Version.text
}
