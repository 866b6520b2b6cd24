import Foundation
import Relief

/// S5: a general blur of a mask of 2048 x 2048 pixels.
enum BlurBench {
  private static let side = 2048

  /// Prints how many pixels a second are blurred, by sigma and threads.
  static func run() throws {
    let mask = mask()
    let page = CGSize(width: side, height: side)
    print("S5 general blur of a mask of \(side) x \(side) pixels, as a layer; million pixels a second")
    for threads in [1, 2] {
      let core = speedUpOfTwoThreads()
      var results: [String] = []
      for sigma in [2, 2.5, 8, 32, 128] as [CGFloat] {
        let blurred = Layer(
          .blur(sigma: sigma), DisplayList([.bitmap(mask, in: CGRect(origin: .zero, size: page), .none)]))
        var options = Rasterizer.Options()
        options.threads = threads
        let rasterizer = Rasterizer(options: options)
        let times = try milliseconds(runs: 5) {
          _ = try rasterizer.render(DisplayList([.layer(blurred)]), size: page)
        }
        let rate = Double(side * side) / max(median(times), 1e-6) / 1e3
        results.append("sigma \(text(sigma)): \(text(rate, digits: 0))")
      }
      print(
        "  Relief, \(threads) thread\(threads == 1 ? "" : "s"): \(results.joined(separator: ", "));"
          + " two threads make a busy loop \(text(core, digits: 2)) times as fast")
    }
    print("  \(Rivals.blur)")
  }

  /// Black of varying opacity: large discs, fine stripes and noise, as text and icons have.
  private static func mask() -> Bitmap {
    var pixels = [UInt8](repeating: 0, count: side * side * 4)
    var noise: UInt32 = 1
    for y in 0..<side {
      for x in 0..<side {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let (dx, dy) = (x % 512 - 256, y % 512 - 256)
        let opacity: UInt8
        switch (x / 512 + y / 512) % 3 {
        case 0: opacity = dx * dx + dy * dy < 200 * 200 ? 255 : 0
        case 1: opacity = x / 3 % 2 == 0 ? 255 : 0
        default: opacity = UInt8(noise >> 24)
        }
        pixels[(y * side + x) * 4 + 3] = opacity
      }
    }
    return Bitmap(width: side, height: side, pixels: pixels)
  }
}
