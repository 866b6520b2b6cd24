import Foundation
import ReliefPreviewBuild
import ReliefPreviews
import ReliefTestSupport
import Testing

/// From a source file to its pictures, with the compiler of this machine.
@Suite(.serialized) struct PreviewRenderTests {
  /// Writes sources into a new folder and renders them.
  private func render(
    _ files: [String: String], limit: Double = 20, _ change: (inout PreviewRequest) -> Void = { _ in }
  ) throws -> (events: [PreviewEvent], outcome: PreviewBuild.Outcome, output: String) {
    let folder = NSTemporaryDirectory() + "relief-previews-\(UUID().uuidString)"
    let (sources, output) = (folder + "/App", folder + "/out")
    for path in [sources, output] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for (name, text) in files {
      try text.write(toFile: sources + "/" + name, atomically: true, encoding: .utf8)
    }
    let path = files.count == 1 ? sources + "/" + (files.keys.first ?? "") : sources
    let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
    let program = Bundle.main.executablePath ?? "/proc/self/exe"
    let modules = try ReliefModules.find(beside: Self.builtProgram(program))
    let set = try SourceSet(path: path)
    try SharedModules.use(in: folder + "/cache")
    let build = PreviewBuild(set, toolchain: toolchain, modules: modules, cache: folder + "/cache")
    let outcome = try build.run()
    var request = PreviewRequest(
      library: outcome.library, output: output, variants: [.init(variant: PreviewVariant(), suffix: "")],
      places: set.places)
    change(&request)
    var events: [PreviewEvent] = []
    var run = PreviewHostRun(host: modules.host, request: request, limit: limit) { events.append($0) }
    try run.run()
    return (events, outcome, output)
  }

