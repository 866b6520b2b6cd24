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
    private var textToText: CGFloat?, aboveText: CGFloat?, belowText: CGFloat?, any: CGFloat?

    init(distances: KeyValuePairs<Category, CGFloat>) {
      for (category, distance) in distances { self[category] = distance }
    }

    subscript(category: Category) -> CGFloat? {
      get {
        switch category {
        case .textToText: textToText
        case .aboveText: aboveText
        case .belowText: belowText
        case .any: any
        }
      }
      set {
        switch category {
        case .textToText: textToText = newValue
        case .aboveText: aboveText = newValue
        case .belowText: belowText = newValue
        case .any: any = newValue
        }
      }
    }

    /// A view that is not text: anything that it touches decides.
    static let plain = Preference(distances: [.aboveText: 0, .belowText: 0])
    /// No distance at all, whatever is beside.
    static let none = Preference(distances: [.any: 0])

    /// The distance between two edges that touch.
    func distance(to other: Preference) -> CGFloat {
      func common(_ mine: CGFloat?, _ theirs: CGFloat?) -> CGFloat {
        guard let mine, let theirs else { return 0 }
        return max(mine, theirs)
      }
      let above = common(aboveText, other.aboveText)
      let below = common(belowText, other.belowText)
      let largest = max(above, below, common(textToText, other.textToText))
      // Categories of which both sides say 0 are silent, but for text below text.
      if largest > 0 || (textToText != nil && other.textToText != nil) { return largest }
      guard let any else { return other.any ?? ViewSpacing.standard }
      return max(any, other.any ?? any)
    }

    /// The larger of the distances of two edges.
    func union(_ other: Preference) -> Preference {
      func larger(_ mine: CGFloat?, _ theirs: CGFloat?) -> CGFloat? {
        guard let mine, let theirs else { return mine ?? theirs }
        return max(mine, theirs)
      }
      var union = self
      union.textToText = larger(textToText, other.textToText)
      union.aboveText = larger(aboveText, other.aboveText)
      union.belowText = larger(belowText, other.belowText)
      union.any = larger(any, other.any)
      return union
    }
  }

  /// What the edges like that say something. Most views say nothing, and each node keeps what it says.
  struct Edges: Hashable, Sendable {
    private struct Preferences: Hashable {
      var top: Preference?, leading: Preference?, bottom: Preference?, trailing: Preference?
    }

    private indirect enum Storage: Hashable {
      case silent
      case said(Preferences)
    }

    private var storage = Storage.silent

    /// Whether no edge says anything.
    var isEmpty: Bool {
      if case .silent = storage { return true }
      return false
    }

    subscript(edge: Edge) -> Preference? {
      get {
        guard case .said(let preferences) = storage else { return nil }
        return switch edge {
        case .top: preferences.top
        case .leading: preferences.leading
        case .bottom: preferences.bottom
        case .trailing: preferences.trailing
        }
      }
      set {
        var preferences = Preferences()
        if case .said(let known) = storage { preferences = known } else if newValue == nil { return }
        switch edge {
        case .top: preferences.top = newValue
        case .leading: preferences.leading = newValue
        case .bottom: preferences.bottom = newValue
        case .trailing: preferences.trailing = newValue
        }
        storage = preferences == Preferences() ? .silent : .said(preferences)
      }
    }
  }

  /// The distance where nobody says anything.
  static let standard: CGFloat = 8

  var edges = Edges()

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
    if other.edges.isEmpty { return }
    if edges.isEmpty, wanted == .all {
      edges = other.edges
      return
    }
    for edge in Edge.allCases where wanted.contains(Edge.Set(edge)) {
      guard let theirs = other.edges[edge] else { continue }
      edges[edge] = edges[edge]?.union(theirs) ?? theirs
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
