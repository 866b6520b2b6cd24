import Foundation
import ReliefGeometry

/// A view or modifier that shows nothing itself: what it holds is listed in its place, and it may say something of that.
///
/// Where a context lists, all other views and modifiers become late views.
@MainActor protocol Transparent {}

/// A view that is made when it is asked for: a page that is not shown yet, one of several previews.
///
/// Its node carries what is said of the view for those around it; it has no size and draws nothing.
struct LateView: Leaf {
  let make: @MainActor () -> [ViewNode]

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func draw(in frame: CGRect, _ context: inout DrawingContext) {}
}

/// How views are listed.
enum Listing {
  /// Bodies are read: what a view consists of may be several, or say something of itself.
  case openingBodies
  /// A view counts as one, and all that is asked about it is known.
  case closed
}

extension GraphContext {
  /// The same place, where views are listed in a way; nil where they are made.
  func listing(_ listing: Listing?) -> GraphContext {
    var copy = self
    copy.listing = listing
    return copy
  }
}

extension ViewNode {
  /// A node that stands for nodes which are made when they are asked for.
  static func late(_ traits: ViewTraits = ViewTraits(), _ make: @escaping @MainActor () -> [ViewNode])
    -> ViewNode
  {
    let node = ViewNode(.leaf(LateView(make: make)), name: "")
    node.traits = traits
    return node
  }

  /// The nodes that a late one stands for, with what is said of it; any other stands for itself.
  @MainActor var made: [ViewNode] {
    guard case .leaf(let leaf as LateView) = content else { return [self] }
    let nodes = leaf.make()
    for node in nodes { node.traits.merge(traits) }
    return nodes
  }

  /// What a late node stands for, as one node.
  @MainActor var madeOne: ViewNode {
    let nodes = made
    if nodes.count == 1 { return nodes[0] }
    let whole = ViewNode(
      .layout(LayoutBox(ZStackLayout(), direction: .leftToRight)), name: "", children: nodes)
    whole.traits = traits
    return whole
  }
}

extension ViewModifier {
  /// A late node for each node of the content, which carries what is said of that.
  @MainActor func lateNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    let listed = content.contentNodes(context)
    if listed.count == 1 {
      return [.late(listed[0].traits) { nodes(context.listing(nil), content: content) }]
    }
    // One of several is modified alone.
    return listed.indices.map { index in
      .late(listed[index].traits) {
        let one = MadeContent { inside in
          let again = content.nodes(inside.listing(context.listing))
          return again.indices.contains(index) ? again[index].made : []
        }
        return nodes(context.listing(nil).child(.index(index)), content: one)
      }
    }
  }
}
