import Foundation
import Relief
import ReliefDrawing

/// Pictures in rows on one, each with its name above.
@MainActor enum LabelledSheet {
  /// Pixels between pictures and around all.
  private static let gap: CGFloat = 16
  /// Pixels that a name takes.
  private static let labelHeight: CGFloat = 22

  /// The sheet; pictures keep their sizes.
  static func picture(
    _ cells: [(name: String, picture: Bitmap)], columns: Int, _ screen: ViewSnapshot
  ) throws -> Bitmap {
    let columns = min(max(columns, 1), max(cells.count, 1))
    var list = DisplayList()
    var (y, width) = (gap, gap)
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      var (x, height) = (gap, CGFloat(0))
      for cell in row {
        let size = CGSize(width: cell.picture.width, height: cell.picture.height)
        let label = try screen.label(cell.name)
        let place = CGAffineTransform(translationX: x, y: y)
        list.items.append(.layer(Layer(.transform(place), label.list)))
        list.items.append(
          .bitmap(
            cell.picture, in: CGRect(x: x, y: y + labelHeight, width: size.width, height: size.height), .none)
        )
        x += max(size.width, label.size.width.rounded(.up)) + gap
        height = max(height, size.height)
      }
      width = max(width, x)
      y += labelHeight + height + gap
    }
    let size = CGSize(width: max(width, 1), height: max(y, 1))
    let ground = ResolvedColor(rgb: 0xC8C8CC)
    list.items.insert(.fill(Path(CGRect(origin: .zero, size: size)), .color(ground)), at: 0)
    return try Rasterizer().render(list, size: size)
  }
}
