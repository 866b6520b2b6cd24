import Foundation
import ReliefDrawing
import ReliefGeometry

/// A view as it is laid out and drawn.
///
/// Proposals go down and sizes come up by `sizeThatFits`; then each node places its children, and frames are known.
package final class ViewNode {
  /// What the node is.
  package let content: NodeContent
  /// The views inside; those of a deferred node are known after it is placed.
  package private(set) var children: [ViewNode]
  /// What the node carries for those around it.
  package var traits = ViewTraits()
  /// The name of the view that made the node, for printing.
  package let name: String
  /// What it does when it is touched or asked about; nil for most.
  package var attributes: NodeAttributes?

  /// The frame in the parent's coordinates, in points.
  package private(set) var frame = CGRect.zero
  /// The proposal that the frame comes of.
  private(set) var placedProposal = ProposedViewSize.unspecified
  private(set) var isPlaced = false
  /// The surroundings when the node was placed.
  package private(set) var placement: Placement?

  private var sizes: [(ProposedViewSize, CGSize)] = []
  private var knownSpacing: ViewSpacing?
  private var knownGuides: ExplicitGuides?
  /// Where guides lie that were asked for last: containers ask for one several times, each time through all inside.
  private var knownAlignments: [KnownAlignment] = []
  private typealias KnownAlignment = (
    key: AlignmentKey, dimensions: (ProposedViewSize, CGSize), place: CGFloat?
  )

  package init(_ content: NodeContent, name: String, children: [ViewNode] = []) {
    (self.content, self.name, self.children) = (content, name, children)
    // A node with one child carries on what that says to those around it.
    if children.count == 1, case .effect = content { traits = children[0].traits }
  }

  /// The size that the view takes of a proposal, in points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    for (known, size) in sizes where known == proposal { return size }
    var size: CGSize =
      switch content {
      case .leaf(let leaf): leaf.sizeThatFits(proposal)
      case .layout(let layout): layout.sizeThatFits(proposal, self)
      case .effect: children.first?.sizeThatFits(proposal) ?? .zero
      case .deferred(let deferred): deferred.sizeThatFits(proposal)
      }
    // A length that is no number would spoil all sums in which it stands.
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    if sizes.isEmpty { sizes.reserveCapacity(4) }
    if sizes.count < 16 {
      sizes.append((proposal, size))
    } else {
      sizes[proposal.hashValue & 15] = (proposal, size)
    }
    return size
  }

  /// The size and the guides that the view has for a proposal.
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
  }

  /// The distances that the view likes to keep.
  var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing: ViewSpacing =
      switch content {
      case .leaf(let leaf): leaf.spacing
      case .layout(let layout): layout.spacing(self)
      case .effect: children.first?.spacing ?? ViewSpacing()
      case .deferred: ViewSpacing()
      }
    knownSpacing = spacing
    return spacing
  }

  /// Which guides the view or one inside says something about.
  package var guides: ExplicitGuides {
    if let knownGuides { return knownGuides }
    let guides: ExplicitGuides =
      switch content {
      case .leaf(let leaf): leaf.guides
      case .layout(let layout): layout.guides(self)
      case .effect(let effect): effect.guides.union(children.first?.guides ?? [])
      case .deferred: []
      }
    knownGuides = guides
    return guides
  }

  /// Puts other nodes inside: for containers that know them late.
  package func adopt(_ nodes: [ViewNode]) {
    (children, knownGuides, knownAlignments) = (nodes, nil, [])
    for node in nodes { node.isPlaced = false }
  }

  /// Drops what is kept about the sizes of the view and those inside, after something that they depend on changed.
  func forgetSizes() {
    (sizes, knownAlignments) = ([], [])
    if case .layout(let layout) = content { layout.forget() }
    for child in children { child.forgetSizes() }
  }

  /// Where a guide lies at a size, if the view or one inside says so.
  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    if guides.isEmpty || (guides == .baselines && !key.isBaseline) { return nil }
    let asked = (dimensions.proposal, dimensions.size)
    for known in knownAlignments where known.key == key && known.dimensions == asked { return known.place }
    let place = findAlignment(key, dimensions)
    if knownAlignments.count == ViewNode.mostAlignments { knownAlignments.removeFirst() }
    knownAlignments.append((key, asked, place))
    return place
  }

  /// So many guides are kept: one across and one down, in the rooms that a stack tries.
  private static let mostAlignments = 8

  private func findAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    switch content {
    case .leaf(let leaf): return leaf.explicitAlignment(key.id, dimensions.size, dimensions.proposal)
    case .layout(let layout): return layout.explicitAlignment(key, dimensions, self)
    case .effect(let effect):
      guard let child = children.first else { return nil }
      let inner = child.dimensions(dimensions.proposal)
      return effect.explicitAlignment(key, inner) ?? child.explicitAlignment(key, inner)
    case .deferred: return nil
    }
  }

  /// Puts a point of the view at a point in the parent's coordinates.
  func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    // None of an endless length is no length, not NaN.
    let x = anchor.x == 0 ? position.x : position.x - anchor.x * size.width
    let y = anchor.y == 0 ? position.y : position.y - anchor.y * size.height
    place(in: CGRect(x: x, y: y, width: size.width, height: size.height), proposal: proposal)
  }

  /// Gives the view a frame in the parent's coordinates.
  func place(in frame: CGRect, proposal: ProposedViewSize) {
    (self.frame, placedProposal, isPlaced) = (frame, proposal, true)
  }

  /// Places all that is inside, after the node has its frame.
  ///
  /// Each view comes before those inside it, and with all inside it before the next one; a list in the place of calls
  /// holds those that wait, since a stack has room for fewer.
  package func placeChildren(_ placement: Placement) {
    var waiting = [(self, placement)]
    while let (node, placement) = waiting.popLast() {
      let first = waiting.count
      node.placeDirectChildren(placement) { waiting.append(($0, $1)) }
      if waiting.count > first + 1 { waiting[first...].reverse() }
    }
  }

  private func placeDirectChildren(_ placement: Placement, _ next: (ViewNode, Placement) -> Void) {
    self.placement = placement
    let bounds = CGRect(origin: .zero, size: frame.size)
    var inner = placement
    switch content {
    case .leaf: return
    case .layout(let layout):
      for child in children { child.isPlaced = false }
      layout.place(in: bounds, proposal: placedProposal, self, &inner)
    case .effect(let effect):
      children.first?.place(in: bounds, proposal: placedProposal)
      inner.toGlobal = effect.transform(frame.size).concatenating(placement.toGlobal)
    case .deferred(let deferred):
      children = onMainActor((deferred, placement, frame.size)) { $0.makeChildren($1, size: $2) }
    }
    for child in children {
      if !child.isPlaced {
        child.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
          proposal: ProposedViewSize(bounds.size))
      }
      var around = inner
      around.toGlobal = CGAffineTransform(translationX: child.frame.minX, y: child.frame.minY)
        .concatenating(inner.toGlobal)
      if let name = child.attributes?.spaceName {
        around.spaces[name] = (around.toGlobal, child.frame.size)
      }
      next(child, around)
    }
  }

  /// Draws the view, the parent's upper left corner being at a point.
  package func draw(from parent: CGPoint, _ context: inout DrawingContext) {
    let frame = frame.offsetBy(dx: parent.x, dy: parent.y)
    if attributes?.isHidden == true { return }
    switch content {
    case .leaf(let leaf): leaf.draw(in: frame, &context)
    case .effect(let effect): effect.draw(self, in: frame, &context)
    case .layout(let layout): layout.draw(self, in: frame, &context)
    case .deferred: drawChildren(in: frame, &context)
    }
  }

  /// Draws what is inside, in the order of depth.
  package func drawChildren(in frame: CGRect, _ context: inout DrawingContext) {
    var ordered = children
    if ordered.contains(where: { $0.traits[ZIndexTrait.self] != nil }) {
      let depths = ordered.map { $0.traits[ZIndexTrait.self] ?? 0 }
      ordered = ordered.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { ordered[$0] }
    }
    for child in ordered { child.draw(from: frame.origin, &context) }
  }
}

/// What a node does besides being drawn.
package struct NodeAttributes {
  /// Whether it is laid out but not drawn.
  package var isHidden = false
  /// Whether it is a control, of which those inside are parts.
  package var isControl = false
  /// The name of its coordinate space.
  package var spaceName: AnyHashable?
  /// What a tap does.
  package var onTap: (@MainActor () -> Void)?
  /// The place whose button a touch presses.
  package var pressable: IdentityNode?
  /// Whether touches pass through.
  package var isTouchable = true
  /// The preferences that it and those inside set, by key.
  package var preferences: [ObjectIdentifier: any PreferenceWriter] = [:]
}
