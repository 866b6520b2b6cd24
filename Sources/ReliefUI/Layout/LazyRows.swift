import Foundation

/// A part of a list of views, of which each can be made by itself.
@MainActor package struct LazyRun {
  /// How many rows there are.
  package let count: Int
  /// Makes the views of a row: usually one, but it can be none or several.
  package let make: @MainActor (Int, EnvironmentValues) -> [ViewNode]
  /// The first row of an identity, as far as that is known before rows are made.
  let find: @MainActor (AnyHashable) -> Int?

  package init(
    count: Int, find: @escaping @MainActor (AnyHashable) -> Int? = { _ in nil },
    make: @escaping @MainActor (Int, EnvironmentValues) -> [ViewNode]
  ) {
    (self.count, self.find, self.make) = (count, find, make)
  }
}

/// A view that stands for a list of views, and can make each by itself.
@MainActor package protocol LazyListView: View {
  /// The parts of the list.
  ///
  /// - Parameter opensBodies: whether bodies of composite views are read, to look for lists there.
  func makeRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun]
}

extension View {
  /// The parts of the list of views that this view stands for.
  @MainActor package func lazyRuns(_ context: GraphContext, opensBodies: Bool = true) -> [LazyRun] {
    if let list = self as? any LazyListView { return list.makeRuns(context, opensBodies: opensBodies) }
    if opensBodies, !(self is any PrimitiveView) {
      let inside = context.entering(Self.self)
      var view = self
      PropertyLinker.link(&view, inside)
      return inside.host.body(of: view).lazyRuns(inside.child(.body))
    }
    return [
      LazyRun(count: 1) { _, environment in
        var inside = context
        inside.environment = environment
        return self.nodes(inside)
      }
    ]
  }
}

/// The rows of a list of views, made when they are asked for.
///
/// What a row wants to be done when it appears is done only when it is shown.
package final class LazyRows {
  /// How many rows there are.
  package let count: Int
  private let runs: [LazyRun]
  private let context: GraphContext
  private var rows: [Int: (nodes: [ViewNode], actions: [@MainActor () -> Void])] = [:]

  @MainActor package init(_ runs: [LazyRun], _ context: GraphContext) {
    (self.runs, self.context) = (runs, context)
    count = runs.reduce(0) { $0 + $1.count }
  }

  /// The views that were made so far, in no order.
  package var made: [ViewNode] { rows.values.flatMap(\.nodes) }

  /// The views of a row.
  package subscript(row: Int) -> [ViewNode] {
    if let known = rows[row] { return known.nodes }
    let made = onMainActor((self, row)) { rows, row in rows.make(row) }
    rows[row] = made
    return made.nodes
  }

  /// The first row in which a view has an identity.
  ///
  /// - Parameter most: so many rows are made at most to look into them.
  func row(of id: AnyHashable, most: Int) -> Int? {
    if let known = onMainActor((self, id), { $0.knownRow(of: $1) }) { return known }
    return (0..<min(count, most)).first { self[$0].contains { $0.contains(id) } }
  }

  /// Says that a row is shown.
  package func show(_ row: Int) {
    guard let actions = rows[row]?.actions, !actions.isEmpty else { return }
    rows[row]?.actions = []
    onMainActor((self, actions)) { rows, actions in rows.context.host.actions += actions }
  }

  @MainActor private func knownRow(of id: AnyHashable) -> Int? {
    var start = 0
    for run in runs {
      if let row = run.find(id) { return start + row }
      start += run.count
    }
    return nil
  }

  @MainActor private func make(_ row: Int) -> (nodes: [ViewNode], actions: [@MainActor () -> Void]) {
    var index = row
    for run in runs {
      if index < run.count {
        return context.host.holdingActions { run.make(index, context.environment) }
      }
      index -= run.count
    }
    return ([], [])
  }
}

/// How often each identity was met.
private final class CopyCounts<ID: Hashable> {
  var counts: [ID: Int] = [:]
}

extension ForEach: LazyListView where Content: View {
  @MainActor package func makeRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] {
    let copies = CopyCounts<ID>()
    return [
      LazyRun(
        count: data.count,
        find: { wanted in
          // Most identities are of another type than the one that is looked for.
          guard let wanted = wanted.base as? ID else { return nil }
          return data.firstIndex { self.id($0) == wanted }
            .map { data.distance(from: data.startIndex, to: $0) }
        }
      ) { row, environment in
        let element = data[data.index(data.startIndex, offsetBy: row)]
        let id = id(element)
        let copy = copies.counts[id, default: 0]
        copies.counts[id] = copy + 1
        if copy == 1 { context.warnOfCopies(id) }
        var inside = context.child(copy == 0 ? .id(id) : .copy(id, copy))
        inside.environment = environment
        let nodes = content(element).nodes(inside)
        for node in nodes where node.traits[TagTrait.self] == nil { node.traits[ImplicitTagTrait.self] = id }
        inside.name(nodes, id)
        return nodes
      }
    ]
  }
}

extension TupleView: LazyListView {
  @MainActor package func makeRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] {
    list.lazyRuns(context, opensBodies: opensBodies)
  }
}

extension _ConditionalContent: LazyListView {
  @MainActor package func makeRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] {
    switch storage {
    case .first(let view): view.lazyRuns(context.child(.branch(true)), opensBodies: opensBodies)
    case .second(let view): view.lazyRuns(context.child(.branch(false)), opensBodies: opensBodies)
    }
  }
}

extension Optional: LazyListView where Wrapped: View {
  @MainActor package func makeRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] {
    self?.lazyRuns(context.child(.branch(true)), opensBodies: opensBodies) ?? []
  }
}

extension EmptyView: LazyListView {
  @MainActor package func makeRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] { [] }
}

extension AnyView: LazyListView {
  @MainActor package func makeRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] {
    view.lazyRuns(context.entering(type(of: view)), opensBodies: opensBodies)
  }
}

extension Group: LazyListView where Content: View {
  @MainActor package func makeRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] {
    content.lazyRuns(context, opensBodies: opensBodies)
  }
}

extension ModifiedContent: LazyListView where Content: View, Modifier: ViewModifier {
  /// The content's rows, each modified. Bodies are not read: the modifier may change their environment.
  @MainActor package func makeRuns(_ context: GraphContext, opensBodies: Bool) -> [LazyRun] {
    let named = (modifier as? any NamingModifier)?.name
    return content.lazyRuns(context.child(.content), opensBodies: false).map { run in
      LazyRun(count: run.count, find: { $0 == named ? 0 : run.find($0) }) { row, environment in
        var outside = context
        outside.environment = environment
        return modifier.nodes(outside, content: MadeContent { run.make(row, $0.environment) })
      }
    }
  }
}
