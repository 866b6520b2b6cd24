import Foundation
import ReliefGeometry

extension EnvironmentValues {
  private enum ClipKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum AnchorKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }
  private enum MarginKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

  /// Whether scroll views cut their content to their frames.
  var scrollClips: Bool {
    get { self[ClipKey.self] }
    set { self[ClipKey.self] = newValue }
  }

  /// Which part of their content scroll views show.
  var scrollAnchors: ScrollAnchors {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }

  /// The room around the content of scroll views.
  var scrollMargins: EdgeInsets {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  }
}

/// What a margin is for.
public struct ContentMarginPlacement: Hashable, Sendable {
  let isForContent: Bool
  /// All that scrolls.
  public static let automatic = ContentMarginPlacement(isForContent: true)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(isForContent: true)
  /// The indicators, which a picture does not show.
  public static let scrollIndicators = ContentMarginPlacement(isForContent: false)
}

extension View {
  /// Room around the content of scroll views inside.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentModifier { environment in
        guard placement.isForContent else { return }
        var margins = environment.scrollMargins
        if edges.contains(.top) { margins.top = insets.top }
        if edges.contains(.leading) { margins.leading = insets.leading }
        if edges.contains(.bottom) { margins.bottom = insets.bottom }
        if edges.contains(.trailing) { margins.trailing = insets.trailing }
        environment.scrollMargins = margins
      })
  }

  /// Room around the content of scroll views inside; nil for 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? PaddingLayout.standard, .all), for: placement)
  }

  /// Room all around the content of scroll views inside.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { contentMargins(.all, EdgeInsets(length, .all), for: placement) }

  /// Whether scroll views inside let their content be seen beyond their frames.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClips, !disabled)
  }
}

/// When indicators are shown; a picture never shows them.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While one scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not while one scrolls.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How a scroll view yields at its ends; a picture is at rest.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// When the content is longer than the frame.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where a scroll view comes to rest when a finger has moved it; none moves a picture.
public protocol ScrollTargetBehavior {}

/// A scroll view that comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Whole pages.
  public init() {}
}

/// A scroll view that comes to rest at whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one swipe goes.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = LimitBehavior(name: "automatic")
    /// A few views.
    public static let always = LimitBehavior(name: "always")
    /// As far as it goes.
    public static let never = LimitBehavior(name: "never")
  }

  /// Whole views.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Whole views.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension View {
  /// When indicators are shown; a picture never shows them.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [
      .vertical, .horizontal,
    ]
  ) -> some View { self }

  /// Whether a finger can scroll; none does in a picture.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// How scroll views yield at their ends; a picture is at rest.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }

  /// Where scroll views come to rest when a finger has moved them; none moves a picture.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Views inside at which a scroll view can come to rest; they are found by their identities in any case.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// A view at which a scroll view can come to rest.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Whether indicators flash when the view appears; a picture never shows them.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
