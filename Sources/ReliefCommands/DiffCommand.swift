import ReliefDrawing
import ReliefFiles
import ReliefLooks
import ReliefPNG

/// `relief diff`: are two pictures equal, and where are they not?
package enum DiffCommand {
  package static let command = Command(
    name: "diff", summary: "compares two PNG pictures, pixel by pixel",
    usage: "diff A.png B.png [options]",
    options: [
      Option(
        name: "--output", short: "-o", value: "DIFF.png",
        meaning: "write a picture of the differences, one level visible; - for standard output"),
      Option(
        name: "--tolerance", value: "exact|N",
        meaning: "the largest difference of a channel that counts as none, in levels of 255 (exact)"),
      Option(name: "--json", meaning: "the result as one JSON object on standard output"),
      .quiet, .help, .version,
    ],
    notes: """
      Exit status 0: equal; 1: they differ in size, or in a pixel by more than the tolerance; 2: a file cannot be read.
      In the picture of differences, magenta marks pixels, and amber hatching what only one of the two covers.
      One of A and B may be - for standard input.
      """,
    examples: [
      ("relief diff old.png new.png -o diff.png", "says how many pixels differ and where, and shows them"),
      ("relief diff old.png new.png --tolerance 2 --quiet", "only the exit status"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(CommandError) -> CommandLineTool.Status {
    let paths = arguments.positionals
    guard paths.count == 2 else {
      throw CommandError("diff: two pictures are compared, and \(paths.count) given\nSee: relief diff --help")
    }
    guard paths != ["-", "-"] else {
      throw CommandError("diff: only one picture can come from standard input")
    }
    let output = arguments.value("--output")
    if let output, paths.contains(where: { SystemFiles.isSame($0, output) }) {
      throw CommandError("diff: \(output) is one of the pictures; give -o another name")
    }
    let tolerance = try tolerance(arguments)
    let files = files(paths)
    let diff: BitmapDiff
    if output == nil, let files, files.first == files.second, let size = try? PNG.size(of: files.first) {
      // The checksums are right, so that reading the pixels could only find them equal.
      diff = BitmapDiff(equalWidth: size.width, height: size.height, tolerance: tolerance)
    } else {
      let (first, second) = try pictures(paths, files)
      diff = BitmapDiff(first, second, tolerance: tolerance)
      if let output { try write(BitmapDiff.picture(first, second, tolerance: tolerance), to: output) }
    }
    if output != "-" {
      if arguments.has("--json") {
        try Console.say(json(diff, paths))
      } else if !arguments.has("--quiet") {
        try Console.say(text(diff, paths))
      }
    }
    return diff.isMatch ? .success : .difference
  }

  private static func tolerance(_ arguments: Arguments) throws(CommandError) -> Int {
    guard let text = arguments.value("--tolerance"), text != "exact" else { return 0 }
    guard let levels = Int(text), (0...255).contains(levels) else {
      throw CommandError("--tolerance \(text): expected exact or a whole number of levels from 0 to 255")
    }
    return levels
  }

  /// The bytes of two PNG files; nil where one is none by its name, or cannot be read.
  private static func files(_ paths: [String]) -> (first: [UInt8], second: [UInt8])? {
    guard paths.allSatisfy({ $0.hasSuffix(".png") }), let first = try? SystemFiles.bytes(of: paths[0]),
      let second = try? SystemFiles.bytes(of: paths[1])
    else { return nil }
    return (first, second)
  }

  /// Both pictures; PNG files are read at the same time, and only one of two that are equal.
  private static func pictures(
    _ paths: [String], _ files: (first: [UInt8], second: [UInt8])?
  ) throws(CommandError) -> (first: Bitmap, second: Bitmap) {
    if let files, let both = try? PNG.decode(files.first, files.second) { return both }
    // One by one, so that a fault is that of the file it is in.
    return (try picture(paths[0]), try picture(paths[1]))
  }

  private static func picture(_ path: String) throws(CommandError) -> Bitmap {
    do {
      return try ImageFile.read(path)
    } catch {
      throw CommandError("\(path == "-" ? "standard input" : path): \(error.reason)")
    }
  }

  private static func write(_ picture: Bitmap, to path: String) throws(CommandError) {
    let bytes = try PictureWriter.encoded(picture, for: path)
    if path == "-" {
      try Console.put(bytes)
      return
    }
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw CommandError("cannot write \(error)")
    }
  }

  /// The result in words; of the regions, the first few.
  private static func text(_ diff: BitmapDiff, _ paths: [String]) -> String {
    let names = "\(paths[0]) and \(paths[1])"
    let within = diff.tolerance == 0 ? "equal" : "equal within \(diff.tolerance) of 255 levels"
    if diff.isMatch { return "\(names) are \(within) (\(diff.width.first) x \(diff.height.first) pixels)" }
    var lines = ["\(names) differ"]
    if !diff.hasSameSize {
      lines.append(
        "  size: \(diff.width.first) x \(diff.height.first) against \(diff.width.second) x \(diff.height.second) pixels"
      )
    }
    let most = max(diff.largest.red, diff.largest.green, diff.largest.blue, diff.largest.opacity)
    let beyond = diff.tolerance == 0 ? "" : " by more than \(diff.tolerance)"
    lines.append(
      "  \(diff.differingPixels) of \(diff.commonPixels) pixels differ\(beyond), at most by \(most) of 255 levels"
    )
    let shown = diff.regions.prefix(5)
    for region in shown {
      lines.append(
        "  at (\(region.x), \(region.y)), \(region.width) x \(region.height) pixels: \(region.count) differ")
    }
    if diff.regions.count > shown.count {
      lines.append("  and in \(diff.regions.count - shown.count) more places")
    }
    return lines.joined(separator: "\n")
  }

  private static func json(_ diff: BitmapDiff, _ paths: [String]) -> String {
    func channels(_ r: String, _ g: String, _ b: String, _ a: String) -> String {
      JSONText.object([("red", r), ("green", g), ("blue", b), ("opacity", a)])
    }
    let (most, mean) = (diff.largest, diff.mean)
    let regions = diff.regions.prefix(16).map {
      JSONText.object([
        ("x", "\($0.x)"), ("y", "\($0.y)"), ("width", "\($0.width)"), ("height", "\($0.height)"),
        ("count", "\($0.count)"),
      ])
    }
    return JSONText.object([
      ("first", JSONText.quoted(paths[0])), ("second", JSONText.quoted(paths[1])),
      ("equal", "\(diff.isMatch)"), ("tolerance", "\(diff.tolerance)"),
      ("width", "[\(diff.width.first), \(diff.width.second)]"),
      ("height", "[\(diff.height.first), \(diff.height.second)]"),
      ("commonPixels", "\(diff.commonPixels)"), ("differingPixels", "\(diff.differingPixels)"),
      ("largest", channels("\(most.red)", "\(most.green)", "\(most.blue)", "\(most.opacity)")),
      (
        "mean",
        channels(
          DisplayListPrinter.text(mean.red), DisplayListPrinter.text(mean.green),
          DisplayListPrinter.text(mean.blue), DisplayListPrinter.text(mean.opacity))
      ),
      ("regions", "[\(regions.joined(separator: ", "))]"),
    ])
  }
}
