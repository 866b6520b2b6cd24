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
///
/// A view that stands in the middle of the safe area counts as touching both edges of that axis: SwiftUI offers it
/// the whole length, and it moves to the middle of the screen.
final class SafeAreaExpansion: LayoutContainer {
  private let edges: Edge.Set

  init(edges: Edge.Set) { self.edges = edges }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  func spacing(_ node: ViewNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }

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
      let insets = insets(global, area)
      grown = CGRect(
        x: bounds.minX - insets.leading, y: bounds.minY - insets.top, width: bounds.width + insets.horizontal,
        height: bounds.height + insets.vertical)
      placement.safeArea.inner = inner(area, without: edges)
    }
    guard let child = node.children.first else { return }
    let offer = grown == bounds ? proposal : ProposedViewSize(grown.size)
    child.place(at: CGPoint(x: grown.midX, y: grown.midY), anchor: .center, proposal: offer)
  }

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    node.drawChildren(in: frame, &context)
  }

  private func insets(_ frame: CGRect, _ area: SafeArea) -> EdgeInsets {
    let near: CGFloat = 0.01
    let (inner, outer) = (area.inner, area.outer)
    let isCenteredAcross = abs(frame.midX - inner.midX) < near && frame.width <= inner.width
    let isCenteredDown = abs(frame.midY - inner.midY) < near && frame.height <= inner.height
    var insets = EdgeInsets()
    if edges.contains(.top), frame.minY <= inner.minY + near || isCenteredDown {
      insets.top = max(0, min(frame.minY, inner.minY) - outer.minY)
      if isCenteredDown { insets.top = frame.minY - outer.minY }
    }
    if edges.contains(.bottom), frame.maxY >= inner.maxY - near || isCenteredDown {
      insets.bottom = max(0, outer.maxY - max(frame.maxY, inner.maxY))
      if isCenteredDown { insets.bottom = outer.maxY - frame.maxY }
    }
    if edges.contains(.leading), frame.minX <= inner.minX + near || isCenteredAcross {
      insets.leading = max(
        0, isCenteredAcross ? frame.minX - outer.minX : min(frame.minX, inner.minX) - outer.minX)
    }
    if edges.contains(.trailing), frame.maxX >= inner.maxX - near || isCenteredAcross {
      insets.trailing = max(
        0, isCenteredAcross ? outer.maxX - frame.maxX : outer.maxX - max(frame.maxX, inner.maxX))
    }
    return insets
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
