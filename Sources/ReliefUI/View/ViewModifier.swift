/// Makes another view of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the result.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  /// What stands for a view with the modifier in the tree; Relief's own, for every modifier.
  @MainActor func _make<V: View>(_ place: _ViewPlace, content: V) -> _ViewNodes
}

extension ViewModifier where Body == Never {
  /// Modifiers that are made of nothing else have no body; it is never read.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

extension ViewModifier {
  /// Two modifiers one after the other.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier>: View, PrimitiveView, Transparent {
  let make: ContentNodes

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] { make(context) }
}

/// Makes the nodes of a view that a modifier is applied to, at a place and in an environment.
package typealias ContentNodes = @MainActor (GraphContext) -> [ViewNode]

/// A modifier that changes nodes instead of having a body.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The changed nodes; `content` makes those that are changed.
  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode]
}

extension PrimitiveModifier {
  /// The changed nodes.
  public func _make<V: View>(_ place: _ViewPlace, content: V) -> _ViewNodes {
    let context = place.context
    if context.listing != nil, !(Self.self is any Transparent.Type) {
      return _ViewNodes(nodes: lateNodes(context, of: content))
    }
    return _ViewNodes(nodes: makeNodes(context) { content.contentNodes($0) })
  }
}

/// A modifier that makes the nodes of its content at once, so that the content need not be copied.
///
/// One that keeps nothing at its place makes `content.nodes(context)`; then the content has that place. One that keeps
/// something, or makes other views at places beside its content, makes `content.contentNodes(context)`.
@MainActor package protocol DirectModifier: ViewModifier where Body == Never {
  /// The changed nodes.
  @MainActor func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode]
}

extension DirectModifier {
  /// The changed nodes.
  public func _make<V: View>(_ place: _ViewPlace, content: V) -> _ViewNodes {
    let context = place.context
    if context.listing != nil, !(Self.self is any Transparent.Type) {
      return _ViewNodes(nodes: lateNodes(context, of: content))
    }
    return _ViewNodes(nodes: makeNodes(context, of: content))
  }
}

/// Content that a closure makes, the step down to it included.
struct MadeContent: View, PrimitiveView, Transparent {
  let make: ContentNodes

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] { make(context) }
}

extension ViewModifier {
  /// The nodes of the modifier's body.
  public func _make<V: View>(_ place: _ViewPlace, content: V) -> _ViewNodes {
    let inside = place.context.entering(Self.self)
    var modifier = self
    PropertyLinker.link(&modifier, inside)
    return inside.host.tracking(Self.self) {
      modifier.body(content: .init(make: { content.contentNodes($0) }))
    }
    ._make(_ViewPlace(context: inside.child(.body)))
  }

  func nodes(_ context: GraphContext, content: some View) -> [ViewNode] {
    _make(_ViewPlace(context: context), content: content).nodes
  }
}

/// Content with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Content with a modifier.
  public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the content.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView, Transparent where Content: View, Modifier: ViewModifier {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    modifier.nodes(context, content: content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: DirectModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor package func makeNodes(_ context: GraphContext, of inner: some View) -> [ViewNode] {
    let first = content
    return modifier.nodes(context, content: MadeContent { first.nodes($0, content: inner) })
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, DirectModifier, Transparent {
  /// A modifier that changes nothing.
  public static var identity: EmptyModifier { EmptyModifier() }

  /// A modifier that changes nothing.
  public init() {}

  @MainActor package func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    content.nodes(context)
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
