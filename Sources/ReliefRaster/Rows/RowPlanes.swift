/// A row of premultiplied colours, a plane of numbers (0...1) for each component.
struct RowPlanes: Sendable {
  var red: [Float]
  var green: [Float]
  var blue: [Float]
  var opacity: [Float]

  /// A transparent row.
  init(width: Int) {
    red = [Float](repeating: 0, count: width)
    (green, blue, opacity) = (red, red, red)
  }

  /// The planes by number: red, green, blue, opacity.
  subscript(channel: Int) -> [Float] {
    get {
      switch channel {
      case 0: red
      case 1: green
      case 2: blue
      default: opacity
      }
    }
    _modify {
      switch channel {
      case 0: yield &red
      case 1: yield &green
      case 2: yield &blue
      default: yield &opacity
      }
    }
  }

  /// Makes pixels transparent again.
  mutating func clear(_ range: Range<Int>) {
    for channel in 0..<4 {
      PixelKernels.set(0, in: &self[channel], range)
    }
  }
}
