import Foundation

/// A custom guide to align views by.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that does not say otherwise.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide in a view, told by its type and axis.
package struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// Whether it is a baseline of text.
  var isBaseline: Bool {
    axis == .vertical
      && (id == VerticalAlignment.FirstTextBaseline.self || id == VerticalAlignment.LastTextBaseline.self)
  }

  /// How the guides of several children make one: the first of the first baselines, the last of the last, else
  /// the mean.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first else { return nil }
    if id == VerticalAlignment.FirstTextBaseline.self { return values.reduce(first, min) }
    if id == VerticalAlignment.LastTextBaseline.self { return values.reduce(first, max) }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// A guide across a view, from its leading side.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The side where reading begins.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The side where reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The leading side of row separators in lists.
  public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
  /// The trailing side of row separators in lists.
  public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)

  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A guide down a view, from its top.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The upper edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first text; the lower edge where there is none.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last text; the lower edge where there is none.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// A guide across and a guide down a view.
public struct Alignment: Hashable, Sendable {
  /// The guide across.
  public var horizontal: HorizontalAlignment
  /// The guide down.
  public var vertical: VerticalAlignment

  /// Two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle, on the first baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle, on the last baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading side, on the first baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading side, on the last baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing side, on the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing side, on the last baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and its alignment guides.
public struct ViewDimensions: Equatable {
  /// The view; nil for a bare size, which has no guides of its own.
  let node: ViewNode?
  let proposal: ProposedViewSize
  /// The size in points.
  let size: CGSize

  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// Where a guide lies, from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// Where a guide lies, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// Where a guide lies, if the view or one inside says so.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.explicitAlignment(guide.key, self)
  }
  /// Where a guide lies, if the view or one inside says so.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { node?.explicitAlignment(guide.key, self) }

  init(node: ViewNode?, proposal: ProposedViewSize, size: CGSize) {
    (self.node, self.proposal, self.size) = (node, proposal, size)
  }

  /// A bare size, with guides at their usual places.
  init(_ size: CGSize) { self.init(node: nil, proposal: ProposedViewSize(size), size: size) }

  func value(_ key: AlignmentKey) -> CGFloat {
    // A guide that lies nowhere is none.
    if let explicit = node?.explicitAlignment(key, self), explicit.isFinite { return explicit }
    return key.id.defaultValue(in: self)
  }

  /// The same view in the same size.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.node === b.node && a.size == b.size
  }
}
