/// A value that a node carries for those around it.
package protocol ViewTrait {
  /// The type of the value.
  associatedtype Value
}

/// How early a view gets its share of room.
enum PriorityTrait: ViewTrait { typealias Value = Double }
/// How far in front a view is drawn.
enum ZIndexTrait: ViewTrait { typealias Value = Double }
/// What tells a view in a choice.
package enum TagTrait: ViewTrait { package typealias Value = AnyHashable }
/// What tells a view that a `ForEach` made.
package enum ImplicitTagTrait: ViewTrait { package typealias Value = AnyHashable }

/// The values that a node carries for those around it.
package struct ViewTraits {
  private var values: [ObjectIdentifier: Any] = [:]

  package subscript<T: ViewTrait>(trait: T.Type) -> T.Value? {
    get { values.isEmpty ? nil : values[ObjectIdentifier(trait)] as? T.Value }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  subscript<T: ViewTrait>(trait: T.Type, default value: T.Value) -> T.Value {
    get { self[trait] ?? value }
    set { self[trait] = newValue }
  }

  /// Takes over what another node carries; where both say something, that wins.
  mutating func merge(_ other: ViewTraits) { values.merge(other.values) { $1 } }

  subscript<K: LayoutValueKey>(layoutValue key: K.Type) -> K.Value {
    get {
      // Asked in two steps: a missing value would pass for a value of nil where the type is optional.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

struct TraitModifier<T: ViewTrait>: DirectModifier, Transparent {
  let trait: T.Type
  let value: T.Value

  @MainActor func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    let nodes = content.nodes(context)
    for node in nodes { node.traits[T.self] = value }
    return nodes
  }
}

struct LayoutValueModifier<K: LayoutValueKey>: DirectModifier, Transparent {
  let key: K.Type
  let value: K.Value

  @MainActor func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    let nodes = content.nodes(context)
    for node in nodes { node.traits[layoutValue: K.self] = value }
    return nodes
  }
}

extension View {
  /// How early the view gets its share of room in a stack; 0 unless told, higher ones first.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(trait: PriorityTrait.self, value: value))
  }

  /// How far in front the view is drawn among its siblings; 0 unless told.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(trait: ZIndexTrait.self, value: value))
  }

  /// What tells the view in a choice.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }

  /// A value for the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier(key: key, value: value))
  }
}
