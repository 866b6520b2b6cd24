import Foundation
import ReliefDrawing
import ReliefGeometry

/// What a node is. There are four kinds, and all views are made of them.
package enum NodeContent {
  /// Something that is drawn and has nothing inside.
  case leaf(any Leaf)
  /// Children in places that a layout gives them.
  case layout(any LayoutContainer)
  /// One child, as big as itself, with something done to it.
  case effect(any Effect)
  /// Children that are known when the node has its size.
  case deferred(any Deferred)
}

/// Something that is drawn and has nothing inside.
package protocol Leaf {
  /// The size that it takes of a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The distances that it likes to keep.
  var spacing: ViewSpacing { get }
  /// Where a guide lies at a size, if it says so.
  func explicitAlignment(_ key: AlignmentID.Type, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat?
  /// Which guides it says something about.
  var guides: ExplicitGuides { get }
  /// Draws it into a frame.
  func draw(in frame: CGRect, _ context: inout DrawingContext)
}

extension Leaf {
  package var spacing: ViewSpacing { ViewSpacing() }
  package func explicitAlignment(
    _ key: AlignmentID.Type, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  package var guides: ExplicitGuides { [] }
}

/// Guides that a view or one inside may place by itself.
///
/// Most views place none, and then nobody needs to ask all those inside.
package struct ExplicitGuides: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The baselines of text.
  package static let baselines = ExplicitGuides(rawValue: 1)
  /// Any guide.
  package static let any = ExplicitGuides(rawValue: 2)
}

/// One child with something done to it; layout passes through.
package protocol Effect {
  /// Draws the child of a node whose upper left corner is at a point.
  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext)
  /// Maps the child's coordinates to the node's, from the upper left corner.
  func transform(_ size: CGSize) -> CGAffineTransform
  /// Where a guide lies in the child, whose dimensions are given, if the effect says so.
  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?
  /// Which guides the effect says something about.
  var guides: ExplicitGuides { get }
  /// Whether a touch at a point goes on to the child.
  func contains(_ point: CGPoint, _ size: CGSize) -> Bool
}

extension Effect {
  package func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    node.drawChildren(in: frame, &context)
  }
  package func transform(_ size: CGSize) -> CGAffineTransform { .identity }
  package func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }
  package var guides: ExplicitGuides { [] }
  package func contains(_ point: CGPoint, _ size: CGSize) -> Bool { true }
}

/// Children that are known when the node has its size.
package protocol Deferred {
  /// The size that it takes of a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The children at a size and place, and their layout.
  @MainActor func makeChildren(_ placement: Placement, size: CGSize) -> [ViewNode]
}

/// What a node knows of its surroundings when it is placed.
///
/// Each node keeps its own; what most nodes of a screen have in common is kept once.
package struct Placement {
  /// Maps the node's coordinates (upper left corner at the origin) to those of the whole picture.
  package var toGlobal: CGAffineTransform
  private var surroundings: Surroundings

  /// What is around a node.
  private final class Surroundings {
    var safeArea: SafeArea
    var spaces: [AnyHashable: (toGlobal: CGAffineTransform, size: CGSize)]
    var container: CGSize
    var scale: CGFloat
    var visible: CGRect?

    init(
      _ safeArea: SafeArea, _ spaces: [AnyHashable: (toGlobal: CGAffineTransform, size: CGSize)],
      _ container: CGSize, _ scale: CGFloat, _ visible: CGRect?
    ) {
      (self.safeArea, self.spaces, self.container) = (safeArea, spaces, container)
      (self.scale, self.visible) = (scale, visible)
    }

    var copy: Surroundings { Surroundings(safeArea, spaces, container, scale, visible) }
  }

  package init(
    toGlobal: CGAffineTransform, safeArea: SafeArea, container: CGSize, scale: CGFloat,
    visible: CGRect? = nil
  ) {
    self.toGlobal = toGlobal
    surroundings = Surroundings(safeArea, [:], container, scale, visible)
  }

  /// Changes the surroundings of this node only.
  private mutating func own() -> Surroundings {
    if !isKnownUniquelyReferenced(&surroundings) { surroundings = surroundings.copy }
    return surroundings
  }

  /// The part of the picture that no bar or rounded corner covers, and the whole.
  package var safeArea: SafeArea {
    get { surroundings.safeArea }
    set { own().safeArea = newValue }
  }
  /// The named spaces around the node: their transforms to the whole picture.
  package var spaces: [AnyHashable: (toGlobal: CGAffineTransform, size: CGSize)] {
    get { surroundings.spaces }
    set { own().spaces = newValue }
  }
  /// The size of the nearest container: the screen, a scroll view, a page.
  package var container: CGSize {
    get { surroundings.container }
    set { own().container = newValue }
  }
  /// Pixels a point.
  package var scale: CGFloat {
    get { surroundings.scale }
    set { own().scale = newValue }
  }
  /// The part of the whole picture that is seen where the node is, in the picture's coordinates; nil for all.
  package var visible: CGRect? {
    get { surroundings.visible }
    set { own().visible = newValue }
  }
}

/// The part of a picture that nothing covers, in the coordinates of the whole picture.
package struct SafeArea: Hashable {
  /// The part that nothing covers.
  package var inner: CGRect
  /// The whole.
  package var outer: CGRect
}
