import Foundation
import ReliefGeometry

/// Says how big a container is and where the views in it go.
///
/// All containers of Relief are layouts, and types of your own can be.
public protocol Layout: Animatable {
  /// What is kept between the calls for one container.
  associatedtype Cache = Void
  /// The views in the container.
  typealias Subviews = LayoutSubviews

  /// How the layout behaves.
  static var layoutProperties: LayoutProperties { get }
  /// What is kept between the calls.
  func makeCache(subviews: Subviews) -> Cache
  /// Renews what is kept, after the views changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container likes to keep.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size that the container takes of a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views; those that it leaves out stand in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a guide across lies, if the layout says so.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a guide down lies, if the layout says so.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Whether it says nothing about guides but what the views in it say; Relief's own, for every layout.
  static var _passesGuides: Bool { get }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// It may place guides itself.
  public static var _passesGuides: Bool { false }

  /// No axis of its own.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The wishes of all views taken together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// What the views in the container say.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// What the views in the container say.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.combined(
      subviews.compactMap { subview in
        let node = subview.node
        let dimensions = node.dimensions(node.placedProposal)
        return node.explicitAlignment(key, dimensions).map { $0 + node.frame.origin[key.axis] }
      })
  }

  /// Lays out the views of a closure.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(
      layout: self, content: content(), name: "\(Self.self)", axis: Self.layoutProperties.stackOrientation)
  }
}

/// How a layout behaves.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks, if it does.
  public var stackOrientation: Axis?

  /// No axis.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

/// A value that a view carries for the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was given.
  static var defaultValue: Value { get }
}

/// The views in a container, for a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  var nodes: ArraySlice<ViewNode>
  /// The direction of reading.
  public var layoutDirection: LayoutDirection

  init(_ nodes: [ViewNode], layoutDirection: LayoutDirection = .leftToRight) {
    (self.nodes, self.layoutDirection) = (nodes[...], layoutDirection)
  }

  /// The first index.
  public var startIndex: Int { nodes.startIndex }
  /// The index behind the last.
  public var endIndex: Int { nodes.endIndex }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var copy = self
    copy.nodes = nodes[bounds]
    return copy
  }

  /// The same views.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.nodes.elementsEqual(b.nodes) { $0 === $1 }
  }
}

/// A view in a container, for a layout.
public struct LayoutSubview: Equatable {
  let node: ViewNode

  /// The size that the view takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }
  /// The size and guides that the view has for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }
  /// The distances that the view likes to keep.
  public var spacing: ViewSpacing { node.spacing }
  /// How early the view gets its share of room; 0 unless told.
  public var priority: Double { node.traits[PriorityTrait.self] ?? 0 }
  /// A value that the view carries.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.traits[layoutValue: key] }

  /// Places the view.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    node.place(at: position, anchor: anchor, proposal: proposal)
  }

  /// The same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// A value that can be changed little by little; a still picture shows its end.
public protocol Animatable {
  /// The type of the data to animate.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// A value that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a number.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
  /// Nothing.
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// Nothing.
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
}

/// Two values to animate.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Two values.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// Both zero.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// Multiplies both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The square of the length.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
  /// The sums.
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }
  /// The differences.
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }
}
