import Foundation
import Relief

/// The times of some runs of a picture, in milliseconds.
struct Timing {
  var draw: [Double] = []
  var total: [Double] = []
  var memcpy: [Double] = []
  var cpu: [Double] = []
  var file: [UInt8] = []
  var bitmap: Bitmap

  /// Draws and encodes a picture `runs` times, or as often as two seconds allow, and copies its frame next to each
  /// run.
  init(_ list: DisplayList, size: CGSize, scale: Double, threads: Int?, runs: Int) throws {
    var options = Rasterizer.Options()
    options.scale = scale
    options.threads = threads
    let rasterizer = Rasterizer(options: options)
    bitmap = try rasterizer.render(list, size: size)
    let end = ContinuousClock.now + .seconds(2)
    let memory = Memory(byteCount: bitmap.pixels.count)
    memory.copy()
    for run in 0..<max(runs, 1) where run == 0 || ContinuousClock.now < end {
      memcpy.append(milliseconds { memory.copy() })
      let start = clock()
      let drawn = try milliseconds { bitmap = try rasterizer.render(list, size: size) }
      let encoded = try milliseconds { file = try PNG.encode(bitmap, options: .init(threads: threads)) }
      cpu.append(Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e3)
      draw.append(drawn)
      total.append(drawn + encoded)
    }
  }

  /// Times of drawing, and of drawing and encoding, as multiples of copying the frame.
  var ratios: (draw: Double, total: Double) {
    let copy = max(median(memcpy), 1e-6)
    return (median(draw) / copy, median(total) / copy)
  }
}
