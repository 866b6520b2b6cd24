import Foundation
import ReliefDrawing
import ReliefGeometry

/// Something that takes events; inert.
@preconcurrency @MainActor open class UIResponder {
  /// A responder.
  public init() {}
}

/// A UIKit view. It is never drawn: where a SwiftUI view holds one, a labelled box stands.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The rectangle in the parent's coordinates.
  public var frame: CGRect
  /// The rectangle in its own coordinates.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The views inside.
  public private(set) var subviews: [UIView] = []
  /// The opacity.
  public var alpha: CGFloat = 1
  /// Whether it is not shown.
  public var isHidden = false
  /// Whether it takes touches.
  public var isUserInteractionEnabled = true
  /// What tells it from others.
  public var tag = 0
  /// Whether what reaches over its edges is cut.
  public var clipsToBounds = false
  /// The colour of its ground.
  public var backgroundColor: UIColor?
  /// The colour of its controls.
  public var tintColor: UIColor?
  /// How its content is laid.
  public var contentMode = ContentMode.scaleToFill
  /// Whether its frame makes constraints.
  public var translatesAutoresizingMaskIntoConstraints = true

  /// How content is laid in a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// Whole.
    case scaleAspectFit
    /// Filling.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle.
    case center
  }

  /// A view in a rectangle.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// A view.
  public convenience override init() { self.init(frame: .zero) }
  /// Adds a view.
  open func addSubview(_ view: UIView) { subviews.append(view) }
  /// Called when the size changed.
  open func layoutSubviews() {}
  /// Takes the view out of its parent.
  open func removeFromSuperview() {}
}

/// A window; never drawn.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// What the window shows.
  public var rootViewController: UIViewController?
  /// A window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
  /// Does nothing.
  public func makeKeyAndVisible() {}
}

/// Controls a view; never drawn.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// The view.
  public var view: UIView = UIView()
  /// The title.
  public var title: String?
  /// A controller.
  public override init() { super.init() }
  /// Called when the view is there.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Does nothing.
  open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  /// Does nothing.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// Shows a SwiftUI view in UIKit.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content
  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// The size that the view takes where it is offered one; none where it never settles.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let screen = ViewHost.Screen(proposal: ProposedViewSize(size))
    return (try? ViewHost(rootView, screen: screen, environment: EnvironmentValues()).size()) ?? .zero
  }
}

/// What a representable is told.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the representable made for itself.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How changes are animated.
  public var transaction = Transaction()
}

/// What a representable is told.
@MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the representable made for itself.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How changes are animated.
  public var transaction = Transaction()
}

/// A UIKit view in SwiftUI. UIKit is not drawn here: a box with the type's name stands for it.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of what takes part in events.
  associatedtype Coordinator = Void
  /// What is told.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the UIKit view; never called.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the UIKit view; never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what takes part in events; never called.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// A UIKit controller in SwiftUI. UIKit is not drawn here: a box with the type's name stands for it.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the UIKit controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what takes part in events.
  associatedtype Coordinator = Void
  /// What is told.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the UIKit controller; never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the UIKit controller; never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what takes part in events; never called.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// A box with a name, for what cannot be drawn here.
nonisolated public struct _PlaceholderBox: View {
  let name: String

  /// A box with a name.
  public init(_ name: String) { self.name = name }

  /// A dashed frame around the name.
  @MainActor public var body: some View {
    Text(verbatim: name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        Rectangle().strokeBorder(.tertiary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
  }
}
