/// Where in the tree a view is turned into nodes, and what surrounds it.
@MainActor package struct GraphContext {
  /// The host of the whole tree.
  package let host: GraphHost
  /// The place in the tree.
  package let identity: IdentityNode
  /// The environment.
  package var environment: EnvironmentValues
  /// The type of the view whose body is made, for messages.
  var owner: Any.Type?
  /// How views are listed here, to be made when they are asked for; nil where they are made.
  var listing: Listing?

  /// The context one step down.
  package func child(_ key: IdentityNode.Key) -> GraphContext {
    GraphContext(
      host: host, identity: identity.child(key, pass: host.pass), environment: environment, owner: owner,
      listing: listing)
  }

  /// Whether views lie in each other so deeply that no more are made; then the picture is given up.
  var isTooDeep: Bool {
    guard StackRoom.here < host.stackFloor else { return false }
    if host.tooDeep == nil { host.tooDeep = ownerName }
    return true
  }

  /// The name of the view whose body is made.
  package var ownerName: String { owner.map { "\($0)" } ?? identity.name }

  /// The same place, after saying which type of view stands there.
  package func entering(_ type: Any.Type) -> GraphContext {
    // A place of its own: a modifier's nodes stand at the place of the view that it is applied to.
    var inside = child(.aside(-1))
    inside.identity.enter(type)
    inside.owner = type
    return inside
  }

  /// The context in a container that stacks along an axis, or in one that does not.
  func stacking(_ axis: Axis?) -> GraphContext {
    var copy = self
    copy.environment.stackAxis = axis
    // What stands in a row is not itself chosen.
    if copy.environment.rowSelection != nil { copy.environment.rowSelection = nil }
    return copy
  }

  /// The context with another value in its environment.
  package func setting<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> GraphContext {
    var copy = self
    copy.environment[keyPath: path] = value
    return copy
  }
}
