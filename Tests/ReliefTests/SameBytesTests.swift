import Foundation
import Relief
import ReliefFiles
import ReliefTestSupport
import Testing

/// Files of some scenes against checksums that debug and release builds agreed on.
///
/// `make record` writes the table; `make same-bytes` compares both builds with it and with each other.
@Suite("The same bytes in every build")
struct SameBytesTests {
  private static let table = GalleryTests.fixtures + "/Tables/scene-bytes.csv"
  private static let source =
    "# CRC-32 of the files that `relief render` writes in the light appearance; make record writes this table from the"
    + " debug build, and make same-bytes checks that the release build gives the same bytes"

  /// Between them these use every effect, paint and shape.
  private static let scenes = [
    "alpha-mask", "angular-dial", "blend-modes", "blurred-orbs", "color-notations", "css-spread",
    "dashed-rings", "dithered-dusk", "even-odd-gear", "frosted-panel", "gradient-screen", "inset-capsule",
    "luminance-mask", "nested-groups", "radial-glow", "raised-capsule", "raised-star", "rotated-squares",
    "stroked-rings",
  ]

  @Test("A scene's file has the bytes that are on record, with any number of threads")
  func bytes() throws {
    var lines = [Self.source]
    for scene in Self.scenes {
      let file = try SceneFile(path: "\(GalleryTests.fixtures)/Scenes/\(scene).json")
      let files = try [1, 2, 5].map { threads in
        let picture = try file.render(options: .init(colorScheme: .light, threads: threads))
        return try PNG.encode(picture, options: .init(threads: threads))
      }
      let isSame = files.allSatisfy { $0 == files[0] }
      #expect(isSame, "\(scene): the bytes depend on the number of threads")
      let digits = String(crc32(of: files[0]), radix: 16)
      lines.append("\(scene),\(String(repeating: "0", count: 8 - digits.count))\(digits)")
    }
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RELIEF_RECORD"] == "1" {
      try AtomicFile.write(Array(text.utf8), to: Self.table)
    }
    let recorded = String(decoding: try AtomicFile.read(Self.table), as: UTF8.self).split(separator: "\n")
    #expect(recorded.count == lines.count)
    for (line, expected) in zip(lines, recorded) { #expect(line == expected) }
  }
}
