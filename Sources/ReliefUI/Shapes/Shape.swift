import Foundation
import ReliefDrawing
import ReliefGeometry

/// A shape that fits into any rectangle; as a view it is filled with the style of the content around.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape is used for.
  nonisolated static var role: ShapeRole { get }
  /// The size that the shape takes of a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the shape is mirrored where one reads in another direction.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable {
  /// Its inside is filled.
  case fill
  /// Its outline is drawn.
  case stroke
  /// It separates.
  case separator
}

extension Shape {
  /// Its inside is filled.
  nonisolated public static var role: ShapeRole { .fill }

  /// All that is offered, 10 points where nothing is.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape, filled with the style of the content around.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), background: EmptyView())
  }
}

/// A shape that can be made smaller all around.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved in, in points; negative moves it out.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape, filled with a style.
struct ShapeFill<S: Shape, Style: ShapeStyle>: View, PrimitiveView {
  let shape: S
  let style: Style
  let fillStyle: FillStyle

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let direction = context.environment.layoutDirection
    let leaf = ShapeLeaf(
      painting: style.painting(in: context.environment), fillStyle: fillStyle,
      path: { [shape] in shape.path(in: $0, direction) }, size: { [shape] in shape.sizeThatFits($0) })
    return [ViewNode(.leaf(leaf), name: "\(S.self)")]
  }
}

/// A rectangle, filled with a style.
struct StyledRectangle<Style: ShapeStyle>: View, PrimitiveView {
  let style: Style

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let leaf = ShapeLeaf(
      painting: style.painting(in: context.environment), fillStyle: FillStyle(), path: { Path($0) },
      size: { $0.replacingUnspecifiedDimensions() })
    return [ViewNode(.leaf(leaf), name: "\(Style.self)")]
  }
}

struct ShapeLeaf: Leaf {
  let painting: StylePainting
  let fillStyle: FillStyle
  let path: (CGRect) -> Path
  let size: (ProposedViewSize) -> CGSize

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    let outline = context.outline(path, in: frame)
    guard !outline.isEmpty else { return }
    context.paint(painting, bounds: frame) { [.fill(outline, $0, fillStyle)] }
  }
}

extension DrawingContext {
  /// The outline of a shape in a frame; a rectangle's edges are on whole pixels.
  ///
  /// - Parameter inset: how far the rectangle lies inside of the one whose edges snap.
  func outline(_ path: (CGRect) -> Path, in frame: CGRect, inset: CGFloat = 0) -> Path {
    // Shapes are asked for their outline in a rectangle at the origin, as SwiftUI does.
    let outline = path(CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
    if case .rect(let rect) = outline.outline {
      if inset == 0 || !inset.isFinite { return Path(snapped(rect)) }
      return Path(snapped(rect.insetBy(dx: -inset, dy: -inset)).insetBy(dx: inset, dy: inset))
    }
    return outline
  }
}
