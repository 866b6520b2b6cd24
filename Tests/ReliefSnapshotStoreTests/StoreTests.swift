import Foundation
import Relief
import ReliefDrawing
import ReliefFiles
import ReliefPNG
import Testing

@testable import ReliefSnapshotStore

/// A store of a test's own.
struct Desk {
  let folder: TemporaryFolder
  var place: SnapshotPlace
  let results: SnapshotResults
  /// Where missing references are fetched.
  var source: String?

  init(_ name: String = "1", pathExtension: String = "png") throws {
    folder = try TemporaryFolder()
    place = SnapshotPlace(
      testFile: folder.path + "/Tests/ButtonTests.swift", test: "testButton()", name: name,
      pathExtension: pathExtension)
    results = SnapshotResults(folder: folder.path + "/out", annotates: false)
  }

  var store: SnapshotStore {
    SnapshotStore(
      artifacts: SnapshotArtifacts(folder: folder.path + "/out"), results: results, source: source)
  }

  func verify(_ bitmap: Bitmap, _ mode: RecordMode, tolerance: PictureTolerance = .exact) -> String? {
    store.verify(
      SnapshotStore.Check(
        place: place, file: folder.path + "/Tests/ButtonTests.swift", line: 41, test: "testButton()",
        mode: mode,
        encode: {
          try SnapshotPicture.encode(
            bitmap, place: place, variant: "dark", file: "/a/ButtonTests.swift", line: 41)
        },
        compare: {
          SnapshotDifference(
            reference: try SnapshotPicture.decode($0), actual: bitmap, tolerance: tolerance)
        }))
  }

  func reference() throws -> Bitmap { try PNG.read(from: place.path) }
}

func grey(_ level: UInt8, side: Int = 24) -> Bitmap {
  Bitmap(width: side, height: side, red: level, green: level, blue: level, opacity: 255)
}

@Suite("References and what is left of failures")
struct StoreTests {
  @Test("A mode comes from the strongest wish")
  func modes() {
    let table: [([String: String], RecordMode?, RecordMode)] = [
      ([:], nil, .missing),
      (["CI": "true"], nil, .never),
      (["CI": "false"], nil, .missing),
      (["CI": "true", "SNAPSHOT_TESTING_RECORD": "failed"], nil, .failed),
      (["SNAPSHOT_TESTING_RECORD": "failed"], .never, .never),
      (["SNAPSHOT_TESTING_RECORD": "nonsense"], nil, .missing),
      (["RELIEF_RECORD": "1", "CI": "true"], .never, .all),
      (["RELIEF_RECORD": "missing", "CI": "true"], nil, .missing),
    ]
    for (environment, asked, mode) in table {
      #expect(RecordMode.resolved(asked, environment: environment) == mode, "\(environment)")
    }
  }

  @Test("A place is named as in swift-snapshot-testing")
  func names() {
    let table = [
      ("testFoo()", "1", "testFoo.1.png"), ("testFoo()", "dark", "testFoo.dark.png"),
      ("a test(of:)", "iPhone 13 / dark", "a-test-of.iPhone-13-dark.png"), ("--x--", "é_1", "x.é_1.png"),
    ]
    for (test, name, file) in table {
      let place = SnapshotPlace(testFile: "/a/FooTests.swift", test: test, name: name, pathExtension: "png")
      #expect(place.path == "/a/__Snapshots__/FooTests/" + file)
      #expect(place.identifier == "FooTests/" + file.dropLast(4))
    }
  }

  @Test("Modes write and fail as the table says", arguments: RecordMode.allCases)
  func table(_ mode: RecordMode) throws {
    let desk = try Desk()
    // No reference.
    let missing = try #require(desk.verify(grey(100), mode))
    #expect((SystemFiles.kind(of: desk.place.path) == .file) == (mode != .never))
    #expect(missing.contains(mode == .never ? "none is written" : "new reference"))
    // An equal one.
    _ = desk.verify(grey(100), .missing)
    let before = try AtomicFile.read(desk.place.path)
    #expect((desk.verify(grey(100), mode) == nil) == (mode != .all))
    #expect(try AtomicFile.read(desk.place.path) == before)
    // One that differs.
    #expect(desk.verify(grey(120), mode) != nil)
    #expect(try desk.reference()[0, 0].red == (mode == .all || mode == .failed ? 120 : 100))
  }

