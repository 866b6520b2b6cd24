import Foundation
import Relief
import ReliefFiles
import ReliefPNG
import Testing

@testable import ReliefSnapshotStore

/// A browser without a window, where one is installed.
private enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The page's text after its scripts have run, and what the browser said.
  static func run(_ page: String, _ more: [String] = ["--dump-dom"]) throws -> (page: String, log: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--user-data-dir=\(page).profile", "--window-size=1200,800", "--enable-logging=stderr",
        // The page's time runs as fast as it can; pictures are decoded in real time, so the probe waits for long.
        "--virtual-time-budget=4000000",
      ] + more + ["file://" + page]
    let (out, log) = (Pipe(), FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log"))
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardOutput = out
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    let bytes = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), try String(contentsOf: log, encoding: .utf8))
  }
}

@Suite("The report in a browser", .enabled(if: Browser.path != nil, "No Chromium is installed."))
struct ReportPageTests {
  /// Three failures: two pictures and a text.
  private func artifacts(_ folder: String) throws -> SnapshotArtifacts {
    let artifacts = SnapshotArtifacts(folder: folder)
    let base = try Look.button.picture()
    for (name, look) in [
      ("gone", Look.button.changed { $0.light = nil }), ("turned", Look.button.changed { $0.distance = -6 }),
    ] {
      let place = SnapshotPlace(testFile: "/t/ButtonTests.swift", test: name, name: "1", pathExtension: "png")
      var entry = SnapshotEntry(
        identifier: place.identifier, status: .failed, message: "", reference: place.path, file: "/t/x.swift",
        line: 3, test: name)
      let difference = SnapshotDifference(reference: base, actual: try look.picture(), tolerance: .exact)
      (entry.kind, entry.measures) = (difference?.kind, difference?.measures)
      entry.message = difference?.message ?? ""
      try artifacts.write(
        &entry, place, reference: PNG.encode(base), actual: PNG.encode(look.picture()),
        difference: difference?.difference)
    }
    let place = SnapshotPlace(testFile: "/t/TextTests.swift", test: "list", name: "1", pathExtension: "txt")
    var entry = SnapshotEntry(
      identifier: place.identifier, status: .failed, message: "text", reference: place.path,
      file: "/t/y.swift",
      line: 3, test: "list")
    try artifacts.write(
      &entry, place, reference: [65], actual: [66], difference: Array("- A\n+ B <i>".utf8))
    return artifacts
  }

  @Test("Modes, slider, zoom, values, filter and keyboard work, without a request or an error")
  func interaction() throws {
    let folder = try TemporaryFolder()
    let report = SnapshotReport(artifacts: try artifacts(folder.path + "/out"))
    let page = folder.path + "/report.html"
    let probe = """
      <script>
      const said=[],problems=[];addEventListener("error",e=>problems.push(e.message));
      addEventListener("unhandledrejection",e=>problems.push(String(e.reason)));
      const pause=t=>new Promise(r=>setTimeout(r,t)),key=k=>document.body.dispatchEvent(
        new KeyboardEvent("keydown",{key:k,bubbles:true,cancelable:true}));
      const canvases=()=>[...document.querySelectorAll("#stage canvas")];
      const point=(c,x,y)=>{const r=c.getBoundingClientRect(),s=+c.dataset.scale;
        c.dispatchEvent(new PointerEvent("pointermove",{bubbles:true,clientX:r.left+(x+.5)*s,clientY:r.top+(y+.5)*s}))};
      (async()=>{for(let i=0;i<150000&&!canvases().length;i++)await pause(20);
      said.push("items "+document.querySelectorAll("#list li").length+" of "+$("count").textContent);
      said.push("first "+$("name").textContent+" canvases "+canvases().length);
      point(canvases()[0],40,270);said.push("values "+$("values").textContent);
      key("2");await pause(50);$("range").value=25;$("range").oninput();
      said.push("slider "+canvases()[1].style.clipPath);
      key("3");$("range").value=30;$("range").oninput();said.push("onion "+canvases()[1].style.opacity);
      key("4");await pause(600);said.push("blink "+canvases()[1].style.visibility);
      key("5");await pause(50);said.push("difference "+[...canvases()[0].getContext("2d").getImageData(0,0,1,1).data]);
      key("1");for(let i=0;i<4;i++)key("+");await pause(50);
      said.push("zoom "+$("zoom").value+" width "+canvases()[0].style.width);
      key("j");await pause(400);said.push("next "+$("name").textContent);
      key("/");said.push("focus "+document.activeElement.id);
      $("filter").value="texttests";$("filter").oninput();await pause(200);
      said.push("filtered "+$("count").textContent+" "+$("name").textContent+" "+document.querySelector(".text").textContent);
      $("filter").blur();key("t");said.push("scheme "+document.documentElement.style.colorScheme);
      const asked=performance.getEntriesByType("resource").filter(e=>!/^(data|blob):/.test(e.name));
      said.push("requests "+asked.length+" problems "+problems.join(";"));
      const pre=document.createElement("pre");pre.id="probe";pre.textContent="PROBE\\n"+said.join("\\n")+"\\nEND";
      document.body.append(pre)})();
      </script>
      """
    let html = String(decoding: try report.html(), as: UTF8.self)
    try AtomicFile.write(
      Array(html.replacingOccurrences(of: "</body>", with: probe + "</body>").utf8), to: page)
    let result = try Browser.run(page)
    let text = result.page.components(separatedBy: "PROBE\n").last?.components(separatedBy: "\nEND").first
    let lines = (text ?? "").replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(
      of: "&gt;", with: ">")
    let reference = try Look.button.picture()[40, 270]
    let actual = try Look.button.changed { $0.light = nil }.picture()[40, 270]
    let delta = Int(actual.red) - Int(reference.red)
    #expect(delta < 0)
    func rgba(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8)) -> String {
      "rgba(\(pixel.red), \(pixel.green), \(pixel.blue), \(pixel.opacity))"
    }
    #expect(
      lines == """
        items 3 of 3
        first ButtonTests/gone.1 canvases 2
        values (40, 270)  reference \(rgba(reference))  actual \(rgba(actual))  difference \(delta), \(delta), \(delta), 0
        slider inset(0px 0px 0px 25%)
        onion 0.3
        blink hidden
        difference 128,128,128,255
        zoom 8 width 3120px
        next ButtonTests/turned.1
        focus filter
        filtered 1 of 3 TextTests/list.1 - A
        + B <i>
        scheme dark
        requests 0 problems 
        """)
    #expect(!result.log.contains("CONSOLE"), "\(result.log)")
  }
}
