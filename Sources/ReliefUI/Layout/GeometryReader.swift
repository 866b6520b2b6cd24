import Foundation
import ReliefGeometry

/// A view that takes all the room that it is offered, and makes its content of the size and place that it got.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// A view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let inside = context.child(.content).stacking(nil)
    let content = content
    return [
      ViewNode(
        .deferred(
          DeferredGeometry(isMirrored: context.environment.layoutDirection == .rightToLeft) { proxy in
            inside.host.tracking(Self.self) { content(proxy) }.nodes(inside)
          }), name: "GeometryReader")
    ]
  }
}

/// Content that depends on the size and place of the view around it.
private struct DeferredGeometry: Deferred {
  let isMirrored: Bool
  let make: @MainActor (GeometryProxy) -> [ViewNode]

  /// 10 points where nothing is offered, as shapes take.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  @MainActor func makeChildren(_ placement: Placement, size: CGSize) -> [ViewNode] {
    let nodes = make(GeometryProxy(placement: placement, size: size))
    for node in nodes {
      node.place(
        at: CGPoint(x: isMirrored ? size.width : 0, y: 0), anchor: isMirrored ? .topTrailing : .topLeading,
        proposal: ProposedViewSize(size))
    }
    return nodes
  }
}

/// The size and place of a view.
public struct GeometryProxy {
  package let placement: Placement
  /// The size in points.
  public let size: CGSize

  package init(placement: Placement, size: CGSize) { (self.placement, self.size) = (placement, size) }

  /// How far the covered area reaches beyond each edge of the view that touches it.
  public var safeAreaInsets: EdgeInsets {
    placement.toGlobal.isTranslation ? placement.safeArea.reach(of: globalFrame, on: .all) : EdgeInsets()
  }

  /// The view's frame in a space, in points; a space that no view around has is the whole picture.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a space, in points; a space that no view around has is the whole picture.
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return globalFrame
    case .named(let name):
      guard let back = placement.spaces[name]?.toGlobal.inverse else { return globalFrame }
      return CGRect(origin: .zero, size: size).applying(placement.toGlobal.concatenating(back))
    }
  }

  /// The bounds of a view around that has a name, in this view's coordinates; nil when there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = placement.spaces[coordinateSpace.name], let back = placement.toGlobal.inverse else {
      return nil
    }
    return CGRect(origin: .zero, size: space.size).applying(space.toGlobal.concatenating(back))
  }

  private var globalFrame: CGRect { CGRect(origin: .zero, size: size).applying(placement.toGlobal) }
}

extension View {
  /// Calls a closure with a value made of the view's size and place: when the view appears, and when it changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { onGeometryChange(for: type, of: transform) { _, new in action(new) } }

  /// Calls a closure with the value before and a new one made of the view's size and place.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View { modifier(GeometryChangeModifier(transform: transform, action: action)) }
}

private struct GeometryChangeModifier<T: Equatable>: PrimitiveModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  private final class Memory { var value: T? }

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    for (index, node) in nodes.enumerated() {
      let memory = context.identity.slot(index) { Memory() }
      context.host.actions.append {
        guard let placement = node.placement else { return }
        let value = transform(GeometryProxy(placement: placement, size: node.frame.size))
        let before = memory.value
        guard before != value else { return }
        memory.value = value
        action(before ?? value, value)
      }
    }
    return nodes
  }
}
