import Foundation
import Relief
import Testing

@testable import ReliefNeumorphism

@Suite("Audit of themes")
struct AuditTests {
  // W3C's examples and common knowledge: black on white 21, #767676 the lightest grey with 4.5 on white.
  @Test("WCAG's ratio", arguments: [("#000", "#fff", 21.0), ("#767676", "#fff", 4.54), ("#fff", "#fff", 1)])
  func wcag(a: String, b: String, ratio: Double) throws {
    let measured = Contrast.ratio(try #require(RGB(css: a)), try #require(RGB(css: b)))
    #expect(abs(measured - ratio) < 0.005)
  }

  // The test values that APCA's author publishes with version 0.0.98G-4g.
  @Test(
    "APCA's lightness contrast",
    arguments: [
      ("#888", "#fff", 63.056469930209424), ("#fff", "#888", -68.54146436644962),
      ("#000", "#aaa", 58.146262578561334),
      ("#aaa", "#000", -56.24113336839742), ("#123", "#def", 91.66830811481631),
      ("#def", "#123", -93.06770049484275),
      ("#123", "#444", 8.32326136957393), ("#444", "#123", -7.526878460278154),
    ])
  func apca(text: String, ground: String, contrast: Double) throws {
    let measured = Contrast.apca(text: try #require(RGB(css: text)), ground: try #require(RGB(css: ground)))
    #expect(abs(measured - contrast) < 1e-6)
  }

  private func finding(_ subject: ThemeAudit.Subject, _ theme: Theme, _ scheme: ColorScheme = .light) throws
    -> ThemeAudit.Finding
  { try #require(ThemeAudit(theme, scheme).findings.first { $0.subject == subject }) }

  @Test("Shadows cut at white or black are told, and the advice has both shadows")
  func clipping() throws {
    #expect(try finding(.clipping, .neumorphismIO()).isWell)
    for hex: UInt32 in [0xF5F5F5, 0xFFFFFF, 0x000000] {
      let found = try finding(.clipping, .neumorphismIO(color: RGB(hex)))
      #expect(!found.isWell)
      let better = try #require(found.color)
      #expect(try finding(.clipping, Theme(base: better), better.lightness < 0.5 ? .dark : .light).isWell)
    }
    #expect(try finding(.clipping, .standard).isWell && finding(.clipping, .standard, .dark).isWell)
  }

  @Test("The boundary of a soft control is too faint, and the advised line is just strong enough")
  func boundary() throws {
    let found = try finding(.boundary, .standard)
    let line = try #require(found.color)
    let ratio = Contrast.ratio(line, Palette(.standard).base)
    #expect(!found.isWell && ratio >= 3 && ratio < 3.1)
    let strong = ThemeAudit(.standard, .light, isContrastIncreased: true)
    #expect(strong.findings.first { $0.subject == .boundary }?.isWell == true)
  }

  @Test("Letters that cannot be read are moved by the least step that helps")
  func fixedLetters() throws {
    var theme = Theme.standard
    theme.text = .fixed(RGB(0x9AA3B0))
    let found = try finding(.text, theme)
    let better = try #require(found.color)
    let ground = Palette(theme).surface
    #expect(!found.isWell && Contrast.ratio(better, ground) >= 4.5)
    let lighter = better.at(lightness: better.lightness + 0.008)
    #expect(Contrast.ratio(lighter, ground) < 4.5 || abs(Contrast.apca(text: lighter, ground: ground)) < 60)
    #expect(try finding(.text, .standard).isWell && finding(.secondaryText, .standard, .dark).isWell)
  }

  // Measured on neumorphism.io's default: bands of 2 to 3 pixels at the edge and 8 to 14 in the tail.
  @Test("The width of bands is that of neumorphism.io's default shadow")
  func banding() throws {
    let width = Banding.widest(levels: 34, sigma: 30)
    #expect(width > 8 && width < 16, "\(width)")
    #expect(try finding(.banding, .neumorphismIO()).isWell == false)
    #expect(try finding(.banding, .standard).isWell)
    #expect(Banding.widest(levels: 1, sigma: 9) == 0 && Banding.widest(levels: 9, sigma: .nan) == 0)
  }

  @Test("Letters of a view are held against what lies behind them where it is worst")
  @MainActor func letters() throws {
    let view = HStack(spacing: 0) {
      Text("Well").foregroundStyle(RGB(0x222222).color).padding().background(RGB(0xE0E5EC).color)
      Text("Faint").foregroundStyle(RGB(0xAAAAAA).color).padding()
        .background(LinearGradient(colors: [.white, .gray], startPoint: .top, endPoint: .bottom))
    }
    var environment = EnvironmentValues()
    environment.renderContext = RenderContext(fonts: sharedFonts)
    let audit = try PictureAudit(of: view, in: environment)
    #expect(audit.letters.count == 2 && audit.letters[0].isWell && !audit.letters[1].isWell)
    #expect(audit.letters[0].ground == RGB(0xE0E5EC) && audit.letters[0].ratio > 12)
    let better = try #require(audit.letters[1].advice)
    #expect(Contrast.ratio(better, audit.letters[1].ground) >= 4.5)
  }

  @MainActor private func audit(
    _ view: some View, isContrastIncreased: Bool = false
  ) throws -> PictureAudit {
    var environment = EnvironmentValues()
    environment.renderContext = RenderContext(fonts: sharedFonts)
    environment._colorSchemeContrast = isContrastIncreased ? .increased : .standard
    return try PictureAudit(of: view, in: environment)
  }

  @Test("Letters need APCA's contrast too: 4.5 for WCAG is not enough in the dark")
  @MainActor func lightness() throws {
    // #787878 on #000 has a ratio of 4.6 and an Lc of 30.
    let found = try #require(
      try audit(
        Text("Dim").foregroundStyle(RGB(0x787878).color).padding(20).background(Color.black)
      ).letters.first)
    #expect(found.ratio > 4.5 && abs(found.apca) < 45 && !found.isWell)
    let better = try #require(found.advice)
    #expect(abs(Contrast.apca(text: better, ground: .black)) >= 45)
    let dimmer = better.at(lightness: better.lightness - 0.01)
    #expect(abs(Contrast.apca(text: dimmer, ground: .black)) < 45)
  }

  @Test("The edge of a soft button is too faint, and the line of increased contrast is enough")
  @MainActor func softEdge() throws {
    let view = Button("Go") {}.buttonStyle(.soft).padding(40).neumorphicGround().neumorphicTheme(.standard)
    let faint = try audit(view)
    #expect(faint.edges.count == 1 && faint.canBeRead && !faint.isWell)
    let edge = try #require(faint.edges.first)
    #expect(edge.ratio > 1.05 && edge.ratio < 2 && abs(edge.frame.minX - 40) < 1)
    let line = try #require(edge.advice)
    #expect(Contrast.ratio(line, edge.ground) > 2.8 && Contrast.ratio(line, edge.ground) < 3.6)
    let strong = try audit(view, isContrastIncreased: true)
    #expect(strong.isWell && strong.edges.count == 1 && strong.edges[0].advice == nil)
  }

  @Test("The advised line, drawn, is enough, on light and dark grounds", arguments: [0xE0E5EC, 0x2D3036])
  @MainActor func advisedLine(hex: UInt32) throws {
    let theme = Theme(base: RGB(hex))
    let (ground, shape) = (RGB(hex), RoundedRectangle(cornerRadius: 12))
    func view(_ line: Color) -> some View {
      SoftSurface(shape).overlay { shape.stroke(line, lineWidth: 2) }.frame(width: 90, height: 50).padding(40)
        .background(ground.color).environment(\.colorScheme, ground.lightness < 0.5 ? .dark : .light)
        .neumorphicTheme(theme)
    }
    let edge = try #require(try audit(view(.clear)).edges.first)
    let line = try #require(edge.advice)
    #expect(try audit(view(line.color)).edges.map(\.isWell) == [true])
  }

  @Test("A flat button counts by what it is filled with, plain words and panels without shadows do not")
  @MainActor func flatEdges() throws {
    let view = HStack(spacing: 30) {
      Button {
      } label: {
        Text("A").padding().background(RGB(0x2F6FDE).color, in: Capsule())
      }
      .buttonStyle(.plain)
      Button {
      } label: {
        Text("B").padding().background(RGB(0xF4F4F4).color, in: Capsule())
      }
      .buttonStyle(.plain)
      Button("C") {}.buttonStyle(.plain)
      Text("D").padding().background(RGB(0xF4F4F4).color, in: Capsule())
    }
    .padding(30)
    let edges = try audit(view).edges
    #expect(edges.count == 2 && edges[0].isWell && !edges[1].isWell)
    #expect(edges[0].color == RGB(0x2F6FDE) && edges[0].ground == .white)
    #expect(abs(edges[0].ratio - Contrast.ratio(RGB(0x2F6FDE), .white)) < 0.05)
  }

  @Test("Edges lie where the picture has them, turned, enlarged, or in a picture that has grown")
  @MainActor func places() throws {
    let view = SoftSurface(Rectangle()).frame(width: 60, height: 30)
    let turned = try audit(view.rotationEffect(.degrees(90)).scaleEffect(2).padding(60))
    let frame = try #require(turned.edges.first).frame
    #expect(abs(frame.width - 60) < 0.1 && abs(frame.height - 120) < 0.1 && abs(frame.midX - 90) < 0.1)
    let grown = try audit(
      Button("Go") {}.buttonStyle(.soft).neumorphicGround().pictureFitsShadows().neumorphicTheme(.standard))
    #expect(grown.edges.count == 1 && grown.edges[0].frame.minX > 20)
  }

  @Test("All controls of the book can be told from their ground at increased contrast, and read")
  @MainActor func book() throws {
    for appearance in [StyleBook.Appearance.contrast, .darkContrast] {
      for control in StyleBook.Control.allCases {
        let drawing = try drawing(StyleBook.page(control, .rest, .standard), appearance)
        let audit = try PictureAudit(drawing.list, size: drawing.size)
        // A control is found by one of its edges: a knob in a groove by that of the groove.
        let isFound = audit.edges.contains { $0.isWell }
        #expect(isFound, "\(control), \(appearance): \(audit.edges)")
        // The words in an empty field are SwiftUI's own.
        for letters in audit.letters where control != .searchField {
          #expect(letters.isWell, "\(control), \(appearance): \(letters)")
        }
      }
    }
  }
}
