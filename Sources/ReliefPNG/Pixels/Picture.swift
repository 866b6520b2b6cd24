import ReliefDrawing

/// The pixels of a bitmap on their way into a file.
struct Picture: Sendable {
  let width: Int
  let height: Int
  /// Four bytes a pixel, which kernels take as one word, the red byte lowest; Swift runs on little-endian machines only.
  let pixels: [UInt8]

  /// The pixels of a bitmap.
  init(_ bitmap: Bitmap) {
    (width, height, pixels) = (bitmap.width, bitmap.height, bitmap.pixels)
  }

  private init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The same picture with the colours of fully transparent pixels set to 0.
  func withoutHiddenColors() -> Picture {
    var clean = pixels
    clearHiddenColors(&clean)
    return Picture(width: width, height: height, pixels: clean)
  }
}

/// Sets the colours of fully transparent pixels to 0.
func clearHiddenColors(_ pixels: inout [UInt8]) {
  var bytes = pixels.mutableSpan
  var i = 0
  while i &+ 4 <= bytes.count {
    if bytes[i &+ 3] == 0 { (bytes[i], bytes[i &+ 1], bytes[i &+ 2]) = (0, 0, 0) }
    i &+= 4
  }
}
