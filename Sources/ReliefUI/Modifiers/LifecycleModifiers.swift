import ReliefCombine

/// Calls a closure when the view appears.
struct AppearModifier: PrimitiveModifier {
  let action: () -> Void

  private final class Appeared {
    var isDone = false
  }

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    let appeared = context.identity.slot(0) { Appeared() }
    if !appeared.isDone {
      let action = action
      context.host.actions.append {
        // A place may be visited more than once in a pass.
        guard !appeared.isDone else { return }
        appeared.isDone = true
        action()
      }
    }
    return nodes
  }
}

/// Calls a closure when the view goes.
struct DisappearModifier: PrimitiveModifier {
  let action: () -> Void

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let (place, action) = (context.identity, action)
    // A row that was only measured was never there.
    context.host.actions.append { place.onLeaving[0] = { action() } }
    return content(context)
  }
}

/// Calls a closure when a value is another one than in the pass before.
struct ChangeModifier<V: Equatable>: PrimitiveModifier {
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void

  private final class Last {
    var value: V?
  }

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    let last = context.identity.slot(0) { Last() }
    let (value, isInitial, action) = (value, isInitial, action)
    context.host.actions.append {
      let old = last.value
      last.value = value
      if let old {
        if old != value { action(old, value) }
      } else if isInitial {
        action(value, value)
      }
    }
    return nodes
  }
}

/// Runs asynchronous code as long as the view is there, anew when a value changes.
struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  private final class Started {
    var id: ID?
    var task: RunningTask?
  }

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    let started = context.identity.slot(0) { Started() }
    let (host, id, priority, action, name) = (context.host, id, priority, action, context.ownerName)
    context.identity.onLeaving[0] = { started.task?.cancel() }
    context.host.actions.append { [weak host] in
      guard let host, started.id != id else { return }
      started.id = id
      started.task?.cancel()
      started.task = host.start(of: name, priority: priority, action)
    }
    return nodes
  }
}

/// Calls a closure for each value of a publisher.
struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  private final class Receiver {
    var following: AnyCancellable?
    var action: (P.Output) -> Void
    init(_ action: @escaping (P.Output) -> Void) { self.action = action }
  }

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    let receiver = context.identity.slot(0) { Receiver(action) }
    receiver.action = action
    let publisher = publisher
    context.host.actions.append {
      guard receiver.following == nil else { return }
      receiver.following = AnyCancellable {}
      receiver.following = publisher.sink { [weak receiver] in receiver?.action($0) }
    }
    return nodes
  }
}

extension View {
  /// Calls a closure when the view appears, before the picture is made.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action ?? {}))
  }

  /// Calls a closure when the view is no longer there after a change.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearModifier(action: action ?? {}))
  }

  /// Calls a closure with the new value when a value changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Calls a closure when a value changes.
  ///
  /// - Parameter initial: whether it is also called when the view appears.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls a closure with the old and the new value when a value changes.
  ///
  /// - Parameter initial: whether it is also called when the view appears, with the same value twice.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs asynchronous code when the view appears, and asks it to stop when the view goes.
  ///
  /// The picture is made when it has come to its end. Time does not pass: what sleeps for a second or less is woken at
  /// once, and what sleeps longer is left unfinished, with a warning.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs asynchronous code when the view appears, and anew when a value changes.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Calls a closure for each value of a publisher.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
