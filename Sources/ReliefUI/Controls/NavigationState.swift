import Foundation

/// The pages of a stack above its first one, kept from pass to pass.
@MainActor final class NavigationState {
  /// What leads to a page.
  enum Entry {
    /// A value, for which a view says what it shows.
    case value(AnyHashable)
    /// A link with a page of its own.
    case link(LinkKey)
  }

  /// The way to the page that is shown, where code keeps it.
  struct Path {
    let values: [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: (Int) -> Void
  }

  /// A page above the first one.
  struct Page {
    let identity: AnyHashable
    let view: AnyView
    let leave: @MainActor () -> Void
  }

  private weak var host: GraphHost?
  private var path: Path?
  /// What links have led to since the stack was made, behind the path.
  private var pushed: [Entry] = []
  private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]
  private var presented: [Page] = []

  /// The number under which a place keeps it.
  static let slot = 91

  init(_ host: GraphHost) { self.host = host }

  /// Begins a pass, in which views say anew what they lead to.
  func begin(_ path: Path?) { (self.path, destinations, presented) = (path, [:], []) }

  /// Notes what values of a type show.
  func show<D: Hashable>(_ type: D.Type, _ make: @escaping @MainActor (D) -> AnyView) {
    guard destinations[ObjectIdentifier(type)] == nil else { return }
    destinations[ObjectIdentifier(type)] = { value in (value.base as? D).map(make) }
  }

  /// Notes a page that a view shows as long as a binding says so.
  func present(_ page: Page) { presented.append(page) }

  /// Goes on to a page.
  func push(_ entry: Entry) {
    if case .value(let value) = entry, let path, pushed.isEmpty {
      path.append(value)
    } else {
      pushed.append(entry)
    }
    host?.invalidate("NavigationStack")
  }

  private var entries: [Entry] { (path?.values ?? []).map { .value($0) } + pushed }

  /// The page so many above the first one; nil when there is none.
  func page(_ index: Int, _ context: RenderContext) -> Page? {
    let entries = entries
    guard index < entries.count else {
      return presented.indices.contains(index - entries.count) ? presented[index - entries.count] : nil
    }
    let leave: @MainActor () -> Void = { [weak self] in self?.leave(to: index) }
    switch entries[index] {
    case .link(let key):
      return key.destination.map { Page(identity: ObjectIdentifier(key), view: $0, leave: leave) }
    case .value(let value):
      if let view = destinations[ObjectIdentifier(type(of: value.base))]?(value) {
        return Page(identity: value, view: view, leave: leave)
      }
      let type = type(of: value.base)
      context.warn("No navigationDestination(for: \(type).self) is known: the page before is shown.")
      return nil
    }
  }

  /// Goes back until so many pages are left above the first one.
  private func leave(to count: Int) {
    let kept = path?.values.count ?? 0
    pushed = Array(pushed.prefix(max(0, count - kept)))
    if count < kept { path?.removeLast(kept - count) }
    host?.invalidate("NavigationStack")
  }
}

/// Tells a link from others, and knows its page.
@MainActor final class LinkKey {
  var destination: AnyView?
  nonisolated init() {}
}

extension EnvironmentValues {
  private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationState? { nil } }
  private enum BackKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

  /// The stack of pages around.
  var navigation: NavigationState? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }

  /// What the button back does.
  var backAction: (@MainActor () -> Void)? {
    get { self[BackKey.self] }
    set { self[BackKey.self] = newValue }
  }
}

/// Says something to the stack of pages around.
struct NavigationModifier: PrimitiveModifier {
  let change: @MainActor (NavigationState) -> Void

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    if let navigation = context.environment.navigation { change(navigation) }
    return content(context)
  }
}

extension NavigationMaker {
  /// The page that is shown: the first one, or that to which links, a path or bindings lead.
  @MainActor func pages(_ root: some View, path: NavigationState.Path?, _ context: GraphContext) -> [ViewNode]
  {
    let host = context.host
    let state = context.identity.slot(NavigationState.slot) { NavigationState(host) }
    state.begin(path)
    var base = context
    base.environment.navigation = state
    var shown = nodes(root, base)
    var mode = NavigationBarItem.TitleDisplayMode.automatic
    var index = 0
    while let page = state.page(index, context.environment.renderContext) {
      let before = shown.lazy.compactMap { $0.pageBar }.first
      if let before, before.mode != .automatic { mode = before.mode }
      var inside = base.child(.aside(100 + index)).child(.id(page.identity))
      inside.environment.backTitle = before?.title ?? Text(system: "Back")
      inside.environment.backAction = page.leave
      inside.environment.present(leaving: page.leave)
      shown = NavigationMaker(name: name, inheritedMode: mode).nodes(page.view, inside)
      index += 1
    }
    return shown
  }
}

extension View {
  /// What values of a type show, to which links and paths lead.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(NavigationModifier { $0.show(data) { AnyView(destination($0)) } }) }

  /// The page that is shown while a binding says so.
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
    -> some View
  {
    let view = AnyView(destination())
    return modifier(
      NavigationModifier { state in
        guard isPresented.wrappedValue else { return }
        state.present(.init(identity: "presented", view: view) { isPresented.wrappedValue = false })
      })
  }

  /// The page that is shown of a value while it is there.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationModifier { state in
        guard let value = item.wrappedValue else { return }
        state.present(.init(identity: value, view: AnyView(destination(value))) { item.wrappedValue = nil })
      })
  }
}
