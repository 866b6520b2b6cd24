import ReliefDrawing
import Synchronization

/// Pictures that many scenes share, so that each file is read once; any thread may use it.
package final class SceneImages: Sendable {
  /// The most bytes of pixels that are kept; when more come, all are let go.
  private static let limit = 32 << 20

  private struct Store {
    var pictures: [String: Bitmap] = [:]
    var bytes = 0
  }

  private let store = Mutex(Store())

  package init() {}

  /// The picture of a PNG file, read unless it is here.
  package func picture(_ path: String) throws(SystemFiles.Failure) -> Bitmap {
    if let known = store.withLock({ $0.pictures[path] }) { return known }
    let picture = try ImageFile.read(path)
    store.withLock { store in
      if store.bytes > Self.limit { store = Store() }
      store.pictures[path] = picture
      store.bytes += picture.pixels.count
    }
    return picture
  }
}
