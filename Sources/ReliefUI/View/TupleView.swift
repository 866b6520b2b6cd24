/// Several views, one after the other.
nonisolated public struct TupleView<T>: View, PrimitiveView, Transparent {
  let list: ViewList

  /// The views of a tuple.
  public init(_ value: T) {
    list = AnyViewList(value, Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  /// The views of a pack.
  package init<each Content: View>(pack content: repeat each Content) where T == (repeat each Content) {
    list = PackedViewList(repeat each content)
  }

  /// The views.
  public var value: T {
    guard let value = list.value as? T else { preconditionFailure("A TupleView keeps what it is made of.") }
    return value
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] { list.nodes(context) }
}

/// Views one after the other, kept once however often the view that lists them is copied.
class ViewList {
  /// The views as a tuple.
  var value: Any { () }
  /// The nodes of all views.
  @MainActor func nodes(_ context: GraphContext) -> [ViewNode] { [] }
  /// The parts of which rows can be made one by one.
  @MainActor func lazyRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] { [] }
}

/// Views of known types.
private final class PackedViewList<each Content: View>: ViewList {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  override var value: Any { content }

  @MainActor override func nodes(_ context: GraphContext) -> [ViewNode] {
    var nodes: [ViewNode] = []
    var index = 0
    for view in repeat each content {
      nodes += view.nodes(context.child(.index(index)))
      index += 1
    }
    return nodes
  }

  @MainActor override func lazyRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] {
    var runs: [LazyRun] = []
    var index = 0
    for view in repeat each content {
      runs += view.lazyRuns(context.child(.index(index)), opensBodies: opensBodies)
      index += 1
    }
    return runs
  }
}

/// Views of types that are found out when they are made.
private final class AnyViewList: ViewList {
  private let tuple: Any
  private let views: [any View]

  init(_ tuple: Any, _ views: [any View]) { (self.tuple, self.views) = (tuple, views) }

  override var value: Any { tuple }

  @MainActor override func nodes(_ context: GraphContext) -> [ViewNode] {
    views.indices.flatMap { views[$0].nodes(context.child(.index($0))) }
  }

  @MainActor override func lazyRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] {
    views.indices.flatMap { views[$0].lazyRuns(context.child(.index($0)), opensBodies: opensBodies) }
  }
}

/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView,
  Transparent
{
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

extension Optional: PrimitiveView, Transparent where Wrapped: View {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    self?.nodes(context.child(.branch(true))) ?? []
  }
}

/// A view that shows nothing and takes no place.
nonisolated public struct EmptyView: View, PrimitiveView, Transparent {
  /// Nothing.
  public init() {}

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] { [] }
}

/// A view whose type is hidden.
nonisolated public struct AnyView: View, PrimitiveView, Transparent {
  let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    context.isTooDeep ? [] : view.nodes(context.entering(type(of: view)))
  }
}

/// Views that are taken together without being laid out together.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView, Transparent where Content: View {
  /// The type of the content.
  public typealias Body = Never

  /// A group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] { content.nodes(context) }
}
