/// What has happened to a picture, as far as its pixels tell.
public enum PictureChange: Hashable, Sendable {
  /// Which of an element's two shadows.
  public enum Side: String, Hashable, Sendable {
    /// The one that is lighter than the ground.
    case light
    /// The one that is darker than the ground.
    case dark
    /// Both.
    case both
  }

  /// The whole picture has other sides; whether the part that both have is equal.
  case pictureResized(width: Int, height: Int, isRestEqual: Bool)
  /// Something lies elsewhere, by so many pixels to the right and down.
  case moved(x: Int, y: Int)
  /// Something has become wider and higher by so many pixels.
  case resized(width: Int, height: Int)
  /// An area has another colour, 0xRRGGBBAA.
  case recolored(from: UInt32, to: UInt32)
  /// A shadow is missing.
  case shadowGone(Side)
  /// A shadow is there that was not.
  case shadowAdded(Side)
  /// The light comes from elsewhere, by so many degrees.
  case lightTurned(degrees: Int)
  /// Shadows are as they were, at so many percent of their strength.
  case shadowIntensity(percent: Int)
  /// Shadows lie nearer to what casts them, or farther away.
  case shadowOffset(isFarther: Bool)
  /// Shadows are blurred more, or less.
  case blur(isWider: Bool)
  /// Something else.
  case other
}

extension PictureChange: CustomStringConvertible {
  /// The change as a clause.
  public var description: String {
    switch self {
    case .pictureResized(let width, let height, let isRestEqual):
      "the picture's size changed by \(Self.signed(width)) x \(Self.signed(height)) pixels; "
        + (isRestEqual ? "what both cover is equal" : "what both cover differs as well")
    case .moved(let x, let y): "moved by (\(Self.signed(x)), \(Self.signed(y))) pixels"
    case .resized(let width, let height):
      "resized by \(Self.signed(width)) x \(Self.signed(height)) pixels"
    case .recolored(let from, let to): "recoloured from \(Self.hex(from)) to \(Self.hex(to))"
    case .shadowGone(.both): "both shadows are gone"
    case .shadowGone(let side): "the \(side.rawValue) shadow is gone"
    case .shadowAdded(.both): "both shadows are new"
    case .shadowAdded(let side): "the \(side.rawValue) shadow is new"
    case .lightTurned(let degrees): "the light turned by \(degrees) degrees"
    case .shadowIntensity(let percent): "the shadows have \(percent) % of their strength"
    case .shadowOffset(let isFarther):
      "the shadows lie \(isFarther ? "farther from" : "nearer to") what casts them"
    case .blur(let isWider): "the shadows are blurred \(isWider ? "more" : "less")"
    case .other: "changed"
    }
  }

  /// A word for machines, the same for every change of a kind.
  public var kind: String {
    switch self {
    case .pictureResized: "picture-resized"
    case .moved: "moved"
    case .resized: "resized"
    case .recolored: "recoloured"
    case .shadowGone: "shadow-gone"
    case .shadowAdded: "shadow-added"
    case .lightTurned: "light-turned"
    case .shadowIntensity: "shadow-intensity"
    case .shadowOffset: "shadow-offset"
    case .blur: "blur"
    case .other: "changed"
    }
  }

  private static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }

  private static func hex(_ color: UInt32) -> String {
    let isOpaque = color & 255 == 255
    let text = String(isOpaque ? color >> 8 : color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - text.count) + text
  }
}
