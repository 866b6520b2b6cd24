import Foundation
import Relief
import ReliefDrawing
import ReliefPNG
import ReliefSnapshotStore

/// Comparing snapshots, and what many of them cost.
enum SnapshotBench {
  /// The pixels of an iPhone 14 Pro's screen.
  private static let size = CGSize(width: 393, height: 852)

  /// Prints the times of comparisons, the memory of many checks and the time of a report.
  static func run() throws {
    let screen = try screen(turned: false)
    let stored = try PNG.encode(screen)
    let other = try PNG.encode(screen, options: .init(effort: .smallest))
    Console.say("Snapshots of \(screen.width) x \(screen.height) pixels")
    try say("two files of equal bytes (2)") { _ = try difference(stored, stored, .exact) }
    try say("two files of equal pixels (45)") { _ = try difference(stored, other, .exact) }
    try say("a picture in memory and its file (25)") {
      if !SnapshotPicture.isEncoding(stored, of: screen) { Console.say("    it is another") }
    }
    try say("a picture in memory and equal pixels in other bytes") {
      if try SnapshotPicture.difference(of: screen, from: other, .exact) != nil { Console.say("    differs") }
    }
    let noisy = noisy(screen)
    let turned = try self.screen(turned: true)
    for (name, picture) in [("noise", noisy), ("a turned light", turned)] {
      let file = try PNG.encode(picture)
      try say("two pictures with tolerance, \(name) (80)") {
        _ = PictureComparison(reference: screen, actual: picture, tolerance: .recommended)
      }
      try say("two files with tolerance, \(name)") { _ = try difference(stored, file, .recommended) }
    }
    try checkMany(10_000)
    try report(200)
  }

  private static func say(_ name: String, _ body: () throws -> Void) throws {
    let times = try milliseconds(runs: 25, body)
    Console.say("  \(name): median \(text(median(times))) ms, best \(text(times.min() ?? 0))")
  }

  /// What differs between two files.
  private static func difference(
    _ reference: [UInt8], _ actual: [UInt8], _ tolerance: PictureTolerance
  ) throws -> PictureComparison? {
    if reference == actual { return nil }
    let (first, second) = try PNG.decode(reference, actual)
    let comparison = PictureComparison(reference: first, actual: second, tolerance: tolerance)
    return comparison.isMatch ? nil : comparison
  }

  /// A screen of raised cards.
  private static func screen(turned: Bool) throws -> Bitmap {
    let ground = ResolvedColor(rgb: 0xE0E0E0)
    let offset: CGFloat = turned ? -6 : 6
    let shadows = [
      Shadow(color: .white, sigma: 6, offset: CGSize(width: -offset, height: -offset)),
      Shadow(color: ResolvedColor(rgb: 0xBEBEBE), sigma: 6, offset: CGSize(width: offset, height: offset)),
    ]
    var list = DisplayList([.fill(Path(CGRect(origin: .zero, size: size)), .color(ground))])
    for row in 0..<6 {
      for column in 0..<3 {
        let frame = CGRect(x: 20 + column * 122, y: 60 + row * 130, width: 102, height: 104)
        let card = DisplayList.Item.fill(Path(roundedRect: frame, cornerRadius: 20), .color(ground))
        list.items.append(.layer(Layer(.shadows(shadows), DisplayList([card]))))
      }
    }
    var options = Rasterizer.Options()
    options.scale = 3
    return try Rasterizer(options: options).render(list, size: size)
  }

  /// The picture with noise of at most two levels.
  private static func noisy(_ picture: Bitmap) -> Bitmap {
    var pixels = picture.pixels
    var state: UInt64 = 6
    for i in pixels.indices where i & 3 != 3 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let delta = Int(((state >> 33) & 0xFFFF) * 5 >> 16) - 2
      pixels[i] = UInt8(min(max(Int(pixels[i]) + delta, 0), 255))
    }
    return Bitmap(width: picture.width, height: picture.height, scale: picture.scale, pixels: pixels)
  }

  /// Checks many snapshots in this process, and prints what memory it holds on the way.
  private static func checkMany(_ count: Int) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/relief-bench-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = SnapshotStore(artifacts: SnapshotArtifacts(folder: folder + "/out"))
    var held: [String] = []
    var failures = 0
    let time = try milliseconds {
      for index in 0..<count {
        let picture = try button(index % 250)
        let place = SnapshotPlace(
          testFile: folder + "/Tests/ButtonTests.swift", test: "button", name: "\(index % 250)",
          pathExtension: "png")
        // The first time a reference is written, which is no success.
        let isNew = store.verify(check(picture, place)) != nil
        if isNew != (index < 250) { failures += 1 }
        if index % (count / 5) == count / 5 - 1 { held.append(text(PeakMemory.now)) }
      }
    }
    Console.say(
      "  \(count) buttons drawn and checked: \(text(time / Double(count), digits: 2)) ms each, \(failures) wrong;"
        + " memory after each fifth: \(held.joined(separator: ", ")) MB, at most \(text(PeakMemory.highest))")
  }

  private static func check(_ picture: Bitmap, _ place: SnapshotPlace) -> SnapshotStore.Check {
    SnapshotStore.Check(
      place: place, file: "/ButtonTests.swift", line: 1, test: "button", mode: .missing,
      encode: {
        try SnapshotPicture.encode(picture, place: place, variant: nil, file: "ButtonTests.swift", line: 1)
      },
      compare: { try SnapshotPicture.difference(of: picture, from: $0, .exact) })
  }

  private static func button(_ number: Int) throws -> Bitmap {
    let frame = CGRect(x: 20, y: 20, width: 80 + number, height: 40)
    let shadows = [
      Shadow(color: .white, sigma: 6, offset: CGSize(width: -4, height: -4)),
      Shadow(color: ResolvedColor(rgb: 0xBEBEBE), sigma: 6, offset: CGSize(width: 4, height: 4)),
    ]
    let ground = ResolvedColor(rgb: 0xE0E0E0)
    let face = DisplayList.Item.fill(Path(roundedRect: frame, cornerRadius: 12), .color(ground))
    return try Rasterizer().render(
      DisplayList([.layer(Layer(.shadows(shadows), DisplayList([face])))]),
      size: CGSize(width: frame.maxX + 20, height: 80))
  }

  /// Writes a report of changed buttons to the current folder.
  private static func report(_ count: Int) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/relief-bench-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let artifacts = SnapshotArtifacts(folder: folder + "/out")
    let store = SnapshotStore(artifacts: artifacts)
    for index in 0..<count {
      let place = SnapshotPlace(
        testFile: folder + "/Tests/ButtonTests.swift", test: "button", name: "\(index)", pathExtension: "png")
      _ = store.verify(check(try button(index), place))
      _ = store.verify(check(try button(index + 9), place))
    }
    let path = "report-\(count).html"
    let time = try milliseconds { try SnapshotReport(artifacts: artifacts).write(to: path) }
    let bytes = try SystemFiles.bytes(of: path).count
    Console.say("  report of \(count) changed pictures: \(text(time)) ms, \(bytes / 1024) KiB, \(path)")
  }
}
