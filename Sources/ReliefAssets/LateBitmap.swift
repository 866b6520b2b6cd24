import ReliefDrawing
import Synchronization

/// Pixels that are drawn once somebody asks for them: often nobody does, as of a picture that would be shared.
package final class LateBitmap: Hashable, Sendable {
  /// Pixels a row.
  package let width: Int
  /// Rows.
  package let height: Int
  private let draw: @Sendable () -> Bitmap
  private let drawn = Mutex<Bitmap?>(nil)

  /// A picture of so many pixels; `draw` is called at most once, on any thread.
  package init(width: Int, height: Int, draw: @escaping @Sendable () -> Bitmap) {
    (self.width, self.height, self.draw) = (width, height, draw)
  }

  /// The pixels.
  package var bitmap: Bitmap {
    drawn.withLock { drawn in
      if let drawn { return drawn }
      let bitmap = draw()
      drawn = bitmap
      return bitmap
    }
  }

  package static func == (a: LateBitmap, b: LateBitmap) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