  /// A program in the folder of products: tests run from there or from the toolchain's helper.
  private static func builtProgram(_ program: String) -> String {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    return bundles.first ?? program
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private func failures(_ events: [PreviewEvent]) -> [String] {
    events.compactMap { if case .failed(let id, let message) = $0 { "\(id): \(message)" } else { nil } }
  }

  @Test("Providers and #Preview are found, private and nested ones too, and named by file, line and name")
  func found() throws {
    let source = """
      import SwiftUI
      struct Dot: View { var body: some View { Circle().fill(.red) } }
      private struct Hidden_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Dot().previewLayout(.fixed(width: 20, height: 10))
            Dot().previewLayout(.fixed(width: 30, height: 10)).previewDisplayName("Wide dot")
          }
        }
      }
      #Preview("Macro", traits: .fixedLayout(width: 8, height: 8)) { Dot() }
      #Preview(traits: .fixedLayout(width: 9, height: 9)) {
        @Previewable @State var isOn = true
        Rectangle().fill(isOn ? Color.green : Color.red)
      }
      """
    let result = try render(["Dot.swift": source])
    #expect(failures(result.events) == [])
    #expect(
      try names(result.output) == [
        "Dot-Macro.png", "Dot-Preview-2.png", "Dot-Preview.png", "Dot-Wide dot.png",
      ])
    let sizes = result.events.compactMap { event -> String? in
      if case .made(let id, _, let width, let height, _) = event { "\(id) \(width)x\(height)" } else { nil }
    }
    #expect(
      sizes == [
        "Dot.swift/Preview 60x30", "Dot.swift/Wide dot 90x30", "Dot.swift/Macro 24x24",
        "Dot.swift/Preview-2 27x27",
      ])
    let places = result.events.compactMap { event -> Int? in
      if case .began(let id, _, let line, _) = event, !id.hasPrefix("provider ") { line } else { nil }
    }
    #expect(places == [3, 3, 11, 12])
  }

  @Test("A preview that traps or hangs is named, and the others are drawn")
  func trapAndHang() throws {
    let source = """
      import SwiftUI
      #Preview("a", traits: .fixedLayout(width: 4, height: 4)) { Color.red }
      #Preview("trap", traits: .fixedLayout(width: 4, height: 4)) { let none: [Int] = []; Text("\\(none[3])") }
      #Preview("hang", traits: .fixedLayout(width: 4, height: 4)) { while true {}; return Color.red }
      #Preview("z", traits: .fixedLayout(width: 4, height: 4)) { Color.blue }
      """
    let result = try render(["Bad.swift": source], limit: 2)
    #expect(try names(result.output) == ["Bad-a.png", "Bad-z.png"])
    let failures = failures(result.events)
    #expect(failures.count == 2)
    #expect(failures[0].hasPrefix("Bad.swift/trap: its code trapped"))
    #expect(failures[1] == "Bad.swift/hang: it takes more than 2 seconds")
  }

  @Test(
    "Files that do not compile are left out with their reason, and those that need them; the rest is drawn")
  func leftOut() throws {
    let result = try render([
      "Good.swift":
        "import SwiftUI\n#Preview(\"good\", traits: .fixedLayout(width: 4, height: 4)) { Color.red }\n",
      "Missing.swift":
        "import SwiftUI\nstruct Missing: View { var body: some View { Text(\"x\").shimmering() } }\n",
      "Needs.swift": "import SwiftUI\nstruct Needs: View { var body: some View { Missing() } }\n",
    ])
    #expect(try names(result.output) == ["Good-good.png"])
    let messages = result.outcome.leftOut.map(\.description)
    #expect(messages.count == 2)
    #expect(
      messages.contains { $0.contains("Missing.swift:2") && $0.contains("Relief does not know shimmering") })
    #expect(messages.contains { $0.contains("Needs.swift:2") && $0.contains("which is left out") })
  }

  @Test("A library names what it has from the standard library's code for unoptimised sources")
  func unoptimised() throws {
    let result = try render([
      "Any.swift": """
      import SwiftUI
      #Preview("any", traits: .fixedLayout(width: 4, height: 4)) { Text("\\([1, "a"] as [Any])".prefix(1)) }
      """
    ])
    #expect(try names(result.output) == ["Any-any.png"])
    // The host may have been optimised, and brings none of it then.
    let library = try Data(contentsOf: URL(fileURLWithPath: result.outcome.library))
    #expect(library.range(of: Data("libswiftSwiftOnoneSupport.so".utf8)) != nil)
  }

  @Test("An iPhone's branches are taken, and the version that is drawn decides on #available")
  func conditions() throws {
    let source = """
      import SwiftUI
      #Preview("a") {
        #if os(iOS)
        if #available(iOS 26, *) { Color.red.frame(width: 6, height: 6) } else { Color.red.frame(width: 3, height: 3) }
        #else
        Text("Linux")
        #endif
      }
      """
    func size(_ version: Int) throws -> Int? {
      let result = try render([
        "A.swift": source.replacingOccurrences(
          of: "#Preview(\"a\")", with: "#Preview(\"a\", traits: .sizeThatFitsLayout)")
      ]) { request in
        request.variants[0].variant.osVersion = version
      }
      for case .made(_, _, let width, _, _) in result.events { return width }
      return nil
    }
    #expect(try size(18) == 9)
    #expect(try size(26) == 18)
  }

  @Test(
    "What needs Apple's Objective-C runtime is reported with word and lines, and the file's previews are drawn",
    arguments: [
      ("class T: NSObject { @objc func tap() {} }", "App.swift:2: @objc in line 2"),
      ("class T: NSObject { func f() { print(#selector(T.f)) } }", "App.swift:2: #selector in line 2"),
      (
        """
        @objcMembers class T: NSObject {
          // @objc in a comment
          @objc func a() {}

          func f(_ text: String = "#selector(T.a)") { print(#selector(T.a)) }
        }
        """, "App.swift:2: @objc in lines 2, 4, #selector in line 6"
      ),
    ])
  func objectiveC(code: String, note: String) throws {
    let result = try render([
      "App.swift":
        "import SwiftUI\n\(code)\n#Preview(traits: .fixedLayout(width: 4, height: 4)) { Color.red }\n"
    ])
    #expect(try names(result.output) == ["App-Preview.png"])
    #expect(result.outcome.leftOut == [])
    let notes = result.outcome.notes
    #expect(notes.count == 1)
    #expect(
      notes.first?.contains("\(note): this needs Apple's Objective-C runtime and is not compiled") == true,
      "\(notes)")
  }

  @Test("A name that leads the type checker astray is named, in seconds")
  func astray() throws {
    let stack = (0..<6).reduce("Text(\"a\").padding(1 + 2 * 3 - 1.5).shimmering(speed: 1 + 2)") { inner, _ in
      "VStack { \(inner); Text(\"b\").offset(x: 1 + 2 * 3, y: -2 / 4 + 1) }.padding(2).background(Color.red)"
    }
    let clock = ContinuousClock.now
    do {
      _ = try render(["A.swift": "import SwiftUI\n#Preview { \(stack) }\n"])
      Issue.record("it compiles")
    } catch let error as PreviewBuildError {
      #expect("\(error)".contains("A.swift:2"))
      #expect("\(error)".contains("Relief does not know shimmering"))
    }
    #expect(ContinuousClock.now - clock < .seconds(20))
  }
}
