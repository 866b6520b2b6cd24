import Foundation
import ReliefGeometry

/// A window of AppKit; never drawn.
public typealias NSWindow = UIWindow

/// Shows a SwiftUI view in AppKit; never drawn.
@MainActor open class NSHostingView<Content: View>: UIView {
  /// The view.
  public var rootView: Content
  /// A view of AppKit around a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
}

extension NSApplication {
  /// What a window answered.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// An answer by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Yes.
    public static let OK = ModalResponse(rawValue: 1)
    /// No.
    public static let cancel = ModalResponse(rawValue: 0)
  }
}

/// Is told what happens to the program; never.
@MainActor public protocol NSApplicationDelegate: AnyObject {}

/// Views side by side with a line between, as on a Mac.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content
  /// Views side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views.
  @MainActor public var body: some View { HStack(spacing: 1) { content } }
}

/// Views above each other with a line between, as on a Mac.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content
  /// Views above each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views.
  @MainActor public var body: some View { VStack(spacing: 1) { content } }
}
