import Foundation
import Observation

/// Keeps the state of a tree of views, and turns the tree into nodes until nothing changes any more.
@MainActor package final class GraphHost {
  /// The number of the pass over the tree that is going on.
  package private(set) var pass = 0
  /// The state of the views.
  package let root = IdentityNode()
  /// What is to be done when the tree is laid out: appearing, changes of values.
  package var actions: [@MainActor () -> Void] = []
  /// The places whose state was changed since the pass began, for messages.
  private var changed: [String] = []
  /// The place whose button is pressed.
  package var pressed: IdentityNode?

  /// At most so many passes until state has settled; a choice.
  nonisolated package static let maximumPasses = 64

  package init() {}

  /// Notes that a value was changed, by the name of what it belongs to.
  package func invalidate(_ name: String) { changed.append(name) }

  /// Whether a change waits for the next pass.
  package var needsUpdate: Bool { !changed.isEmpty }

  /// Makes something, and keeps what it wants done after layout out of `actions`.
  func holdingActions<T>(_ make: () -> T) -> (T, [@MainActor () -> Void]) {
    let before = actions.count
    let made = make()
    let held = Array(actions[before...])
    actions.removeLast(held.count)
    return (made, held)
  }

  /// A view's body, watching what it observes.
  func body<V: View>(of view: V) -> V.Body { tracking(V.self) { view.body } }

  /// A closure's result, watching what it observes.
  func tracking<T>(_ type: Any.Type, _ make: () -> T) -> T {
    withObservationTracking(make) { [weak self] in
      MainActor.assumeIsolated { self?.invalidate("\(type)") }
    }
  }

  /// Turns a view into nodes and lays them out, again until nothing changes.
  ///
  /// - Throws: `ViewError.neverSettles` when state still changes after `maximumPasses`.
  package func settle(
    environment: EnvironmentValues, view: any View, layOut: ([ViewNode]) -> Void
  ) throws(ViewError) {
    for _ in 0..<Self.maximumPasses {
      pass += 1
      changed = []
      actions = []
      let context = GraphContext(host: self, identity: root, environment: environment)
      layOut(view.nodes(context.entering(type(of: view))))
      root.sweep(pass: pass)
      let due = actions
      actions = []
      for action in due { action() }
      if changed.isEmpty { return }
    }
    throw .neverSettles(view: changed.last ?? "?")
  }
}

/// Why a tree of views could not be laid out.
public enum ViewError: Error, Equatable, Sendable, CustomStringConvertible {
  /// State of a view changes each time that the view is shown.
  case neverSettles(view: String)

  /// A sentence for people.
  public var description: String {
    switch self {
    case .neverSettles(let view):
      "The state of \(view) still changes after \(GraphHost.maximumPasses) updates; "
        + "look for an onAppear, onChange or task that always sets it to another value."
    }
  }
}
