import Foundation
import ReliefGeometry

/// How far something is scrolled, kept from pass to pass.
final class ScrollState {
  /// What it is told by the views around.
  private var anchors = ScrollAnchors()
  /// Whether the wish still counts: not when it was scrolled in another way after it.
  private var followsWish = false
  /// How far it was scrolled from its beginning along each axis, by a view or before the last wish.
  private var kept: [Axis: CGFloat] = [:]
  /// How often it looked for the view of the same wish and moved.
  private var moves = 0

  /// What was seen when it was laid out last.
  private struct Seen {
    var area: CGRect
    var content: CGSize
    /// Where the content begins, in the node's coordinates.
    var start = CGPoint.zero
    var way: [Axis: CGFloat] = [:]
  }
  private var seen = Seen(area: .zero, content: .zero)
  private weak var node: ViewNode?
  private var axes: Axis.Set = .vertical
  private var isMirrored = false

  /// The number under which a place keeps it.
  static let slot = 90
  /// So often the same view is gone to: lengths that are estimated may be others when rows are made. [choice]
  static let mostMoves = 4

  /// Takes what the views around say in a pass.
  func follow(_ anchors: ScrollAnchors, axes: Axis.Set, isMirrored: Bool) {
    (self.axes, self.isMirrored) = (axes, isMirrored)
    if anchors.wish != self.anchors.wish {
      // What the wish says nothing of stays as it is.
      kept.merge(seen.way) { _, new in new }
      (followsWish, moves) = (anchors.wish != nil, 0)
    }
    self.anchors = anchors
  }

  /// Whether it is told to go to a view.
  var seeksView: Bool {
    if followsWish, case .view = anchors.wish { true } else { false }
  }

  /// How much of the content beyond the first room has to be measured along an axis: all to the end, or so far.
  func ahead(_ axis: Axis) -> CGFloat {
    guard axes.has(axis) else { return 0 }
    let far = way(axis, most: .infinity)
    return far.isNaN ? 0 : far
  }

  /// Where content begins along an axis, in an area of the node's that it is seen in.
  func origin(_ axis: Axis, content: CGSize, in area: CGRect, of node: ViewNode) -> CGFloat {
    self.node = node
    (seen.area, seen.content) = (area, content)
    let start = start(axis, content: content, in: area)
    if axis == .horizontal { seen.start.x = start } else { seen.start.y = start }
    return start
  }

  private func start(_ axis: Axis, content: CGSize, in area: CGRect) -> CGFloat {
    let (length, room) = (content[axis], area.size[axis])
    guard axes.has(axis) else { return area.origin[axis] + (room - length) / 2 }
    let isBackward = axis == .horizontal && isMirrored
    if length <= room || !length.isFinite {
      seen.way[axis] = 0
      let part = part(anchors.alignment, axis)
      let free = length.isFinite ? room - length : 0
      return area.origin[axis] + free * (isBackward ? 1 - part : part)
    }
    let most = length - room
    let way = min(max(way(axis, most: most), 0), most)
    seen.way[axis] = way
    return area.origin[axis] + (isBackward ? way - most : -way)
  }

  /// How far the content is scrolled that can be scrolled so far at most.
  private func way(_ axis: Axis, most: CGFloat) -> CGFloat {
    if followsWish, let wish = anchors.wish {
      switch wish {
      case .edge(.top) where axis == .vertical, .edge(.leading) where axis == .horizontal: return 0
      case .edge(.bottom) where axis == .vertical, .edge(.trailing) where axis == .horizontal: return most
      case .point(let x?, _) where axis == .horizontal: return x.isNaN ? 0 : x
      case .point(_, let y?) where axis == .vertical: return y.isNaN ? 0 : y
      default: break
      }
    }
    if let kept = kept[axis] { return kept }
    let part = part(anchors.start, axis)
    return part == 0 ? 0 : most * part
  }

  /// The part of an anchor along an axis, from the beginning.
  private func part(_ anchor: UnitPoint?, _ axis: Axis) -> CGFloat {
    anchor.map { axis == .vertical ? $0.y : $0.x } ?? 0
  }

