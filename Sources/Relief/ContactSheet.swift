import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefRaster
import ReliefText

/// Many pictures on one: thumbnails in rows, in the order given, with their names below.
package enum ContactSheet {
  /// The largest sides of a thumbnail, in pixels; larger pictures are shrunk by a whole factor.
  private static let cell = (width: 400, height: 300)
  /// Pixels between thumbnails and around all.
  private static let gap = 16

  /// The height of a row's names and of their letters, in pixels.
  private static let label = (height: 24, size: 15.0)
  /// The narrowest column of pictures with names, in pixels.
  private static let narrowest = 160

  /// The sheet; `columns` pictures a row. Nil where there are no pictures.
  ///
  /// Pictures are shrunk by averaging, their centres lie on a grid, and a row is as high as its highest picture. `labels`
  /// are the pictures' names, cut where they are too long, in one of `fonts`; without any there is no room for them.
  package static func picture(
    _ pictures: [Bitmap], labels: [String] = [], fonts: FontLibrary = FontLibrary(), columns: Int
  ) throws(RasterError) -> Bitmap? {
    let columns = min(max(columns, 1), pictures.count)
    guard columns > 0 else { return nil }
    let small = pictures.map(thumbnail)
    let rows = stride(from: 0, to: small.count, by: columns).map {
      Array(small[$0..<min($0 + columns, small.count)])
    }
    let labelHeight = labels.isEmpty ? 0 : label.height
    let widths = (0..<columns).map { column in
      rows.reduce(labels.isEmpty ? 0 : narrowest) { column < $1.count ? max($0, $1[column].width) : $0 }
    }
    let heights = rows.map { $0.reduce(0) { max($0, $1.height) } + labelHeight }
    let width = widths.reduce(gap) { $0 + $1 + gap }
    let height = heights.reduce(gap) { $0 + $1 + gap }
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for i in stride(from: 0, to: pixels.count, by: 4) {
      for channel in 0..<3 { pixels[i + channel] = ground }
    }
    var y = gap
    let rasterizer = Rasterizer()
    var names = labels[...]
    for (row, rowHeight) in zip(rows, heights) {
      var x = gap
      for (picture, columnWidth) in zip(row, widths) {
        paste(
          picture, into: &pixels, width: width, x: x + (columnWidth - picture.width) / 2,
          y: y + (rowHeight - labelHeight - picture.height) / 2)
        if let name = names.popFirst() {
          let text = try text(name, width: columnWidth, fonts, rasterizer)
          paste(text, into: &pixels, width: width, x: x, y: y + rowHeight - labelHeight)
        }
        x += columnWidth + gap
      }
      y += rowHeight + gap
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A name on a transparent ground, in the middle.
  private static func text(
    _ name: String, width: Int, _ fonts: FontLibrary, _ rasterizer: Rasterizer
  ) throws(RasterError) -> Bitmap {
    let size = CGSize(width: width, height: label.height)
    let run = TextRun(name, font: FontDescriptor(size: label.size), paint: .color(ResolvedColor(white: 0.1)))
    let options = TextOptions(alignment: .center, lineLimit: 1, truncation: .middle)
    let laid = TextLayout(runs: [run], options: options, library: fonts).lay(in: size.width, scale: 1)
    return try rasterizer.render(
      DisplayList(laid.items(in: CGRect(origin: .zero, size: size))), size: size)
  }

  /// A grey between light and dark pictures.
  private static let ground: UInt8 = 0x8E

  /// The picture, shrunk by the least whole factor that makes it fit.
  package static func thumbnail(_ picture: Bitmap) -> Bitmap {
    let factor = max(
      1, (picture.width + cell.width - 1) / cell.width, (picture.height + cell.height - 1) / cell.height)
    if factor == 1 { return picture }
    let (width, height) = (max(picture.width / factor, 1), max(picture.height / factor, 1))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    let source = picture.pixels.span
    for y in 0..<height {
      for x in 0..<width {
        // The mean colour of a square, weighted by opacity.
        var (red, green, blue, opacity) = (0, 0, 0, 0)
        let rows = y * factor..<min((y + 1) * factor, picture.height)
        let columns = x * factor..<min((x + 1) * factor, picture.width)
        for row in rows {
          for column in columns {
            let i = (row * picture.width + column) * 4
            let weight = Int(source[i + 3])
            red += Int(source[i]) * weight
            green += Int(source[i + 1]) * weight
            blue += Int(source[i + 2]) * weight
            opacity += weight
          }
        }
        let (count, half, all) = (rows.count * columns.count, opacity / 2, max(opacity, 1))
        pixels.append(UInt8((red + half) / all))
        pixels.append(UInt8((green + half) / all))
        pixels.append(UInt8((blue + half) / all))
        pixels.append(UInt8((opacity + count / 2) / count))
      }
    }
    return Bitmap(width: width, height: height, scale: picture.scale, pixels: pixels)
  }

  /// Draws a picture over opaque pixels.
  private static func paste(_ picture: Bitmap, into pixels: inout [UInt8], width: Int, x: Int, y: Int) {
    let source = picture.pixels.span
    for row in 0..<picture.height {
      var i = row * picture.width * 4
      var j = ((y + row) * width + x) * 4
      for _ in 0..<picture.width {
        let weight = Int(source[i + 3])
        for channel in 0..<3 where weight > 0 {
          let mixed = Int(source[i + channel]) * weight + Int(pixels[j + channel]) * (255 - weight)
          pixels[j + channel] = UInt8((mixed + 127) / 255)
        }
        i += 4
        j += 4
      }
    }
  }
}
