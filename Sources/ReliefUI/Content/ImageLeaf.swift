import Foundation
import ReliefAssets
import ReliefDrawing
import ReliefGeometry

/// A picture as it is laid out and drawn.
struct ImageLeaf: Leaf {
  private let image: AssetImage?
  private let resizing: Image.Resizing?
  private let interpolation: DisplayList.Interpolation
  /// What a template is filled with; nil for a picture in its own colours.
  private let painting: StylePainting?

  init(_ image: AssetImage?, _ look: Image.Look, _ environment: EnvironmentValues) {
    self.image = image
    // A catalogue's slices say how its picture is resized, unless the code does.
    var resizing = look.resizing
    if let insets = image?.insets, let asked = look.resizing, asked.insets == EdgeInsets() {
      resizing = Image.Resizing(
        insets: EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
        mode: insets.tiles ? .tile : asked.mode)
    }
    self.resizing = resizing
    interpolation =
      switch look.interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    let isTemplate = look.renderingMode.map { $0 == .template } ?? image?.isTemplate ?? false
    painting = isTemplate ? ForegroundStyle().painting(in: environment) : nil
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let own = image?.size ?? .zero
    return resizing == nil ? own : proposal.replacingUnspecifiedDimensions(by: own)
  }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    guard let image, frame.isFinite, frame.width > 0, frame.height > 0 else { return }
    let rect = context.snapped(frame)
    guard rect.width > 0, rect.height > 0 else { return }
    let items = items(image, in: rect, scale: context.scale)
    guard let painting else {
      context.items += items
      return
    }
    context.paint(painting, bounds: rect) { paint in
      [.layer(Layer(.mask(DisplayList(items)), DisplayList([.fill(Path(rect), paint)])))]
    }
  }

  private func items(_ image: AssetImage, in rect: CGRect, scale: CGFloat) -> [DisplayList.Item] {
    if case .vector(let drawing) = image.content {
      if let resizing, resizing.mode == .tile {
        return tiles(over: rect, image.size, scale).flatMap { place(drawing, image.size, in: $0) }
          .cut(to: rect)
      }
      return place(drawing, image.size, in: rect)
    }
    guard let bitmap = image.bitmap else { return [] }
    guard let resizing, resizing.mode == .tile || resizing.insets != EdgeInsets() else {
      return [.bitmap(bitmap, in: rect, interpolation)]
    }
    let slices = ImageSlices(bitmap, insets: resizing.insets, in: rect, scale: scale)
    return slices.pieces.flatMap { piece -> [DisplayList.Item] in
      guard resizing.mode == .tile else { return [.bitmap(piece.bitmap, in: piece.rect, interpolation)] }
      let size = CGSize(
        width: piece.keepsWidth ? piece.rect.width : Double(piece.bitmap.width) / bitmap.scale,
        height: piece.keepsHeight ? piece.rect.height : Double(piece.bitmap.height) / bitmap.scale)
      return tiles(over: piece.rect, size, scale).map { .bitmap(piece.bitmap, in: $0, interpolation) }
        .cut(to: piece.rect)
    }
  }

  private func place(_ drawing: DisplayList, _ size: CGSize, in rect: CGRect) -> [DisplayList.Item] {
    guard size.width > 0, size.height > 0, !drawing.items.isEmpty else { return [] }
    let transform = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    return [.layer(Layer(.transform(transform), drawing))]
  }

  /// Rectangles side by side from the upper left corner.
  private func tiles(over rect: CGRect, _ size: CGSize, _ scale: CGFloat) -> [CGRect] {
    // Tiles smaller than a pixel would only be noise, at any cost.
    let (width, height) = (max(size.width, 1 / scale), max(size.height, 1 / scale))
    var tiles: [CGRect] = []
    var y = rect.minY
    while y < rect.maxY - 1e-6, tiles.count < ImageLeaf.mostTiles {
      var x = rect.minX
      while x < rect.maxX - 1e-6, tiles.count < ImageLeaf.mostTiles {
        tiles.append(CGRect(x: x, y: y, width: width, height: height))
        x += width
      }
      y += height
    }
    return tiles
  }

  /// More tiles than this are not drawn.
  private static let mostTiles = 100_000
}

extension [DisplayList.Item] {
  /// The items, cut to a rectangle.
  fileprivate func cut(to rect: CGRect) -> [DisplayList.Item] {
    isEmpty ? [] : [.layer(Layer(.clip(Path(rect)), DisplayList(self)))]
  }
}

/// A picture cut into nine, of which the corners keep their size.
private struct ImageSlices {
  struct Piece {
    var bitmap: Bitmap
    var rect: CGRect
    /// Whether it is as wide, or as high, as in the picture.
    var keepsWidth: Bool, keepsHeight: Bool
  }

  private(set) var pieces: [Piece] = []

  init(_ bitmap: Bitmap, insets: EdgeInsets, in rect: CGRect, scale: CGFloat) {
    func snap(_ v: CGFloat) -> CGFloat { (v * scale).rounded(.toNearestOrEven) / scale }
    func cuts(_ first: CGFloat, _ last: CGFloat, _ pixels: Int, _ low: CGFloat, _ high: CGFloat) -> (
      [Int], [CGFloat]
    ) {
      let whole = CGFloat(pixels) / bitmap.scale
      func kept(_ v: CGFloat) -> CGFloat { v > 0 ? min(v, whole) : 0 }
      let (a, b) = (kept(first), kept(last))
      let from = Int((a * bitmap.scale).rounded())
      let to = max(from, pixels - Int((b * bitmap.scale).rounded()))
      // Where there is no room for both edges, they share it.
      let share = a + b > high - low && a + b > 0 ? (high - low) / (a + b) : 1
      return ([0, from, to, pixels], [low, snap(low + a * share), snap(high - b * share), high])
    }
    let (columns, x) = cuts(insets.leading, insets.trailing, bitmap.width, rect.minX, rect.maxX)
    let (rows, y) = cuts(insets.top, insets.bottom, bitmap.height, rect.minY, rect.maxY)
    for row in 0..<3 {
      for column in 0..<3 {
        let part = bitmap.part(columns[column], rows[row], columns[column + 1], rows[row + 1])
        let place = CGRect(
          x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
        guard let part, place.width > 0, place.height > 0 else { continue }
        pieces.append(Piece(bitmap: part, rect: place, keepsWidth: column != 1, keepsHeight: row != 1))
      }
    }
  }
}

extension Bitmap {
  /// The pixels from a column and row up to others; nil where there are none.
  func part(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> Bitmap? {
    guard x0 >= 0, y0 >= 0, x1 <= width, y1 <= height, x0 < x1, y0 < y1 else { return nil }
    var part: [UInt8] = []
    part.reserveCapacity((x1 - x0) * (y1 - y0) * 4)
    for y in y0..<y1 { part += pixels[((y * width + x0) * 4)..<((y * width + x1) * 4)] }
    return Bitmap(width: x1 - x0, height: y1 - y0, scale: scale, pixels: part)
  }
}
