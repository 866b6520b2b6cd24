import SwiftUI

// What SwiftUI's words cannot say: shadows that grow first and are cast by the element alone, dithering, pictures that
// grow until they hold all that is drawn, and what a picture is made of. On Apple's systems the nearest of its words
// stand in. No other file of the module knows Relief.
#if canImport(ReliefUI)
  import Relief
  import ReliefDrawing
  import ReliefUI

  extension ShapeStyle {
    /// The style with shadows, each cast by the shape alone.
    func casting(_ shadows: Theme.Shadows) -> some ShapeStyle { CastingStyle(base: self, shadows: shadows) }
  }

  /// A style whose shadows are not cast by one another, as SwiftUI's are.
  private struct CastingStyle<Base: ShapeStyle>: PaintingStyle {
    let base: Base
    let shadows: Theme.Shadows

    func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
      var painting = base.painting(in: environment, level: level)
      painting.shadows += shadows.outer.map(CastingStyle.shadow)
      painting.innerShadows += shadows.inner.map(CastingStyle.shadow)
      return painting
    }

    private static func shadow(_ shadow: SoftShadow) -> Shadow {
      let color = shadow.color
      let resolved = ResolvedColor(
        red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
      return Shadow(
        color: resolved.quantizedOpacity, sigma: max(0, shadow.sigma),
        offset: CGSize(width: shadow.x, height: shadow.y), spread: shadow.spread, isChained: false)
    }
  }

  /// Says how the whole picture is made.
  private struct PictureModifier: PrimitiveModifier {
    let change: @MainActor (GraphHost) -> Void

    @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
      change(context.host)
      return content(context)
    }
  }

  extension View {
    /// The picture that holds the view is dithered: no shadow or gradient in it shows bands.
    public func ditheredShadows(_ isOn: Bool = true) -> some View {
      modifier(PictureModifier { if isOn { $0.isDithered = true } })
    }

    /// The picture of the view grows until no shadow is cut, where its size is that of the view.
    public func pictureFitsShadows() -> some View { modifier(PictureModifier { $0.growsToFit = true }) }

    /// The ground where a picture grows beyond the view.
    func pictureGround(_ color: RGB) -> some View {
      let ground = ResolvedColor(red: color.red, green: color.green, blue: color.blue)
      return modifier(PictureModifier { $0.pictureGround = ground })
    }
  }

  extension PictureAudit {
    /// Looks at a view in an environment, on a ground where the view draws none.
    ///
    /// Elements are shapes with shadows, and the largest shape of each view that a tap acts on.
    @MainActor public init(
      of view: some View, in environment: EnvironmentValues = EnvironmentValues(), ground: RGB = .white
    ) throws {
      let host = ViewHost(view, screen: .init(proposal: .unspecified), environment: environment)
      let drawing = try ViewDrawing(host, on: nil)
      // What is touched lies as it is laid out; a picture that grows moves it.
      let room = drawing.size == (try host.size()) ? .zero : try host.displayList().growth
      let touched = try host.touchFrames().map { $0.offsetBy(dx: room.width, dy: room.height) }
      try self.init(drawing.list, size: drawing.size, touched: touched, ground: ground)
    }

    /// Looks at a display list of a size in points; elements are shapes with shadows.
    ///
    /// - Parameter touched: frames of what can be touched, each of which has an element.
    public init(
      _ list: DisplayList, size: CGSize, touched: [CGRect] = [], ground: RGB = .white
    ) throws {
      let paper = ResolvedColor(
        red: ground.red, green: ground.green, blue: ground.blue, opacity: ground.opacity)
      var bare = DisplayList([.fill(Path(CGRect(origin: .zero, size: size)), .color(paper))])
      bare.items += list.withoutLetters.items
      var options = Rasterizer.Options()
      // Lines of a point and a half have a pixel that they fill.
      options.scale = 2
      let picture = try Rasterizer(options: options).render(bare, size: size)
      var seen = Seen(width: picture.width, height: picture.height, scale: 2)
      seen.pixels = (0..<picture.width * picture.height).map { index in
        let (red, green, blue, _) = picture[index % picture.width, index / picture.width]
        return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      }
      var parts = PictureParts()
      parts.add(list, .identity, opacity: 1, isSoft: false)
      seen.letters = parts.letters
      seen.outlines = parts.outlines(touched: touched)
      self.init(seen)
    }
  }

  extension DisplayList {
    fileprivate var withoutLetters: DisplayList {
      DisplayList(
        items.compactMap { item in
          switch item {
          case .glyphs: nil
          case .layer(let layer): .layer(Layer(layer.effect, layer.content.withoutLetters))
          case .fill, .stroke, .bitmap: item
          }
        })
    }

    /// How far a picture that grows moves what is drawn.
    fileprivate var growth: CGSize {
      let drawn = drawnBounds
      return drawn.isNull
        ? .zero : CGSize(width: max(0, -drawn.minX).rounded(.up), height: max(0, -drawn.minY).rounded(.up))
    }
  }

  /// Letters and shapes of a display list, in points of the picture.
  private struct PictureParts {
    var letters: [(color: RGB, frame: CGRect)] = []
    private var shapes: [(points: [CGPoint], frame: CGRect, isSoft: Bool)] = []

    mutating func add(_ list: DisplayList, _ transform: CGAffineTransform, opacity: Double, isSoft: Bool) {
      for item in list.items {
        switch item {
        case .bitmap: continue
        case .fill(let path, _, _), .stroke(let path, _, _): add(path, transform, isSoft)
        case .glyphs(_, let paint): add(item, paint, transform, opacity)
        case .layer(let layer):
          switch layer.effect {
          case .transform(let own):
            add(layer.content, own.concatenating(transform), opacity: opacity, isSoft: isSoft)
          case .opacity(let own):
            add(layer.content, transform, opacity: opacity * own, isSoft: isSoft)
          case .shadows(let shadows), .innerShadows(let shadows):
            add(layer.content, transform, opacity: opacity, isSoft: isSoft || !shadows.isEmpty)
          default: add(layer.content, transform, opacity: opacity, isSoft: isSoft)
          }
        }
      }
    }

    private mutating func add(_ path: Path, _ transform: CGAffineTransform, _ isSoft: Bool) {
      let flat = path.flattened(by: transform, tolerance: 0.1)
      guard let outer = flat.subpaths.max(by: { $0.count < $1.count }), outer.count > 2 else { return }
      let frame = Path(path.boundingRect).applying(transform).boundingRect
      // Specks and hairlines are no elements.
      guard frame.width >= 4, frame.height >= 4 else { return }
      shapes.append((Array(outer), frame, isSoft))
    }

    /// Gradients count with each of their colours.
    private mutating func add(
      _ item: DisplayList.Item, _ paint: Paint, _ transform: CGAffineTransform, _ opacity: Double
    ) {
      let frame = DisplayList([.layer(Layer(.transform(transform), DisplayList([item])))]).drawnBounds
      guard !frame.isNull else { return }
      let colors: [ResolvedColor] =
        switch paint {
        case .color(let color): [color]
        case .gradient(let gradient): gradient.ramp.stops.map(\.color)
        }
      letters += colors.map {
        (RGB(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity * opacity), frame)
      }
    }

    /// Soft shapes, and the largest shape inside each frame that can be touched; each place once.
    func outlines(touched: [CGRect]) -> [[CGPoint]] {
      func area(_ frame: CGRect) -> CGFloat { frame.width * frame.height }
      var isElement = shapes.map(\.isSoft)
      for frame in touched {
        let inside = shapes.indices.filter { frame.insetBy(dx: -1, dy: -1).contains(shapes[$0].frame) }
        if let largest = inside.max(by: { area(shapes[$0].frame) < area(shapes[$1].frame) }) {
          isElement[largest] = true
        }
      }
      var seen: Set<CGRect> = []
      return shapes.indices.filter { isElement[$0] && seen.insert(shapes[$0].frame).inserted }
        .map { shapes[$0].points }
    }
  }
#else
  extension ShapeStyle {
    /// The style with shadows; each is cast by the ones before it too, and none grows first.
    func casting(_ shadows: Theme.Shadows) -> some ShapeStyle {
      var style = AnyShapeStyle(self)
      for shadow in shadows.outer {
        style = AnyShapeStyle(
          style.shadow(.drop(color: shadow.color.color, radius: shadow.sigma, x: shadow.x, y: shadow.y)))
      }
      for shadow in shadows.inner {
        style = AnyShapeStyle(
          style.shadow(.inner(color: shadow.color.color, radius: shadow.sigma, x: shadow.x, y: shadow.y)))
      }
      return style
    }
  }

  extension View {
    /// Pictures are dithered by the system.
    public func ditheredShadows(_ isOn: Bool = true) -> some View { self }
    /// Room is left by `shadowOutset(_:)` alone.
    public func pictureFitsShadows() -> some View { self }
    /// Pictures do not grow.
    func pictureGround(_ color: RGB) -> some View { self }
  }
#endif
