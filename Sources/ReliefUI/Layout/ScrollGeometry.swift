import Foundation
import ReliefGeometry

/// How much a scroll view shows of how much content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content that lies at the upper left corner of the container; content at rest below a bar begins
  /// before it, so that the offset is less than zero there.
  public var contentOffset: CGPoint
  /// The size of all that can be scrolled to.
  public var contentSize: CGSize
  /// What bars and margins take of the container along its edges.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view with what of it lies below bars.
  public var containerSize: CGSize

  /// A geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The part of the content's plane that the container shows, what lies below bars included.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content's plane within the insets. [choice: how Apple's words on it are read]
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.horizontal),
      height: max(0, containerSize.height - contentInsets.vertical))
  }
}

extension View {
  /// Calls a closure with the value before and a new one made of how far the scroll view inside is scrolled: when the
  /// view appears, and when it changes.
  ///
  /// The first scroll view or list counts, the view itself included.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { modifier(ScrollGeometryModifier(transform: transform, action: action)) }
}

private struct ScrollGeometryModifier<T: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  private final class Memory { var value: T? }

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    let memory = context.identity.slot(0) { Memory() }
    context.host.actions.append {
      guard let scrolling = nodes.lazy.compactMap(\.firstScrolling).first else { return }
      let value = transform(scrolling.scroll.geometry(insets: scrolling.contentInsets))
      let before = memory.value
      guard before != value else { return }
      memory.value = value
      action(before ?? value, value)
    }
    return nodes
  }
}

extension ViewNode {
  /// The outermost thing inside that can be scrolled, itself included.
  fileprivate var firstScrolling: (any ScrollingContainer)? {
    if case .layout(let container) = content, let scrolling = container as? any ScrollingContainer {
      return scrolling
    }
    return children.lazy.compactMap(\.firstScrolling).first
  }
}

extension ScrollState {
  /// What was seen when it was laid out last.
  ///
  /// - Parameter insets: what bars and margins take along the edges of the area.
  fileprivate func geometry(insets: EdgeInsets) -> ScrollGeometry {
    let (area, content, start) = seenPlaces
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: area.minX - start.x - insets.leading, y: area.minY - start.y - insets.top),
      contentSize: content, contentInsets: insets,
      containerSize: CGSize(
        width: area.width + insets.horizontal, height: area.height + insets.vertical))
  }
}
