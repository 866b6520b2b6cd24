import Foundation
import ReliefGeometry

/// The shape of the container around, made smaller as far as the view lies inside of it: outlines stay concentric.
///
/// Where there is no container, and in clips, it is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container around.
  public init() {}
  /// A rectangle: the container is known when the view is drawn.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A smaller one.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A container's shape and frame, while it is drawn.
package struct DrawnContainer {
  let frame: CGRect
  /// The shape in a rectangle, its outline moved in.
  let path: (CGRect, CGFloat) -> Path

  /// The outline for a view inside.
  func path(in inner: CGRect) -> Path {
    let distance = max(
      0,
      min(
        inner.minX - frame.minX, inner.minY - frame.minY, frame.maxX - inner.maxX, frame.maxY - inner.maxY))
    return path(inner.insetBy(dx: -distance, dy: -distance), distance)
  }
}

/// The shape of the container around, filled.
struct ContainerRelativeLeaf: Leaf {
  let painting: StylePainting
  let fillStyle: FillStyle

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    let outline = context.container?.path(in: frame) ?? Path(context.snapped(frame))
    context.paint(painting, bounds: frame) { [.fill(outline, $0, fillStyle)] }
  }
}

/// Says which shape a container has.
struct ContainerShapeEffect: Effect {
  let path: (CGRect, CGFloat) -> Path

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    let outer = context.container
    context.container = DrawnContainer(frame: frame, path: path)
    node.drawChildren(in: frame, &context)
    context.container = outer
  }
}

extension View {
  /// The shape of the container that the view is, for `ContainerRelativeShape` inside.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(
      EffectModifier(name: "containerShape") { _ in
        ContainerShapeEffect { rect, amount in
          let outline = shape.inset(by: amount).path(in: CGRect(origin: .zero, size: rect.size))
          return outline.offsetBy(dx: rect.minX, dy: rect.minY)
        }
      })
  }
}
