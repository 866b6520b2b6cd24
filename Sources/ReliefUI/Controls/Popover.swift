import Foundation
import ReliefDrawing
import ReliefGeometry

/// Sizes and shadow of popovers, each a choice near what UIKit draws.
enum PopoverLook {
  static let radius: CGFloat = 13
  /// The length of the arrow's base along the edge, and how far its tip stands out.
  static let arrow = CGSize(width: 26, height: 13)
  /// How far a popover stays from the edges of the screen.
  static let margin: CGFloat = 10
  static let shadow = Shadow(
    color: ResolvedColor(white: 0, opacity: 51.0 / 255), sigma: 20, offset: CGSize(width: 0, height: 8))
}

/// What a popover points to; on a phone it points to nothing, unless it is shown as a popover there.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A part of the view.
  public enum Source: Hashable, Sendable {
    /// All of it.
    case bounds
    /// A rectangle in points.
    case rect(CGRect)
  }
  /// A rectangle.
  case rect(Source)
  /// A point.
  case point(UnitPoint)

  /// The rectangle in a view's bounds.
  func rect(in bounds: CGRect) -> CGRect {
    switch self {
    case .rect(.bounds): return bounds
    case .rect(.rect(let part)): return part.offsetBy(dx: bounds.minX, dy: bounds.minY)
    case .point(let point):
      let place = point.point(in: bounds)
      return CGRect(x: place.x, y: place.y, width: 0, height: 0)
    }
  }
}

/// The edge of a popover from which its arrow points, and where both are.
struct PopoverPlace: Equatable {
  /// The bubble without its arrow.
  var body: CGRect
  /// The edge of the bubble that has the arrow.
  var edge: Edge
  /// Where the arrow's tip is.
  var tip: CGPoint

  /// Finds the place of a bubble.
  ///
  /// - Parameters:
  ///   - size: the size of the bubble.
  ///   - anchor: what it points to.
  ///   - screen: the part of the screen in which it may lie.
  ///   - edge: the edge that should have the arrow; the other side is taken where only that has room.
  init(_ size: CGSize, at anchor: CGRect, in screen: CGRect, edge: Edge) {
    let room = screen.insetBy(dx: PopoverLook.margin, dy: PopoverLook.margin)
    let reach = PopoverLook.arrow.height
    func fits(_ edge: Edge) -> Bool {
      switch edge {
      case .top: anchor.maxY + reach + size.height <= room.maxY
      case .bottom: anchor.minY - reach - size.height >= room.minY
      case .leading: anchor.maxX + reach + size.width <= room.maxX
      case .trailing: anchor.minX - reach - size.width >= room.minX
      }
    }
    let other: [Edge: Edge] = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading]
    let across: [Edge] = edge == .top || edge == .bottom ? [.leading, .trailing] : [.top, .bottom]
    self.edge = ([edge, other[edge] ?? edge] + across).first(where: fits) ?? edge
    func inside(_ wanted: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(least, min(wanted, most - length))
    }
    var origin = CGPoint(
      x: inside(anchor.midX - size.width / 2, size.width, room.minX, room.maxX),
      y: inside(anchor.midY - size.height / 2, size.height, room.minY, room.maxY))
    tip = CGPoint(x: anchor.midX, y: anchor.midY)
    switch self.edge {
    case .top: (tip.y, origin.y) = (anchor.maxY, anchor.maxY + reach)
    case .bottom: (tip.y, origin.y) = (anchor.minY, anchor.minY - reach - size.height)
    case .leading: (tip.x, origin.x) = (anchor.maxX, anchor.maxX + reach)
    case .trailing: (tip.x, origin.x) = (anchor.minX, anchor.minX - reach - size.width)
    }
    body = CGRect(origin: origin, size: size)
    // The arrow stays on the straight part of its edge.
    let aside = PopoverLook.radius + PopoverLook.arrow.width / 2
    if self.edge == .top || self.edge == .bottom {
      tip.x = max(body.minX + min(aside, size.width / 2), min(tip.x, body.maxX - min(aside, size.width / 2)))
    } else {
      tip.y = max(
        body.minY + min(aside, size.height / 2), min(tip.y, body.maxY - min(aside, size.height / 2)))
    }
  }

  /// The outline of the arrow, whose base lies on the bubble's edge.
  var arrow: Path {
    let half = PopoverLook.arrow.width / 2
    let (first, second): (CGPoint, CGPoint) =
      switch edge {
      case .top: (CGPoint(x: tip.x - half, y: body.minY), CGPoint(x: tip.x + half, y: body.minY))
      case .bottom: (CGPoint(x: tip.x + half, y: body.maxY), CGPoint(x: tip.x - half, y: body.maxY))
      case .leading: (CGPoint(x: body.minX, y: tip.y + half), CGPoint(x: body.minX, y: tip.y - half))
      case .trailing: (CGPoint(x: body.maxX, y: tip.y - half), CGPoint(x: body.maxX, y: tip.y + half))
      }
    return Path {
      $0.move(to: first)
      $0.addLine(to: tip)
      $0.addLine(to: second)
      $0.closeSubpath()
    }
  }
}

