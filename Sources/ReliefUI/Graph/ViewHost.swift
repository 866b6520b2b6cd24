import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefText

/// Shows a view on a screen of a size, keeps its state, and takes taps.
@MainActor public final class ViewHost {
  private let host = GraphHost()
  private let view: any View
  /// The environment of the whole view.
  package var environment: EnvironmentValues
  /// What the view is offered, and how it lies on the screen.
  package var screen: Screen
  /// Whether the view cannot ask for another colour scheme.
  package var fixesColorScheme = false
  /// The scheme that the view asked for.
  private var preferredScheme: ColorScheme?
  /// The nodes of the view, and those with what is shown over the screen.
  private var main: ViewNode?, root: ViewNode?

  /// At most so many schemes are tried, should a view change its mind in each; a choice.
  private static let schemes = 4

  /// A screen that a view is shown on.
  package struct Screen: Hashable, Sendable {
    /// What the view is offered.
    package var proposal: ProposedViewSize
    /// The size of the whole; nil for that of the view.
    package var size: CGSize?
    /// What bars and corners cover on each edge.
    package var insets: EdgeInsets

    package init(proposal: ProposedViewSize, size: CGSize? = nil, insets: EdgeInsets = EdgeInsets()) {
      (self.proposal, self.size, self.insets) = (proposal, size, insets)
    }

    /// The room that nothing covers, as far as it is known before layout.
    var room: CGSize {
      guard let size else {
        return proposal.replacingUnspecifiedDimensions(by: ContainerRoom.standardSize)
      }
      return CGSize(
        width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    }
  }

  package init(_ view: any View, screen: Screen, environment: EnvironmentValues) {
    (self.view, self.screen, self.environment) = (view, screen, environment)
  }

  /// Runs the view until its state has settled.
  package func update() throws(ViewError) {
    // A view inside may prefer another scheme; then all is made anew in that.
    for _ in 0..<Self.schemes {
      var shown = environment
      shown.containerRoom = ContainerRoom(screen.room)
      if let preferredScheme { shown.colorScheme = preferredScheme }
      try settle(shown)
      let isAsked =
        !fixesColorScheme && host.preferenceKeys.contains(ObjectIdentifier(PreferredColorSchemeKey.self))
      let wanted = isAsked ? main?.preference(PreferredColorSchemeKey.self) ?? nil : nil
      let isShown = (wanted ?? environment.colorScheme) == shown.colorScheme
      preferredScheme = wanted
      if isShown { return }
    }
  }

  private func settle(_ environment: EnvironmentValues) throws(ViewError) {
    host.room = environment.containerRoom
    try RenderContext.$current.withTyped(environment.renderContext) { () throws(ViewError) in
      try host.settle(environment: environment, view: view) { nodes in
        let context = GraphContext(host: host, identity: host.root, environment: environment)
        // Several views without a container stand below each other.
        let root =
          nodes.count == 1
          ? ViewNode(layout: ZStackLayout(), name: "Root", context, children: nodes)
          : ViewNode(layout: VStackLayout(), name: "Root", context, children: nodes)
        place(root)
        (main, self.root) = (root, front(over: root))
      }
    }
  }

  private func place(_ root: ViewNode) {
    let proposal = screen.proposal
    let surroundings = surroundings(of: root)
    let safe = surroundings.safeArea.inner
    root.place(at: CGPoint(x: safe.midX, y: safe.midY), anchor: .center, proposal: proposal)
    var placement = surroundings
    placement.toGlobal = CGAffineTransform(translationX: root.frame.minX, y: root.frame.minY)
    root.placeChildren(placement)
  }

  /// The screen, for what is as large as that.
  private func surroundings(of root: ViewNode) -> Placement {
    let size = screen.size ?? root.sizeThatFits(screen.proposal)
    let whole = CGRect(origin: .zero, size: size)
    let safe = CGRect(
      x: screen.insets.leading, y: screen.insets.top, width: size.width - screen.insets.horizontal,
      height: size.height - screen.insets.vertical)
    return Placement(
      toGlobal: .identity, safeArea: SafeArea(inner: safe, outer: whole), container: safe.size,
      scale: environment.displayScale, visible: whole)
  }

  /// All with what views show over the screen in front of it.
  private func front(over root: ViewNode) -> ViewNode {
    if host.presented.isEmpty { return root }
    let surroundings = surroundings(of: root)
    let whole = surroundings.safeArea.outer
    var nodes = [root]
    // What is shown may show something over the screen itself.
    while nodes.count <= host.presented.count {
      let node = host.presented[nodes.count - 1].node
      node.place(in: whole, proposal: ProposedViewSize(whole.size))
      node.placeChildren(surroundings)
      nodes.append(node)
    }
    let all = ViewNode(.layout(FrontContainer()), name: "", children: nodes)
    all.place(in: whole, proposal: ProposedViewSize(whole.size))
    return all
  }

  /// The nodes, after the state has settled.
  package func settledRoot() throws(ViewError) -> ViewNode {
    if root == nil || host.needsUpdate { try update() }
    guard let root else { preconditionFailure("A settled view has nodes.") }
    return root
  }

  /// Light or dark, as the view is shown.
  package var shownScheme: ColorScheme { preferredScheme ?? environment.colorScheme }

  /// How many passes were made over the views.
  package var passes: Int { host.pass }

  /// Whether a view asks that the picture is dithered, once the state has settled.
  package var isDithered: Bool { host.isDithered }
  /// Whether the picture grows until it holds all that is drawn, and on which ground; nil for the screen's.
  package var growth: (isOn: Bool, ground: ResolvedColor?) {
    (host.growsToFit && screen.size == nil, host.pictureGround)
  }

  /// The size of the picture in points.
  public func size() throws(ViewError) -> CGSize {
    let root = try settledRoot()
    return screen.size ?? root.frame.size
  }

  /// What the view draws.
  package func displayList() throws(ViewError) -> DisplayList {
    let root = try settledRoot()
    var context = DrawingContext(scale: environment.displayScale)
    root.draw(from: .zero, &context)
    return DisplayList(context.items)
  }

  /// The tree of views with their frames on the screen, a line each: name, then left, top, width, height in points.
  public func layoutDescription() throws(ViewError) -> String {
    try settledRoot().layoutLines().joined(separator: "\n")
  }

  /// Taps a point of the screen, in points; buttons and tap gestures there act.
  ///
  /// - Returns: whether something acted.
  @discardableResult public func tap(at point: CGPoint) throws(ViewError) -> Bool {
    guard let action = try settledRoot().touched(at: point)?.onTap else { return false }
    try host.running { () throws(ViewError) in
      RenderContext.$current.withValue(environment.renderContext) { action() }
      host.pressed = nil
      try update()
    }
    return true
  }

  /// Puts a finger on a point of the screen, in points, and leaves it there; a button there is shown pressed.
  ///
  /// - Returns: whether there is a button.
  @discardableResult public func press(at point: CGPoint) throws(ViewError) -> Bool {
    host.pressed = try settledRoot().touched(at: point)?.pressable
    try update()
    return host.pressed != nil
  }

  /// Lifts the finger without a tap.
  public func release() throws(ViewError) {
    host.pressed = nil
    try update()
  }
}

extension TaskLocal {
  /// `withValue` for closures that throw one type of error.
  func withTyped<T, E: Error>(_ value: Value, _ body: () throws(E) -> T) throws(E) -> T {
    let result: Result<T, E> = withValue(value) {
      do throws(E) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

extension ViewNode {
  /// What the foremost view at a point in the parent's coordinates does when it is touched.
  func touched(at point: CGPoint) -> NodeAttributes? {
    if attributes?.isHidden == true || attributes?.isTouchable == false { return nil }
    var inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    if case .effect(let effect) = content {
      guard effect.contains(inside, frame.size) else { return nil }
      guard let back = effect.transform(frame.size).inverse else { return nil }
      inside = inside.applying(back)
    }
    for child in children.reversed() {
      if let found = child.touched(at: inside) { return found.onTap == nil ? attributes ?? found : found }
    }
    guard CGRect(origin: .zero, size: frame.size).contains(inside) else { return nil }
    if attributes?.onTap != nil { return attributes }
    // What is drawn stops a touch, though it does nothing.
    if case .leaf(let leaf) = content, !(leaf is any Untouchable) { return NodeAttributes() }
    return nil
  }

  /// The view and those inside, a line each: name and frame on the screen.
  func layoutLines(_ depth: Int = 0, from parent: CGPoint = .zero) -> [String] {
    let frame = frame.offsetBy(dx: parent.x, dy: parent.y)
    func number(_ v: CGFloat) -> String {
      let rounded = (v * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
    let inner = children.flatMap { $0.layoutLines(depth + (name.isEmpty ? 0 : 1), from: frame.origin) }
    if name.isEmpty { return inner }
    let indent = String(repeating: "  ", count: depth)
    let line =
      "\(indent)\(name) (\(number(frame.minX)), \(number(frame.minY)), "
      + "\(number(frame.width)), \(number(frame.height)))"
    return [line] + inner
  }
}

extension ViewHost {
  /// The frames on the picture of the views that a tap acts on.
  package func touchFrames() throws(ViewError) -> [CGRect] { try settledRoot().touchFrames(.identity) }
}

extension ViewNode {
  fileprivate func touchFrames(_ toPicture: CGAffineTransform) -> [CGRect] {
    if attributes?.isHidden == true || attributes?.isTouchable == false { return [] }
    var inner = CGAffineTransform(translationX: frame.minX, y: frame.minY).concatenating(toPicture)
    let own = CGRect(origin: .zero, size: frame.size).applying(inner)
    if case .effect(let effect) = content { inner = effect.transform(frame.size).concatenating(inner) }
    return (attributes?.onTap == nil ? [] : [own]) + children.flatMap { $0.touchFrames(inner) }
  }
}

/// A leaf that lets touches through, such as a spacer.
protocol Untouchable {}

extension ViewHost {
  /// The frames of the views that are drawn, as lines one pixel wide, as Xcode's selectable preview shows them.
  package func outlines() throws(ViewError) -> [DisplayList.Item] {
    let width = 1 / environment.displayScale
    let paint = Paint.color(SystemPalette.color(.blue, environment))
    return try settledRoot().leafFrames(from: .zero).filter { $0.width > 0 && $0.height > 0 }.map {
      .stroke(Path($0.insetBy(dx: width / 2, dy: width / 2)), paint, StrokeStyle(lineWidth: width))
    }
  }
}

extension ViewNode {
  fileprivate func leafFrames(from parent: CGPoint) -> [CGRect] {
    let frame = frame.offsetBy(dx: parent.x, dy: parent.y)
    if case .leaf = content { return [frame] }
    return children.flatMap { $0.leafFrames(from: frame.origin) }
  }
}
