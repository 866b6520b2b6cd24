import Foundation
import ReliefDrawing
import ReliefGeometry

extension GraphicsContext {
  /// A text as it is drawn in a canvas.
  public struct ResolvedText {
    /// What the letters are filled with; nil for what the text says itself.
    var own: Shading?
    /// What the letters are filled with.
    public var shading: Shading {
      get { own ?? .foreground }
      set { own = newValue }
    }
    let leaf: TextLeaf

    /// The size in points in a room.
    public func measure(in size: CGSize) -> CGSize { leaf.sizeThatFits(ProposedViewSize(size)) }
    /// How far the first baseline is below the upper edge, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      baseline(VerticalAlignment.FirstTextBaseline.self, size)
    }
    /// How far the last baseline is below the upper edge, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      baseline(VerticalAlignment.LastTextBaseline.self, size)
    }
    private func baseline(_ key: AlignmentID.Type, _ size: CGSize) -> CGFloat {
      let own = measure(in: size)
      return leaf.explicitAlignment(key, own, ProposedViewSize(size)) ?? own.height
    }
  }

  /// A picture as it is drawn in a canvas.
  public struct ResolvedImage {
    /// What a template is filled with; nil for the style of the content around.
    public var shading: Shading?
    let leaf: any Leaf
    /// The size in points.
    public var size: CGSize { leaf.sizeThatFits(.unspecified) }
    /// How far the baseline is below the upper edge, in points.
    public var baseline: CGFloat {
      let own = size
      return leaf.explicitAlignment(VerticalAlignment.FirstTextBaseline.self, own, .unspecified) ?? own.height
    }
  }

  /// A view as it is drawn in a canvas.
  public struct ResolvedSymbol {
    let node: ViewNode
    /// The size in points.
    public var size: CGSize { node.sizeThatFits(.unspecified) }
  }

  /// A text, ready to be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(leaf: TextLeaf(text.runs(environment), environment))
  }
  /// A picture, ready to be measured and drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(leaf: image.leaf(environment)) }
  /// A view of the canvas by its tag; nil when there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.0 == AnyHashable(id) }.map { ResolvedSymbol(node: $0.1) }
  }

  private static func frame(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  private func items(_ leaf: any Leaf, in frame: CGRect, _ shading: Shading?) -> [DisplayList.Item] {
    var context = DrawingContext(scale: environment.displayScale)
    leaf.draw(in: frame, &context)
    guard let shading else { return context.items }
    let items = context.items
    return painted(shading, frame: frame) { paint in items.map { $0.painted(paint) } }
  }

  /// Draws a text in a rectangle, from its upper left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    put(items(text.leaf, in: CGRect(origin: rect.origin, size: size), text.own))
  }
  /// Draws a text, a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.leaf.sizeThatFits(.unspecified)
    put(items(text.leaf, in: Self.frame(size, point, anchor), text.own))
  }
  /// Draws a text in a rectangle, from its upper left corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text, a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a picture, stretched over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let size = image.size
    guard size.width > 0, size.height > 0, rect.isFinite else { return }
    let items = items(image.leaf, in: CGRect(origin: .zero, size: size), image.shading)
    let map = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    if !items.isEmpty { put([.layer(Layer(.transform(map), DisplayList(items)))]) }
  }
  /// Draws a picture, a point of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    put(items(image.leaf, in: Self.frame(image.size, point, anchor), image.shading))
  }
  /// Draws a picture, stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws a picture, a point of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a view in the size of a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.node, in: rect, proposal: ProposedViewSize(rect.size))
  }
  /// Draws a view, a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, in: Self.frame(symbol.size, point, anchor), proposal: .unspecified)
  }

  private func draw(_ node: ViewNode, in frame: CGRect, proposal: ProposedViewSize) {
    node.place(in: frame, proposal: proposal)
    node.placeChildren(
      Placement(
        toGlobal: CGAffineTransform(translationX: frame.minX, y: frame.minY),
        safeArea: SafeArea(inner: bounds, outer: bounds), container: bounds.size,
        scale: environment.displayScale))
    var context = DrawingContext(scale: environment.displayScale)
    node.draw(from: .zero, &context)
    put(context.items)
  }
}
