/// A part of a user interface: a value that describes what is shown.
///
/// Types of your own say what they consist of in `body`. Relief reads `body` on the main actor, lays the result out
/// and draws it.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// What stands for the view in the tree; Relief's own, for every view.
  @MainActor func _make(_ place: _ViewPlace) -> _ViewNodes
}

/// Where in the tree a view is made into nodes.
public struct _ViewPlace {
  let context: GraphContext
}

/// The nodes that stand for a view.
public struct _ViewNodes {
  let nodes: [ViewNode]
}

extension Never: View {
  /// There is no value to show.
  public typealias Body = Never
}

extension View where Body == Never {
  /// Views that are made of nothing else have no body; it is never read.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A view that makes its own nodes instead of having a body.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// The nodes that stand for the view: none, one or several.
  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode]
}

extension PrimitiveView {
  /// The view's own nodes.
  public func _make(_ place: _ViewPlace) -> _ViewNodes {
    let context = place.context
    if context.listing != nil, !(Self.self is any Transparent.Type) {
      return _ViewNodes(nodes: [.late { makeNodes(context.listing(nil)) }])
    }
    return _ViewNodes(nodes: makeNodes(context))
  }
}

extension View {
  /// The nodes of the view's body.
  public func _make(_ place: _ViewPlace) -> _ViewNodes {
    // UIKit is not drawn: a labelled box stands for its views.
    if Body.self == Never.self { return _PlaceholderBox("\(Self.self)")._make(place) }
    if place.context.listing == .closed {
      return _ViewNodes(nodes: [.late { nodes(place.context.listing(nil)) }])
    }
    let inside = place.context.entering(Self.self)
    if inside.isTooDeep { return _ViewNodes(nodes: []) }
    var view = self
    PropertyLinker.link(&view, inside)
    return inside.host.body(of: view)._make(_ViewPlace(context: inside.child(.body)))
  }

  /// The nodes that stand for the view at a place in the tree of identities.
  package func nodes(_ context: GraphContext) -> [ViewNode] { _make(_ViewPlace(context: context)).nodes }

  /// The nodes of the view where a modifier that keeps something at its own place is applied to it.
  func contentNodes(_ context: GraphContext) -> [ViewNode] { nodes(context.child(.content)) }
}
