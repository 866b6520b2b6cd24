/// Several views, one after the other.
nonisolated public struct TupleView<T>: View, PrimitiveView {
  /// The views.
  public let value: T
  let views: [any View]

  /// The views of a tuple.
  public init(_ value: T) {
    self.value = value
    views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  /// The views of a pack.
  package init<each Content: View>(pack content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    var list: [any View] = []
    repeat list.append(each content)
    views = list
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    views.indices.flatMap { views[$0].nodes(context.child(.index($0))) }
  }
}

/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    switch storage {
    case .first(let view): view.nodes(context.child(.branch(true)))
    case .second(let view): view.nodes(context.child(.branch(false)))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The type of the content.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    self?.nodes(context.child(.branch(true))) ?? []
  }
}

/// A view that shows nothing and takes no place.
nonisolated public struct EmptyView: View, PrimitiveView {
  /// Nothing.
  public init() {}

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] { [] }
}

/// A view whose type is hidden.
nonisolated public struct AnyView: View, PrimitiveView {
  let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    view.nodes(context.entering(type(of: view)))
  }
}

/// Views that are taken together without being laid out together.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// The type of the content.
  public typealias Body = Never

  /// A group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] { content.nodes(context) }
}
