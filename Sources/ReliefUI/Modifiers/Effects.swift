import Foundation
import ReliefDrawing
import ReliefGeometry

/// An effect that is a layer of the display list around the view.
struct LayerEffect: Effect {
  /// The effects in the view's frame, innermost first.
  let layers: (CGRect) -> [Layer.Effect]

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    var list = context.drawing { node.drawChildren(in: frame, &$0) }
    guard !list.items.isEmpty else { return }
    for layer in layers(frame) { list = DisplayList([.layer(Layer(layer, list))]) }
    context.items += list.items
  }
}

/// A view as one picture.
struct DrawingGroup: Effect {
  let isOpaque: Bool

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    context.layer(.group) { inside in
      if isOpaque { inside.items.append(.fill(Path(inside.snapped(frame)), .color(.black))) }
      node.drawChildren(in: frame, &inside)
    }
  }
}

extension ColorMatrix {
  /// The same colours, all opaque.
  static let opaque = ColorMatrix(
    red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1), opacity: Row(0, 0, 0, 0, 1))
}

/// An effect that maps the view's coordinates.
struct TransformEffect: Effect {
  /// The map about the frame's upper left corner.
  let transform: (CGSize) -> CGAffineTransform

  func transform(_ size: CGSize) -> CGAffineTransform { transform(size) }

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    let map = transform(frame.size)
    if map.isTranslation {
      node.drawChildren(in: frame.offsetBy(dx: map.tx, dy: map.ty), &context)
      return
    }
    guard map.inverse != nil else { return }
    let around = CGAffineTransform(translationX: -frame.minX, y: -frame.minY).concatenating(map)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    let list = context.drawing(transform: around) { node.drawChildren(in: frame, &$0) }
    if !list.items.isEmpty { context.items.append(.layer(Layer(.transform(around), list))) }
  }
}

/// A modifier that puts an effect around each view.
struct EffectModifier<E: Effect>: DirectModifier {
  let name: String
  let effect: @MainActor (EnvironmentValues) -> E

  @MainActor func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    let effect = effect(context.environment)
    return content.nodes(context).replaced { ViewNode(.effect(effect), name: name, children: [$0]) }
  }
}

extension View {
  func layers(_ name: String, _ layers: @escaping @MainActor (EnvironmentValues) -> [Layer.Effect])
    -> some View
  {
    modifier(
      EffectModifier(name: name) { environment in
        let made = layers(environment)
        return LayerEffect { _ in made }
      })
  }

  func mapped(_ name: String, _ transform: @escaping (CGSize) -> CGAffineTransform) -> some View {
    modifier(EffectModifier(name: name) { _ in TransformEffect(transform: transform) })
  }

  /// A shadow under the view, cast by all that it draws, earlier shadows included.
  ///
  /// The radius is the standard deviation of the blur in points (measured on Apple's pictures).
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    layers("shadow") {
      [
        .shadows([
          Shadow(
            color: color.resolved(in: $0).quantizedOpacity, sigma: max(0, radius.isFinite ? radius : 0),
            offset: CGSize(width: x, height: y))
        ])
      ]
    }
  }

  /// The view, blurred; the radius is the standard deviation in points.
  ///
  /// - Parameter opaque: whether it stays opaque to the edges of its frame, and ends there.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      EffectModifier(name: "blur") { _ in
        LayerEffect { frame in
          guard radius > 0, radius.isFinite else { return [] }
          // What the blur mixes with is what is there: its share is made the whole.
          return opaque
            ? [.blur(sigma: radius), .colorMatrix(.opaque), .clip(Path(frame), FillStyle())]
            : [.blur(sigma: radius)]
        }
      })
  }

  /// The view, taken as one picture with an opacity, 0...1.
  public func opacity(_ opacity: Double) -> some View {
    layers("opacity") { _ in
      let clamped = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      // In whole 255ths, as measured on Apple's pictures.
      return clamped == 1 ? [] : [.opacity((clamped * 255).rounded() / 255)]
    }
  }

  /// How the view is combined with what lies below.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    layers("blendMode") { _ in blendMode == .normal ? [] : [.blend(blendMode)] }
  }

  /// The view as one picture.
  public func compositingGroup() -> some View { layers("compositingGroup") { _ in [.group] } }

  /// The view as one picture.
  ///
  /// - Parameter opaque: whether it is opaque all over its frame: what is not drawn is black.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(EffectModifier(name: "drawingGroup") { _ in DrawingGroup(isOpaque: opaque) })
  }

  /// The view, drawn elsewhere; its place in the layout stays.
  ///
  /// The way across goes from where reading begins, as layout does. [choice: so sources for Xcode expect it, whose knobs
  /// lie at the leading side and are moved by what is filled]
  public func offset(_ offset: CGSize) -> some View {
    modifier(
      EffectModifier(name: "offset") { environment in
        let x = environment.layoutDirection == .rightToLeft ? -offset.width : offset.width
        return TransformEffect { _ in CGAffineTransform(translationX: x, y: offset.height) }
      })
  }

  /// The view, drawn elsewhere; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// The view, turned; its place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    mapped("rotationEffect") { size in
      .about(anchor, size) { $0.rotated(by: angle.radians) }
    }
  }

  /// The view, enlarged; its place in the layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    mapped("scaleEffect") { size in
      .about(anchor, size) { $0.scaledBy(x: scale.width, y: scale.height) }
    }
  }

  /// The view, enlarged; its place in the layout stays.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// The view, enlarged; its place in the layout stays.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// The view, its points mapped about the upper left corner; its place in the layout stays.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    mapped("transformEffect") { _ in transform }
  }

  /// The view, cut to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(
      EffectModifier(name: "clipShape") { environment in
        let direction = environment.layoutDirection
        return ClipEffect(fillStyle: style) { shape.path(in: $0, direction) }
      })
  }

  /// The view, cut to its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// The view, cut to a rounded rectangle.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// A line along the inside of the view's frame.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// The view, multiplied by the opacity of another one.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// The view, multiplied by the opacity of another one.
  @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  /// The view in its place, not drawn.
  public func hidden() -> some View {
    modifier(AttributeModifier { $0.isHidden = true })
  }
}

