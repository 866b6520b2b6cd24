import Foundation
import Relief
import ReliefRaster

/// S5: a general blur of a mask of 2048 x 2048 pixels.
enum BlurBench {
  private static let side = 2048

  /// Prints how many pixels a second are blurred, by sigma and threads.
  static func run() {
    let mask = mask()
    Console.say(
      "S5 general blur of a mask of \(side) x \(side) pixels; million pixels a second (multiple of copying it)"
    )
    for threads in [1, 2] {
      let core = speedUpOfTwoThreads()
      let copy = Memory.copyTime(byteCount: mask.count)
      var results: [String] = []
      for sigma in [2, 2.5, 4, 8, 32, 128] as [Double] {
        let time = median(milliseconds(runs: 5) { blur(mask, sigma: sigma, threads: threads) })
        let rate = Double(mask.count) / max(time, 1e-6) / 1e3
        results.append("sigma \(text(sigma)): \(text(rate, digits: 0)) (\(text(time / copy, digits: 0))x)")
      }
      Console.say(
        "  Relief, \(threads) thread\(threads == 1 ? "" : "s"): \(results.joined(separator: ", "));"
          + " two threads make a busy loop \(text(core, digits: 2)) times as fast")
    }
    Console.say("  \(Rivals.blur)")
  }

  /// Blurs the mask by itself, 8 bits in and out.
  private static func blur(_ mask: [UInt8], sigma: Double, threads: Int) {
    _ = MaskBlur.blurred(mask, width: side, height: side, sigma: sigma, threads: threads)
  }

  /// Large discs, fine stripes and noise, as icons and text have.
  private static func mask() -> [UInt8] {
    var noise: UInt32 = 1
    return (0..<(side * side)).map { index in
      let (x, y) = (index % side, index / side)
      noise = noise &* 1_664_525 &+ 1_013_904_223
      let (dx, dy) = (x % 512 - 256, y % 512 - 256)
      switch (x / 512 + y / 512) % 3 {
      case 0: return dx * dx + dy * dy < 200 * 200 ? 255 : 0
      case 1: return x / 3 % 2 == 0 ? 255 : 0
      default: return UInt8(noise >> 24)
      }
    }
  }
}
