/// Makes another view of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the result.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
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
nonisolated public struct _ViewModifier_Content<Modifier>: View, PrimitiveView {
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

extension ViewModifier {
  func nodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    if let primitive = self as? any PrimitiveModifier {
      return primitive.makeNodes(context, content: content)
    }
    if let effect = self as? any GeometryEffect { return effect.nodes(mapping: content, context) }
    let inside = context.entering(Self.self)
    var modifier = self
    PropertyLinker.link(&modifier, inside)
    return inside.host.tracking(Self.self) { modifier.body(content: .init(make: content)) }
      .nodes(inside.child(.body))
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

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let content = content
    return modifier.nodes(context) { content.nodes($0.child(.content)) }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor package func makeNodes(_ context: GraphContext, content inner: @escaping ContentNodes)
    -> [ViewNode]
  {
    let first = content
    return modifier.nodes(context) { first.nodes($0.child(.content), content: inner) }
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, PrimitiveModifier {
  /// A modifier that changes nothing.
  public static var identity: EmptyModifier { EmptyModifier() }

  /// A modifier that changes nothing.
  public init() {}

  @MainActor package func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    content(context)
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
