import Foundation

/// The name of a method that UIKit calls; here nothing calls it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  /// A method by its name.
  public init(_ name: String) { self.name = name }
  /// A method by its name.
  public init(stringLiteral value: String) { name = value }
}

/// A control of UIKit's; never drawn.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger was put down.
    public static let touchDown = Event(rawValue: 1)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// A text changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 262_144)
  }
  /// How a control is.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At rest.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
  /// Whether it can be used.
  public var isEnabled = true
  /// Whether it is chosen.
  public var isSelected = false
  /// Does nothing: nobody touches the control.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

/// Dots for pages; never drawn.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// What all such controls are told; it is kept and not drawn.
  public static func appearance() -> UIPageControl { proxy }
  private static let proxy = UIPageControl()
  /// The ground behind dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system thinks fit.
    case automatic
    /// Always.
    case prominent
    /// Little.
    case minimal
  }
  /// How many dots there are.
  public var numberOfPages = 0
  /// The one that is chosen.
  public var currentPage = 0
  /// Whether a single dot is not shown.
  public var hidesForSinglePage = false
  /// The colour of dots.
  public var pageIndicatorTintColor: UIColor?
  /// The colour of the one that is chosen.
  public var currentPageIndicatorTintColor: UIColor?
  /// The ground behind dots.
  public var backgroundStyle = BackgroundStyle.automatic
}

/// Choices side by side; never drawn.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// What all such controls are told; it is kept and not drawn.
  public static func appearance() -> UISegmentedControl { proxy }
  private static let proxy = UISegmentedControl()
  /// The colour of the one that is chosen.
  public var selectedSegmentTintColor: UIColor?
  /// Sets how titles look in a state.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// A switch; never drawn.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// What all such controls are told; it is kept and not drawn.
  public static func appearance() -> UISwitch { proxy }
  private static let proxy = UISwitch()
  /// Whether it is on.
  public var isOn = false
  /// The colour while it is on.
  public var onTintColor: UIColor?
  /// The colour of the knob.
  public var thumbTintColor: UIColor?
}

/// A slider; never drawn.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// What all such controls are told; it is kept and not drawn.
  public static func appearance() -> UISlider { proxy }
  private static let proxy = UISlider()
  /// The value.
  public var value: Float = 0
  /// The least value.
  public var minimumValue: Float = 0
  /// The greatest value.
  public var maximumValue: Float = 1
  /// The colour of the knob.
  public var thumbTintColor: UIColor?
  /// The colour of the track up to the knob.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the knob.
  public var maximumTrackTintColor: UIColor?
  /// Sets the picture of the knob.
  public func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// What scrolls; never drawn.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// What all such views are told; it is kept and not drawn.
  open class func appearance() -> UIScrollView { UIScrollView() }
  /// Whether it springs at its ends.
  public var bounces = true
  /// Whether it stops at pages.
  public var isPagingEnabled = false
  /// Whether it scrolls.
  public var isScrollEnabled = true
  /// How far it is scrolled.
  public var contentOffset = CGPoint.zero
  /// How large its content is.
  public var contentSize = CGSize.zero
  /// What is told of scrolling.
  public weak var delegate: (any UIScrollViewDelegate)?
  /// How far it can be made smaller.
  public var minimumZoomScale: CGFloat = 1
  /// How far it can be made larger.
  public var maximumZoomScale: CGFloat = 1
}

/// A list; never drawn.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// What all such views are told; it is kept and not drawn.
  open override class func appearance() -> UITableView { UITableView() }
  /// The lines between rows.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of lines between rows.
  public var separatorColor: UIColor?
  /// What stands below the rows.
  public var tableFooterView: UIView?
  /// The distance above headers.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// What its rows are.
  public weak var dataSource: (any UITableViewDataSource)?
}

/// A row; never drawn.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// What all such views are told; it is kept and not drawn.
  public static func appearance() -> UITableViewCell { UITableViewCell() }
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }
  /// How a row looks when it is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// As before.
    case none
    /// As usual.
    case `default`
  }
  /// How a row looks when it is chosen.
  public var selectionStyle = SelectionStyle.default
}

/// A text that can be edited; never drawn.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// What all such views are told; it is kept and not drawn.
  open override class func appearance() -> UITextView { UITextView() }
  /// The text.
  public var text: String = ""
  /// The font.
  public var font: UIFont?
  /// The colour of the letters.
  public var textColor: UIColor?
  /// Whether it can be edited.
  public var isEditable = true
}

/// A field of text; never drawn.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// What all such views are told; it is kept and not drawn.
  public static func appearance() -> UITextField { UITextField() }
  /// The text.
  public var text: String?
  /// What stands in the empty field.
  public var placeholder: String?
  /// The font.
  public var font: UIFont?
  /// The colour of the letters.
  public var textColor: UIColor?
}

/// A text; never drawn.
@preconcurrency @MainActor open class UILabel: UIView {
  /// What all such views are told; it is kept and not drawn.
  public static func appearance() -> UILabel { UILabel() }
  /// The text.
  public var text: String?
  /// The font.
  public var font: UIFont?
  /// The colour of the letters.
  public var textColor: UIColor?
  /// The most lines; 0 for any number.
  public var numberOfLines = 1
}

/// A picture; never drawn.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  public var image: UIImage?
  /// A view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// Turns while one waits; never drawn.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium
    /// Large.
    case large
  }
  /// A view of a size.
  public convenience init(style: Style) { self.init(frame: .zero) }
  /// The colour.
  public var color: UIColor?
  /// Whether it turns.
  public private(set) var isAnimating = false
  /// Begins to turn.
  public func startAnimating() { isAnimating = true }
  /// Stops.
  public func stopAnimating() { isAnimating = false }
}

/// Something that is done to what lies below a view.
@preconcurrency @MainActor open class UIVisualEffect {
  /// Nothing.
  public init() {}
}

/// A blur of what lies below.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  /// How strong it is.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the scheme says.
    case regular
    /// As the scheme says, stronger.
    case prominent
    /// Very thin.
    case systemUltraThinMaterial
    /// Thin.
    case systemThinMaterial
    /// As usual.
    case systemMaterial
    /// Thick.
    case systemThickMaterial
    /// That of bars.
    case systemChromeMaterial
    /// Very thin and dark.
    case systemUltraThinMaterialDark
    /// Very thin and light.
    case systemUltraThinMaterialLight
  }
  /// A blur.
  public init(style: Style) { super.init() }
}

/// A view that does something to what lies below; never drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What is done.
  public var effect: UIVisualEffect?
  /// What stands on it.
  public let contentView = UIView()
  /// A view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
