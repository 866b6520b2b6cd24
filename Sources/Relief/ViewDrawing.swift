import Foundation
import ReliefDrawing
import ReliefRaster
import ReliefUI

/// A view laid out, to be made into pixels on any thread.
package struct ViewDrawing: Sendable {
  /// What is drawn, ground included.
  package var list: DisplayList
  /// The size in points.
  package var size: CGSize
  /// Pixels a point.
  package var scale: Double

  /// What a host draws, on a ground; nil for none.
  @MainActor package init(_ host: ViewHost, on ground: ResolvedColor?) throws(ViewError) {
    (list, size) = (try host.displayList(), try host.size())
    scale = Double(host.environment.displayScale)
    if let ground {
      list.items.insert(.fill(Path(CGRect(origin: .zero, size: size)), .color(ground)), at: 0)
    }
  }

  /// The picture.
  package func render() throws(RasterError) -> Bitmap {
    var options = Rasterizer.Options()
    options.scale = scale
    return try Rasterizer(options: options).render(list, size: size)
  }
}

extension EnvironmentValues {
  /// The ground of a screen: white, or black in the dark scheme.
  package var screenGround: ResolvedColor { colorScheme == .dark ? .black : .white }
}
