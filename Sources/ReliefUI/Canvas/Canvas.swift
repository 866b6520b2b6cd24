import Foundation
import ReliefDrawing
import ReliefGeometry

/// A view that takes all the room that it is offered and is drawn by a closure.
nonisolated public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// Draws into the context, from the upper left corner at the origin.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Views that the closure can draw by their tags.
  public var symbols: Symbols
  /// Whether nothing below is seen; what the closure leaves free is black then.
  public var isOpaque: Bool
  /// How colours are kept; they always are as 8-bit sRGB here.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later; a picture is drawn at once.
  public var rendersAsynchronously: Bool

  /// A view that is drawn by a closure, which can draw other views by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (self.renderer, self.symbols) = (renderer, symbols())
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let nodes = symbols.nodes(context.child(.content).stacking(nil))
    let symbols = nodes.compactMap { node -> (AnyHashable, ViewNode)? in
      (node.traits[TagTrait.self] ?? node.traits[ImplicitTagTrait.self]).map { ($0, node) }
    }
    let leaf = CanvasLeaf(
      renderer: renderer, symbols: symbols, isOpaque: isOpaque, environment: context.environment)
    return [ViewNode(.leaf(leaf), name: "Canvas")]
  }
}

extension Canvas where Symbols == EmptyView {
  /// A view that is drawn by a closure.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// Runs the closure when the canvas has its place.
private struct CanvasLeaf: Leaf {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: [(AnyHashable, ViewNode)]
  let isOpaque: Bool
  let environment: EnvironmentValues

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return }
    let sink = GraphicsContext.Sink()
    var graphics = GraphicsContext(
      environment: environment, sink: sink, bounds: CGRect(origin: .zero, size: frame.size), symbols: symbols)
    RenderContext.$current.withValue(environment.renderContext) { renderer(&graphics, frame.size) }
    if isOpaque { context.items.append(.fill(Path(context.snapped(frame)), .color(.black))) }
    guard !sink.items.isEmpty else { return }
    // A canvas is a picture of its own size: nothing sticks out of it.
    let moved = DisplayList([
      .layer(
        Layer(
          .transform(CGAffineTransform(translationX: frame.minX, y: frame.minY)), DisplayList(sink.items)))
    ])
    context.items.append(.layer(Layer(.clip(Path(context.snapped(frame))), moved)))
  }
}
