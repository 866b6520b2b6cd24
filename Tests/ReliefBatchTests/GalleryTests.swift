import Foundation
import Relief
import Testing

@testable import ReliefBatch

/// The gallery's page in a browser without a window, where one is installed.
@Suite("The gallery in a browser")
struct GalleryTests {
  private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private func browse(_ page: String, _ more: [String]) throws -> (page: String, log: String)? {
    guard let browser = Self.browser else {
      print("skipped: no Chromium is installed (apt-get install chromium)")
      return nil
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser)
    process.arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--user-data-dir=\(page).profile", "--window-size=1200,800", "--enable-logging=stderr",
        "--virtual-time-budget=4000000",
      ] + more + ["file://" + page]
    let (output, log) = (Pipe(), page + ".log")
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), try String(contentsOfFile: log, encoding: .utf8))
  }

  @Test(
    "Search, variants, theme, full size, links and sources work, with no request but for files and no error")
  func page() throws {
    let shop = try Workshop()
    try shop.write(
      ##"{"size": [60, 40], "colors": {"g": {"light": "#EEE", "dark": "#222"}}, "background": "$g"}"##,
      to: "Scenes/plain ground.json")
    try shop.write(##"{"size": [60, 40], "background": "#B33"}"##, to: "Scenes/red.json")
    try shop.write(#"{"size": [60, 40], "background": "</script><b>"}"#, to: "Scenes/bad.json")
    let ending = try shop.relief(
      "batch", "Scenes", "-o", "out", "--variants", "color-scheme", "--outputs", "gallery", "--quiet")
    #expect(ending.status == 1)
    let probe = """
      <script>
      const said=[],problems=[];addEventListener("error",e=>problems.push(e.message),true);
      addEventListener("securitypolicyviolation",e=>problems.push("policy "+e.blockedURI));
      const pause=t=>new Promise(r=>setTimeout(r,t)),q=s=>document.querySelector(s),all=s=>[...document.querySelectorAll(s)];
      const key=k=>document.body.dispatchEvent(new KeyboardEvent("keydown",{key:k,bubbles:true,cancelable:true}));
      (async()=>{await pause(300);
      for(let i=0;i<1000&&all(".tile img").some(m=>!m.complete);i++)await pause(20);
      said.push("rows "+all(".row").length+" tiles "+all(".tile").length+" failed "+all(".failed").length+" count "+q("#count").textContent);
      said.push("loaded "+all(".tile img").filter(m=>m.naturalWidth===60).length);
      q("#search").value="RED light";q("#search").oninput();
      said.push("found "+q("#count").textContent+" "+q("figcaption").textContent);
      q("#search").value="nothing";q("#search").oninput();said.push("none "+!q("#none").hidden);
      q("#search").value="";q("#variant").value="dark";q("#variant").onchange();
      said.push("dark "+all(".tile").length+" "+all(".tile.dark").length);
      q("#variant").value="";q("#search").oninput();
      key("/");said.push("focus "+document.activeElement.id);document.activeElement.blur();
      key("t");said.push("theme "+document.documentElement.style.colorScheme);
      all(".tile")[0].click();await pause(200);
      said.push("open "+q("#full").open+" "+q("#title").textContent+" "+q("#file").getAttribute("href"));
      said.push("size "+q("#picture").width+" source "+JSON.parse(q("#source").textContent).size);
      key("ArrowRight");await pause(100);said.push("next "+q("#title").textContent);
      let copied="";Object.defineProperty(navigator,"clipboard",{value:{writeText:async t=>{copied=t}}});
      await q("#copy").onclick();said.push("copy "+q("#copy").textContent+" "+(copied===q("#source").textContent));
      q("#close").click();said.push("closed "+!q("#full").open);
      const links=all(".tile img").map(m=>m.src).filter(s=>!s.startsWith("file:"));
      const asked=performance.getEntriesByType("resource").filter(e=>!/^(file|data):/.test(e.name));
      said.push("requests "+asked.length+" links "+links.length+" problems "+problems.join(";"));
      const pre=document.createElement("pre");pre.textContent="PROBE\\n"+said.join("\\n")+"\\nEND";
      document.body.append(pre)})();
      </script>
      """
    let html = try shop.text("out/index.html")
    try shop.write(html.replacingOccurrences(of: "</body>", with: probe + "</body>"), to: "out/probe.html")
    guard let result = try browse(shop.path + "/out/probe.html", ["--dump-dom"]) else { return }
    let lines = result.page.components(separatedBy: "PROBE\n").last?.components(separatedBy: "\nEND").first
    #expect(
      lines == """
        rows 3 tiles 4 failed 2 count 6
        loaded 4
        found 1 of 6 light
        none true
        dark 2 2
        focus search
        theme dark
        open true plain ground-light.png plain%20ground-light.png
        size 60 source 60,40
        next plain ground-dark.png
        copy Copied true
        closed true
        requests 0 links 0 problems 
        """, "\(result.log)")
    #expect(!result.log.contains("CONSOLE"), "\(result.log)")
  }
}
