import Foundation
import ReliefDrawing
import ReliefPNG
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
  /// Whether shadows and gradients are dithered.
  package var isDithered: Bool

  /// What a host draws, on a ground; nil for none.
  @MainActor package init(_ host: ViewHost, on ground: ResolvedColor?) throws(ViewError) {
    (list, size) = (try host.displayList(), try host.size())
    scale = Double(host.environment.displayScale)
    isDithered = host.isDithered
    var ground = ground
    if host.growth.isOn {
      grow()
      ground = host.growth.ground ?? ground
    }
    if let ground {
      list.items.insert(.fill(Path(CGRect(origin: .zero, size: size)), .color(ground)), at: 0)
    }
  }

  /// What a host shows on the ground of its colour scheme.
  @MainActor package init(screenOf host: ViewHost) throws(ViewError) {
    // The scheme is known when the view has settled.
    _ = try host.settledRoot()
    try self.init(host, on: host.shownScheme == .dark ? .black : .white)
  }

  /// Moves the sides out, by whole pixels, until all that is drawn lies inside.
  private mutating func grow() {
    let frame = CGRect(origin: .zero, size: size)
    let drawn = list.drawnBounds
    guard !drawn.isNull, scale > 0 else { return }
    let all = drawn.union(frame)
    func pixels(_ edge: CGFloat) -> CGFloat { (edge * scale - 1e-6).rounded(.up) / scale }
    let (left, top) = (pixels(-all.minX), pixels(-all.minY))
    let (right, bottom) = (pixels(all.maxX - size.width), pixels(all.maxY - size.height))
    let move = CGAffineTransform(translationX: left, y: top)
    if left > 0 || top > 0 { list = DisplayList([.layer(Layer(.transform(move), list))]) }
    size = CGSize(width: size.width + left + right, height: size.height + top + bottom)
  }

  /// The picture.
  ///
  /// - Parameters:
  ///   - threads: how many draw it; nil for as many as there are cores.
  ///   - rasterizer: keeps glyphs and masks for other pictures; its options are set.
  package func render(
    threads: Int? = nil, with rasterizer: Rasterizer = Rasterizer()
  ) throws(RasterError) -> Bitmap {
    var rasterizer = rasterizer
    rasterizer.options = options
    rasterizer.options.threads = threads
    return try rasterizer.render(list, size: size)
  }

  /// The sides of the picture in pixels; an error where it cannot be drawn.
  func pixels() throws(RasterError) -> (width: Int, height: Int) { try options.pixels(of: size) }

  private var options: Rasterizer.Options {
    var options = Rasterizer.Options()
    (options.scale, options.dither) = (scale, isDithered)
    return options
  }
}

extension ViewHost {
  /// The picture of the screen: what the view shows, on white, or on black in the dark scheme.
  ///
  /// - Throws: `ViewError` when the view never settles, `RasterError` for a size that cannot be drawn.
  public func bitmap() throws -> Bitmap { try ViewDrawing(screenOf: self).render() }

  /// The picture of the screen as PNG bytes.
  public func pngData() throws -> Data { Data(try PNG.encode(bitmap())) }

  /// Writes the picture of the screen to a PNG file, whole or not at all.
  public func write(to path: String) throws { try PNG.write(bitmap(), to: path) }
}
