import Foundation
import ReliefGeometry

/// A view with another one behind or in front of it, which is offered its size and does not change it.
struct DecorationLayout: GuidePassingLayout {
  let alignment: Alignment
  /// Which of the two views decides on the size: 1 where the other one lies behind, else 0.
  let primary: Int

  private func main(_ subviews: Subviews) -> LayoutSubview? {
    subviews.count > primary ? subviews[subviews.startIndex + primary] : subviews.first
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    main(subviews)?.spacing ?? ViewSpacing()
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    main(subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let main = main(subviews) else { return }
    main.place(at: bounds.origin, proposal: proposal)
    let outer = main.dimensions(in: proposal)
    for other in subviews where other != main {
      let proposal = ProposedViewSize(bounds.size)
      let own = other.dimensions(in: proposal)
      other.place(
        at: CGPoint(
          x: bounds.minX + outer[alignment.horizontal] - own[alignment.horizontal],
          y: bounds.minY + outer[alignment.vertical] - own[alignment.vertical]), proposal: proposal)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { main(subviews)?.dimensions(in: proposal)[explicit: guide] }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { main(subviews)?.dimensions(in: proposal)[explicit: guide] }
}

/// Puts another view behind or in front of each view.
struct DecorationModifier<Decoration: View>: DirectModifier {
  let decoration: Decoration
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    content.contentNodes(context).enumerated().map { index, main in
      let beside = decoration.nodes(context.child(.aside(index)).stacking(nil))
      guard !beside.isEmpty else { return main }
      let other =
        beside.count == 1
        ? beside[0]
        : ViewNode(layout: ZStackLayout(alignment: alignment), name: "ZStack", context, children: beside)
      let node = ViewNode(
        layout: DecorationLayout(alignment: alignment, primary: isBehind ? 1 : 0),
        name: isBehind ? "background" : "overlay", context,
        children: isBehind ? [other, main] : [main, other])
      node.traits = main.traits
      return node
    }
  }
}

extension View {
  /// Another view behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(DecorationModifier(decoration: content(), alignment: alignment, isBehind: true))
  }

  /// Another view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(DecorationModifier(decoration: background, alignment: alignment, isBehind: true))
  }

  /// A style behind the view, which reaches to the edges of the screen where the view does.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(
      DecorationModifier(
        decoration: StyledRectangle(style: style).safeAreaIgnored(.all, edges: edges), alignment: .center,
        isBehind: true))
  }

  /// The ground behind the view, which reaches to the edges of the screen where the view does.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// A shape behind the view, filled with a style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      DecorationModifier(
        decoration: ShapeFill(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        isBehind: true))
  }

  /// A shape behind the view, filled with the ground.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Another view in front of this one.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(DecorationModifier(decoration: content(), alignment: alignment, isBehind: false))
  }

  /// Another view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(DecorationModifier(decoration: overlay, alignment: alignment, isBehind: false))
  }

  /// A style in front of the view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      DecorationModifier(
        decoration: StyledRectangle(style: style).safeAreaIgnored(.all, edges: edges), alignment: .center,
        isBehind: false))
  }

  /// A shape in front of the view, filled with a style.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      DecorationModifier(
        decoration: ShapeFill(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
        isBehind: false))
  }
}
