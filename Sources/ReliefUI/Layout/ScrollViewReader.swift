import Foundation
import ReliefGeometry

/// Shows a view with which one can scroll to views inside.
nonisolated public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Content that can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let host = context.host
    let requests = context.identity.slot(0) { ScrollRequests(host) }
    host.namesViews = true
    let nodes = host.tracking(Self.self) { content(ScrollViewProxy(requests: requests)) }
      .nodes(context.child(.content))
    let around = context.environment.enclosingScroll
    host.actions.append { if requests.fulfil(in: nodes, around) { host.invalidate("ScrollViewReader") } }
    return nodes
  }
}

/// Scrolls to views.
public struct ScrollViewProxy {
  fileprivate let requests: ScrollRequests

  /// Scrolls the innermost scroll view around a view so that this is seen.
  ///
  /// - Parameter anchor: the point of the view that lies at the same point of the frame; nil for the shortest way.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.add(AnyHashable(id), anchor)
  }
}

/// Where a reader's scroll views are to go when the views are laid out.
private final class ScrollRequests {
  private var pending: [(id: AnyHashable, anchor: UnitPoint?, moves: Int)] = []
  private weak var host: GraphHost?

  init(_ host: GraphHost) { self.host = host }

  /// Asks for another pass: a view may come into the tree by the same change that wants it seen.
  func add(_ id: AnyHashable, _ anchor: UnitPoint?) {
    pending.append((id, anchor, 0))
    host?.invalidate("ScrollViewReader")
  }

  /// Scrolls.
  ///
  /// - Returns: whether another pass is needed.
  @MainActor func fulfil(in nodes: [ViewNode], _ around: ScrollState?) -> Bool {
    guard host?.needsUpdate == false else { return false }
    let due = pending
    pending = []
    for request in due {
      for node in nodes {
        guard let found = node.scrollTarget(request.id, in: around) else { continue }
        let isMoved = found.state.go(to: found.frame, anchor: request.anchor)
        // What is not made yet is looked for again when it is: then its frame is known.
        if isMoved, !found.isMade, request.moves < ScrollState.mostMoves {
          pending.append((request.id, request.anchor, request.moves + 1))
        }
        if isMoved { host?.invalidate("ScrollViewReader") }
        break
      }
    }
    return !pending.isEmpty
  }
}

/// The identities of a view, innermost first, by which it is scrolled to.
enum ViewNamesTrait: ViewTrait { typealias Value = [AnyHashable] }

extension GraphContext {
  /// Notes the identity of views, where somebody may look for them.
  func name(_ nodes: [ViewNode], _ id: @autoclosure () -> AnyHashable) {
    guard host.namesViews, !nodes.isEmpty else { return }
    let id = id()
    for node in nodes { node.traits[ViewNamesTrait.self, default: []].append(id) }
  }
}

extension ViewNode {
  /// A view inside that is scrolled to by its identity.
  struct ScrollTarget {
    /// What can scroll to it.
    let state: ScrollState
    /// Its frame on the whole picture.
    var frame: CGRect
    /// Whether it is made; otherwise its frame is an estimate.
    let isMade: Bool
  }

  /// The first view of an identity here or inside that something scrolls.
  func scrollTarget(_ id: AnyHashable, in state: ScrollState?) -> ScrollTarget? {
    if let state, let node = named(id), let placement = node.placement {
      let frame = CGRect(origin: .zero, size: node.frame.size).applying(placement.toGlobal)
      return ScrollTarget(state: state, frame: frame, isMade: true)
    }
    guard case .layout(let container) = content else {
      for child in children { if let found = child.scrollTarget(id, in: state) { return found } }
      return nil
    }
    let scrolling = container as? any ScrollingContainer
    let inner = scrolling?.scroll ?? state
    for (index, child) in children.enumerated() {
      guard var found = child.scrollTarget(id, in: inner) else { continue }
      if found.state === scrolling?.scroll, let row = scrolling?.row(of: index), let placement {
        found.frame = row.applying(placement.toGlobal)
      }
      return found
    }
    guard let inner, let placement, let rows = container as? LazyContainer,
      let frame = rows.frame(of: id, in: frame.size, proposal: placedProposal)
    else { return nil }
    return ScrollTarget(state: inner, frame: frame.applying(placement.toGlobal), isMade: false)
  }

  /// The node of an identity here: that of the view itself, not of what is around it.
  func named(_ id: AnyHashable) -> ViewNode? {
    guard traits[ViewNamesTrait.self]?.contains(id) == true else { return nil }
    for child in children { if let inner = child.named(id) { return inner } }
    return self
  }

  /// Whether a view of an identity is here or inside, placed or not.
  func contains(_ id: AnyHashable) -> Bool {
    traits[ViewNamesTrait.self]?.contains(id) == true || children.contains { $0.contains(id) }
  }
}
