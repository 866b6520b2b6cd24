/// Gives a view an identity of its own: another one is another view, with new state.
struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context.child(.id(id)))
    context.name(nodes, id)
    return nodes
  }
}

/// A modifier that gives a view an identity.
@MainActor protocol NamingModifier {
  /// The identity.
  var name: AnyHashable { get }
}

extension IdentityModifier: NamingModifier {
  var name: AnyHashable { AnyHashable(id) }
}

/// A view that is the same as long as it is equal; here it is made anew all the same, and looks alike.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// A view that is the same as long as it is equal.
  public init(content: Content) { self.content = content }

  /// The view.
  @MainActor public var body: some View { content }
}

extension View {
  /// Gives the view an identity: with another one, its state begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}

extension View where Self: Equatable {
  /// The view, the same as long as it is equal.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
