import SwiftUI
import Testing

/// Gradients, colours, effects, canvases and shapes beyond the tutorials.
@MainActor @Suite struct DrawingTests {
  @Test("Colours by every initialiser")
  func colors() {
    let table: [(Color, String)] = [
      (Color(red: 1, green: 0, blue: 0, opacity: 0.2), "#FF0000/0.2"), (Color(white: 0.2), "#333333"),
      (Color(white: 0.2, opacity: 0.4), "#333333/0.4"), (Color(uiColor: .red), "#FF0000"),
      (Color(.sRGB, red: 0, green: 0.2, blue: 0.4, opacity: 1), "#003366"),
      (Color(hue: 0, saturation: 1, brightness: 1), "#FF0000"),
      (Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.2), "#00FFFF/0.2"),
      (Color("background", bundle: nil), "#F0F0F3"), (Color(nsColor: NSColor.black), "#000000"),
      (Color(.red), "#FF0000"),
      (Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)), "#0000FF"), (Color.orange, "#FF9500"),
      (Color.pink, "#FF2D55"), (.indigo, "#5856D6"), (.mint, "#00C7BE"), (.teal, "#30B0C7"),
      (Color.green, "#34C759"), (Color.blue, "#007AFF"), (Color.accentColor, "#6A4BD6"),
      (Color(NSColor(red: 0, green: 1, blue: 0, alpha: 1)), "#00FF00"),
    ]
    for (color, word) in table { draws(color, 4, 4, "fill rect (0, 0, 4, 4) \(word)") }
    draws(Box().background(Color.clear), nil, nil, "fill rect (0, 0, 20, 10) #FF3B30", not: "clear")
    #expect(Color.init(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
  }

  @Test("Gradients of each kind")
  func gradients() {
    let gradient = Gradient(colors: [.white, .black])
    let colors = [Color.white, .black]
    draws(
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing), 20, 10,
      "fill * linear (0, 0) to (20, 10) [#FFFFFF 0, #000000 1]*")
    draws(
      LinearGradient(gradient: gradient, startPoint: UnitPoint(x: 0.5, y: 0), endPoint: .bottomLeading), 20,
      10, "fill * linear (10, 0) to (0, 10) *")
    draws(
      RadialGradient(gradient: gradient, center: .center, startRadius: 1, endRadius: 5), 20, 10,
      "fill * radial (10, 5) from 1 to 5 *")
    draws(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: Angle.degrees(0), endAngle: Angle.radians(.pi)), 20,
      10, "fill * angular (10, 5) from 0° to 180° *")
    draws(
      AngularGradient(gradient: gradient, center: .center), 20, 10, "fill * angular (10, 5) from 0° to 360° *"
    )
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .blue, .blue],
      smoothsColors: false)
    draws(mesh, 20, 10, "mask", "bitmap 20x10 in (0, 0, 20, 10) *")
    #expect(pixel(mesh, 64, 64, 32, 0) > "f0" && pixel(mesh, 64, 64, 32, 63) < "10")
    draws(
      Circle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)), 10, 10,
      "fill circle * linear (5, 0) to (5, 10) *")
  }

  @Test("Materials blur what lies behind, then tint")
  func materials() {
    for material in [Material.ultraThinMaterial, .regularMaterial, .bar] {
      draws(
        Color.red.overlay(Rectangle().fill(material).frame(width: 4, height: 4)), 20, 20, "fill rect*",
        "mask",
        "blur *")
    }
    draws(Text("a").padding().background(.ultraThinMaterial, in: Capsule()), nil, nil, "mask", "glyphs 1 *")
    draws(Box().background(Color.blue, in: RoundedRectangle(cornerRadius: 2)), nil, nil, "fill rounded 2 *")
  }

  @Test("Shapes in their further forms")
  func shapes() {
    draws(Ellipse(), 20, 10, "fill ellipse (0, 0, 20, 10) #000000")
    draws(Capsule(style: .circular), 20, 10, "fill capsule (0, 0, 20, 10) #000000")
    draws(
      RoundedRectangle(cornerRadius: 3, style: .circular), 20, 10, "fill rounded 3 (0, 0, 20, 10) circular *")
    draws(
      UnevenRoundedRectangle(topLeadingRadius: 3, topTrailingRadius: 2), 20, 10,
      "fill rounded 3,2,0,0 (0, 0, 20, 10) #000000")
    draws(Circle().trim(from: 0, to: 0.5).stroke(Color.red, lineWidth: 2), 10, 10, "stroke path * width 2")
    draws(Circle().trim(to: 0.5), 10, 10, "fill path *")
    draws(Rectangle().stroke(Color.red), 10, 10, "stroke rect (0, 0, 10, 10) #FF3B30 width 1")
    draws(
      Rectangle().stroke(style: StrokeStyle(lineWidth: 2)).foregroundColor(.red), 10, 10, "*#FF3B30*")
    draws(Rectangle().stroke(lineWidth: 2), 10, 10, "*#000000*")
    draws(Rectangle().stroke(), 10, 10, "*#000000*")
    draws(
      Path {
        $0.move(to: .zero); $0.addLine(to: CGPoint(x: 4, y: 4))
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel)), 10, 10,
      "stroke path * width 3 cap round join bevel")
    draws(
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .butt)), 10, 10,
      "stroke circle * width 3")
    draws(
      Circle().strokeBorder(Color.blue, lineWidth: 2), 10, 10, "stroke circle (1, 1, 8, 8) #007AFF width 2")
    draws(Rectangle().rotation(.degrees(90)), 20, 10, "fill path *")
    draws(Rectangle().scale(0.5), 20, 12, "fill * (5, 3, 10, 6) *")
    let turned: RotatedShape<Rectangle> = Rectangle().rotation(Angle.init(degrees: 90))
    draws(turned.fill(.red), 20, 10, "fill path * #FF3B30")
    draws(Looked(style: Color.blue), 10, 10, "fill circle * #007AFF")
    draws(Rectangle().scale(x: 0.5), 20, 10, "fill * (5, 0, 10, 10) *")
    draws(AnyShape(Circle()), 10, 10, "fill circle (0, 0, 10, 10) *")
    draws(Box().clipShape(.rect(cornerRadius: 3)), nil, nil, "clip rounded 3 *")
    draws(
      Box().clipShape(.rect(cornerSize: CGSize(width: 2, height: 2), style: .circular)), nil, nil,
      "clip rounded 2 (0, 0, 20, 10) circular")
    draws(Rectangle().fill(AnyShapeStyle(Color.red)), 10, 10, "fill rect * #FF3B30")
    draws(
      Rectangle().fill(.red, style: FillStyle(eoFill: true)), 10, 10,
      "fill rect (0, 0, 10, 10) #FF3B30 even-odd")
    draws(
      Rectangle().fill(.red.shadow(.drop(radius: 3))), 10, 10, "shadows [* sigma 3]", "fill rect *")
    draws(Rectangle().fill(.red.shadow(.inner(radius: 3))), 10, 10, "innerShadows [* sigma 3]", "fill rect *")
  }

  struct Squared: InsettableShape {
    var amount: CGFloat = 0
    func inset(by amount: CGFloat) -> Squared { Squared(amount: self.amount + amount) }
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addRoundedRect(in: rect.insetBy(dx: amount, dy: amount), cornerSize: CGSize(width: 2, height: 2))
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      path.addPath(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
      return path.applying(CGAffineTransform(translationX: 1, y: 0))
    }
  }
  struct Looked<S: ShapeStyle>: View {
    let style: S
    var body: some View { Circle().fill(style) }
  }
  struct Corners: Shape {
    var radius: CGFloat
    var corners: UIRectCorner
    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return Path(path.cgPath)
    }
  }

  @Test("Shapes of one's own, with insets and corners")
  func ownShapes() {
    draws(Squared().strokeBorder(Color.red, lineWidth: 2), 20, 10, "stroke path M* #FF3B30 width 2")
    draws(Squared().inset(by: 1), 20, 10, "fill path M*")
    draws(
      Box().clipShape(Corners(radius: 4, corners: [.topLeft, .topRight])), nil, nil, "clip *", "fill rect*")
    draws(Corners(radius: 4, corners: UIRectCorner.allCorners), 20, 10, "fill *")
    #expect(pixel(Corners(radius: 10, corners: .topLeft).fill(.red), 20, 20, 19, 0) == "ff3b30")
    #expect(pixel(Corners(radius: 10, corners: .topLeft).fill(.red), 20, 20, 0, 0) != "ff3b30")
  }

  @Test("Effects in their further forms")
  func effects() {
    draws(Box().blur(radius: 3), nil, nil, "blur 3", "fill rect*")
    draws(Box().shadow(radius: 4), nil, nil, "shadows [#000000/0.3294 sigma 4]")
    draws(Box().shadow(color: .blue, radius: 4), nil, nil, "shadows [#007AFF sigma 4]")
    draws(Box().shadow(color: .blue, radius: 4, y: 2), nil, nil, "shadows [#007AFF sigma 4 at (0, 2)]")
    draws(Box().mask(Circle()), nil, nil, "mask", "fill circle*", "of", "fill rect*")
    draws(Box().mask { Circle() }, nil, nil, "mask", "fill circle*", "of", "fill rect*")
    draws(Box().blendMode(.multiply), nil, nil, "blend multiply", "fill rect*")
    draws(Box().compositingGroup(), nil, nil, "group", "fill rect*")
    draws(Box().drawingGroup(), nil, nil, "group", "fill rect*")
    for view: any View in [
      Box().saturation(0), Box().brightness(0.2), Box().hueRotation(.degrees(90)), Box().colorInvert(),
      Box().contrast(0.5), Box().grayscale(1), Box().colorMultiply(.red),
    ] { draws(AnyView(view), nil, nil, "colorMatrix *", "fill rect*") }
    draws(Box().luminanceToAlpha(), nil, nil, "mask by luminance", "fill rect*")
    draws(Box().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)), nil, nil, "transform (0.5, *")
    draws(Box().scaleEffect(2, anchor: .topLeading), nil, nil, "transform (2, 0, 0, 2, 0, 0)")
    draws(Box().scaleEffect(x: 2, y: 1, anchor: .leading), nil, nil, "transform (2, 0, 0, 1, 0, 0)")
    draws(Box().cornerRadius(3, antialiased: true), nil, nil, "clip rounded 3 *")
    draws(
      Box().visualEffect { content, proxy in content.offset(x: proxy.size.width) }, nil, nil,
      "fill rect (20, 0, *")
    draws(
      ZStack {
        Box().zIndex(1)
        Box(color: .blue)
      }, nil, nil, "fill rect * #007AFF", "fill rect * #FF3B30")
  }

  @Test("A canvas draws what its closure says")
  func canvases() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(
        Path(ellipseIn: CGRect(x: 2, y: 2, width: 4, height: 4)), with: .color(.blue), lineWidth: 2)
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 5, y: 0)
      copy.addFilter(.shadow(radius: 2))
      copy.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .style(.green))
      context.drawLayer { layer in
        layer.clip(to: Path(CGRect(x: 0, y: 0, width: 3, height: 3)))
        layer.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .linearGradient(
            Gradient(colors: [.white, .black]), startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 3, y: 4)
          ))
      }
      context.draw(Text("ab"), at: CGPoint(x: 10, y: 5))
      context.draw(Image("step-up"), in: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    draws(
      canvas, 20, 10, "clip rect (0, 0, 20, 10)", "fill rect (0, 0, 20, 10) #FF3B30",
      "stroke circle (2, 2, 4, 4) #007AFF width 2", "opacity 0.502", "shadows [* sigma 2]",
      "transform (1, 0, 0, 1, 5, 0)", "fill rect (0, 0, 1, 1) #34C759", "group", "clip rect (0, 0, 3, 3)",
      "fill rect (0, 0, 9, 9) linear (1, 2) to (3, 4) *", "glyphs 2 *",
      "transform (0.0167, 0, 0, 0.0222, 1, 2)", "bitmap 180x180 *")
    lays(canvas, nil, nil, "Canvas (0, 0, 10, 10)")
    #expect(pixel(canvas, 20, 10, 19, 9) == "ff3b30")
    let named = Canvas { context, size in
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 10, y: 5)) }
    } symbols: {
      Box(color: .green, width: 4, height: 2).tag(1)
    }
    draws(named, 20, 10, "fill rect (8, 4, 4, 2) #34C759")
  }
}

/// Text that is drawn in a way of its own.
@MainActor @Suite struct TextRendererTests {
  struct Mark: TextAttribute {}
  struct Waves: TextRenderer {
    var lift: CGFloat = 2
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          guard run[Mark.self] != nil else {
            context.draw(run)
            continue
          }
          for (index, slice) in run.enumerated() {
            var copy = context
            copy.translateBy(x: 0, y: lift * CGFloat(index))
            copy.draw(slice)
          }
        }
      }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height + lift)
    }
  }

  @Test("A renderer draws the parts of a text, marked ones in its own way")
  func renderers() {
    let text = Text("a") + Text("bc").customAttribute(Mark()).foregroundColor(.red)
    lays(text.textRenderer(Waves()), nil, nil, "Text (0, 0, *, 23)")
    draws(
      text.textRenderer(Waves()), nil, nil, "glyphs 1 from (0, *) #000000", "glyphs 1 from * #FF3B30",
      "transform (1, 0, 0, 1, 0, 2)", "glyphs 1 from * #FF3B30")
  }
}
