import Foundation

// AppKit's names for what UIKit has as well, for the macOS branches of sources.

/// A colour of AppKit's.
public typealias NSColor = UIColor
/// A picture of AppKit's.
public typealias NSImage = UIImage
/// A font of AppKit's.
public typealias NSFont = UIFont
/// A path of AppKit's.
public typealias NSBezierPath = UIBezierPath
/// A view of AppKit's; never drawn.
public typealias NSView = UIView
/// A controller of AppKit's; never drawn.
public typealias NSViewController = UIViewController

extension UIColor {
  /// The ground of a window.
  public static let windowBackgroundColor = UIColor(
    Color(.pair(SystemColor(0xECECEC, 0x323232))))
  /// The ground of controls.
  public static let controlBackgroundColor = UIColor(Color(.pair(SystemColor(0xFFFFFF, 0x1E1E1E))))
  /// The ground of text.
  public static let textBackgroundColor = UIColor(Color(.pair(SystemColor(0xFFFFFF, 0x1E1E1E))))
  /// The ground below pages.
  public static let underPageBackgroundColor = UIColor(Color(.pair(SystemColor(0x969696, 0x282828))))
  /// The fill of controls.
  public static let controlColor = UIColor(Color(.pair(SystemColor(0xFFFFFF, 0xFFFFFF, opacity: (1, 0.25)))))
  /// The colour of labels.
  public static let labelColor = UIColor.label
  /// The colour of second labels.
  public static let secondaryLabelColor = UIColor.secondaryLabel
  /// The colour of third labels.
  public static let tertiaryLabelColor = UIColor.tertiaryLabel
  /// The colour of text.
  public static let textColor = UIColor.label
  /// The colour of controls' text.
  public static let controlTextColor = UIColor.label
  /// The colour of hints in empty fields.
  public static let placeholderTextColor = UIColor.placeholderText
  /// The line between things.
  public static let separatorColor = UIColor.separator
  /// The accent colour.
  public static let controlAccentColor = UIColor.tintColor
  /// The ground of what is chosen.
  public static let selectedControlColor = UIColor(Color(.pair(SystemColor(0xB3D7FF, 0x3F638B))))
  /// The colour of links.
  public static let linkColor = UIColor.link
}

extension NSView {
  /// Whether it draws into a layer; it is never drawn.
  public var wantsLayer: Bool {
    get { true }
    set {}
  }
}

extension Color {
  /// A colour of AppKit's.
  public init(nsColor color: NSColor) { self.init(uiColor: color) }
}

extension Image {
  /// A picture of AppKit's.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

/// The app on a Mac; what it is asked to do is not done while a picture is made.
@MainActor open class NSApplication {
  /// The app.
  public static let shared = NSApplication()
  /// An app.
  public init() {}
  /// The windows: none.
  public var windows: [UIWindow] { [] }
  /// Does nothing.
  public func terminate(_ sender: Any?) {}
  /// Does nothing.
  public func activate(ignoringOtherApps flag: Bool) {}
}

/// What opens files and addresses on a Mac; nothing is opened.
@MainActor public final class NSWorkspace {
  /// The workspace.
  public static let shared = NSWorkspace()
  private init() {}
  /// Opens nothing.
  @discardableResult public func open(_ url: URL) -> Bool { false }
}

/// An AppKit view in SwiftUI. AppKit is not drawn here: a box with the type's name stands for it.
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the AppKit view.
  associatedtype NSViewType: UIView
  /// The type of what takes part in events.
  associatedtype Coordinator = Void
  /// What is told.
  typealias Context = NSViewRepresentableContext<Self>
  /// Makes the AppKit view; never called.
  func makeNSView(context: Context) -> NSViewType
  /// Changes the AppKit view; never called.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Makes what takes part in events; never called.
  func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What a representable is told.
@MainActor public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What the representable made for itself.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
}
