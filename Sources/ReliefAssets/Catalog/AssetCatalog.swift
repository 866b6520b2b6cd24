import Foundation
import ReliefCatalogs
import ReliefDrawing
import Synchronization

/// Colours and pictures by name, from `.xcassets` folders and from folders of picture files.
///
/// Folders are walked when a catalogue is made; sets are read when they are asked for, and kept. Any thread may use it.
package final class AssetCatalog: Sendable {
  private let index: CatalogIndex
  private let known = Mutex(Known())

  private struct Known {
    var colors: [String: Result<ColorSet, AssetError>] = [:]
    var images: [ImageKey: Result<AssetImage?, AssetError>] = [:]
  }

  private struct ImageKey: Hashable {
    var name: String
    var traits: AssetTraits
  }

  /// The catalogue of all `.xcassets` in or at some paths, and of picture files in them.
  ///
  /// Of equal names the first counts. A path that does not exist is noted in `faults`.
  package init(paths: [String]) {
    index = CatalogIndex(paths: paths)
  }

  /// What was amiss when the folders were walked.
  package var faults: [String] { index.faults }
  /// The names of the colours, sorted.
  package var colorNames: [String] { index.colors.keys.sorted() }
  /// The names of the pictures, sorted.
  package var imageNames: [String] { index.images.keys.sorted() }

  /// A colour by name; nil when there is none of that name.
  package func color(named name: String, _ traits: AssetTraits) throws(AssetError) -> AssetColor? {
    guard let folder = index.colors[name] else { return nil }
    let set = known.withLock { known in
      if let set = known.colors[name] { return set }
      let set = AssetCatalog.result(folder) { () throws(AssetError) in try ColorSet(folder: folder) }
      known.colors[name] = set
      return set
    }
    return try set.get().color(traits)
  }

  /// A picture by name; nil when there is none of that name, or none for the circumstances.
  package func image(named name: String, _ traits: AssetTraits) throws(AssetError) -> AssetImage? {
    guard let place = index.images[name] ?? index.images[PlainName(file: name).name] else { return nil }
    return try known.withLock { known in
      let key = ImageKey(name: name, traits: traits)
      if let image = known.images[key] { return image }
      let image: Result<AssetImage?, AssetError>
      switch place {
      case .set(let folder):
        image = AssetCatalog.result(folder) { () throws(AssetError) in
          try ImageSet(folder: folder).image(traits)
        }
      case .files(let files):
        image = AssetCatalog.result("") { () throws(AssetError) in try ImageSet(files: files).image(traits) }
      }
      known.images[key] = image
      return image
    }.get()
  }

  /// Names of colours that are like a name, the nearest first.
  package func namesNear(color name: String) -> [String] { AssetCatalog.near(name, colorNames) }

  /// Names of pictures that are like a name, the nearest first.
  package func namesNear(image name: String) -> [String] { AssetCatalog.near(name, imageNames) }

  private static func near(_ name: String, _ names: [String]) -> [String] {
    var rest = names
    var near: [String] = []
    while near.count < 3, let next = Spelling.nearest(to: name, in: rest) {
      near.append(next)
      rest.removeAll { $0 == next }
    }
    return near
  }

  private static func result<T>(
    _ folder: String, _ make: () throws(AssetError) -> T
  ) -> Result<T, AssetError> {
    do throws(AssetError) {
      return .success(try make())
    } catch {
      // Faults of entries do not know where they are; those of files do.
      if case .badEntry = error { return .failure(.inFile(folder + "/Contents.json", error)) }
      return .failure(error)
    }
  }
}
