/// A view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the content of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    (self.data, self.id, self.content) = (data, id, content)
  }
}

extension ForEach: View where Content: View {
  /// The type of the content.
  public typealias Body = Never
}

extension ForEach: PrimitiveView, Transparent where Content: View {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    var counts: [AnyHashable: Int] = [:]
    counts.reserveCapacity(data.count)
    let selection = context.environment.rowSelection
    var all: [ViewNode] = []
    for element in data {
      let id = AnyHashable(id(element))
      let copy = counts.updateValue(1, forKey: id) ?? 0
      if copy > 0 { counts[id] = copy + 1 }
      if copy == 1 { context.warnOfCopies(id) }
      var inside = context.child(copy == 0 ? .id(id) : .copy(id, copy))
      if let selection { inside = inside.choosing(id, in: selection) }
      let nodes = content(element).nodes(inside)
      // The element's identity is its tag, unless it says another.
      for node in nodes where node.traits[TagTrait.self] == nil { node.traits[ImplicitTagTrait.self] = id }
      inside.name(nodes, id)
      all += nodes
    }
    return all
  }
}

extension GraphContext {
  /// Says that elements of a list cannot be told apart; once for an identity.
  func warnOfCopies(_ id: some Hashable) {
    environment.renderContext.warn(
      "A ForEach has several elements with the identity \(id): what belongs to one may go to another when they move."
    )
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each of the elements, which have identities of their own.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for each of the elements, told apart by one of their properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for each of the elements of a binding to a collection.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    self.init(
      data: data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }, id: { $0.1 },
      content: { content(data[element: $0.0]) })
  }

  /// A view for each of the elements of a binding to a collection.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}
