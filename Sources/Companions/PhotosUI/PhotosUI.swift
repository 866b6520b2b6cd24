@_exported import SwiftUI

/// How photos are chosen; nobody chooses while a picture is made.
public struct PHPickerConfiguration {
  /// Which photos are offered.
  public var filter: PHPickerFilter?
  /// How many may be chosen.
  public var selectionLimit = 1

  /// The usual way.
  public init() {}
  /// Photos of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A library of photos; empty.
public final class PHPhotoLibrary {
  /// The library.
  public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
}

/// Which photos are offered.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  /// Pictures.
  public static let images = PHPickerFilter(name: "images")
  /// Videos.
  public static let videos = PHPickerFilter(name: "videos")
  /// Live photos.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Any of some.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: filters.map(\.name).joined(separator: "|"))
  }
}

/// A photo that was chosen.
public struct PHPickerResult {
  /// Gives the photo.
  public let itemProvider = NSItemProvider()
}

/// Is told what was chosen.
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when photos were chosen; never while a picture is made.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose photos; never shown while a picture is made.
@MainActor public final class PHPickerViewController: UIViewController {
  /// Is told what was chosen.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// A picker.
  public init(configuration: PHPickerConfiguration) { super.init() }
}
