import Foundation
import ReliefGeometry

/// Where a scroll view is told to be scrolled.
enum ScrollWish: Hashable {
  /// To a view; the anchor is the point of it that lies at the same point of the frame, nil for the shortest way.
  case view(AnyHashable, anchor: UnitPoint?)
  /// To an edge of the content.
  case edge(Edge)
  /// So far, along the axes that are named.
  case point(x: CGFloat?, y: CGFloat?)
}

/// Which part of its content a scroll view shows.
struct ScrollAnchors: Hashable {
  /// The point of longer content that lies at the same point of the frame; nil for the beginning.
  var start: UnitPoint?
  /// Where content lies that is shorter than the frame; nil for the beginning.
  var alignment: UnitPoint?
  /// Where it is scrolled instead; nil for where the anchor says.
  var wish: ScrollWish?
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where it begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays where it is when the content grows, which it does not in a picture.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is shorter than the frame.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// How far a scroll view is scrolled.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge that is shown; nil where none was said.
  public private(set) var edge: Edge?
  /// The identity of the view that is shown; nil where none was said.
  public private(set) var viewID: (any Hashable & Sendable)?
  private var anchor: UnitPoint?
  private var place: Place?
  /// Whether the user scrolled; nobody does in a picture.
  public var isPositionedByUser: Bool { false }

  private struct Place: Hashable {
    var x: CGFloat?
    var y: CGFloat?
  }

  /// How far the content is scrolled; nil where that was not said.
  public var point: CGPoint? { place.map { CGPoint(x: $0.x ?? 0, y: $0.y ?? 0) } }
  /// How far the content is scrolled across; nil where that was not said.
  public var x: CGFloat? { place?.x }
  /// How far the content is scrolled down; nil where that was not said.
  public var y: CGFloat? { place?.y }

  /// Views of a type by their identities; the beginning is shown.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
  /// A view by its identity.
  ///
  /// - Parameter anchor: the point of the view that lies at the same point of the frame; nil for the shortest way.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// Views of a type by their identities, and an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.edge = edge }
  /// Views of a type by their identities, and a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }
  /// Views of a type by their identities, and a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }
  /// Views of a type by their identities, and a place across.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  /// Views of a type by their identities, and a height.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  /// The identity of the view that is shown, if it is of a type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

  /// Goes to a view.
  ///
  /// - Parameter anchor: the point of the view that lies at the same point of the frame; nil for the shortest way.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition()
    (viewID, self.anchor) = (id, anchor)
  }
  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition()
    self.edge = edge
  }
  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }
  /// Goes to a point.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    self = ScrollPosition()
    place = Place(x: x, y: y)
  }
  /// Goes to a height, and stays where it is across.
  public mutating func scrollTo(y: CGFloat) {
    self = ScrollPosition()
    place = Place(y: y)
  }
  /// Goes to a place across, and stays at its height.
  public mutating func scrollTo(x: CGFloat) {
    self = ScrollPosition()
    place = Place(x: x)
  }

  /// Whether both say the same.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool { a.wish(nil) == b.wish(nil) }

  /// Where a scroll view is told to be; nil where nothing was said.
  func wish(_ standard: UnitPoint?) -> ScrollWish? {
    if let viewID { return .view(AnyHashable(viewID), anchor: anchor ?? standard) }
    if let edge { return .edge(edge) }
    return place.map { .point(x: $0.x, y: $0.y) }
  }
}

extension View {
  /// Which part of their content scroll views inside show, and where they place content that is shorter.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.scrollAnchors.start = anchor
        $0.scrollAnchors.alignment = anchor
      })
  }

  /// Which part of their content scroll views inside show, or where they place content that is shorter.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      EnvironmentModifier {
        if role == .initialOffset { $0.scrollAnchors.start = anchor }
        if role == .alignment { $0.scrollAnchors.alignment = anchor }
      })
  }

  /// Which part of their content scroll views inside show: the first name of `defaultScrollAnchor`.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }

  /// How far scroll views inside are scrolled.
  ///
  /// - Parameter anchor: the point of a view that lies at the same point of the frame where the position names none.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    let wish = position.wrappedValue.wish(anchor)
    return modifier(EnvironmentModifier { $0.scrollAnchors.wish = wish })
  }

  /// Which view of those inside scroll views inside show; nil leaves them where they are.
  ///
  /// The binding is never set: nobody scrolls a picture.
  ///
  /// - Parameter anchor: the point of the view that lies at the same point of the frame; nil for the shortest way.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    let wish = id.wrappedValue.map { ScrollWish.view(AnyHashable($0), anchor: anchor) }
    return modifier(EnvironmentModifier { $0.scrollAnchors.wish = wish })
  }
}
