import Foundation

/// The distances that a view likes to keep from its neighbours.
///
/// Source: OpenSwiftUI, Layout/Geometry/Spacing.swift: the largest distance of a category that both sides know;
/// else the larger of what both prefer; else 8 points.
public struct ViewSpacing: Hashable, Sendable {
  /// What kind of neighbour a distance is for.
  enum Category: Hashable, Sendable {
    /// Text below text.
    case textToText
    /// Something that is not text above text.
    case aboveText
    /// Something that is not text below text.
    case belowText
    /// Anything.
    case any
  }

  /// What one edge likes.
  struct Preference: Hashable, Sendable {
    var distances: [Category: CGFloat]

    /// A view that is not text: anything that it touches decides.
    static let plain = Preference(distances: [.aboveText: 0, .belowText: 0])
    /// No distance at all, whatever is beside.
    static let none = Preference(distances: [.any: 0])

    /// The distance between two edges that touch.
    func distance(to other: Preference) -> CGFloat {
      let common = distances.compactMap { key, value in
        key == .any ? nil : other.distances[key].map { max($0, value) }
      }
      // Categories of which both sides say 0 are silent.
      if let largest = common.max(), largest > 0 || !isPlain(other) { return largest }
      let preferred = [distances[.any], other.distances[.any]].compactMap { $0 }
      return preferred.max() ?? ViewSpacing.standard
    }

    private func isPlain(_ other: Preference) -> Bool {
      distances[.textToText] == nil || other.distances[.textToText] == nil
    }
  }

  /// The distance where nobody says anything.
  static let standard: CGFloat = 8

  var edges: [Edge: Preference] = [:]

  /// A view without wishes.
  public init() {}

  /// No distance from anything.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing.edges[edge] = Preference.none }
    return spacing
  }()

  func preference(_ edge: Edge) -> Preference { edges[edge] ?? .plain }

  /// Takes the wishes of another view into account.
  public mutating func formUnion(_ other: ViewSpacing, edges wanted: Edge.Set = .all) {
    for edge in Edge.allCases where wanted.contains(Edge.Set(edge)) {
      guard let theirs = other.edges[edge] else { continue }
      var mine = edges[edge]?.distances ?? [:]
      mine.merge(theirs.distances) { max($0, $1) }
      edges[edge] = Preference(distances: mine)
    }
  }

  /// The wishes of both views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// The distance to a view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return preference(end).distance(to: next.preference(start))
  }
}
