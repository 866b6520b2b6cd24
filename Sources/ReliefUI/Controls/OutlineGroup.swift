import Foundation

/// A view for each element of a tree; at rest only the roots are shown, with a hook where there is more inside.
nonisolated public struct OutlineGroup<Data, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View
where Data: RandomAccessCollection {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  private init(
    _ data: Data, _ id: @escaping (Data.Element) -> ID, _ children: @escaping (Data.Element) -> Data?,
    _ content: @escaping (Data.Element) -> Leaf
  ) { (self.data, self.id, self.children, self.content) = (data, id, children, content) }

  /// The roots below each other; each opens and closes by a tap.
  @MainActor public var body: some View {
    let roots = data.map { Element(id: id($0), value: $0) }
    ForEach(roots) { root in
      if let inside = children(root.value) {
        DisclosureGroup {
          AnyView(Self(inside, id, children, content))
        } label: {
          content(root.value)
        }
      } else {
        content(root.value)
      }
    }
  }

  private struct Element: Identifiable {
    let id: ID
    let value: Data.Element
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// A view for each of several trees, whose elements have identities of their own.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data, { $0.id }, { $0[keyPath: children] }, content) }
}

extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// A view for each of several trees, whose elements are told apart by one of their properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data, { $0[keyPath: id] }, { $0[keyPath: children] }, content) }
}

/// What opens inside of a tree.
nonisolated public struct OutlineSubgroupChildren: View {
  /// Nothing by itself.
  @MainActor public var body: some View { EmptyView() }
}

extension List where SelectionValue == Never {
  /// A row for each root of several trees; what is inside opens by a tap.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
