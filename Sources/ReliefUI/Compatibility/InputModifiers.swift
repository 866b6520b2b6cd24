import Foundation
import ReliefGeometry

/// A part of the system whose look a view may ask for.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system thinks fit.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// What a device does to be felt or heard.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// Something is done.
  public static let success = SensoryFeedback(name: "success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another thing is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// Something strikes.
  public static let impact = SensoryFeedback(name: "impact")
  /// A value grows.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value falls.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Things are in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level is reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")

  /// How heavy something is that strikes.
  public enum Weight: Hashable, Sendable {
    /// Light.
    case light
    /// Neither.
    case medium
    /// Heavy.
    case heavy
  }

  /// Something of a weight strikes.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// Which keys are held beside another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it writes.
  public let character: Character
  /// A key.
  public init(_ character: Character) { self.character = character }
  /// A key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// A key that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys beside it.
  public var modifiers: EventModifiers
  /// A key with others.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// What the key that ends an input says.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which inputs a closure is told of.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Triggers by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields to search in.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters become capitals while one types.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// Those of words.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// Those of sentences.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(name: "characters")
  }
}

/// In which direction a key moves the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

/// What a pointer does over a view.
public enum HoverPhase: Hashable, Sendable {
  /// It is at a place.
  case active(CGPoint)
  /// It has left.
  case ended
}

/// How a view looks under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// As the system thinks fit.
  public static let automatic = HoverEffect(name: "automatic")
  /// Lit.
  public static let highlight = HoverEffect(name: "highlight")
  /// Raised.
  public static let lift = HoverEffect(name: "lift")
}

/// When scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// As the system thinks fit.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

// None of these shows in a still picture: each is the same view.
extension View {
  /// The same view.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// The same view.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// The same view.
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?)
    -> some View
  { self }
  /// The same view.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  /// The same view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// The same view.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// The same view.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    self
  }
  /// The same view.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// The same view.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  /// The same view.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// The same view.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// The same view.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// The same view.
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> some View {
    self
  }
  /// The same view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// The same view.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// The same view.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// The same view.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// The same view.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View { self }
  /// The same view.
  public func onExitCommand(perform action: (() -> Void)? = nil) -> some View { self }
  /// The same view.
  public func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View { self }
  /// The same view.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// The same view.
  @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// The same view.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// The same view.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// The same view: pictures have no status bar.
  public func statusBar(hidden: Bool) -> some View { self }
  /// The same view: pictures have no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// The same view: pictures have no such overlays.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// The same view: pictures have no home indicator.
  public func prefersHomeIndicatorAutoHidden(_ hidden: Bool = true) -> some View { self }
  /// The view with its menu closed.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
  /// The view with its menu closed.
  public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P)
    -> some View
  { self }
  /// The view with its menu closed.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }
  /// The row with its actions closed.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// Whether it was used.
  public enum Result: Hashable, Sendable {
    /// It was.
    case handled
    /// It was not.
    case ignored
  }
}

/// A menu over a view, closed in a still picture.
public struct ContextMenu<MenuItems: View> {
  /// A menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
