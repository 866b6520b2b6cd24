import Foundation
import Relief

/// `relief-bench cost`: how time and memory grow with what a picture is made of.
enum Cost {
  static func run() throws {
    try table("Side of the picture, pixels (a raised card over most of it, sigma 30)") { side in
      (
        CGSize(width: side, height: side),
        [card(in: CGRect(x: 0.1 * side, y: 0.1 * side, width: 0.8 * side, height: 0.8 * side))]
      )
    } rows: {
      [256, 512, 1024, 2048, 4096]
    }
    let page = CGSize(width: 1024, height: 1024)
    let frame = CGRect(x: 200, y: 200, width: 624, height: 624)
    try table("Sigma of the shadows, pixels (a card on 1024 x 1024 pixels)") { sigma in
      (page, [card(in: frame, sigma: sigma)])
    } rows: {
      [0, 0.5, 1, 2, 2.5, 4, 8, 16, 32, 64, 128, 256, 512]
    }
    try table("Radius of the corners, pixels (the same card, sigma 30)") { radius in
      (page, [card(in: frame, radius: radius)])
    } rows: {
      [0, 1, 4, 16, 64, 156, 312]
    }
    try table("Number of elements (raised circles of 20 pixels, sigma 3, on 1024 x 1024 pixels)") { count in
      let circles = (0..<Int(count)).map { index in
        let (x, y) = (Double(index * 37 % 1004), Double(index * 101 % 1004))
        return card(in: CGRect(x: x, y: y, width: 20, height: 20), radius: 10, sigma: 3)
      }
      return (page, circles)
    } rows: {
      [1, 10, 100, 1000, 5000]
    }
  }

  private static func card(in frame: CGRect, radius: CGFloat = 40, sigma: CGFloat = 30) -> DisplayList.Item {
    let ground = ResolvedColor(rgb: 0xF2F3F7)
    let offset = max(sigma / 3, 1)
    let shadows = [
      Shadow(color: .white, sigma: sigma, offset: CGSize(width: -offset, height: -offset)),
      Shadow(
        color: ResolvedColor(rgb: 0xBECDE2), sigma: sigma, offset: CGSize(width: offset, height: offset)),
    ]
    let path = Path(roundedRect: frame, cornerRadius: radius, style: .circular)
    return .layer(Layer(.shadows(shadows), DisplayList([.fill(path, .color(ground))])))
  }

  /// One row for each value: time to draw and to encode on one thread, and the memory that it took at most.
  private static func table(
    _ title: String, _ picture: (Double) -> (CGSize, [DisplayList.Item]), rows: () -> [Double]
  ) throws {
    Console.say("\(title)\n      value   draw, ms    PNG, ms  x memcpy   at most, MB")
    for value in rows() {
      let (size, items) = picture(value)
      let ground = DisplayList.Item.fill(
        Path(CGRect(origin: .zero, size: size)), .color(ResolvedColor(rgb: 0xF2F3F7)))
      PeakMemory.forget()
      let before = PeakMemory.now
      let t = try Timing(DisplayList([ground] + items), size: size, scale: 1, threads: 1, runs: 5)
      let draw = median(t.draw)
      let cells = [
        text(value), text(draw, digits: 2), text(median(t.total) - draw, digits: 2), text(t.ratios.total),
        text(PeakMemory.highest - before),
      ]
      let widths = [11, 11, 11, 10, 14]
      Console.say(
        zip(cells, widths).map { String(repeating: " ", count: max($1 - $0.count, 1)) + $0 }.joined())
    }
    Console.say("")
  }
}