  @Test("What differs within the tolerance is not written again", arguments: [RecordMode.all, .failed])
  func withinTolerance(_ mode: RecordMode) throws {
    let desk = try Desk()
    _ = desk.verify(grey(100), .missing)
    let tolerance = PictureTolerance(levels: 2, windowMean: 2)
    #expect((desk.verify(grey(101), mode, tolerance: tolerance) == nil) == (mode == .failed))
    #expect(try desk.reference()[0, 0].red == 100)
  }

  @Test("A reference says where it comes from, and never when")
  func texts() throws {
    let desk = try Desk()
    _ = desk.verify(grey(100), .missing)
    let texts = try PNG.text(in: AtomicFile.read(desk.place.path))
    #expect(
      texts == [
        PNG.Text(keyword: "Title", value: "ButtonTests/testButton.1"),
        PNG.Text(keyword: "Variant", value: "dark"),
        PNG.Text(keyword: "Source", value: "ButtonTests.swift:41"),
        PNG.Text(keyword: "Software", value: "Relief \(Relief.version)"),
      ])
  }

  @Test("A failure leaves three pictures and an entry in one folder; a pass takes them away")
  func artifacts() throws {
    let desk = try Desk()
    _ = desk.verify(grey(100), .missing)
    let message = try #require(desk.verify(grey(120), .never))
    #expect(message.contains("recoloured from #646464 to #787878"))
    #expect(message.contains("576 of 576 pixels differ, at most by 20 of 255 levels"))
    let left = desk.folder.files.filter { $0.hasPrefix("out/") }
    #expect(
      left
        == ["actual.png", "difference.png", "json", "reference.png"].map {
          "out/ButtonTests/testButton.1.\($0)"
        })
    let entries = try SnapshotArtifacts(folder: desk.folder.path + "/out").entries().map(\.entry)
    #expect(entries.map(\.kind) == ["recoloured"])
    #expect(entries.first?.measures?.differingPixels == 576)
    #expect(entries.first?.line == 41)
    #expect(desk.verify(grey(100), .never) == nil)
    #expect(desk.folder.files.filter { $0.hasPrefix("out/") } == [])
  }

  @Test("Results become JSON, JUnit and annotations")
  func results() throws {
    let desk = try Desk("a<b")
    _ = desk.verify(grey(100), .missing)
    #expect(desk.verify(grey(100), .never) == nil)
    _ = desk.verify(grey(120), .never)
    desk.results.finish()
    let folder = desk.folder.path + "/out"
    let all = try SnapshotResults.read(folder: folder)
    #expect(all.map(\.status) == [.recorded, .passed, .failed])
    let junit = JUnit.text(all)
    #expect(junit.contains("tests=\"3\" failures=\"2\""))
    #expect(junit.contains("<testcase classname=\"ButtonTests\" name=\"testButton.a-b\""))
    #expect(try JUnitSchema.faults(of: junit) == [])
    let annotation = GitHubAnnotation.text(try #require(all.last))
    #expect(annotation.hasPrefix("::error file="))
    #expect(
      annotation.contains("line=41,title=Snapshot ButtonTests/testButton.a-b%3A recoloured::The picture"))
    #expect(!annotation.contains("\n"))
    #expect(SystemFiles.kind(of: folder + "/report.html") == .file)
  }

  @Test("A reference that is no picture is a failure that says so")
  func badReference() throws {
    let desk = try Desk()
    _ = desk.verify(grey(100), .missing)
    try AtomicFile.write(Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: desk.place.path)
    #expect(try #require(desk.verify(grey(100), .missing)).contains("git lfs pull"))
    try AtomicFile.write([1, 2, 3], to: desk.place.path)
    #expect(try #require(desk.verify(grey(100), .missing)).contains("not a PNG file"))
  }

  @Test("A folder that cannot be made, and a full disk, are failures that say so")
  func unwritable() throws {
    var desk = try Desk()
    try AtomicFile.write([1], to: desk.folder.path + "/Tests")
    #expect(try #require(desk.verify(grey(100), .missing)).contains("cannot be made"))
    desk.place.folder = "/dev"
    desk.place.name = "full"
    desk.place.pathExtension = ""
    // Linux's device that is always full.
    #expect(try #require(desk.verify(grey(100), .all)).contains("/dev/full"))
  }

  @Test("Accepting takes the new picture over; rejecting leaves the old one")
  func review() throws {
    let desk = try Desk()
    let review = SnapshotReview(artifacts: SnapshotArtifacts(folder: desk.folder.path + "/out"))
    _ = desk.verify(grey(100), .missing)
    _ = desk.verify(grey(120), .never)
    for item in try review.pending(matching: ["Other"]) { try review.accept(item.entry, in: item.folder) }
    #expect(try desk.reference()[0, 0].red == 100)
    for item in try review.pending(matching: []) { try review.discard(item.entry, in: item.folder) }
    #expect(try review.pending(matching: []).isEmpty)
    #expect(try desk.reference()[0, 0].red == 100)
    _ = desk.verify(grey(120), .never)
    for item in try review.pending(matching: ["Button"]) { try review.accept(item.entry, in: item.folder) }
    #expect(try desk.reference()[0, 0].red == 120)
    #expect(desk.folder.files == ["Tests/__Snapshots__/ButtonTests/testButton.1.png"])
  }

  @Test("Artifacts that were made up reach no file outside of their folder")
  func madeUp() throws {
    let desk = try Desk()
    let out = desk.folder.path + "/out/ButtonTests"
    let review = SnapshotReview(artifacts: SnapshotArtifacts(folder: desk.folder.path + "/out"))
    try AtomicFile.write([1], to: desk.folder.path + "/mine.txt")
    func pending(_ change: (inout SnapshotEntry) -> Void) throws -> [(folder: String, entry: SnapshotEntry)] {
      _ = desk.verify(grey(100), .missing)
      _ = desk.verify(grey(120), .never)
      var entry = try SnapshotEntry(json: AtomicFile.read(out + "/testButton.1.json"))
      change(&entry)
      try AtomicFile.write(try entry.json(), to: out + "/testButton.1.json")
      return try review.pending(matching: [])
    }
    // Another name, whose file would be taken away.
    #expect(try pending { $0.identifier = "ButtonTests/../../mine" }.isEmpty)
    // Files elsewhere.
    #expect(try pending { $0.files?.actual = "../../mine.txt" }.isEmpty)
    for item in try pending({ $0.files?.difference = "../../mine.txt" }) {
      try review.discard(item.entry, in: item.folder)
    }
    // Another reference, which would be written over.
    let items = try pending { $0.reference = desk.folder.path + "/mine.txt" }
    #expect(items.count == 1)
    for item in items {
      #expect(throws: SnapshotError.self) { try review.accept(item.entry, in: item.folder) }
    }
    #expect(try AtomicFile.read(desk.folder.path + "/mine.txt") == [1])
  }

  @Test("References that no test used are stale, in files whose tests ran")
  func stale() throws {
    let desk = try Desk()
    _ = desk.verify(grey(100), .missing)
    desk.results.finish()
    let root = desk.folder.path + "/Tests"
    try AtomicFile.write([1], to: desk.place.folder + "/testGone.1.png")
    try FileManager.default.createDirectory(
      atPath: root + "/__Snapshots__/NotRunTests", withIntermediateDirectories: true)
    try AtomicFile.write([1], to: root + "/__Snapshots__/NotRunTests/test.1.png")
    let references = try SnapshotFolder.references(below: root)
    #expect(references.count == 3)
    let stale = SnapshotFolder.stale(
      references, checked: try SnapshotResults.read(folder: desk.folder.path + "/out"))
    #expect(stale == [desk.place.folder + "/testGone.1.png"])
  }

  @Test("A digest is of pixels, not of bytes, and of their size")
  func digests() throws {
    let picture = Bitmap(width: 12, height: 6, red: 1, green: 2, blue: 3, opacity: 255)
    let small = try PNG.encode(picture)
    let texted = try PNG.encode(
      picture, options: PNG.Options(effort: .fast, text: [PNG.Text(keyword: "Title", value: "x")]))
    #expect(small != texted)
    let digest = try SnapshotLock.digest(small, isPicture: true)
    #expect(try digest == SnapshotLock.digest(texted, isPicture: true))
    let turned = Bitmap(width: 6, height: 12, red: 1, green: 2, blue: 3, opacity: 255)
    #expect(try digest != SnapshotLock.digest(PNG.encode(turned), isPicture: true))
    let lock = SnapshotLock(digests: ["a b.png": digest, "é.txt": digest])
    #expect(try SnapshotLock(text: lock.text, path: "x") == lock)
    #expect(throws: SnapshotError.self) { try SnapshotLock(text: "nonsense", path: "x") }
  }

  @Test("Texts differ line by line")
  func lines() {
    #expect(TextDifference.lines("a\nb", "a\nb") == nil)
    let old = (1...9).map { "\($0)" }.joined(separator: "\n")
    #expect(
      TextDifference.lines(old, old.replacingOccurrences(of: "5", with: "x\ny"))
        == "  2\n  3\n  4\n- 5\n+ x\n+ y\n  6\n  7\n  8")
    #expect(TextDifference.lines("", "a") == "- \n+ a")
  }

  @Test("Terminals with true colours get half blocks, as many as they have room for")
  func blocks() {
    #expect(
      TerminalPicture.form(["TERM": "tmux-256color", "TMUX": "x", "COLORTERM": "truecolor"]) == .blocks)
    #expect(TerminalPicture.form(["TERM": "xterm-kitty", "TMUX": "x"]) == nil)
    var picture = grey(100, side: 2)
    picture[1, 1] = (1, 2, 3, 255)
    #expect(
      TerminalPicture.blocks([picture, grey(7, side: 1)], columns: 80)
        == "\u{1B}[38;2;100;100;100m\u{1B}[48;2;100;100;100m▀\u{1B}[48;2;1;2;3m▀\u{1B}[0m  "
        + "\u{1B}[38;2;7;7;7m\u{1B}[49m▀\u{1B}[0m\n")
    let titled = TerminalPicture.blocks(
      [grey(1, side: 12), grey(2, side: 4)], columns: 80, titles: ["reference", "actual"])
    #expect(titled.hasPrefix("reference     actu\n\u{1B}"))
    let wide = TerminalPicture.blocks([grey(1, side: 300), grey(2, side: 300)], columns: 40)
    for line in wide.split(separator: "\n") { #expect(line.count { $0 == "▀" || $0 == " " } <= 40) }
  }

  @Test("Terminals that take pictures get them whole")
  func terminals() throws {
    #expect(TerminalPicture.form(["TERM": "xterm-kitty"]) == .kitty)
    #expect(TerminalPicture.form(["TERM": "xterm-256color"]) == nil)
    #expect(TerminalPicture.form(["TERM_PROGRAM": "WezTerm"]) == .iTerm)
    let bytes = [UInt8](repeating: 7, count: 4000)
    let parts = try TerminalPicture.sequence(bytes, .kitty).components(separatedBy: "\u{1B}_G").dropFirst()
    #expect(parts.count == 2)
    #expect(parts.first?.hasPrefix("a=T,f=100,m=1;") == true)
    #expect(parts.last?.hasPrefix("m=0;") == true)
  }

  @Test("The report holds what failed, and no text ends its script")
  func report() throws {
    let desk = try Desk()
    _ = desk.verify(grey(100), .missing)
    _ = desk.verify(grey(120), .never)
    let path = desk.folder.path + "/out/ButtonTests/testButton.1.json"
    var entry = try SnapshotEntry(json: AtomicFile.read(path))
    entry.message = "</script><script>alert(1)</script>"
    try AtomicFile.write(try entry.json(), to: path)
    let report = SnapshotReport(artifacts: SnapshotArtifacts(folder: desk.folder.path + "/out"))
    let html = String(decoding: try report.html(), as: UTF8.self)
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!html.contains("http://") && !html.contains("https://"))
    let actual = try AtomicFile.read(desk.folder.path + "/out/ButtonTests/testButton.1.actual.png")
    #expect(html.contains(Data(actual).base64EncodedString().replacingOccurrences(of: "/", with: "\\/")))
  }
}
