import Foundation
import Relief
import ReliefTestSupport

/// A raised element on a grey ground, as neumorphism.io makes it, and ways to spoil it.
struct Look {
  var frame = CGRect(x: 45, y: 272, width: 300, height: 300)
  var radius = 50.0, distance = 20.0, blur = 60.0
  var light: ResolvedColor? = .white, dark: ResolvedColor? = ResolvedColor(rgb: 0xBEBEBE)
  var fill = ResolvedColor(rgb: 0xE0E0E0)

  /// The defaults of neumorphism.io: 300 x 300, radius 50, distance 20, blur 60, intensity 0.15.
  static let nio = Look()
  /// A button: 200 x 60, radius 16, distance 6, blur 12.
  static let button = Look(
    frame: CGRect(x: 45, y: 272, width: 200, height: 60), radius: 16, distance: 6, blur: 12)
  /// A card whose face is not the ground's colour.
  static let card = Look(
    frame: CGRect(x: 45, y: 272, width: 250, height: 120), radius: 24, distance: 10, blur: 20,
    fill: ResolvedColor(rgb: 0xF0F4F8))

  /// The picture, on a phone's screen at one pixel a point.
  func picture() throws -> Bitmap {
    let shadows = [(light, -1.0), (dark, 1.0)].compactMap { color, side in
      color.map {
        Shadow(
          color: $0, sigma: Shadow.sigma(cssBlur: blur),
          offset: CGSize(width: distance * side, height: distance * side), isChained: false)
      }
    }
    let shape = Path(roundedRect: frame, cornerRadius: radius)
    let size = CGSize(width: 390, height: 844)
    let list = DisplayList([
      .fill(Path(CGRect(origin: .zero, size: size)), .color(ResolvedColor(rgb: 0xE0E0E0))),
      .layer(Layer(.shadows(shadows), DisplayList([.fill(shape, .color(fill))]))),
    ])
    return try Rasterizer().render(list, size: size)
  }

  func changed(_ change: (inout Look) -> Void) -> Look {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Bitmap {
  /// The picture with noise of at most two levels in every colour, all five differences equally often.
  func noisy(_ generator: inout SeededGenerator) -> Bitmap {
    var pixels = pixels
    for i in stride(from: 0, to: pixels.count, by: 4) {
      var bits = generator.next()
      for channel in 0..<3 {
        let delta = Int(((bits & 0xFFFF) * 5) >> 16) - 2
        bits >>= 16
        pixels[i + channel] = UInt8(min(max(Int(pixels[i + channel]) + delta, 0), 255))
      }
    }
    return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
  }
}

/// A folder of a test's own, removed when it is done.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "relief-snapshots-test-\(UInt64.random(in: 0...UInt64.max))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all files in it, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { SystemFiles.kind(of: path + "/" + $0) == .file }.sorted()
  }
}