/// How colours are combined in a drawing group.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In encoded sRGB.
  case nonLinear
  /// In linear light; drawn as encoded.
  case linear
  /// In linear light with colours beyond sRGB; drawn as encoded.
  case extendedLinear
}

extension CGAffineTransform {
  /// A map about a point of a rectangle at the origin.
  static func about(
    _ anchor: UnitPoint, _ size: CGSize, _ map: (CGAffineTransform) -> CGAffineTransform
  ) -> CGAffineTransform {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    return map(CGAffineTransform(translationX: center.x, y: center.y))
      .translatedBy(x: -center.x, y: -center.y)
  }
}

/// A view cut to a shape.
struct ClipEffect: Effect {
  let fillStyle: FillStyle
  let path: (CGRect) -> Path

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    // What is clipped begins at a whole pixel, its curves too: seen on Apple's pictures of capsules and corners.
    let frame = CGRect(origin: context.snapped(frame).origin, size: frame.size)
    let outline = context.outline(path, in: frame)
    context.layer(.clip(outline, fillStyle)) { node.drawChildren(in: frame, &$0) }
  }

  func contains(_ point: CGPoint, _ size: CGSize) -> Bool {
    path(CGRect(origin: .zero, size: size)).contains(point, eoFill: fillStyle.isEOFilled)
  }
}

/// A view multiplied by the opacity of another one.
struct MaskModifier<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    content(context).enumerated().map { index, main in
      let nodes = mask.nodes(context.child(.aside(index)).stacking(nil))
      let mask = ViewNode(
        layout: ZStackLayout(alignment: alignment), name: "ZStack", context, children: nodes)
      let node = ViewNode(
        .layout(
          MaskContainer(
            LayoutBox(
              DecorationLayout(alignment: alignment, primary: 0),
              direction: context.environment.layoutDirection))),
        name: "mask", children: [main, mask])
      node.traits = main.traits
      return node
    }
  }
}

/// Lays a view and its mask out as a view and its overlay, and draws the one through the other.
final class MaskContainer: LayoutContainer {
  private let box: LayoutBox<DecorationLayout>

  init(_ box: LayoutBox<DecorationLayout>) { self.box = box }

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
    guard node.children.count == 2 else { return }
    let mask = context.drawing { node.children[1].draw(from: frame.origin, &$0) }
    context.layer(.mask(mask)) { node.children[0].draw(from: frame.origin, &$0) }
  }
}

/// A modifier that says something about each node.
struct AttributeModifier: PrimitiveModifier {
  let change: @MainActor (inout NodeAttributes) -> Void

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    content(context).map { child in
      // A node of its own: what is said holds for the view as it is here, not where it is used elsewhere.
      let node = ViewNode(.effect(PassingEffect()), name: "", children: [child])
      var attributes = NodeAttributes()
      change(&attributes)
      node.attributes = attributes
      return node
    }
  }
}

/// An effect that does nothing to what is drawn.
struct PassingEffect: Effect {}
