import Foundation
import ReliefDrawing
import ReliefGeometry

/// What covers an area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Regions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the device's corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which is never shown.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A view that grows into the covered area on the edges where it touches it.
final class SafeAreaExpansion: LayoutContainer {
  private let edges: Edge.Set

  init(edges: Edge.Set) { self.edges = edges }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode) -> CGFloat? {
    node.children.first?.explicitAlignment(key, dimensions)
  }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    let area = placement.safeArea
    var grown = bounds
    if placement.toGlobal.isTranslation {
      let global = bounds.offsetBy(dx: placement.toGlobal.tx, dy: placement.toGlobal.ty)
      let insets = area.reach(of: global, on: edges)
      grown = CGRect(
        x: bounds.minX - insets.leading, y: bounds.minY - insets.top, width: bounds.width + insets.horizontal,
        height: bounds.height + insets.vertical)
      placement.safeArea.inner = inner(area, without: edges)
    }
    guard let child = node.children.first else { return }
    let offer = grown == bounds ? proposal : ProposedViewSize(grown.size)
    child.place(at: CGPoint(x: grown.midX, y: grown.midY), anchor: .center, proposal: offer)
  }

  private func inner(_ area: SafeArea, without edges: Edge.Set) -> CGRect {
    let (inner, outer) = (area.inner, area.outer)
    let minX = edges.contains(.leading) ? outer.minX : inner.minX
    let minY = edges.contains(.top) ? outer.minY : inner.minY
    let maxX = edges.contains(.trailing) ? outer.maxX : inner.maxX
    let maxY = edges.contains(.bottom) ? outer.maxY : inner.maxY
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension SafeArea {
  /// How far the covered area goes on beyond the edges of a frame that touch it or lie in it.
  ///
  /// - Parameter edges: the edges that count; the others get 0.
  func reach(of frame: CGRect, on edges: Edge.Set) -> EdgeInsets {
    // Frames come of sums; a thousandth of a pixel does not part an edge from another.
    let near: CGFloat = 0.001
    var insets = EdgeInsets()
    if frame.minY <= inner.minY + near { insets.top = max(0, frame.minY - outer.minY) }
    if frame.maxY >= inner.maxY - near { insets.bottom = max(0, outer.maxY - frame.maxY) }
    if frame.minX <= inner.minX + near { insets.leading = max(0, frame.minX - outer.minX) }
    if frame.maxX >= inner.maxX - near { insets.trailing = max(0, outer.maxX - frame.maxX) }
    return insets.on(edges)
  }
}

/// A modifier that puts each view into a container of its own kind.
struct ContainerModifier: PrimitiveModifier {
  let name: String
  let make: @MainActor (EnvironmentValues) -> any LayoutContainer

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    content(context).map { child in
      let node = ViewNode(.layout(make(context.environment)), name: name, children: [child])
      node.traits = child.traits
      return node
    }
  }
}

extension View {
  /// Lets the view reach into the covered area where it touches it.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    safeAreaIgnored(regions, edges: edges)
  }

  /// Lets the view reach into the covered area where it touches it.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { safeAreaIgnored(.all, edges: edges) }

  func safeAreaIgnored(_ regions: SafeAreaRegions, edges: Edge.Set) -> some View {
    let edges: Edge.Set = regions.contains(.container) ? edges : []
    return modifier(ContainerModifier(name: "ignoresSafeArea") { _ in SafeAreaExpansion(edges: edges) })
  }
}
