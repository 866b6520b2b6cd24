import ReliefDrawing

extension Bitmap {
  /// The bitmap with fewer pixels: each is the mean of the area that it stands for, weighted by opacity.
  ///
  /// Costs the pixels of the bitmap. `width` and `height` are at least 1 and at most the bitmap's own.
  func averaged(width: Int, height: Int) -> Bitmap {
    precondition(
      width >= 1 && height >= 1 && width <= self.width && height <= self.height,
      "Bitmaps are only shrunk here.")
    let (columns, rows) = (Share.shares(of: self.width, in: width), Share.shares(of: self.height, in: height))
    let source = pixels.span
    // Premultiplied sums, four a pixel.
    var sums = [Double](repeating: 0, count: width * height * 4)
    for y in 0..<self.height {
      for x in 0..<self.width {
        let place = (y * self.width + x) * 4
        let opacity = Double(source[place + 3])
        if opacity == 0 { continue }
        for row in rows[y].targets {
          for column in columns[x].targets {
            let weight = row.weight * column.weight * opacity
            let target = (row.index * width + column.index) * 4
            for channel in 0..<3 { sums[target + channel] += weight * Double(source[place + channel]) }
            sums[target + 3] += weight
          }
        }
      }
    }
    var result = [UInt8](repeating: 0, count: sums.count)
    for place in stride(from: 0, to: sums.count, by: 4) {
      let opacity = sums[place + 3]
      guard opacity >= 0.5 else { continue }
      for channel in 0..<3 {
        result[place + channel] = UInt8(min(sums[place + channel] / opacity + 0.5, 255))
      }
      result[place + 3] = UInt8(min(opacity + 0.5, 255))
    }
    return Bitmap(width: width, height: height, scale: scale, pixels: result)
  }
}

/// How an old pixel is shared among new, larger ones along one axis.
private struct Share {
  /// One or two new pixels, each with the part of it that the old one is.
  var targets: [(index: Int, weight: Double)]

  static func shares(of count: Int, in fewer: Int) -> [Share] {
    // In units of which an old pixel has `fewer` and a new one `count`, so that all borders are whole.
    (0..<count).map { old in
      let (start, end) = (old * fewer, (old + 1) * fewer)
      let (first, last) = (start / count, (end - 1) / count)
      if first == last { return Share(targets: [(first, Double(fewer) / Double(count))]) }
      let border = last * count
      return Share(targets: [
        (first, Double(border - start) / Double(count)), (last, Double(end - border) / Double(count)),
      ])
    }
  }
}
