import Foundation

/// Which rows of a list are chosen.
struct RowSelection {
  let tags: Set<AnyHashable>
  /// Whether a chosen row has the accent colour, as in side bars, and its content is white; else its ground is grey.
  let isTinted: Bool

  /// The ground of a chosen row beside side bars: UIKit's fourth system grey, by common knowledge.
  static let ground = Color(.pair(SystemColor(0xD1D1D6, 0x3A3A3C)))
}

extension EnvironmentValues {
  private enum SelectionKey: EnvironmentKey { static var defaultValue: RowSelection? { nil } }

  /// Which rows of the list around are chosen; nil inside of what stands in a row.
  var rowSelection: RowSelection? {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
}

extension GraphContext {
  /// The context of what has a tag: white where it is a chosen row in the accent colour.
  func choosing(_ tag: AnyHashable, in selection: RowSelection?) -> GraphContext {
    guard let selection, selection.isTinted, selection.tags.contains(tag) else { return self }
    var inside = self
    inside.environment.setForeground([Color.white])
    inside.environment.tintStyle = AnyShapeStyle(Color.white)
    inside.environment.rowSelection = nil
    return inside
  }
}

/// What tells a view in a choice; nothing does without a tag.
struct TagModifier: PrimitiveModifier, Transparent {
  let tag: AnyHashable?

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    guard let tag else { return content(context) }
    let nodes = content(context.choosing(tag, in: context.environment.rowSelection))
    for node in nodes { node.traits[TagTrait.self] = tag }
    return nodes
  }
}
