import ReliefRaster

extension RasterError {
  /// What is wrong with a picture's size, and the way out.
  package var message: String {
    switch self {
    case .invalidSize(let width, let height, let scale):
      let size =
        "\(JSONValue.text(width)) x \(JSONValue.text(height)) points at scale \(JSONValue.text(scale))"
      return "\(size) is no picture; a picture has at least one pixel"
    case .tooLarge(let width, let height, let limit):
      return "\(width) x \(height) pixels are too many (at most \(limit)); make the size or the scale smaller"
    }
  }
}
