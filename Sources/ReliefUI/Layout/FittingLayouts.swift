import Foundation
import ReliefGeometry

/// A view at its ideal length along some axes.
struct FixedSizeLayout: GuidePassingLayout {
  let axes: Axis.Set

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.has(.horizontal) ? nil : proposal.width, height: axes.has(.vertical) ? nil : proposal.height
    )
  }
}

/// How a ratio of sides is kept.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is seen.
  case fit
  /// All of the room is filled.
  case fill
}

/// A view with a given ratio of width to height, or its own.
struct AspectRatioLayout: GuidePassingLayout {
  let ratio: CGFloat?
  let mode: ContentMode

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first.map { $0.sizeThatFits(inner(proposal, $0)) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal, subview))
    }
  }

  private func inner(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
    let ideal = subview.sizeThatFits(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return size(ideal.width, ideal.height, ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return size(width, height, ratio)
    }
  }

  private func size(_ width: CGFloat, _ height: CGFloat, _ ratio: CGFloat) -> ProposedViewSize {
    if !width.isFinite, !height.isFinite { return .infinity }
    let fromWidth = (width: width, height: width / ratio)
    let fromHeight = (width: height * ratio, height: height)
    let widthIsLess = fromWidth.width <= fromHeight.width
    let chosen = (mode == .fit) == widthIsLess ? fromWidth : fromHeight
    return ProposedViewSize(width: chosen.width, height: chosen.height)
  }
}

/// A view whose middle stands at a point of all the room that is offered.
struct PositionLayout: GuidePassingLayout {
  let position: CGPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center,
      proposal: proposal)
  }
}

extension View {
  /// The view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal length along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(UnaryLayoutModifier(layout: FixedSizeLayout(axes: axes), name: "fixedSize"))
  }

  /// The view with a ratio of width to height; nil keeps its own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(
      UnaryLayoutModifier(
        layout: AspectRatioLayout(ratio: aspectRatio, mode: contentMode), name: "aspectRatio"))
  }

  /// The view with the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// The view in its own ratio, all of it seen.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// The view in its own ratio, all of the room filled.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// The view with its middle at a point of all the room that is offered.
  public func position(_ position: CGPoint) -> some View {
    modifier(UnaryLayoutModifier(layout: PositionLayout(position: position), name: "position"))
  }

  /// The view with its middle at a point of all the room that is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
