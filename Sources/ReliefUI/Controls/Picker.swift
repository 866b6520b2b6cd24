import Foundation
import ReliefDrawing
import ReliefGeometry

/// A control that chooses one of several views by their tags.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerStyle) private var kind
  @Environment(\.labelsHidden) private var isLabelHidden
  @Environment(\.isInRow) private var isInRow

  /// A control with a label of its own.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

  /// A control with a label of its own.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.content, self.label) = (selection, content(), label)
  }

  /// The control in the style around it.
  @MainActor public var body: some View {
    let choices = PickerChoices(
      kind: kind, selected: AnyHashable(selection.wrappedValue),
      select: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } },
      content: content)
    if isInRow, kind == .menu || kind == .link, !isLabelHidden {
      HStack(spacing: 8) {
        LabeledRow {
          label
        } content: {
          choices
        }
        if kind == .link { Chevron() }
      }
    } else if isInRow, kind == .inline, !isLabelHidden {
      // The title and each choice are rows of their own.
      label
      choices
    } else {
      choices
    }
  }
}

extension Picker where Label == Text {
  /// A control with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleKey), content: content) }
  /// A control with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

/// The ways in which choices are shown.
enum PickerKind: Hashable, Sendable { case menu, segmented, inline, wheel, palette, link }

/// The choices of a picker, in its style.
struct PickerChoices<Content: View>: View, PrimitiveView {
  let kind: PickerKind
  let selected: AnyHashable
  let select: @MainActor (AnyHashable) -> Void
  let content: Content

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    var inside = context.child(.content)
    inside.environment.rowSelection = nil
    if let font = context.environment.controlFont { inside.environment.font = font }
    if kind == .segmented {
      let size = SegmentsLayout.fontSize * context.environment.controlScale
      inside.environment.font = .system(size: size, weight: .medium)
    }
    if kind == .palette { inside.environment.dynamicTypeSize = .large }
    if kind == .wheel { inside.environment.font = .system(size: WheelLook.fontSize) }
    if kind == .menu || kind == .link {
      inside.environment.lineLimit = 1
      inside.environment.setForeground([kind == .menu ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)])
    }
    let choices = content.nodes(inside)
    func tag(_ node: ViewNode) -> AnyHashable? {
      node.traits[TagTrait.self] ?? node.traits[ImplicitTagTrait.self]
    }
    let chosen = choices.firstIndex { tag($0) == selected }
    func parts(_ kept: [ViewNode]) -> [ViewNode] {
      kept.enumerated().map { index, node in
        let tapped = ViewNode(.effect(PassingEffect()), name: "", children: [node])
        var attributes = NodeAttributes()
        if let tag = tag(node) { attributes.onTap = { select(tag) } }
        tapped.attributes = attributes
        return tapped
      }
    }
    switch kind {
    case .segmented, .palette:
      let layout = SegmentsLayout(chosen: chosen, scale: context.environment.controlScale)
      let ground = ControlLook.field.resolved(in: context.environment).quantizedOpacity
      let segment = ControlLook.segment.resolved(in: context.environment)
      let container = SegmentsContainer(
        LayoutBox(layout, direction: context.environment.layoutDirection), chosen: chosen, ground: ground,
        segment: segment)
      return [ViewNode(.layout(container), name: "Picker", children: parts(choices))]
    case .menu, .link:
      // Only what is chosen is seen while the menu is closed.
      let value = NodesView(nodes: chosen.map { [choices[$0]] } ?? [])
      let isLink = kind == .link
      return HStack(spacing: 4) {
        value
        if !isLink {
          VStack(spacing: 3) {
            ChevronShape(edge: .top).stroke(lineWidth: 1.5).frame(width: 7, height: 4)
            ChevronShape(edge: .bottom).stroke(lineWidth: 1.5).frame(width: 7, height: 4)
          }
        }
      }
      .foregroundStyle(isLink ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
      .nodes(context.child(.aside(0)))
    case .inline: return inline(choices, chosen, parts, context)
    case .wheel: return wheel(choices, chosen, context)
    }
  }

  /// The choices below each other, a tick behind what is chosen.
  @MainActor private func inline(
    _ choices: [ViewNode], _ chosen: Int?, _ parts: ([ViewNode]) -> [ViewNode], _ context: GraphContext
  ) -> [ViewNode] {
    parts(choices).enumerated().flatMap { index, node in
      HStack(spacing: 8) {
        NodesView(nodes: [node])
        Spacer(minLength: 0)
        if index == chosen { Tick() }
      }
      .nodes(context.child(.aside(index)))
    }
  }

