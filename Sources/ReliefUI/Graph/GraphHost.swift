import Foundation
import Observation
import ReliefDrawing
import Synchronization

/// Keeps the state of a tree of views, and turns the tree into nodes until nothing changes any more.
@MainActor package final class GraphHost {
  /// The number of the pass over the tree that is going on.
  package private(set) var pass = 0
  /// The state of the views.
  package let root = IdentityNode()
  /// What is to be done when the tree is laid out: appearing, changes of values.
  package var actions: [@MainActor () -> Void] = []
  /// The places whose state was changed since the pass began, for messages; changed on any thread.
  private let changed = Mutex<[String]>([])
  /// The room of the screen, as far as it is known before layout.
  var room: ContainerRoom?
  /// What views have shown over the screen in this pass, in the order in which they got their places.
  private(set) var presented: [PresentedScreen] = []
  /// Whether views carry their identities, because something scrolls to them.
  var namesViews = false
  /// Whether a view asks that the picture is dithered.
  package var isDithered = false
  /// Whether a view asks that the picture grows until it holds all that is drawn, where nobody set its size.
  package var growsToFit = false
  /// The ground where the picture grows; nil for the screen's.
  package var pictureGround: ResolvedColor?
  /// The keys of the preferences that views have set so far: nobody need look for others.
  var preferenceKeys: Set<ObjectIdentifier> = []
  /// The place whose button is pressed.
  package var pressed: IdentityNode?
  /// The objects that views watch.
  var followed: [ObjectIdentifier: WeakFollowed] = [:]
  /// What `@AppStorage` and `@SceneStorage` of the views keep.
  private let storage = ValueStorage()
  /// The tasks of views that are not finished, in the order in which they started.
  private var tasks: [RunningTask] = []
  /// How many names were given to namespaces.
  private var namespaces = 0

  /// The first view that lay too deep for the stack.
  var tooDeep: String?
  /// The address that the stack may not reach while views are made.
  private(set) var stackFloor: UInt = 0

  /// At most so many passes until state has settled; a choice.
  nonisolated package static let maximumPasses = 64
  /// A picture shows what is there so long after a view appeared or was tapped: tasks that sleep are woken up to this
  /// time, though none passes; a choice.
  nonisolated package static let maximumSleep = Duration.seconds(1)
  /// So long is waited in all for what other threads do for tasks; a choice.
  nonisolated static let maximumWait = Duration.milliseconds(500)
  /// At most so many pieces of asynchronous code are run; a choice.
  nonisolated static let maximumJobs = 20_000

  package init() {}

  /// Notes that a value was changed, by the name of what it belongs to.
  nonisolated package func invalidate(_ name: String) { changed.withLock { $0.append(name) } }

  /// Whether a change waits for the next pass.
  package var needsUpdate: Bool { changed.withLock { !$0.isEmpty } }

  /// Shows something over the screen, instead of what the same view showed before.
  func present(_ screen: PresentedScreen) {
    if let index = presented.firstIndex(where: { $0.source == screen.source }) {
      presented[index] = screen
    } else {
      presented.append(screen)
    }
  }

  /// A number that no other namespace of the host has.
  func makeNamespace() -> Int {
    namespaces += 1
    return namespaces
  }

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
    withObservationTracking(make) { [weak self] in self?.invalidate("\(type)") }
  }

  /// Starts a task of a view.
  func start(
    of view: String, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) -> RunningTask {
    let running = RunningTask(view: view)
    tasks.append(running)
    running.task = Task(executorPreference: TaskQueue.pool, priority: priority) { [weak running] in
      await action()
      await running?.finish()
    }
    return running
  }

  /// Runs code of the user's with what belongs to the host; asynchronous code that it starts waits for `settle`.
  func running(_ body: () throws(ViewError) -> Void) throws(ViewError) {
    try ValueStorage.$current.withTyped(storage) { () throws(ViewError) in try TaskQueue.collecting(body) }
  }

  /// Turns a view into nodes and lays them out, again until nothing changes.
  ///
  /// Tasks are run in between; time passes for those that sleep only when nothing else is left to be done.
  ///
  /// - Throws: `ViewError.neverSettles` when state still changes after `maximumPasses`.
  package func settle(
    environment: EnvironmentValues, view: any View, layOut: ([ViewNode]) -> Void
  ) throws(ViewError) {
    try running { () throws(ViewError) in
      stackFloor = StackRoom.floor
      let end = TaskQueue.now + Self.maximumSleep
      var patience = Self.maximumWait
      var jobs = 0
      var passes = 0
      repeat {
        passes += 1
        guard passes <= Self.maximumPasses, jobs < Self.maximumJobs else {
          throw .neverSettles(view: changed.withLock { $0.last } ?? tasks.last?.view ?? "?")
        }
        update(environment: environment, view: view, layOut: layOut)
        if let view = tooDeep {
          tooDeep = nil
          throw .tooDeep(view: view)
        }
        repeat {
          jobs += TaskQueue.run(limit: Self.maximumJobs - jobs)
          tasks.removeAll { $0.isFinished }
          if needsUpdate || jobs >= Self.maximumJobs { break }
          patience -= waitForOtherThreads(patience)
          // Nothing else is left to be done: time passes.
          if !needsUpdate, !TaskQueue.isReady, TaskQueue.wake(until: end) { passes = 0 }
        } while TaskQueue.isReady
      } while needsUpdate
      for task in tasks where !task.isGivenUp {
        task.isGivenUp = true
        environment.renderContext.warn(
          "A task of \(task.view) was left unfinished: it sleeps for longer than a picture may take, "
            + "or waits for something that does not come.")
      }
    }
  }

  private func update(environment: EnvironmentValues, view: any View, layOut: ([ViewNode]) -> Void) {
    pass += 1
    changed.withLock { $0 = [] }
    (actions, presented) = ([], [])
    (isDithered, growsToFit, pictureGround) = (false, false, nil)
    let context = GraphContext(host: self, identity: root, environment: environment)
    let nodes = view.nodes(context.entering(type(of: view)))
    if tooDeep != nil { return }
    layOut(nodes)
    // In the first pass there is no place that was left.
    if pass > 1 { root.sweep(pass: pass) }
    let due = actions
    actions = []
    for action in due { action() }
  }

  /// Waits a little when tasks are left that do not sleep: another thread may be at work for them.
  ///
  /// - Returns: how long it took.
  private func waitForOtherThreads(_ patience: Duration) -> Duration {
    let start = ContinuousClock.now
    while tasks.count(where: { !$0.isGivenUp }) > TaskQueue.sleepers, !TaskQueue.isReady, !needsUpdate {
      guard ContinuousClock.now - start < patience else { break }
      Thread.sleep(forTimeInterval: 0.001)
    }
    return ContinuousClock.now - start
  }
}

