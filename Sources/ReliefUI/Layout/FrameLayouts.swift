import Foundation

/// A view in a frame with fixed sides; nil sides are the view's.
struct FixedFrameLayout: GuidePassingLayout {
  let width: CGFloat?, height: CGFloat?
  let alignment: Alignment

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.spacing(resetting: width != nil, height != nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(in: bounds, alignment, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

/// A view in a frame with limits.
///
/// Source: OpenSwiftUI, Layout/Modifier/FrameLayout.swift.
struct FlexFrameLayout: GuidePassingLayout {
  struct Range {
    var least: CGFloat?, ideal: CGFloat?, most: CGFloat?

    /// What the view inside is offered.
    func inner(_ offered: CGFloat?) -> CGFloat? { (offered ?? ideal).map(clamped) }

    /// The length of the frame, for what is offered and the length of the view inside.
    func length(_ offered: CGFloat?, _ child: CGFloat) -> CGFloat {
      guard let offered else { return ideal.map(clamped) ?? clamped(child) }
      let limited = clamped(offered)
      switch (least, most) {
      case (nil, nil): return child
      case (_?, _?): return limited
      case (nil, let most?): return min(max(limited, child), most)
      case (let least?, nil): return max(min(limited, child), least)
      }
    }

    private func clamped(_ value: CGFloat) -> CGFloat {
      max(least ?? -.infinity, min(value, most ?? .infinity))
    }
  }

  let width: Range, height: Range
  let alignment: Alignment

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.spacing(
      resetting: width.least != nil || width.ideal != nil || width.most != nil,
      height.least != nil || height.ideal != nil || height.most != nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: width.length(proposal.width, size.width), height: height.length(proposal.height, size.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let inner = inner(proposal)
    subviews.first?.place(
      in: bounds, alignment,
      proposal: ProposedViewSize(
        width: inner.width ?? (width.ideal == nil ? nil : bounds.width),
        height: inner.height ?? (height.ideal == nil ? nil : bounds.height)))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }
}

extension LayoutSubviews {
  /// The wishes of the only view, without those along fixed axes.
  func spacing(resetting width: Bool, _ height: Bool) -> ViewSpacing {
    var spacing = first?.spacing ?? ViewSpacing()
    if width { (spacing.edges[.leading], spacing.edges[.trailing]) = (nil, nil) }
    if height { (spacing.edges[.top], spacing.edges[.bottom]) = (nil, nil) }
    return spacing
  }
}

extension LayoutSubview {
  /// Places the view so that its guides meet those of a rectangle.
  func place(in bounds: CGRect, _ alignment: Alignment, proposal: ProposedViewSize) {
    let (own, outer) = (dimensions(in: proposal), ViewDimensions(bounds.size))
    place(
      at: CGPoint(
        x: bounds.minX + outer[alignment.horizontal] - own[alignment.horizontal],
        y: bounds.minY + outer[alignment.vertical] - own[alignment.vertical]), proposal: proposal)
  }
}

extension View {
  /// Puts the view into a frame with fixed sides; nil sides are the view's.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(
      UnaryLayoutModifier(
        layout: FixedFrameLayout(
          width: FrameLength.valid(width), height: FrameLength.valid(height), alignment: alignment),
        name: "frame"))
  }

  /// Puts the view into a frame with limits.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      UnaryLayoutModifier(
        layout: FlexFrameLayout(
          width: FrameLength.range(minWidth, idealWidth, maxWidth),
          height: FrameLength.range(minHeight, idealHeight, maxHeight), alignment: alignment), name: "frame"))
  }
}

/// What may be the length of a frame.
enum FrameLength {
  /// A fixed length; NaN, infinite and negative ones count as none.
  static func valid(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// Limits in order: NaN counts as none, negative ones as 0, and a limit below the one before is raised to it.
  static func range(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> FlexFrameLayout.Range {
    func clean(_ v: CGFloat?) -> CGFloat? { v.flatMap { $0.isNaN ? nil : max(0, $0) } }
    let low = clean(least).flatMap { $0.isFinite ? $0 : nil }
    let middle = clean(ideal).flatMap { $0.isFinite ? max($0, low ?? 0) : nil }
    let high = clean(most).map { max($0, middle ?? low ?? 0) }
    return .init(least: low, ideal: middle, most: high)
  }
}
