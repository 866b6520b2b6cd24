import Foundation
import ReliefDrawing
import ReliefGeometry

/// A view that draws a shape, and may draw it again in another way on top.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

/// How a shape view draws its shape.
enum ShapeDrawing {
  case fill(FillStyle)
  /// Centred on the outline, which may be a shape's inset by some points.
  case stroke(StrokeStyle, inset: CGFloat = 0)
}

/// Draws a shape in a style, over a background.
struct ShapeDrawer<Style: ShapeStyle, Background: View> {
  let name: String
  let path: (CGRect, LayoutDirection) -> Path
  let size: (ProposedViewSize) -> CGSize
  let style: Style
  let drawing: ShapeDrawing
  let background: Background
  let isContainerRelative: Bool

  init<S: Shape>(_ shape: S, _ style: Style, _ drawing: ShapeDrawing, _ background: Background) {
    name = "\(S.self)"
    isContainerRelative = shape is ContainerRelativeShape
    (path, size) = ({ shape.path(in: $0, $1) }, { shape.sizeThatFits($0) })
    (self.style, self.drawing, self.background) = (style, drawing, background)
  }

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let painting = style.painting(in: context.environment)
    let direction = context.environment.layoutDirection
    let path = { [path] in path($0, direction) }
    let leaf: any Leaf =
      switch drawing {
      case .fill(let fill) where isContainerRelative:
        ContainerRelativeLeaf(painting: painting, fillStyle: fill)
      case .fill(let fill): ShapeLeaf(painting: painting, fillStyle: fill, path: path, size: size)
      case .stroke(let stroke, let inset):
        StrokeLeaf(painting: painting, stroke: stroke, inset: inset, path: path, size: size)
      }
    let main = ViewNode(.leaf(leaf), name: name)
    let behind = background.nodes(context.child(.content))
    guard !behind.isEmpty else { return [main] }
    return [
      ViewNode(
        layout: DecorationLayout(alignment: .center, primary: behind.count), name: "background", context,
        children: behind + [main])
    ]
  }
}

struct StrokeLeaf: Leaf {
  let painting: StylePainting
  let stroke: StrokeStyle
  /// How far the outline lies inside of the shape's own, whose edges are what snaps to pixels.
  let inset: CGFloat
  let path: (CGRect) -> Path
  let size: (ProposedViewSize) -> CGSize

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    let outline = context.outline(path, in: frame, inset: inset)
    guard !outline.isEmpty, stroke.lineWidth > 0 else { return }
    context.paint(painting, bounds: frame) { [.stroke(outline, $0, stroke)] }
  }
}

/// A shape filled with the style of the content around.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style

  init(shape: Content, style: Style, background: EmptyView) { (self.shape, self.style) = (shape, style) }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    ShapeDrawer(shape, style, .fill(FillStyle()), EmptyView()).makeNodes(context)
  }
}

/// A shape filled with a style, over a background.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView
{
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the inside is told.
  public var fillStyle: FillStyle
  /// What lies behind.
  public var background: Background

  /// A filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    ShapeDrawer(shape, style, .fill(fillStyle), background).makeNodes(context)
  }
}

/// A shape whose outline is drawn in a style, over a background.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PrimitiveView
{
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the line looks.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What lies behind.
  public var background: Background

  /// A shape's outline.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    ShapeDrawer(shape, style, .stroke(strokeStyle), background)
      .makeNodes(context)
  }
}

/// A shape with a line along the inside of its outline, over a background.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>:
  ShapeView, PrimitiveView
{
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the line looks.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What lies behind.
  public var background: Background

  /// A shape's border.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    ShapeDrawer(
      shape.inset(by: strokeStyle.lineWidth / 2), style,
      .stroke(strokeStyle, inset: strokeStyle.lineWidth / 2), background
    ).makeNodes(context)
  }
}

extension Shape {
  /// The shape, filled with a style.
  @MainActor public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// The shape, filled with the style of the content around.
  @MainActor public func fill(style: FillStyle) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }

  /// A line along the outline, half inside and half outside.
  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line along the outline, half inside and half outside.
  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The shape of a line along the outline.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape of a line along the outline.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }
}

extension InsettableShape {
  /// A line along the inside of the outline.
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line along the inside of the outline.
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
}

extension ShapeView {
  /// The shape, filled on top of what was drawn.
  @MainActor public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// A line along the outline, on top of what was drawn.
  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line along the outline, on top of what was drawn.
  @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line along the inside of the outline, on top of what was drawn.
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line along the inside of the outline, on top of what was drawn.
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
}
