import Foundation
import ReliefDrawing
import ReliefGeometry

/// Sizes and colours of what is shown over a screen, each a choice near what UIKit draws.
enum PresentationLook {
  /// How dark the screen below becomes.
  static let dim = 0.2
  static let sheetRadius: CGFloat = 10
  /// How far a sheet stays below the upper edge of the safe area.
  static let sheetGap: CGFloat = 10
  static let alertWidth: CGFloat = 270
  static let alertRadius: CGFloat = 14
  static let buttonHeight: CGFloat = 44
  static let dialogButtonHeight: CGFloat = 57
  static let dialogMargin: CGFloat = 8
}

/// Something shown over the whole screen: its ground, and what stands on it.
struct PresentedScreen {
  /// The view that shows it.
  let source: ObjectIdentifier
  /// The node over the whole screen.
  let node: ViewNode
}

/// A view that has another one shown over the screen, once it has a place itself.
///
/// What is shown is not drawn with the view, but in front of all that the host shows: it fills the screen wherever
/// the view lies, and no effect around the view changes it.
private final class PresentingContainer: LayoutContainer {
  private let host: GraphHost
  private let shown: ViewNode
  private let popover: PopoverContainer?
  private let anchor: PopoverAttachmentAnchor

  init(
    _ host: GraphHost, shown: ViewNode, popover: PopoverContainer?, anchor: PopoverAttachmentAnchor
  ) { (self.host, self.shown, self.popover, self.anchor) = (host, shown, popover, anchor) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }
  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode) -> CGFloat? {
    node.children.first?.explicitAlignment(key, dimensions)
  }
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    node.children.first?.place(in: bounds, proposal: proposal)
    popover?.anchor = anchor.rect(in: bounds).applying(placement.toGlobal)
    let presented = PresentedScreen(source: ObjectIdentifier(self), node: shown)
    onMainActor((host, presented)) { $0.present($1) }
  }
}

/// The ground over a screen, and what stands on it.
private final class PresentedContainer: LayoutContainer {
  /// How high a sheet is, of the height of the screen below the upper edge of the safe area.
  private let height: (CGFloat) -> CGFloat
  private let isFull: Bool

  init(isFull: Bool, height: @escaping (CGFloat) -> CGFloat) { (self.isFull, self.height) = (isFull, height) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    guard node.children.count == 2 else { return }
    node.children[0].place(in: bounds, proposal: ProposedViewSize(bounds.size))
    var shown = bounds
    if !isFull {
      let room = bounds.maxY - placement.safeArea.inner.minY - PresentationLook.sheetGap
      let taken = min(max(0, height(room)), max(0, room))
      shown = CGRect(x: bounds.minX, y: bounds.maxY - taken, width: bounds.width, height: taken)
      placement.container = shown.size
    }
    node.children[1].place(in: shown, proposal: ProposedViewSize(shown.size))
  }
}

/// What a host shows, and in front of it what is shown over the screen, in the order in which it came.
final class FrontContainer: LayoutContainer {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {}
  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    for child in node.children { child.draw(from: frame.origin, &context) }
  }
}

/// The ways in which something is shown over a screen.
enum PresentationKind { case sheet, cover, alert, dialog, popover }

