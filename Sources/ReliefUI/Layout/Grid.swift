import Foundation
import ReliefGeometry

/// Views in rows and columns, each column as wide as its widest view.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
  private let layout: GridLayout
  private let content: Content

  /// Rows of views; nil distances are those that the views like.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    LayoutView(layout: layout, content: content, name: "Grid", axis: .vertical).makeNodes(context)
  }
}

/// A row of a `Grid`; outside of grids the views stand for themselves.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Views in a row; nil aligns them as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let row = GridRowMark(alignment: alignment)
    let nodes = content.nodes(context.child(.content).stacking(.horizontal))
    for node in nodes { node.traits[GridRowTrait.self] = row }
    return nodes
  }
}

/// The row that a cell belongs to.
final class GridRowMark {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// The row of a cell; views without one are rows by themselves.
enum GridRowTrait: ViewTrait { typealias Value = GridRowMark }
/// How many columns a cell takes.
enum GridSpanTrait: ViewTrait { typealias Value = Int }
/// How the column of a cell is aligned.
enum GridColumnTrait: ViewTrait { typealias Value = HorizontalAlignment }
/// Which point of a cell stands at that point of its place.
enum GridAnchorTrait: ViewTrait { typealias Value = UnitPoint }
/// The axes along which a cell does not make its row or column longer.
enum GridUnsizedTrait: ViewTrait { typealias Value = Axis.Set }

extension View {
  /// How many columns of a grid the view takes.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(trait: GridSpanTrait.self, value: max(1, count)))
  }

  /// How the views in the column of this one are aligned.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(trait: GridColumnTrait.self, value: guide))
  }

  /// Which point of the view stands at that point of its place in a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(trait: GridAnchorTrait.self, value: anchor))
  }

  /// The axes along which the view takes the room that others leave it in a grid.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(trait: GridUnsizedTrait.self, value: axes))
  }
}
