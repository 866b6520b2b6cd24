/// A part of a user interface: a value that describes what is shown.
///
/// Types of your own say what they consist of in `body`. Relief reads `body` on the main actor, lays the result out
/// and draws it.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
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

extension View {
  /// The nodes that stand for the view at a place in the tree of identities.
  package func nodes(_ context: GraphContext) -> [ViewNode] {
    if let primitive = self as? any PrimitiveView { return primitive.makeNodes(context) }
    // UIKit is not drawn: a labelled box stands for its views.
    if Body.self == Never.self { return _PlaceholderBox("\(Self.self)").nodes(context) }
    let inside = context.entering(Self.self)
    var view = self
    PropertyLinker.link(&view, inside)
    return inside.host.body(of: view).nodes(inside.child(.body))
  }
}
