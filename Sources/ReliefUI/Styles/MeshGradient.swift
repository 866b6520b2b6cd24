import Foundation
import ReliefDrawing
import ReliefGeometry

/// Colours at the corners of a grid whose points may lie anywhere in the unit square.
///
/// Between points colours and places are mixed along the sides of each cell, in encoded sRGB. [choice: Apple does not
/// publish its curves; smooth colours ease in and out of each point]
nonisolated public struct MeshGradient: PaintingStyle, View, Equatable {
  /// How many points there are from side to side.
  public var width: Int
  /// How many points there are from top to bottom.
  public var height: Int
  /// The points, row by row, in fractions of the sides.
  public var points: [SIMD2<Float>]
  /// The colours of the points.
  public var colors: [Color]
  /// What is seen where the grid does not reach.
  public var background: Color
  /// Whether colours change smoothly at points.
  public var smoothsColors: Bool
  /// In which space colours are mixed; they are in encoded sRGB.
  public var colorSpace: Gradient.ColorSpace

  /// Colours at the points of a grid; a number of points or colours that does not fit the grid draws the background.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    StylePainting(
      .mesh(
        MeshLook(
          width: width, height: height, points: points, colors: colors.map { $0.resolved(in: environment) },
          background: background.resolved(in: environment), isSmooth: smoothsColors)))
  }
}

extension MeshGradient: PrimitiveView {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    StyledRectangle(style: self).makeNodes(context)
  }
}

/// A mesh of colours before it has a place.
package struct MeshLook: Hashable, Sendable {
  let width: Int, height: Int
  let points: [SIMD2<Float>]
  let colors: [ResolvedColor]
  let background: ResolvedColor
  let isSmooth: Bool

  /// A cell is drawn as so many flat pieces a side.
  private static let pieces = 16
  /// No side has more pixels than this.
  private static let mostPixels = 4096.0

  /// The picture of the mesh in a size in points; nil where there is nothing to draw.
  func bitmap(_ size: CGSize, scale: CGFloat) -> Bitmap? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale > 0 else {
      return nil
    }
    let factor = min(scale, Self.mostPixels / max(size.width, size.height))
    let columns = max(1, Int((size.width * factor).rounded(.up)))
    let rows = max(1, Int((size.height * factor).rounded(.up)))
    var picture = Picture(columns: columns, rows: rows, background)
    let isWhole =
      width > 1 && height > 1 && points.count == width * height && colors.count == points.count
      && points.allSatisfy { $0.x.isFinite && $0.y.isFinite && abs($0.x) < 100 && abs($0.y) < 100 }
    if isWhole {
      for row in 0..<height - 1 {
        for column in 0..<width - 1 { draw(column, row, size, factor, &picture) }
      }
    }
    return Bitmap(width: columns, height: rows, scale: Double(factor), pixels: picture.bytes)
  }

  private func draw(
    _ column: Int, _ row: Int, _ size: CGSize, _ factor: CGFloat, _ picture: inout Picture
  ) {
    let corners = [row * width + column, row * width + column + 1].flatMap { [$0, $0 + width] }
    let places = corners.map {
      SIMD2(Double(points[$0].x) * size.width * factor, Double(points[$0].y) * size.height * factor)
    }
    let inks = corners.map {
      SIMD4(colors[$0].red, colors[$0].green, colors[$0].blue, colors[$0].opacity)
    }
    func eased(_ t: Double) -> Double { isSmooth ? t * t * (3 - 2 * t) : t }
    func vertex(_ i: Int, _ j: Int) -> Picture.Vertex {
      let (u, v) = (Double(i) / Double(Self.pieces), Double(j) / Double(Self.pieces))
      let left = places[0] + (places[1] - places[0]) * v
      let right = places[2] + (places[3] - places[2]) * v
      let (eu, ev) = (eased(u), eased(v))
      let near = inks[0] + (inks[1] - inks[0]) * ev
      let far = inks[2] + (inks[3] - inks[2]) * ev
      return Picture.Vertex(place: left + (right - left) * u, ink: near + (far - near) * eu)
    }
    for j in 0..<Self.pieces {
      for i in 0..<Self.pieces {
        let (a, b) = (vertex(i, j), vertex(i + 1, j))
        let (c, d) = (vertex(i, j + 1), vertex(i + 1, j + 1))
        picture.fill(a, b, c)
        picture.fill(b, d, c)
      }
    }
  }

  /// Pixels that triangles are drawn into, by their middles.
  private struct Picture {
    struct Vertex {
      var place: SIMD2<Double>
      var ink: SIMD4<Double>
    }

    let columns: Int, rows: Int
    var pixels: [SIMD4<Double>]

    init(columns: Int, rows: Int, _ ground: ResolvedColor) {
      (self.columns, self.rows) = (columns, rows)
      pixels = Array(
        repeating: SIMD4(ground.red, ground.green, ground.blue, ground.opacity), count: columns * rows)
    }

    mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
      let (ab, ac) = (b.place - a.place, c.place - a.place)
      let area = ab.x * ac.y - ab.y * ac.x
      guard area != 0 else { return }
      func range(_ values: [Double], _ count: Int) -> Range<Int> {
        let low = (values.min() ?? 0) - 1, high = (values.max() ?? 0) + 1
        let from = Int(min(max(low, 0), Double(count)))
        return from..<max(from, Int(min(max(high, 0), Double(count))))
      }
      let xs = range([a.place.x, b.place.x, c.place.x], columns)
      for y in range([a.place.y, b.place.y, c.place.y], rows) {
        for x in xs {
          let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.place
          let s = (p.x * ac.y - p.y * ac.x) / area
          let t = (ab.x * p.y - ab.y * p.x) / area
          // A little over the sides, so that no pixel between two pieces is left out.
          guard s > -1e-6, t > -1e-6, s + t < 1 + 1e-6 else { continue }
          pixels[y * columns + x] = a.ink + (b.ink - a.ink) * s + (c.ink - a.ink) * t
        }
      }
    }

    /// Four bytes a pixel, colours not multiplied by the opacity.
    var bytes: [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(4 * pixels.count)
      func level(_ value: Double) -> UInt8 {
        UInt8(((value.isFinite ? min(max(value, 0), 1) : 0) * 255).rounded())
      }
      for pixel in pixels {
        let opacity = level(pixel.w)
        // Where nothing is seen there is no colour.
        bytes += opacity == 0 ? [0, 0, 0, 0] : [level(pixel.x), level(pixel.y), level(pixel.z), opacity]
      }
      return bytes
    }
  }
}