/// A task that a view started; it is cancelled when its place is left.
@MainActor final class RunningTask {
  /// The name of the view.
  let view: String
  /// The task.
  var task: Task<Void, Never>?
  /// Whether it has come to its end.
  var isFinished = false
  /// Whether it is no longer waited for.
  var isGivenUp = false

  init(view: String) { self.view = view }

  deinit { task?.cancel() }

  /// Says that the task has come to its end.
  func finish() { isFinished = true }

  /// Asks the task to stop; it is no longer waited for.
  func cancel() {
    task?.cancel()
    isGivenUp = true
  }
}

/// Why a tree of views could not be laid out.
public enum ViewError: Error, Equatable, Sendable, CustomStringConvertible {
  /// State of a view changes each time that the view is shown.
  case neverSettles(view: String)
  /// Views lie in each other more deeply than a thread has room for: most often a view holds itself.
  case tooDeep(view: String)

  /// A sentence for people.
  public var description: String {
    switch self {
    case .neverSettles(let view):
      "The state of \(view) still changes after \(GraphHost.maximumPasses) updates; "
        + "look for an onAppear, onChange or task that always sets it to another value."
    case .tooDeep(let view):
      "Views lie in each other so deeply that the stack of a thread has no room for more, at \(view); "
        + "look for a view whose body holds itself without an end."
    }
  }
}
