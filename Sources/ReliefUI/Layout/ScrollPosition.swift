import Foundation
import ReliefGeometry

/// Which part of its content a scroll view shows.
struct ScrollAnchors: Hashable {
  /// The point of longer content that lies at the same point of the frame; nil for the beginning.
  var start: UnitPoint?
  /// Where content lies that is shorter than the frame; nil for the beginning.
  var alignment: UnitPoint?
  /// How far the content is scrolled in points; nil for as far as the anchor says.
  var offset: CGPoint?

  /// Where the content of a length begins along an axis, in a room of a length.
  func origin(_ axis: Axis, content: CGFloat, room: CGFloat, isMirrored: Bool) -> CGFloat {
    let isFirst = axis == .horizontal && isMirrored
    func part(_ anchor: UnitPoint?) -> CGFloat {
      guard let anchor else { return isFirst ? 1 : 0 }
      let part = axis == .vertical ? anchor.y : anchor.x
      return isFirst ? 1 - part : part
    }
    if content <= room { return (room - content) * part(alignment) }
    guard let offset else { return (room - content) * part(start) }
    let wanted = axis == .vertical ? offset.y : offset.x
    let way = min(max(wanted.isFinite ? wanted : 0, 0), content - room)
    return isFirst ? room - content + way : -way
  }
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
public struct ScrollPosition: Hashable, Sendable {
  /// The edge that is shown; nil where none was said.
  public private(set) var edge: Edge?
  /// How far the content is scrolled; nil where that was not said.
  public private(set) var point: CGPoint?
  /// Whether the user scrolled; nobody does in a picture.
  public var isPositionedByUser: Bool { false }

  /// The beginning.
  public init() {}
  /// An edge of the content.
  public init(edge: Edge) { self.edge = edge }
  /// A point of the content.
  public init(point: CGPoint) { self.point = point }
  /// Views of a type by their identities; the beginning is shown.
  public init<ID: Hashable & Sendable>(idType: ID.Type) {}
  /// Views of a type by their identities, and an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type, edge: Edge) { self.edge = edge }

  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { (self.edge, point) = (edge, nil) }
  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) { (edge, self.point) = (nil, point) }
  /// Goes to a height.
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }
  /// Goes to a place across.
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }

  var anchor: UnitPoint? {
    edge.map {
      switch $0 {
      case .top: .top
      case .leading: .leading
      case .bottom: .bottom
      case .trailing: .trailing
      }
    }
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
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    let position = position.wrappedValue
    return modifier(
      EnvironmentModifier {
        if let anchor = position.anchor { $0.scrollAnchors.start = anchor }
        $0.scrollAnchors.offset = position.point
      })
  }
}
