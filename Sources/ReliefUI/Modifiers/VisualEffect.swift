import Foundation
import ReliefDrawing
import ReliefGeometry

/// Something done to how a view is drawn that leaves its place in the layout.
public protocol VisualEffect: Sendable {
  /// The view with the effect.
  @MainActor func _applied(to view: AnyView) -> AnyView
}

/// Nothing done, to which effects are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Nothing done.
  public init() {}
  /// The same view.
  @MainActor public func _applied(to view: AnyView) -> AnyView { view }
}

/// An effect after others.
struct FurtherVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let effect: @MainActor @Sendable (AnyView) -> AnyView

  @MainActor func _applied(to view: AnyView) -> AnyView { effect(base._applied(to: view)) }
}

extension VisualEffect {
  private func then(_ effect: @escaping @MainActor @Sendable (AnyView) -> AnyView) -> some VisualEffect {
    FurtherVisualEffect(base: self, effect: effect)
  }

  /// Moved.
  public func offset(_ offset: CGSize) -> some VisualEffect { then { AnyView($0.offset(offset)) } }
  /// Moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  /// Enlarged.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  /// Enlarged.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Enlarged.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }
  /// Turned in space, seen without perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then {
      AnyView(
        $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }
  /// Its points mapped.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then { AnyView($0.transformEffect(transform)) }
  }
  /// As one picture with an opacity, 0...1.
  public func opacity(_ opacity: Double) -> some VisualEffect { then { AnyView($0.opacity(opacity)) } }
  /// Blurred; the radius is the standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }
  /// Lighter or darker.
  public func brightness(_ amount: Double) -> some VisualEffect { then { AnyView($0.brightness(amount)) } }
  /// With colours farther from middle grey, or nearer.
  public func contrast(_ amount: Double) -> some VisualEffect { then { AnyView($0.contrast(amount)) } }
  /// More or less saturated.
  public func saturation(_ amount: Double) -> some VisualEffect { then { AnyView($0.saturation(amount)) } }
  /// Greyer.
  public func grayscale(_ amount: Double) -> some VisualEffect { then { AnyView($0.grayscale(amount)) } }
  /// With its hues turned.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then { AnyView($0.hueRotation(angle)) } }
}

/// How far a view that scrolls in or out is on its way.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the upper or leading edge.
  case topLeading
  /// It is seen.
  case identity
  /// It comes in at the lower or trailing edge.
  case bottomTrailing

  /// Whether it is seen as it is.
  public var isIdentity: Bool { self == .identity }
  /// -1 above, 0 when it is seen, 1 below.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// When views change as they scroll in and out.
public struct ScrollTransitionConfiguration: Sendable {
  /// As the finger moves.
  public static let interactive = ScrollTransitionConfiguration()
  /// By themselves.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
  /// By themselves in a way.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
  /// As the finger moves, in a way.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }
  /// The same.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// The same.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view is seen when it changes.
  public struct Threshold: Sendable {
    /// Some of it.
    public static let visible = Threshold()
    /// None of it.
    public static let hidden = Threshold()
    /// Half of it.
    public static let centered = Threshold()
    /// A part of it.
    public static func visible(_ amount: Double) -> Threshold { visible }
  }
}

extension View {
  /// Effects that depend on the view's size and place.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(VisualEffectModifier { AnyView(effect(EmptyVisualEffect(), $1)._applied(to: $0)) })
  }

  /// Effects on the view as it scrolls in and out; a picture shows it as it is seen.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { transition(EmptyVisualEffect(), .identity)._applied(to: AnyView(self)) }

  /// Effects on the view as it scrolls in and out; a picture shows it as it is seen.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { scrollTransition(axis: axis, transition: transition) }
}

private struct VisualEffectModifier: PrimitiveModifier {
  let apply: @MainActor (AnyView, GeometryProxy) -> AnyView

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    content(context).enumerated().map { index, main in
      let beside = context.child(.aside(index))
      let apply = apply
      let container = VisualEffectContainer(main) { proxy in
        apply(AnyView(NodesView(nodes: [main])), proxy).nodes(beside)
      }
      let node = ViewNode(.layout(container), name: "visualEffect", children: [main])
      node.traits = main.traits
      return node
    }
  }
}

/// A view around which effects are put when its place is known.
private final class VisualEffectContainer: LayoutContainer {
  private let main: ViewNode
  private let make: @MainActor (GeometryProxy) -> [ViewNode]

  init(_ main: ViewNode, make: @escaping @MainActor (GeometryProxy) -> [ViewNode]) {
    (self.main, self.make) = (main, make)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize { main.sizeThatFits(proposal) }
  func spacing(_ node: ViewNode) -> ViewSpacing { main.spacing }
  func guides(_ node: ViewNode) -> ExplicitGuides { main.guides }
  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode) -> CGFloat? {
    main.explicitAlignment(key, dimensions)
  }
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    let proxy = GeometryProxy(placement: placement, size: bounds.size)
    node.adopt(onMainActor((make, proxy)) { $0($1) })
    for child in node.children { child.place(in: bounds, proposal: proposal) }
  }
}
