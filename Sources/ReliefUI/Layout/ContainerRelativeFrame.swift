import Foundation

/// The nearest container around views, whose size is known before they are placed: the screen, a scroll view, a page.
package final class ContainerRoom {
  /// The size without what bars cover, in points.
  private(set) var size: CGSize
  /// The axes along which the container scrolls.
  let scrollAxes: Axis.Set
  /// How far beyond the beginning the container is scrolled, as far as that is known before layout.
  var ahead = CGSize.zero
  /// Whether a view inside depends on the size.
  fileprivate(set) var isAsked = false

  /// The size that counts where no container is known; a choice: that of an iPhone 16.
  static let standardSize = CGSize(width: 393, height: 852)

  package init(_ size: CGSize, scrollAxes: Axis.Set = []) {
    (self.size, self.scrollAxes) = (size, scrollAxes)
  }

  /// Sets the size.
  ///
  /// - Returns: whether sizes of views inside may be others now.
  func resize(_ new: CGSize) -> Bool {
    defer { size = new }
    return isAsked && new != size
  }
}

extension EnvironmentValues {
  private enum RoomKey: EnvironmentKey {
    static var defaultValue: ContainerRoom? { nil }
  }

  /// The nearest container; whatever shows its content on a page of its own sets another one.
  package var containerRoom: ContainerRoom? {
    get { self[RoomKey.self] }
    set { self[RoomKey.self] = newValue }
  }
}

/// A view in a frame whose sides depend on those of the nearest container.
struct ContainerFrameLayout: GuidePassingLayout {
  let axes: Axis.Set
  let alignment: Alignment
  let room: ContainerRoom?
  let length: (CGFloat, Axis) -> CGFloat

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.spacing(resetting: axes.has(.horizontal), axes.has(.vertical))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let inner = inner(proposal)
    let size = subviews.first?.sizeThatFits(inner) ?? .zero
    return CGSize(
      width: axes.has(.horizontal) ? inner.width ?? 0 : size.width,
      height: axes.has(.vertical) ? inner.height ?? 0 : size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(in: bounds, alignment, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = room?.size ?? ContainerRoom.standardSize
    var inner = proposal
    for axis in Axis.allCases where axes.has(axis) {
      let length = length(container[axis], axis)
      inner[axis] = length.isFinite ? max(0, length) : 0
    }
    return inner
  }
}

private struct ContainerFrameModifier: DirectModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    let room = context.environment.containerRoom
    room?.isAsked = true
    let layout = ContainerFrameLayout(axes: axes, alignment: alignment, room: room, length: length)
    return UnaryLayoutModifier(layout: layout, name: "containerRelativeFrame")
      .makeNodes(context, of: content)
  }
}

extension View {
  /// Puts the view into a frame as long as the nearest container, without what bars cover.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts the view into a frame whose sides are made of those of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Puts the view into a frame that is some of the equal parts of the nearest container.
  ///
  /// - Parameters:
  ///   - count: into how many parts the container is divided.
  ///   - span: how many parts the frame takes, with the distances between them.
  ///   - spacing: the distance between parts in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * (count - 1)) / count
      return part * span + spacing * (span - 1)
    }
  }
}
