import ReliefDrawing

extension PNG {
  /// The pictures in two PNG files, read at the same time on two threads; of equal bytes only one is read.
  public static func decode(
    _ first: [UInt8], _ second: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> (first: Bitmap, second: Bitmap) {
    if first == second {
      let picture = try decode(first, limits: limits)
      return (picture, picture)
    }
    let files = [first, second]
    let results = Parallel.map(count: 2, threads: Parallel.defaultThreads, scratch: {}) { index, _ in
      Result { () throws(PNGError) -> Bitmap in try decode(files[index], limits: limits) }
    }
    return (try results[0].get(), try results[1].get())
  }
}
