// What is drawn can be looked at where Relief draws it; Apple's systems do not tell.
#if canImport(ReliefUI)
  import Relief
  import ReliefDrawing
  import ReliefUI
  import SwiftUI

  /// The letters of a rendered view or scene: which can be read on what lies behind them, and which cannot.
  public struct PictureAudit: Hashable, Sendable {
    /// One run of letters.
    public struct Letters: Hashable, Sendable {
      /// Where they stand, in points.
      public var frame: CGRect
      /// Their colour.
      public var color: RGB
      /// The colour behind them that they are told from worst.
      public var ground: RGB
      /// The contrast (WCAG 2.2).
      public var ratio: Double
      /// The lightness contrast Lc (APCA).
      public var apca: Double
      /// Whether letters of their size can be read: a ratio of 4.5, or 3 from 24 points up.
      public var isWell: Bool
      /// The colour with the least change that can be read; nil where all is well, or nothing helps.
      public var advice: RGB?
    }

    /// The runs, in drawing order.
    public let letters: [Letters]

    /// Whether all can be read.
    public var isWell: Bool { letters.allSatisfy(\.isWell) }

    /// Looks at a view in an environment, on a ground where the view draws none.
    @MainActor public init(
      of view: some View, in environment: EnvironmentValues = EnvironmentValues(), ground: RGB = .white
    ) throws {
      let host = ViewHost(view, screen: .init(proposal: .unspecified), environment: environment)
      let drawing = try ViewDrawing(host, on: nil)
      try self.init(drawing.list, size: drawing.size, ground: ground)
    }

    /// Looks at a display list of a size in points.
    public init(_ list: DisplayList, size: CGSize, ground: RGB = .white) throws {
      var bare = DisplayList([
        .fill(Path(CGRect(origin: .zero, size: size)), .color(PictureAudit.resolved(ground)))
      ])
      bare.items += PictureAudit.withoutLetters(list).items
      let picture = try Rasterizer().render(bare, size: size)
      letters = PictureAudit.runs(list, .identity, opacity: 1).compactMap { run in
        PictureAudit.letters(run.color, in: run.frame, on: picture)
      }
    }

    private static func resolved(_ color: RGB) -> ResolvedColor {
      ResolvedColor(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    }

    private static func withoutLetters(_ list: DisplayList) -> DisplayList {
      DisplayList(
        list.items.compactMap { item in
          switch item {
          case .glyphs: nil
          case .layer(let layer): .layer(Layer(layer.effect, withoutLetters(layer.content)))
          case .fill, .stroke, .bitmap: item
          }
        })
    }

    /// Colours and frames of the runs; gradients count with each of their colours.
    private static func runs(
      _ list: DisplayList, _ transform: CGAffineTransform, opacity: Double
    ) -> [(color: RGB, frame: CGRect)] {
      list.items.flatMap { item -> [(color: RGB, frame: CGRect)] in
        switch item {
        case .fill, .stroke, .bitmap: return []
        case .layer(let layer):
          var (inner, part) = (transform, opacity)
          if case .transform(let own) = layer.effect { inner = own.concatenating(transform) }
          if case .opacity(let own) = layer.effect { part *= own }
          return runs(layer.content, inner, opacity: part)
        case .glyphs(_, let paint):
          let frame = DisplayList([.layer(Layer(.transform(transform), DisplayList([item])))]).drawnBounds
          let colors: [ResolvedColor] =
            switch paint {
            case .color(let color): [color]
            case .gradient(let gradient): gradient.ramp.stops.map(\.color)
            }
          return frame.isNull
            ? []
            : colors.map {
              (RGB(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity * opacity), frame)
            }
        }
      }
    }

    /// Letters against the pixel behind them that they are told from worst; nil outside the picture.
    private static func letters(_ color: RGB, in frame: CGRect, on picture: Bitmap) -> Letters? {
      let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
      let area = frame.intersection(whole)
      guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
      var worst: (ground: RGB, ratio: Double)?
      var seen: Set<UInt32> = []
      for y in Int(area.minY)..<Int(area.maxY) {
        for x in Int(area.minX)..<Int(area.maxX) {
          let pixel = picture[x, y]
          let key = UInt32(pixel.0) << 16 | UInt32(pixel.1) << 8 | UInt32(pixel.2)
          guard seen.insert(key).inserted else { continue }
          let ratio = Contrast.ratio(color.over(RGB(key)), RGB(key))
          if ratio < worst?.ratio ?? .infinity { worst = (RGB(key), ratio) }
        }
      }
      guard let worst else { return nil }
      let shown = color.over(worst.ground)
      let needed = frame.height >= 24 ? 3 : 4.5
      let isWell = worst.ratio >= needed
      return Letters(
        frame: frame, color: color, ground: worst.ground, ratio: worst.ratio,
        apca: Contrast.apca(text: shown, ground: worst.ground), isWell: isWell,
        advice: isWell
          ? nil
          : ThemeAudit.nearest(to: shown, on: worst.ground) { Contrast.ratio($0, worst.ground) >= needed })
    }
  }
#endif