  /// Goes on to the view that it is told to go to, once it is laid out.
  ///
  /// - Returns: whether it moved.
  func seek(in node: ViewNode) -> Bool {
    guard seeksView, moves < Self.mostMoves, case .view(let id, let anchor) = anchors.wish,
      let found = node.scrollTarget(id, in: self), found.state === self
    else { return false }
    let isMoved = move(to: found.frame, anchor: anchor)
    if isMoved { moves += 1 }
    return isMoved
  }

  /// Goes to a view that something else than a wish names.
  ///
  /// - Returns: whether it moved.
  func go(to frame: CGRect, anchor: UnitPoint?) -> Bool {
    if followsWish { kept.merge(seen.way) { _, new in new } }
    followsWish = false
    return move(to: frame, anchor: anchor)
  }

  /// Scrolls to a frame of the whole picture.
  private func move(to frame: CGRect, anchor: UnitPoint?) -> Bool {
    guard let back = node?.placement?.toGlobal.inverse else { return false }
    let target = frame.applying(back)
    var isMoved = false
    for axis in Axis.allCases where axes.has(axis) {
      guard let way = seen.way[axis], target.isFinite else { continue }
      let (area, most) = (seen.area, max(0, seen.content[axis] - seen.area.size[axis]))
      let isBackward = axis == .horizontal && isMirrored
      let step: CGFloat
      if let anchor {
        let part = isBackward ? 1 - part(anchor, axis) : part(anchor, axis)
        step =
          target.origin[axis] + part * target.size[axis] - area.origin[axis] - part * area.size[axis]
      } else {
        let before = target.origin[axis] - area.origin[axis]
        let after = before + target.size[axis] - area.size[axis]
        step = before < 0 || target.size[axis] > area.size[axis] ? before : max(0, after)
      }
      let wanted = max(0, way + (isBackward ? -step : step))
      // Lengths that are estimated grow as rows are made: what lies behind the end is gone to, and kept at the end then.
      kept[axis] = wanted
      /// A hundredth of a point is no way.
      if abs(min(wanted, most) - way) > 0.01 { isMoved = true }
    }
    return isMoved
  }

  /// How far the beginning lies above the area in which the content is seen, and how far it can lie at most.
  var wayDown: (way: CGFloat, most: CGFloat) {
    (seen.way[.vertical] ?? 0, max(0, seen.content.height - seen.area.height))
  }

  /// The area in which the content is seen, the size of the content, and where it begins; in the node's coordinates.
  var seenPlaces: (area: CGRect, content: CGSize, start: CGPoint) { (seen.area, seen.content, seen.start) }

  /// The area in which the content is seen, on the whole picture.
  var frame: CGRect? { node?.placement.map { seen.area.applying($0.toGlobal) } }
}

/// A container that can be scrolled.
protocol ScrollingContainer: LayoutContainer {
  /// How far.
  var scroll: ScrollState { get }
  /// What bars and margins take along the edges of the room in which the content is seen.
  var contentInsets: EdgeInsets { get }
  /// The frame of the row that a child stands in, where that is more than the child.
  func row(of child: Int) -> CGRect?
}

extension ScrollingContainer {
  func row(of child: Int) -> CGRect? { nil }
}

extension ViewNode {
  /// How far something is scrolled that begins at the top of a page.
  func scroll(at page: ViewNode) -> ScrollState? {
    if case .layout(let container) = content, let scrolling = container as? any ScrollingContainer {
      guard let placement, let top = page.placement, placement.toGlobal.ty < top.toGlobal.ty + 1 else {
        return nil
      }
      return scrolling.scroll
    }
    return children.lazy.compactMap { $0.scroll(at: page) }.first
  }
}

extension EnvironmentValues {
  private enum ScrollKey: EnvironmentKey { static var defaultValue: ScrollState? { nil } }

  /// The innermost scroll view around.
  var enclosingScroll: ScrollState? {
    get { self[ScrollKey.self] }
    set { self[ScrollKey.self] = newValue }
  }
}
