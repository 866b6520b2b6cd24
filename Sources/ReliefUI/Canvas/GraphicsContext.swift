import Foundation
import ReliefDrawing
import ReliefGeometry

/// What the closure of a canvas draws into.
///
/// Copies draw into the same picture, each with transforms, clips and filters of its own.
public struct GraphicsContext {
  /// Where items go.
  final class Sink { var items: [DisplayList.Item] = [] }

  /// The environment of the canvas.
  public let environment: EnvironmentValues
  let sink: Sink
  /// The whole canvas, in its own coordinates.
  let bounds: CGRect
  let symbols: [(AnyHashable, ViewNode)]

  /// How opaque what follows is, 0...1.
  public var opacity: Double = 1
  /// How what follows is combined with what was drawn before.
  public var blendMode: BlendMode = .normal
  /// Maps what follows to the canvas.
  public var transform = CGAffineTransform.identity
  /// Clips and filters, in the order in which they were added.
  private var steps: [Step] = []
  /// What clips leave, in the coordinates of the canvas.
  public private(set) var clipBoundingRect: CGRect

  private enum Step {
    case clip(Path, FillStyle)
    /// All but a path.
    case cut(Path, FillStyle)
    case mask(DisplayList, isInverse: Bool)
    case effect(Layer.Effect)
    case shadow(Shadow, BlendMode, ShadowOptions)
    case opaqueBlur(CGFloat)
    case luminance

    /// Whether it takes something away and changes nothing else.
    var isCut: Bool {
      switch self {
      case .clip, .cut, .mask: true
      case .effect, .shadow, .opaqueBlur, .luminance: false
      }
    }
  }

  /// What is drawn as one picture: all, or a shadow apart from what casts it.
  struct Part {
    var list: DisplayList
    /// How it is mixed with what was drawn before.
    var mode = BlendMode.normal
  }

  init(
    environment: EnvironmentValues, sink: Sink, bounds: CGRect, symbols: [(AnyHashable, ViewNode)]
  ) {
    (self.environment, self.sink, self.bounds, self.symbols) = (environment, sink, bounds, symbols)
    clipBoundingRect = bounds
  }

  /// Adds a scale to the transform.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Adds a move to the transform.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Adds a turn to the transform.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Adds a map to the transform, done before it.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// How clips cut.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside is kept.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Cuts what follows to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    steps.append(options.contains(.inverse) ? .cut(path, style) : .clip(path, style))
    if !options.contains(.inverse) { clipBoundingRect = clipBoundingRect.common(with: path.boundingRect) }
  }

  /// Cuts what follows to the opacity of what a closure draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var list = try layer(content)
    if opacity < 1 { list = DisplayList([.layer(Layer(.opacity(max(0, opacity)), list))]) }
    steps.append(.mask(list, isInverse: options.contains(.inverse)))
  }

  /// Does something to all that follows.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    switch filter.kind {
    case .layer(let make): steps.append(contentsOf: make(environment).map { .effect($0) })
    case .shadow(let make, let mode, let options):
      steps.append(.shadow(make(environment), mode, options))
    case .opaqueBlur(let sigma): steps.append(.opaqueBlur(sigma))
    case .luminance: steps.append(.luminance)
    case .projection(let map): transform = map.affine.concatenating(transform)
    }
  }

  /// Draws what a closure draws as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let list = try layer(content)
    put([.layer(Layer(.group, list))], isPlaced: true)
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
    let inner = Sink()
    var context = GraphicsContext(environment: environment, sink: inner, bounds: bounds, symbols: symbols)
    context.transform = transform
    try content(&context)
    return DisplayList(inner.items)
  }

  /// Draws items, mapped, cut and changed as the context says.
  ///
  /// - Parameter isPlaced: whether they are in the canvas's coordinates already.
  func put(_ items: [DisplayList.Item], isPlaced: Bool = false) {
    guard !items.isEmpty, opacity > 0 else { return }
    var parts = [Part(list: DisplayList(items))]
    func change(_ change: (DisplayList) -> DisplayList) {
      for index in parts.indices { parts[index].list = change(parts[index].list) }
    }
    func wrap(_ effect: Layer.Effect) { change { DisplayList([.layer(Layer(effect, $0))]) } }
    func cut(_ hole: DisplayList) {
      let hole = DisplayList.Item.layer(Layer(.blend(.destinationOut), hole))
      change { DisplayList([.layer(Layer(.group, DisplayList($0.items + [hole])))]) }
    }
    if !isPlaced, transform != .identity { wrap(.transform(transform)) }
    // What was added last is nearest to what is drawn.
    for (index, step) in steps.enumerated().reversed() {
      switch step {
      case .clip(let path, let style): wrap(.clip(path, style))
      case .cut(let path, let style): cut(DisplayList([.fill(path, .color(.black), style)]))
      case .mask(let mask, isInverse: false): wrap(.mask(mask))
      case .mask(let mask, isInverse: true): cut(mask)
      case .effect(let effect): wrap(effect)
      case .shadow(let shadow, let mode, let options):
        // What only cuts goes around each part as well as around both.
        let isOutermost = opacity >= 1 && blendMode == .normal && steps[..<index].allSatisfy(\.isCut)
        parts = parts.flatMap { $0.list.casting(shadow, mode, options, in: bounds, apart: isOutermost) }
      case .opaqueBlur(let sigma): change { $0.blurredOpaque(sigma) }
      case .luminance:
        let ground = DisplayList.Item.fill(Path(bounds), .color(.black))
        change { DisplayList([.layer(Layer(.mask($0, luminance: true), DisplayList([ground])))]) }
      }
    }
    if opacity < 1 { wrap(.opacity((max(0, opacity) * 255).rounded() / 255)) }
    if blendMode != .normal { wrap(.blend(blendMode)) }
    for part in parts {
      sink.items += part.mode == .normal ? part.list.items : [.layer(Layer(.blend(part.mode), part.list))]
    }
  }
}
