import Foundation
import ReliefDrawing
import ReliefGeometry

/// A picture; until pictures are read, an empty place of a symbol's size.
nonisolated public struct Image: View, PrimitiveView, Equatable {
  private let name: String

  /// A symbol of the system.
  public init(systemName: String) { name = systemName }

  /// A picture of the asset catalogue.
  public init(_ name: String) { self.name = name }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let size = (context.environment.font ?? .body).descriptor(in: context.environment).size
    return [ViewNode(.leaf(EmptyLeaf(side: size)), name: "Image")]
  }

  private struct EmptyLeaf: Leaf {
    let side: CGFloat
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }
    func draw(in frame: CGRect, _ context: inout DrawingContext) {}
  }
}
