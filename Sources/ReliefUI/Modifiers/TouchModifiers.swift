import Foundation
import ReliefGeometry

/// What a shape of a view counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Kinds by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture over a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The look of a pointer over it.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A view whose touches count inside a shape, whether something is drawn there or not.
struct TouchShapeEffect: Effect {
  let path: (CGRect) -> Path
  let isEvenOdd: Bool

  func contains(_ point: CGPoint, _ size: CGSize) -> Bool {
    path(CGRect(origin: .zero, size: size)).contains(point, eoFill: isEvenOdd)
  }
}

/// Says what a tap does, while the view can be used.
struct TapModifier: PrimitiveModifier {
  let action: (@MainActor () -> Void)?

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    guard let action, context.environment.isEnabled else { return content(context) }
    return content(context).map { child in
      // A tap counts where the shape of the content does.
      var effect: any Effect = PassingEffect()
      if case .effect(let shape) = child.content, shape is TouchShapeEffect { effect = shape }
      let node = ViewNode(.effect(effect), name: "", children: [child])
      var attributes = NodeAttributes()
      attributes.onTap = action
      node.attributes = attributes
      return node
    }
  }
}

extension View {
  /// What a tap on the view does.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(TapModifier(action: action))
  }

  /// What a tap on the view does; the host that taps does not say where, so it is the view's corner.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View { modifier(TapModifier(action: { action(.zero) })) }

  /// A gesture of the view; of all only a tap acts.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(TapModifier(action: mask.contains(.gesture) ? gesture.foundTapAction : nil))
  }

  /// A gesture of the view, if told; of all only a tap acts.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(TapModifier(action: isEnabled ? gesture.foundTapAction : nil))
  }

  /// A gesture beside those inside; of all only a tap acts.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// A gesture before those inside; of all only a tap acts.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// The same view; no finger stays on a still picture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// The same view; no finger stays on a still picture.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Whether touches count for the view and those inside.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(AttributeModifier { $0.isTouchable = enabled })
  }

  /// Where touches count for the view.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Where something counts for the view; of all kinds only touches matter in a picture.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    modifier(
      EffectModifier(name: "contentShape") { _ in
        TouchShapeEffect(
          path: { kind.contains(.interaction) ? shape.path(in: $0) : Path($0) }, isEvenOdd: eoFill)
      })
  }
}
