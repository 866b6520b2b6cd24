import Foundation
import Relief
import ReliefDrawing
import ReliefPNG
import ReliefPreviews
import ReliefSnapshotStore
import ReliefUI

extension Diffing where Value == Bitmap {
  /// Pictures, compared pixel for pixel.
  public static var image: Diffing { .image() }

  /// Pictures. Any precision below 1 asks for Relief's own tolerance, which sees what a share of pixels does not.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
    .image(tolerance: PictureTolerance(precision, perceptualPrecision))
  }

  /// Pictures within a tolerance, parts left out.
  public static func image(
    tolerance: PictureTolerance, ignoring regions: [PictureComparison.Region] = []
  ) -> Diffing {
    var diffing = Diffing(
      toData: { Data((try? PNG.encode($0)) ?? []) },
      fromData: {
        (try? PNG.decode(Array($0))) ?? .nothing
      },
      diff: { old, new in
        SnapshotDifference(reference: old, actual: new, tolerance: tolerance, ignoring: regions)
          .map { ($0.message, []) }
      })
    diffing.rich = RichDiffing(
      encode: { bitmap, context in
        try SnapshotPicture.encode(
          bitmap, place: context.place, variant: context.variant, file: context.file, line: context.line)
      },
      compare: { bytes, bitmap in
        try SnapshotPicture.difference(of: bitmap, from: bytes, tolerance, ignoring: regions)
      })
    return diffing
  }
}

extension Bitmap {
  /// One clear pixel, for what cannot be drawn or read.
  fileprivate static let nothing = Bitmap(width: 1, height: 1, red: 0, green: 0, blue: 0, opacity: 0)

  /// The picture with parts painted over in one grey.
  fileprivate func masked(_ regions: [PictureComparison.Region]) -> Bitmap {
    guard !regions.isEmpty else { return self }
    var bitmap = self
    func part(_ start: Int, _ length: Int, of side: Int) -> Range<Int> {
      let (end, isBeyond) = start.addingReportingOverflow(max(length, 0))
      return (start..<(isBeyond ? .max : end)).clamped(to: 0..<side)
    }
    for region in regions {
      let columns = part(region.x, region.width, of: width)
      let rows = part(region.y, region.height, of: height)
      for y in rows {
        for x in columns { bitmap[x, y] = (128, 128, 128, 255) }
      }
    }
    return bitmap
  }
}

extension PictureTolerance {
  /// What swift-snapshot-testing's precisions ask for.
  init(_ precision: Float, _ perceptualPrecision: Float) {
    self = precision < 1 || perceptualPrecision < 1 ? .recommended : .exact
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// Pictures.
  public static var image: Snapshotting { Snapshotting(pathExtension: "png", diffing: .image) }

  /// Pictures, compared with a precision.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }

  /// Pictures within a tolerance, parts left out: those that are ignored are kept and not compared, those that are masked
  /// are painted over before a picture is kept or compared.
  public static func image(
    tolerance: PictureTolerance, ignoring regions: [PictureComparison.Region] = [],
    masking masks: [PictureComparison.Region] = []
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(tolerance: tolerance, ignoring: regions))
      .pullback { $0.masked(masks) }
  }
}

extension Snapshotting where Value: View, Format == Bitmap {
  /// The picture of a view as large as it is.
  public static var image: Snapshotting { .image() }

  /// The picture of a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: has no meaning here.
  ///   - precision: below 1, `PictureTolerance.recommended` is used.
  ///   - perceptualPrecision: below 1, `PictureTolerance.recommended` is used.
  ///   - layout: the size of the picture.
  ///   - traits: what holds on the screen.
  ///   - tolerance: how far the picture may be from the reference; instead of both precisions.
  ///   - ignoring: parts of the picture, in pixels, that are not compared.
  ///   - masking: parts of the picture, in pixels, that are painted over, so that no file shows what is there.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init(),
    tolerance: PictureTolerance? = nil, ignoring regions: [PictureComparison.Region] = [],
    masking masks: [PictureComparison.Region] = []
  ) -> Snapshotting {
    let diffing = Diffing.image(
      tolerance: tolerance ?? PictureTolerance(precision, perceptualPrecision), ignoring: regions)
    return view(ViewSnapshot(layout, traits), pathExtension: "png", diffing: diffing, fallback: .nothing) {
      view, screen in
      let drawing = try screen.drawing(view)
      return { try drawing.render().masked(masks) }
    }
  }

  /// One picture of a view in all circumstances of a matrix, each with its name.
  public static func contactSheet(
    _ axes: PreviewVariantAxis..., columns: Int = 4, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = .init(), tolerance: PictureTolerance = .exact
  ) -> Snapshotting {
    view(
      ViewSnapshot(layout, traits), pathExtension: "png", diffing: .image(tolerance: tolerance),
      fallback: .nothing
    ) {
      view, screen in
      let cells = try PreviewVariant.matrix(axes, from: screen.variant).map { name, variant in
        var screen = screen
        screen.variant = variant
        return (name: name, picture: try screen.drawing(view).render())
      }
      let sheet = try LabelledSheet.picture(cells, columns: columns, screen)
      return { sheet }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// What a view draws, as text.
  public static var displayList: Snapshotting { .displayList() }

  /// What a view draws, as text; a number stands for the shapes of glyphs and the pixels of pictures.
  public static func displayList(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    view(ViewSnapshot(layout, traits), pathExtension: "txt", diffing: .lines, fallback: "") { view, screen in
      let list = try screen.host(view).displayList()
      return { DisplayListPrinter.text(list, namesContent: true) + "\n" }
    }
  }

  /// The tree of views with their frames.
  public static var layout: Snapshotting { .layout() }

  /// The tree of views with their frames, in points.
  public static func layout(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    view(ViewSnapshot(layout, traits), pathExtension: "txt", diffing: .lines, fallback: "") { view, screen in
      let text = try screen.host(view).layoutDescription() + "\n"
      return { text }
    }
  }
}

extension Snapshotting where Value: View {
  /// A strategy that lays a view out on the main thread, and lets the caller's do the rest, so that parallel tests use
  /// all cores. `fallback` stands for what could not be drawn where a caller runs the strategy by hand.
  fileprivate static func view(
    _ screen: ViewSnapshot, pathExtension: String, diffing: Diffing<Format>, fallback: Format,
    _ make: @escaping @MainActor (Value, ViewSnapshot) throws -> (() throws -> Format)
  ) -> Snapshotting {
    func drawn(_ value: Value, _ test: SnapshotCircumstances) throws -> Format {
      let changed = screen.changed(by: test)
      return try onMainThread((value, changed)) { try make($0.0, $0.1) }()
    }
    var strategy = Snapshotting(pathExtension: pathExtension, diffing: diffing) { (value: Value) -> Format in
      do {
        return try drawn(value, SnapshotCircumstances())
      } catch {
        reportIssue("The view cannot be drawn: \(error)", at: nil)
        return fallback
      }
    }
    strategy.throwing = drawn
    return strategy
  }
}
