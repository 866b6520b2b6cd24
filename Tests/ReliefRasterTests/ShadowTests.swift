import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefTestSupport
import Testing

@testable import ReliefRaster

@Suite("Shadows")
struct ShadowTests {
  /// Black on white at one pixel a point; returns the picture's red channel.
  private func render(_ list: DisplayList, width: Int, height: Int, threads: Int = 1) throws -> [UInt8] {
    var options = Rasterizer.Options()
    options.threads = threads
    let ground = DisplayList.Item.fill(
      Path(CGRect(x: 0, y: 0, width: width, height: height)), .color(.white))
    let bitmap = try Rasterizer(options: options).render(
      DisplayList([ground] + list.items), size: CGSize(width: width, height: height))
    return stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
  }

  /// The shadow alone: the shape itself lies far outside the picture.
  private func shadow(_ path: Path, sigma: CGFloat, width: Int, height: Int) throws -> [UInt8] {
    let far: CGFloat = 5000
    let content = DisplayList([.fill(path.offsetBy(dx: -far, dy: 0), .color(.black))])
    let shadow = Shadow(color: .black, sigma: sigma, offset: CGSize(width: far, height: 0))
    return try render(
      DisplayList([.layer(Layer(.shadows([shadow]), content))]), width: width, height: height)
  }

  @Test(
    "A black shadow on white is within 0.8 level of the float64 convolution",
    arguments: [0.3, 1.0, 1.7, 2.49, 2.5, 3.0, 5.9, 6.0, 9.0, 16.0, 33.3],
    [
      Path(
        roundedRect: CGRect(x: 70.25, y: 60.5, width: 60.3, height: 41.7), cornerRadius: 0, style: .circular),
      Path(
        roundedRect: CGRect(x: 70.25, y: 60.5, width: 60.3, height: 41.7), cornerRadius: 11, style: .circular),
      Path(
        roundedRect: CGRect(x: 70.5, y: 60.5, width: 60, height: 40), cornerRadius: 99, style: .continuous),
      Path(ellipseIn: CGRect(x: 75.1, y: 55.9, width: 50, height: 50)),
      Path(ellipseIn: CGRect(x: 70, y: 60, width: 60, height: 60)).strokedPath(StrokeStyle(lineWidth: 3)),
    ])
  func accuracy(sigma: Double, path: Path) throws {
    let (width, height) = (200, 160)
    let pixels = try shadow(path, sigma: sigma, width: width, height: height)
    // The reference plane is larger, so that its own border does not matter.
    let margin = 40
    let (w, h) = (width + 2 * margin, height + 2 * margin)
    let coverage = Reference.coverage(of: path, x: -margin, y: -margin, width: w, height: h, lines: 256)
    let blurred = Reference.blurred(coverage, width: w, height: h, sigmaX: sigma, sigmaY: sigma)
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let truth = 255 * (1 - blurred[(y + margin) * w + x + margin])
        worst = max(worst, abs(truth - Double(pixels[y * width + x])))
      }
    }
    #expect(worst <= 0.8, "worst error \(worst) levels")
  }

  @Test("A chained shadow is cast by the first one too")
  func chained() throws {
    let (width, height) = (160, 120)
    let path = Path(roundedRect: CGRect(x: 50.5, y: 40, width: 60, height: 40), cornerRadius: 12)
    let shadows = [
      Shadow(color: .white, sigma: 5, offset: CGSize(width: -6, height: -6)),
      Shadow(color: .black, sigma: 7, offset: CGSize(width: 6, height: 5)),
    ]
    let list = DisplayList([.layer(Layer(.shadows(shadows), DisplayList([.fill(path, .color(.white))])))])
    let pixels = try render(list, width: width, height: height)
    let cover = Reference.coverage(of: path, x: 0, y: 0, width: width, height: height, lines: 256)
    func moved(_ plane: [Double], _ dx: Int, _ dy: Int) -> [Double] {
      plane.indices.map { i in
        let (x, y) = (i % width - dx, i / width - dy)
        return x >= 0 && y >= 0 && x < width && y < height ? plane[y * width + x] : 0
      }
    }
    let first = moved(Reference.blurred(cover, width: width, height: height, sigmaX: 5, sigmaY: 5), -6, -6)
    let alpha = zip(cover, first).map { $0 + $1 * (1 - $0) }
    let second = moved(Reference.blurred(alpha, width: width, height: height, sigmaX: 7, sigmaY: 7), 6, 5)
    for i in pixels.indices {
      let dark = 1 - second[i]
      let light = dark + first[i] * (1 - dark)
      let truth = 255 * (light + cover[i] * (1 - light))
      #expect(abs(truth - Double(pixels[i])) <= 0.8)
    }
  }

  @Test("Inner and outer shadow of one shape leave no seam: with one colour all is that colour")
  func seam() throws {
    // Ground, shape and both shadows are grey: an edge that any of them covers differently would show.
    let grey = ResolvedColor(white: 0.5)
    let path = Path(roundedRect: CGRect(x: 30.3, y: 20.7, width: 61.2, height: 33.9), cornerRadius: 15)
    let shadow = Shadow(color: grey, sigma: 6, offset: CGSize(width: 4, height: 4))
    let inner = Layer(.innerShadows([shadow]), DisplayList([.fill(path, .color(grey))]))
    let outer = Layer(.shadows([shadow]), DisplayList([.layer(inner)]))
    let ground = DisplayList.Item.fill(Path(CGRect(x: 0, y: 0, width: 120, height: 80)), .color(grey))
    let bitmap = try Rasterizer().render(
      DisplayList([ground, .layer(outer)]), size: CGSize(width: 120, height: 80))
    #expect(Set(bitmap.pixels) == [128, 255])
  }

  @Test("The bytes do not depend on the number of threads", arguments: [2, 5])
  func threads(count: Int) throws {
    let path = Path(ellipseIn: CGRect(x: 100, y: 100, width: 800, height: 500))
    let shadow = Shadow(color: .black, sigma: 20, offset: CGSize(width: 3.25, height: 8.5))
    let list = DisplayList([.layer(Layer(.shadows([shadow]), DisplayList([.fill(path, .color(.white))])))])
    let one = try render(list, width: 1000, height: 700)
    #expect(try render(list, width: 1000, height: 700, threads: count) == one)
  }

  @Test("Sizes that make no picture are errors that say so")
  func sizes() {
    for bad in [CGFloat.nan, .infinity, -1, 0] {
      #expect(throws: RasterError.self) {
        try Rasterizer().render(DisplayList(), size: CGSize(width: bad, height: 9))
      }
    }
    #expect(throws: RasterError.tooLarge(width: 1_000_000, height: 1_000_000, limit: 1 << 28)) {
      try Rasterizer().render(DisplayList(), size: CGSize(width: 1e6, height: 1e6))
    }
  }

  @Test("Geometry that is not finite draws nothing", arguments: [CGFloat.nan, .infinity, 1e300])
  func hostile(bad: CGFloat) throws {
    let path = Path(ellipseIn: CGRect(x: bad, y: 3, width: 10, height: 10))
    let shadow = Shadow(color: .black, sigma: bad, offset: CGSize(width: bad, height: 1))
    let list = DisplayList([.layer(Layer(.shadows([shadow]), DisplayList([.fill(path, .color(.black))])))])
    #expect(Set(try render(list, width: 20, height: 20)) == [255])
  }
}
