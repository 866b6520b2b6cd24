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
  /// A sheet over a large screen: UIKit's form sheet, by common knowledge.
  static let form = CGSize(width: 540, height: 620)
  /// The width of a sheet that is a page, which is as high as the screen allows.
  static let pageWidth: CGFloat = 704
  /// How far a sheet stays from the edges of a large screen.
  static let formMargin: CGFloat = 24
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

/// Where what is shown over a screen stands.
enum PresentedPlace {
  /// On all of it.
  case full
  /// At its lower edge, as high as the function says of the room below the upper edge of the safe area.
  case bottom((CGFloat) -> CGFloat)
  /// In its middle.
  case middle(PresentationSizing)

  var isFull: Bool { if case .full = self { true } else { false } }
  var isMiddle: Bool { if case .middle = self { true } else { false } }
}

/// The ground over a screen, and what stands on it.
private final class PresentedContainer: LayoutContainer {
  private let place: PresentedPlace

  init(_ place: PresentedPlace) { self.place = place }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    guard node.children.count == 2 else { return }
    node.children[0].place(in: bounds, proposal: ProposedViewSize(bounds.size))
    let safe = placement.safeArea.inner
    var shown = bounds
    switch place {
    case .full: break
    case .bottom(let height):
      let room = bounds.maxY - safe.minY - PresentationLook.sheetGap
      let taken = min(max(0, height(room)), max(0, room))
      shown = CGRect(x: bounds.minX, y: bounds.maxY - taken, width: bounds.width, height: taken)
      let inner = safe.intersection(shown)
      placement.safeArea = SafeArea(inner: inner.isNull ? shown : inner, outer: shown)
      placement.container = shown.size
    case .middle(let sizing):
      let size = sizing.size(in: safe.size) { node.children[1].sizeThatFits($0) }
      shown = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      placement.safeArea = SafeArea(inner: shown, outer: shown)
      placement.container = shown.size
    }
    node.children[1].place(in: shown, proposal: ProposedViewSize(shown.size))
  }
}

/// Keeps what stands on a ground over the screen where no bar covers it.
final class UncoveredContainer: LayoutContainer {
  /// How far it stays from the upper and lower edge at least.
  private let least: CGFloat

  init(least: CGFloat = 0) { self.least = least }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    let safe = placement.safeArea.inner.applying(placement.toGlobal.inverse ?? .identity)
    let seen = safe.intersection(bounds.insetBy(dx: 0, dy: least))
    let room = seen.isNull ? bounds : seen
    node.children.first?.place(
      at: CGPoint(x: room.midX, y: room.midY), anchor: .center, proposal: ProposedViewSize(room.size))
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
    (inside.environment.backAction, inside.environment.navigation) = (nil, nil)
    inside.environment.isBelowTabs = false
    inside.environment.containerRoom = context.host.room
    inside.environment.present(leaving: dismiss)
    let isLarge = context.environment.isLargeScreen
    if isLarge, kind != .cover {
      // As in UIKit, what stands in a form sheet or a popover has little room from side to side.
      inside.environment.screenWidthClass = .regular
      inside.environment.horizontalSizeClass = .compact
    }
    let made = presented.nodes(inside)
    let kind = context.environment.adapted(kind, made.first?.traits[AdaptationTrait.self])
    let detents = made.first?.traits[DetentTrait.self] ?? []
    var look = made.first?.traits[SheetLookTrait.self] ?? SheetLook()
    look.showsHandle = look.handle ?? (detents.count > 1 && !isLarge)
    let panel = NodesView(nodes: made)
    // [choice] Heights are those of sheets at the lower edge; a sheet in the middle has its own.
    let place: PresentedPlace =
      kind != .sheet ? .full : isLarge ? .middle(look.sizing) : .bottom { detents.lowest(in: $0) }
    let shown: any View =
      switch kind {
      case .sheet, .cover: SheetPanel(content: AnyView(panel), place: place, look: look)
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
      front = ViewNode(
        .layout(PresentedContainer(place)), name: "presentation",
        children: [node(ground, -5), node(shown, -6)])
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
  let place: PresentedPlace
  let look: SheetLook

  var body: some View {
    let radius = place.isFull ? 0 : look.radius ?? PresentationLook.sheetRadius
    let lower = place.isMiddle ? radius : 0
    let outline = UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: lower, bottomTrailingRadius: lower,
      topTrailingRadius: radius)
    ZStack {
      if let ground = look.ground { ground } else { Rectangle().fill(ControlLook.ground) }
      content.modifier(ContainerModifier(name: "") { _ in UncoveredContainer() })
    }
    // Content that is too tall reaches out of the sheet on both sides, and changes neither it nor the handle's place.
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .overlay { if look.showsHandle, !place.isFull { SheetHandle() } }
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

extension Set<PresentationDetent> {
  /// The lowest height of a sheet in some room; all of it where none was asked for.
  fileprivate func lowest(in room: CGFloat) -> CGFloat { map { $0.height(room) }.min() ?? room }
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
