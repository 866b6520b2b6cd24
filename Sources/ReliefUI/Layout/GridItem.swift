import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How wide the column is.
  public enum Size: Sendable {
    /// Just so many points.
    case fixed(CGFloat)
    /// A share of the room, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into the share, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The distance to the next column; nil for 8 points.
  public var spacing: CGFloat?
  /// Where views stand in their cells; nil for the grid's.
  public var alignment: Alignment?

  /// A column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// A column, or a row, of a lazy grid in its place.
struct GridTrack: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// At most so many columns come of one adaptive item; a choice.
  static let mostAdaptive: CGFloat = 1_000

  /// The columns that items make of a length; nil asks for the least ones.
  ///
  /// Fixed items and distances are taken off first. Then each item takes an even share of what is left, within its
  /// limits; an adaptive one puts max(1, floor((share + gap) / (minimum + gap))) columns into it.
  /// Source of the number of columns: Apple's page of `GridItem.Size.adaptive`, in words.
  static func tracks(_ items: [GridItem], in offered: CGFloat?) -> [GridTrack] {
    func gap(_ item: GridItem) -> CGFloat {
      item.spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.standard
    }
    var room = offered ?? 0
    for item in items.dropLast() { room -= gap(item) }
    var sharing = 0
    for item in items {
      if case .fixed(let length) = item.size { room -= clean(length) } else { sharing += 1 }
    }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    for item in items {
      let share = max(0, room / CGFloat(max(1, sharing)))
      var lengths: [CGFloat]
      switch item.size {
      case .fixed(let length): lengths = [clean(length)]
      case .flexible(let least, let most): lengths = [limited(share, least, most)]
      case .adaptive(let least, let most):
        let fitting = ((share + gap(item)) / (clean(least) + gap(item))).rounded(.down)
        let count = fitting.isFinite ? min(max(1, fitting), mostAdaptive) : 1
        let each = (share - (count - 1) * gap(item)) / count
        lengths = [CGFloat](repeating: limited(each, least, most), count: Int(count))
      }
      if case .fixed = item.size {
      } else {
        room -= lengths.reduce(0, +) + CGFloat(lengths.count - 1) * gap(item)
        sharing -= 1
      }
      for length in lengths {
        tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
        position += length + gap(item)
      }
    }
    return tracks
  }

  private static func clean(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

  private static func limited(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    let limited = max(clean(least), min(length, most.isNaN ? .infinity : most))
    return limited.isFinite ? limited : clean(least)
  }
}