  /// The choices on a wheel, the chosen one in the middle.
  @MainActor private func wheel(_ choices: [ViewNode], _ chosen: Int?, _ context: GraphContext) -> [ViewNode]
  {
    let middle = chosen ?? 0
    let shown = WheelLook.offsets.map { choices.indices.contains(middle + $0) ? choices[middle + $0] : nil }
    return WheelGround {
      WheelColumn { row in NodesView(nodes: shown[row].map { [$0] } ?? []) }
    }
    .nodes(context.child(.aside(0)))
  }
}

/// Nodes that were made already, as a view.
struct NodesView: View, PrimitiveView {
  let nodes: [ViewNode]
  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] { nodes }
}

/// A tick in the accent colour. [choice: its size]
struct Tick: View {
  private struct Hook: Shape {
    /// A tick is the same where one reads from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
      Path {
        $0.addLines([
          CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY),
          CGPoint(x: rect.maxX, y: rect.minY),
        ])
      }
    }
  }

  var body: some View {
    Hook().stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: 13, height: 11)
  }
}

/// Segments of equal width, side by side.
struct SegmentsLayout: Layout {
  let chosen: Int?
  let scale: CGFloat
  /// As UISegmentedControl's: 32 points high, segments 2 points from the edge, by common knowledge; the room beside a
  /// title is a choice.
  static let (height, inset, room): (CGFloat, CGFloat, CGFloat) = (32, 2, 10)
  /// The size of titles, whatever text the user wants: UISegmentedControl's, by common knowledge.
  static let fontSize: CGFloat = 13

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = (widest + 2 * Self.room * scale) * CGFloat(subviews.count)
    return CGSize(
      width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal, height: Self.height * scale)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: Self.height * scale))
    }
  }
}

/// Draws segments on their ground.
final class SegmentsContainer: LayoutContainer {
  private let box: LayoutBox<SegmentsLayout>
  private let chosen: Int?
  private let ground: ResolvedColor, segment: ResolvedColor

  init(_ box: LayoutBox<SegmentsLayout>, chosen: Int?, ground: ResolvedColor, segment: ResolvedColor) {
    (self.box, self.chosen, self.ground, self.segment) = (box, chosen, ground, segment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    box.sizeThatFits(proposal, node)
  }
  func spacing(_ node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode) -> CGFloat? {
    nil
  }
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) { box.place(in: bounds, proposal: proposal, node, &placement) }

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    context.items.append(.fill(Path(roundedRect: frame, cornerRadius: 9), .color(ground)))
    if let chosen, node.children.indices.contains(chosen) {
      let width = frame.width / CGFloat(node.children.count)
      // The chosen title is in the middle of its segment, whichever way one reads.
      let middle = frame.minX + node.children[chosen].frame.midX
      let rect = CGRect(x: middle - width / 2, y: frame.minY, width: width, height: frame.height)
        .insetBy(dx: SegmentsLayout.inset, dy: SegmentsLayout.inset)
      let shadow = Shadow(
        color: ResolvedColor(white: 0, opacity: 31.0 / 255), sigma: 4, offset: CGSize(width: 0, height: 3))
      context.layer(.shadows([shadow])) {
        $0.items.append(.fill(Path(roundedRect: rect, cornerRadius: 7), .color(segment)))
      }
    }
    node.drawChildren(in: frame, &context)
  }
}

/// How pickers show their choices.
public protocol PickerStyle: Sendable {
  /// Which of Relief's ways it is.
  var _kind: _PickerStyleKind { get }
}

/// One of the ways in which choices are shown.
public struct _PickerStyleKind: Sendable {
  let kind: PickerKind
}

/// A menu, or what the place of the picker asks for.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// A menu.
  public var _kind: _PickerStyleKind { .init(kind: .menu) }
}

/// A closed menu.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// A menu.
  public var _kind: _PickerStyleKind { .init(kind: .menu) }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// Segments.
  public var _kind: _PickerStyleKind { .init(kind: .segmented) }
}

/// All choices below each other.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// All choices.
  public var _kind: _PickerStyleKind { .init(kind: .inline) }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// A wheel.
  public var _kind: _PickerStyleKind { .init(kind: .wheel) }
}

/// Choices side by side.
public struct PalettePickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// Choices side by side.
  public var _kind: _PickerStyleKind { .init(kind: .palette) }
}

/// What is chosen, with a hook that leads to all choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// A link.
  public var _kind: _PickerStyleKind { .init(kind: .link) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A menu, or what the place of the picker asks for.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A closed menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All choices below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Choices side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// What is chosen, with a hook that leads to all choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey { static var defaultValue: PickerKind { .menu } }

  var pickerStyle: PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// How pickers inside show their choices.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._kind.kind)
  }
}
