import ReliefDrawing

/// The Gaussian blur of a mask of bytes: text, pictures, whatever has no outline.
///
/// From 2.5 pixels of sigma on, rows are splatted into cubic B-splines as they come, which are filtered on their nodes
/// and evaluated: about a nanosecond a pixel for any sigma. Below that the kernel is applied to every pixel. The error is
/// at most 0.8 of a level, 0.5 of which is the rounding to bytes. The bytes do not depend on the number of threads.
package enum MaskBlur {
  /// The mask blurred, of the same size; outside it all is 0.
  ///
  /// `mask` has `width * height` bytes, a row after another; `sigma` is the standard deviation in pixels. A sigma that is
  /// not above 0 or not finite changes nothing.
  package static func blurred(
    _ mask: [UInt8], width: Int, height: Int, sigma: Double, threads: Int = 1
  ) -> [UInt8] {
    precondition(width >= 0 && height >= 0 && mask.count == width * height, "a mask has width * height bytes")
    guard sigma > 0, sigma.isFinite, width > 0, height > 0 else { return mask }
    let design = BlurDesign.axes(sigmaX: min(sigma, 4000), sigmaY: min(sigma, 4000)).x
    return design.spacing > 1
      ? coarse(mask, width, height, design, threads) : direct(mask, width, height, design.taps, threads)
  }

  // MARK: Coarse

  private static func coarse(
    _ mask: [UInt8], _ width: Int, _ height: Int, _ design: BlurDesign, _ threads: Int
  ) -> [UInt8] {
    let h = design.spacing
    let (cells, rows) = ((width + h - 1) / h, (height + h - 1) / h + 3)
    // Columns that are worked on together, so that their sums stay in the nearest cache.
    let stripCells = max(512 / h, 1)
    let strips = Parallel.map(
      count: (cells + stripCells - 1) / stripCells, threads: threads, scratch: {}
    ) { index, _ in
      let x0 = index * stripCells * h
      let count = min(stripCells * h, width - x0)
      var splat = SplineSplat(width: count, height: height, spacingX: h, spacingY: h)
      for y in 0..<height {
        splat.add { line, start in
          ByteKernels.widen(mask.span, at: y * width + x0, count: count, into: &line, at: start)
        }
      }
      return splat.finish()
    }
    let columns = cells + 3
    let filtered = NodeFilter.rows(count: rows, columns: columns, taps: design.taps, threads: threads) {
      row, line, start in
      for (index, strip) in strips.enumerated() {
        // Neighbours share three nodes.
        let count = strip.count / rows
        let part = strip.span.extracting((row * count)..<((row + 1) * count))
        FilterKernels.accumulate(part, 1, into: &line, at: start + index * stripCells)
      }
    }
    let (phases, weights) = (BlurDesign.phases(h), BlurDesign.splineWeights(h))
    let bandRows = max(64 / h, 1) * h
    return Parallel.fill(count: width * height, part: width * bandRows, threads: threads) { band, out in
      let first = band * bandRows / h
      let count = out.count / width
      let values = NodeFilter.columns(
        filtered, columns: columns, rows: first..<(first + (count + h - 1) / h + 3), taps: design.taps,
        most: 255)
      var line = [Float](repeating: 0, count: columns)
      var row = [Float](repeating: 0, count: cells * h)
      for y in 0..<count {
        var nodes = line.mutableSpan
        FilterKernels.combine(
          values.span, at: y / h * columns, stride: columns, count: columns, weights[y % h], into: &nodes,
          at: 0)
        var pixels = row.mutableSpan
        FilterKernels.evaluate(
          line.span, at: 0, count: cells, spacing: h, phases.span, into: &pixels, at: 0)
        ByteKernels.round(row.span, at: 0, count: width, into: &out, at: y * width)
      }
    }
  }

  // MARK: Direct

  /// Applies the kernel, along the columns first, to strips of a band of rows.
  private static func direct(
    _ mask: [UInt8], _ width: Int, _ height: Int, _ taps: [Float], _ threads: Int
  ) -> [UInt8] {
    let (bandRows, strip, reach) = (128, 512, taps.count)
    return Parallel.fill(count: width * height, part: width * bandRows, threads: threads) { band, out in
      let top = band * bandRows
      let rows = out.count / width
      var result = [Float](repeating: 0, count: strip)
      for x0 in stride(from: 0, to: width, by: strip) {
        let count = min(strip, width - x0)
        // The strip with as many columns beside it as there are taps; 0 where they lie outside the mask.
        let (left, right) = (max(x0 - reach, 0), min(x0 + count + reach, width))
        let wide = count + 2 * reach
        var source = [Float](repeating: 0, count: wide * (rows + 2 * reach))
        for row in 0..<(rows + 2 * reach) where top + row - reach >= 0 && top + row - reach < height {
          var span = source.mutableSpan
          ByteKernels.widen(
            mask.span, at: (top + row - reach) * width + left, count: right - left, into: &span,
            at: row * wide + left - x0 + reach)
        }
        var line = [Float](repeating: 0, count: wide)
        for row in 0..<rows {
          var span = line.mutableSpan
          FilterKernels.vertical(
            source.span, center: (row + reach) * wide, stride: wide, limit: 0...(source.count - wide),
            taps: taps.span, count: wide, into: &span, at: 0)
          var sums = result.mutableSpan
          FilterKernels.horizontal(line.span, taps: taps.span, count: count, into: &sums, at: 0)
          FilterKernels.clamp(&sums, to: 255)
          ByteKernels.round(result.span, at: 0, count: count, into: &out, at: row * width + x0)
        }
      }
    }
  }
}
