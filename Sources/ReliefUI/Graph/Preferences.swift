import Foundation
import ReliefGeometry

/// A key of a value that views pass up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view inside sets one.
  static var defaultValue: Value { get }
  /// Combines the value of a view with that of the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// Sets a value of a preference, key type hidden.
package protocol PreferenceWriter {}

/// Sets or changes a value of a preference when a node has its place.
struct Preference<K: PreferenceKey>: PreferenceWriter {
  /// Whether values of views inside do not count.
  let replaces: Bool
  /// Sets or changes the value.
  let write: @MainActor (inout K.Value, ViewNode) -> Void
}

extension ViewNode {
  /// The value of a preference that the view and those inside set; nil when none does.
  ///
  /// Known after layout. The cost grows with the number of views inside.
  @MainActor package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let writer = attributes?.preferences[ObjectIdentifier(key)] as? Preference<K>
    if let writer, writer.replaces {
      var value = K.defaultValue
      writer.write(&value, self)
      return value
    }
    guard let writer else { return children.preference(key) }
    var value = children.preference(key) ?? K.defaultValue
    writer.write(&value, self)
    return value
  }
}

extension [ViewNode] {
  /// The value of a preference that views set, one after the other; nil when none does.
  @MainActor package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    for node in self {
      guard let next = node.preference(key) else { continue }
      guard var sum = value else {
        value = next
        continue
      }
      K.reduce(value: &sum) { next }
      value = sum
    }
    return value
  }
}

/// Sets or changes a preference of each view.
struct PreferenceModifier<K: PreferenceKey>: DirectModifier {
  let preference: Preference<K>

  @MainActor func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    context.host.preferenceKeys.insert(ObjectIdentifier(K.self))
    return content.nodes(context).replaced { child in
      let node = ViewNode(.effect(PassingEffect()), name: "", children: [child])
      var attributes = NodeAttributes()
      attributes.preferences[ObjectIdentifier(K.self)] = preference
      node.attributes = attributes
      return node
    }
  }
}

/// Calls a closure when a preference of the views inside changes, and first when they appear.
struct PreferenceActionModifier<K: PreferenceKey>: DirectModifier where K.Value: Equatable {
  let action: (K.Value) -> Void

  private final class Last {
    var value: K.Value?
  }

  @MainActor func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    let nodes = content.contentNodes(context)
    let last = context.identity.slot(0) { Last() }
    let action = action
    context.host.actions.append {
      let value = nodes.preference(K.self) ?? K.defaultValue
      guard last.value != value else { return }
      last.value = value
      action(value)
    }
    return nodes
  }
}

/// Puts a view that is made of a preference in front of each view or behind it.
struct PreferenceDecoration<K: PreferenceKey, Decoration: View>: PrimitiveModifier {
  let alignment: Alignment
  let isBehind: Bool
  let decoration: (K.Value) -> Decoration

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    content(context).enumerated().map { index, main in
      let beside = context.child(.aside(index)).setting(\.stackAxis, nil)
      let deferred = PreferenceContent<K>(main: main, context: beside) { value in
        decoration(value).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
      // The view comes first: its places are known when the other one is made.
      let box = LayoutBox(
        DecorationLayout(alignment: .center, primary: 0), direction: context.environment.layoutDirection)
      let node = ViewNode(
        .layout(DecorationContainer(box, isBehind: isBehind)), name: isBehind ? "background" : "overlay",
        children: [main, ViewNode(.deferred(deferred), name: "")])
      node.traits = main.traits
      return node
    }
  }
}

/// What is made of a preference of a view, as big as that.
struct PreferenceContent<K: PreferenceKey>: Deferred {
  let main: ViewNode
  let context: GraphContext
  let make: (K.Value) -> any View

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  @MainActor func makeChildren(_ placement: Placement, size: CGSize) -> [ViewNode] {
    let value = main.preference(K.self) ?? K.defaultValue
    return context.host.tracking(context.owner ?? K.self) { make(value) }.nodes(context)
  }
}

/// A decoration whose view is placed first and drawn in its order.
final class DecorationContainer: LayoutContainer {
  private let box: LayoutBox<DecorationLayout>
  private let isBehind: Bool

  init(_ box: LayoutBox<DecorationLayout>, isBehind: Bool) { (self.box, self.isBehind) = (box, isBehind) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    box.sizeThatFits(proposal, node)
  }
  func spacing(_ node: ViewNode) -> ViewSpacing { box.spacing(node) }
  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode) -> CGFloat? {
    box.explicitAlignment(key, dimensions, node)
  }
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    box.place(in: bounds, proposal: proposal, node, &placement)
  }

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    for child in isBehind ? node.children.reversed() : node.children {
      child.draw(from: frame.origin, &context)
    }
  }
}
