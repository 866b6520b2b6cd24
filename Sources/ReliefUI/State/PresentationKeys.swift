import Foundation

/// Whether a view is presented, and how to leave it.
public struct PresentationMode {
  /// Whether the view is presented by another one.
  public internal(set) var isPresented = false
  var leave: @MainActor () -> Void = {}

  /// Leaves the view, if it is presented.
  @MainActor public mutating func dismiss() { leave() }
}

/// Leaves the presented view when it is called.
@MainActor @preconcurrency public struct DismissAction {
  let leave: @MainActor () -> Void

  nonisolated init(_ leave: @escaping @MainActor () -> Void) { self.leave = leave }

  /// Leaves the view, if it is presented.
  public func callAsFunction() { leave() }
}

/// Opens an address when it is called; while a picture is made, nothing opens.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable, Equatable {
    let isAccepted: Bool
    /// It was dealt with.
    public static let handled = Result(isAccepted: true)
    /// It was not.
    public static let discarded = Result(isAccepted: false)
    /// The system should open it; it does not.
    public static let systemAction = Result(isAccepted: true)
    /// The system should open another one; it does not.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  /// What is done to open an address.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address and says whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

/// Does what a view asks for by a name, such as reloading; nothing does while a picture is made.
@MainActor @preconcurrency public struct RefreshAction {
  let action: @MainActor () async -> Void

  nonisolated init(_ action: @escaping @MainActor () async -> Void) { self.action = action }

  /// Does it.
  public func callAsFunction() async { await action() }
}

/// Leaves the field in which one searches.
@MainActor @preconcurrency public struct DismissSearchAction {
  nonisolated init() {}
  /// Leaves it.
  public func callAsFunction() {}
}

/// How much the app is in use.
public enum ScenePhase: Int, Hashable, Comparable, Sendable {
  /// Not to be seen.
  case background
  /// To be seen, but not in use.
  case inactive
  /// In use.
  case active

  /// Which is less in use.
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

/// Whether rows can be moved and deleted.
public enum EditMode: Hashable, Sendable {
  /// No.
  case inactive
  /// One row, which was swiped.
  case transient
  /// Yes.
  case active

  /// Whether rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum Keys {
  enum ModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode()) }
  }
  enum OpenKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
  }
  enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
  enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  enum EditKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { .constant(.inactive) } }
  enum SearchKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  /// Whether the view is presented, and how to leave it.
  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self[Keys.ModeKey.self] }
    set { self[Keys.ModeKey.self] = newValue }
  }

  /// Leaves the presented view.
  public var dismiss: DismissAction { DismissAction(presentationMode.wrappedValue.leave) }

  /// Whether the view is presented by another one.
  public var isPresented: Bool { presentationMode.wrappedValue.isPresented }

  /// The environment inside of a view that is presented, and the way to leave it.
  package mutating func present(leaving leave: @escaping @MainActor () -> Void) {
    presentationMode = .constant(PresentationMode(isPresented: true, leave: leave))
  }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[Keys.OpenKey.self] }
    set { self[Keys.OpenKey.self] = newValue }
  }

  /// What reloads the view; nil when nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[Keys.RefreshKey.self] }
    set { self[Keys.RefreshKey.self] = newValue }
  }

  /// Leaves the field in which one searches.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// How much the app is in use.
  public var scenePhase: ScenePhase {
    get { self[Keys.PhaseKey.self] }
    set { self[Keys.PhaseKey.self] = newValue }
  }

  /// Whether rows can be moved and deleted.
  public var editMode: Binding<EditMode>? {
    get { self[Keys.EditKey.self] }
    set { self[Keys.EditKey.self] = newValue }
  }

  /// Whether one searches.
  public internal(set) var isSearching: Bool {
    get { self[Keys.SearchKey.self] }
    set { self[Keys.SearchKey.self] = newValue }
  }
}

extension View {
  /// What reloads the views inside.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}