/// Shows something over the screen, while it is there.
struct PresentationModifier<Presented: View>: PrimitiveModifier {
  let kind: PresentationKind
  /// Where a popover should lie.
  var popover = PopoverRequest()
  /// Makes what is shown; nil while nothing is.
  let presented: @MainActor () -> Presented?
  let dismiss: @MainActor () -> Void

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    guard let main = nodes.first, let presented = presented() else { return nodes }
    var inside = context.child(.aside(-4))
    inside.environment.isInRow = false
    inside.environment.stackAxis = nil
    inside.environment.backTitle = nil
    inside.environment.containerRoom = context.host.room
    inside.environment.present(leaving: dismiss)
    let made = presented.nodes(inside)
    let kind = context.environment.adapted(kind, made.first?.traits[AdaptationTrait.self])
    let detents = made.first?.traits[DetentTrait.self] ?? []
    var look = made.first?.traits[SheetLookTrait.self] ?? SheetLook()
    look.showsHandle = look.handle ?? (detents.count > 1)
    let panel = NodesView(nodes: made)
    let shown: any View =
      switch kind {
      case .sheet: SheetPanel(content: AnyView(panel), isFull: false, look: look)
      case .cover: SheetPanel(content: AnyView(panel), isFull: true, look: look)
      case .alert, .dialog: panel.frame(maxWidth: .infinity, maxHeight: .infinity)
      case .popover: panel
      }
    let isDark = kind != .cover && kind != .popover
    let dim = Color(.sRGB, white: 0, opacity: isDark ? PresentationLook.dim : 0)
    // A tap beside a sheet or popover leaves it; an alert wants an answer.
    let isLeft = kind == .sheet || kind == .popover
    let ground: any View = isLeft ? AnyView(TapArea(dismiss) { dim }) : AnyView(dim)
    func node(_ view: any View, _ number: Int) -> ViewNode {
      ViewNode(
        layout: ZStackLayout(), name: "ZStack", context,
        children: AnyView(view).nodes(context.child(.aside(number))))
    }
    let front: ViewNode
    var bubble: PopoverContainer?
    if kind == .popover {
      let container = PopoverContainer(edge: edge(context), radius: look.radius)
      let panel = look.ground ?? AnyView(Rectangle().fill(ControlLook.ground))
      let nodes = [node(ground, -5), node(panel, -8), node(shown, -6)]
      front = ViewNode(.layout(container), name: "popover", children: nodes)
      bubble = container
    } else {
      let container = PresentedContainer(isFull: kind != .sheet) { room in
        detents.map { $0.height(room) }.min() ?? room
      }
      front = ViewNode(
        .layout(container), name: "presentation", children: [node(ground, -5), node(shown, -6)])
    }
    let presenting = PresentingContainer(
      context.host, shown: front, popover: bubble, anchor: popover.anchor)
    let all = ViewNode(.layout(presenting), name: "", children: [main])
    all.traits = main.traits
    return [all] + nodes.dropFirst()
  }

  /// The physical edge of a popover that should have the arrow.
  private func edge(_ context: GraphContext) -> Edge {
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    switch popover.edge {
    case .leading: return isMirrored ? .trailing : .leading
    case .trailing: return isMirrored ? .leading : .trailing
    default: return popover.edge
    }
  }
}

/// A sheet's ground with its content.
private struct SheetPanel: View {
  let content: AnyView
  let isFull: Bool
  let look: SheetLook

  var body: some View {
    let radius = isFull ? 0 : look.radius ?? PresentationLook.sheetRadius
    let outline = UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
    ZStack {
      if let ground = look.ground { ground } else { Rectangle().fill(ControlLook.ground) }
      content
      if look.showsHandle, !isFull { SheetHandle() }
    }
    .clipShape(outline)
  }
}

/// How high a sheet may be.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat) }
  private let kind: Kind
  /// About half the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// Almost the whole screen.
  public static let large = PresentationDetent(kind: .large)
  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  func height(_ room: CGFloat) -> CGFloat {
    switch kind {
    case .medium: room / 2
    case .large: room
    case .fraction(let fraction): room * fraction
    case .height(let height): height
    }
  }
}

/// The heights that a sheet's content allows.
enum DetentTrait: ViewTrait { typealias Value = Set<PresentationDetent> }

extension View {
  /// A sheet over the screen while a binding says so.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presentation(.sheet, isPresented, onDismiss, content) }

  /// A sheet over the screen while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presentation(.sheet, item, onDismiss, content) }

  /// A view over the whole screen while a binding says so.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presentation(.cover, isPresented, onDismiss, content) }

  /// A view over the whole screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presentation(.cover, item, onDismiss, content) }

  func presentation<Content: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    popover: PopoverRequest = PopoverRequest(), _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, popover: popover, presented: { isPresented.wrappedValue ? content() : nil }
      ) {
        isPresented.wrappedValue = false
        onDismiss?()
      })
  }

  func presentation<Item, Content: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    popover: PopoverRequest = PopoverRequest(), _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(kind: kind, popover: popover, presented: { item.wrappedValue.map(content) }) {
        item.wrappedValue = nil
        onDismiss?()
      })
  }

  /// How high the sheet around may be; the lowest height is shown.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(TraitModifier(trait: DetentTrait.self, value: detents))
  }
  /// How high the sheet around may be; the one that is chosen is shown.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { presentationDetents([selection.wrappedValue]) }
  /// The same view; nobody drags a sheet away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
