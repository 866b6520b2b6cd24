import Foundation
import Relief
import Testing

/// What other programs ask of `relief-bench` when they measure it beside other renderers.
@Suite("The bench's protocol")
struct BenchProtocolTests {
  private static let scene = "{\"size\": [20, 10], \"background\": \"#102030\"}"

  @Test(
    "A folder of scenes becomes files of the same names, as `relief render` writes them",
    arguments: ["1", "3"])
  func batch(jobs: String) throws {
    let bench = try Tool("relief-bench")
    defer { bench.remove() }
    for name in ["a", "b", "c"] { try bench.write(Self.scene, to: "in/\(name).json") }
    try bench.write("x", to: "in/notes.txt")
    let result = try bench("batch", "in", "deep/out", jobs)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(bench.files.filter { $0.hasPrefix("deep") } == ["a", "b", "c"].map { "deep/out/\($0).png" })
    let expected = try PNG.encode(SceneFile(json: Self.scene).render())
    #expect(try Data(contentsOf: bench.folder.appendingPathComponent("deep/out/b.png")) == Data(expected))
    #expect(result.text.hasPrefix("{\"files\": 3, \"ms\": "))
  }

  @Test("A fault in a scene of a batch is status 2, and the other files are written")
  func fault() throws {
    let bench = try Tool("relief-bench")
    defer { bench.remove() }
    try bench.write(Self.scene, to: "in/a.json")
    try bench.write("{}", to: "in/b.json")
    let result = try bench("batch", "in", "out", "2")
    #expect(
      result.status == 2 && result.errors.contains("in/b.json:1:1: $: \"size\" is missing"),
      "\(result.errors)")
    #expect(bench.files == ["in/a.json", "in/b.json", "out/a.png"])
  }

  @Test("A scene's times are JSON with a number for each run, beside its picture")
  func scene() throws {
    let bench = try Tool("relief-bench")
    defer { bench.remove() }
    try bench.write(Self.scene, to: "a.json")
    let result = try bench("scene", "a.json", "3", "a.png")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    guard case .object(let members) = try JSONReader.value(of: Array(result.text.utf8)).kind else {
      Issue.record("no object: \(result.text)")
      return
    }
    #expect(members.map(\.key) == ["draw_ms", "total_ms", "memcpy_ms", "cpu_ms"])
    for member in members {
      guard case .array(let times) = member.value.kind else {
        Issue.record("\(member.key) is no list")
        continue
      }
      #expect(times.count == 3)
    }
    #expect(try bench.picture("a.png").width == 20)
  }

  @Test(
    "Wrong usage is status 2, with the usage",
    arguments: [["S9"], ["scene"], ["scene", "a", "0", "b"], ["batch", "a", "b", "-1"], ["cost", "more"]])
  func usage(arguments: [String]) throws {
    let bench = try Tool("relief-bench")
    defer { bench.remove() }
    let result = try bench.run(arguments)
    #expect(result.status == 2 && result.text.isEmpty && result.errors.hasPrefix("usage: relief-bench"))
  }
}
