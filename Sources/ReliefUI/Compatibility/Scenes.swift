import Foundation

/// A program; Relief draws its views, and never runs it.
@MainActor @preconcurrency public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene
  /// Its scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Says that there is nothing to run, and ends.
  public static func main() {
    let notice = "Relief draws the views of \(Self.self) and does not run it; see `relief render`.\n"
    FileHandle.standardError.write(Data(notice.utf8))
  }
}

/// A part of a program that has windows.
@MainActor @preconcurrency public protocol Scene {
  /// The type of what it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Scenes that are made of nothing else have no body; it is never read.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Gathers scenes.
@resultBuilder public enum SceneBuilder {
  /// A scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene {
    _TupleScene()
  }
  /// A scene or none.
  public static func buildIf<Content: Scene>(_ content: Content?) -> _TupleScene { _TupleScene() }
  /// A scene in `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _TupleScene {
    _TupleScene()
  }
}

/// Several scenes.
nonisolated public struct _TupleScene: Scene {}

/// Windows of one kind.
nonisolated public struct WindowGroup<Content: View>: Scene {
  let content: Content
  /// Windows with a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with a view, by a name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with a title and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// One window.
nonisolated public struct Window<Content: View>: Scene {
  let content: Content
  /// A window with a title and a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The window with a program's settings.
nonisolated public struct Settings<Content: View>: Scene {
  let content: Content
  /// A window with a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Menus of a program.
@MainActor @preconcurrency public protocol Commands {
  /// The type of what they are made of.
  associatedtype Body: Commands
  /// What they are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Menus that are made of nothing else have no body; it is never read.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Gathers menus.
@resultBuilder public enum CommandsBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// One menu.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several menus.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No menus.
nonisolated public struct EmptyCommands: Commands {
  /// No menus.
  public init() {}
}

/// A menu of its own.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// A menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Where commands are put.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// About the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Its settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// New things.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The pasteboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
  /// The side bar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The tool bar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
}

/// Commands beside those of the system.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// Commands after those of the system.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands before those of the system.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands in the place of those of the system.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The system's commands for a side bar.
nonisolated public struct SidebarCommands: Commands {
  /// The commands.
  public init() {}
}

/// What a system tells a program.
@MainActor public protocol UIApplicationDelegate: AnyObject {}

/// An object that would be told of what happens to a program; no program runs, so it is never made.
@propertyWrapper
nonisolated public struct UIApplicationDelegateAdaptor<
  DelegateType: UIApplicationDelegate
> {
  /// An object of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The object; there is none to be read.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) belongs to a running program, and Relief runs none.")
  }
}

// Nothing of a program's windows shows in a picture: each is the same scene.
extension Scene {
  /// The same scene.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// The same scene.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    self
  }
  /// The same scene.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  { self }
  /// The same scene.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  { self }
  /// The same scene.
  public func environmentObject<T: AnyObject>(_ object: T) -> some Scene { self }
  /// The same scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }
  /// The same scene.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// The same scene.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// The same scene.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// The same scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// How a window looks.
public protocol WindowStyle: Sendable {}
/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style.
  public init() {}
}
/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// The style.
  public init() {}
}
/// The window that the system thinks fit.
public struct DefaultWindowStyle: WindowStyle {
  /// The style.
  public init() {}
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == DefaultWindowStyle {
  /// The window that the system thinks fit.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// How a window's size changes.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// As the system thinks fit.
  public static let automatic = WindowResizability(name: "automatic")
  /// With its content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Down to its content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension View {
  /// The same view; nothing opens it.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// The same view; nobody is told of it.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  )
    -> some View
  { self }
  /// The same view; nothing opens it.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

/// What a user does, told to the system; nobody is told.
public final class NSUserActivity: NSObject {
  /// What kind of activity it is.
  public let activityType: String
  /// Its title.
  public var title: String?
  /// An activity.
  public init(activityType: String) { self.activityType = activityType }
}
