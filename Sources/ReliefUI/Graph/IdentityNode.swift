/// A place in the tree of views that outlives a single run of `body`: it holds the state of what stands there.
@MainActor package final class IdentityNode {
  /// How a place is told from its siblings.
  package enum Key: Hashable {
    /// The body of a composite view.
    case body
    /// What a modifier is applied to.
    case content
    /// The view in a place beside the content, such as a background or an overlay.
    case aside(Int)
    /// A view in a list of views.
    case index(Int)
    /// A branch of a condition.
    case branch(Bool)
    /// An element with an identity of its own.
    case id(AnyHashable)
    /// A further element with the same identity.
    case copy(AnyHashable, Int)
  }

  /// The first place below; most have no other.
  private var first: (key: Key, node: IdentityNode)?
  /// Some more, in the order in which they came: a few are found faster by looking at each.
  private var few: [(key: Key, node: IdentityNode)] = []
  private var others: [Key: IdentityNode] = [:]
  private static let few = 8
  private var type: (any Any.Type)?
  private var lastPass = 0
  private var slots: [Int: AnyObject] = [:]
  /// What is to be done when the place is left.
  package var onLeaving: [Int: @MainActor () -> Void] = [:]
  /// A name for messages.
  package var name: String { type.map { "\($0)" } ?? "" }

  package init() {}

  /// The place below, in a pass; made when it was not there.
  func child(_ key: Key, pass: Int) -> IdentityNode {
    let node = known(key)
    node.lastPass = pass
    return node
  }

  private func known(_ key: Key) -> IdentityNode {
    guard let first else {
      let node = IdentityNode()
      self.first = (key, node)
      return node
    }
    if first.key == key { return first.node }
    for other in few where other.key == key { return other.node }
    if let other = others[key] { return other }
    let node = IdentityNode()
    if few.count < IdentityNode.few { few.append((key, node)) } else { others[key] = node }
    return node
  }

  /// Says which type of view stands here; another one than before starts anew.
  func enter(_ type: Any.Type) {
    let id = ObjectIdentifier(type)
    guard self.type.map({ ObjectIdentifier($0) }) != id else { return }
    if self.type != nil { leave() }
    self.type = type
  }

  /// What is kept under a number, made the first time.
  package func slot<T: AnyObject>(_ key: Int, _ make: () -> T) -> T {
    if let known = slots[key] as? T { return known }
    let new = make()
    slots[key] = new
    return new
  }

  /// Drops places that the pass did not visit.
  func sweep(pass: Int) {
    if let child = first?.node {
      if child.lastPass == pass {
        child.sweep(pass: pass)
      } else {
        child.leave()
        first = nil
      }
    }
    var isLeft = false
    for child in few {
      if child.node.lastPass == pass {
        child.node.sweep(pass: pass)
      } else {
        child.node.leave()
        isLeft = true
      }
    }
    if isLeft { few.removeAll { $0.node.lastPass != pass } }
    for (key, child) in others {
      if child.lastPass == pass {
        child.sweep(pass: pass)
      } else {
        child.leave()
        others[key] = nil
      }
    }
  }

  private func leave() {
    first?.node.leave()
    for child in few { child.node.leave() }
    for child in others.values { child.leave() }
    for key in onLeaving.keys.sorted() { onLeaving[key]?() }
    (first, few, others, slots, onLeaving) = (nil, [], [:], [:], [:])
  }
}
