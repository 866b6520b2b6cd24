import Foundation
import ReliefDrawing
import ReliefGeometry

extension DisplayList {
  /// The frames of all that is filled, bottom first, in the coordinates of the layers where it is.
  var filled: [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .fill(let path, _, _): [path.boundingRect]
      case .layer(let layer): layer.content.filled
      case .stroke, .glyphs, .bitmap: []
      }
    }
  }
}