/// A bubble over a screen that points to a view: what takes taps beside it, its ground, its content.
final class PopoverContainer: LayoutContainer {
  /// What it points to, in the coordinates of the whole picture; the view sets it once it has a place.
  var anchor = CGRect.zero
  private let edge: Edge
  private let radius: CGFloat
  private var place: PopoverPlace?

  init(edge: Edge, radius: CGFloat?) { (self.edge, self.radius) = (edge, radius ?? PopoverLook.radius) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    guard node.children.count == 3 else { return }
    node.children[0].place(in: bounds, proposal: ProposedViewSize(bounds.size))
    let screen = placement.safeArea.inner.applying(placement.toGlobal.inverse ?? .identity)
    let room = screen.insetBy(dx: PopoverLook.margin, dy: PopoverLook.margin)
    let content = node.children[2]
    // As large as the content likes to be, where the screen has room for that.
    var size = content.sizeThatFits(.unspecified)
    if size.width > room.width || size.height > room.height {
      let most = ProposedViewSize(
        width: min(size.width, max(0, room.width)), height: min(size.height, max(0, room.height)))
      size = content.sizeThatFits(most)
      size = CGSize(width: min(size.width, max(0, room.width)), height: min(size.height, max(0, room.height)))
    }
    let found = PopoverPlace(size, at: anchor, in: screen, edge: edge)
    place = found
    // The ground lies below the arrow too.
    let reach = PopoverLook.arrow.height
    let ground = found.body.insetBy(dx: -reach, dy: -reach)
    node.children[1].place(in: ground, proposal: ProposedViewSize(ground.size))
    content.place(in: found.body, proposal: ProposedViewSize(size))
    placement.container = size
    placement.safeArea = SafeArea(inner: found.body, outer: found.body)
  }

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    guard let place, node.children.count == 3 else { return }
    let bubble = Path(roundedRect: place.body, cornerRadius: radius)
    let outline = bubble.union(place.arrow)
    node.children[0].draw(from: frame.origin, &context)
    context.layer(.shadows([PopoverLook.shadow])) { context in
      context.layer(.clip(outline, FillStyle())) { node.children[1].draw(from: frame.origin, &$0) }
    }
    context.layer(.clip(bubble, FillStyle())) { node.children[2].draw(from: frame.origin, &$0) }
  }
}

/// How what is shown over the screen changes where there is little room across and along.
struct CompactAdaptation {
  var horizontal = PresentationAdaptation.automatic, vertical = PresentationAdaptation.automatic
}

/// How what is shown over the screen changes where there is little room.
enum AdaptationTrait: ViewTrait { typealias Value = CompactAdaptation }

extension EnvironmentValues {
  /// How something is shown in the room that there is.
  func adapted(_ kind: PresentationKind, _ adaptation: CompactAdaptation?) -> PresentationKind {
    // On a large screen a dialog is a bubble beside what asks.
    if kind == .dialog, isLargeScreen { return .popover }
    guard kind == .sheet || kind == .popover else { return kind }
    let isNarrow = screenWidthClass == .compact
    guard isNarrow || verticalSizeClass == .compact else { return kind }
    let wanted = isNarrow ? adaptation?.horizontal : adaptation?.vertical
    switch wanted ?? .automatic {
    case .popover: return .popover
    case .sheet: return .sheet
    case .fullScreenCover: return .cover
    case .none: return kind
    default: return isNarrow ? (kind == .popover ? .sheet : kind) : kind
    }
  }
}

extension View {
  /// A bubble that points to the view while a binding says so; a sheet where there is little room.
  ///
  /// [choice: an arrow at the upper edge of the bubble, which lies below the view, unless told]
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let place = PopoverRequest(anchor: attachmentAnchor, edge: arrowEdge)
    return presentation(.popover, isPresented, nil, popover: place, content)
  }

  /// A bubble that points to the view while there is an item; a sheet where there is little room.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let place = PopoverRequest(anchor: attachmentAnchor, edge: arrowEdge)
    return presentation(.popover, item, nil, popover: place, content)
  }

  /// How what is shown around the view is shown where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// How what is shown around the view is shown where there is little room across or along.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(
      TraitModifier(
        trait: AdaptationTrait.self,
        value: CompactAdaptation(horizontal: horizontalAdaptation, vertical: verticalAdaptation)))
  }
}

/// Where a popover should lie.
struct PopoverRequest {
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  var edge = Edge.top
}
