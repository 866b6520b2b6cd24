import Foundation
import Relief
import ReliefTestSupport
import Testing

@testable import ReliefNeumorphism

/// The CSS export in Chromium against Relief's picture of the same theme.
@Suite("CSS in a browser")
@MainActor struct ChromiumTests {
  private static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Elements of 160 x 120 points, each in the middle of a cell of its own.
  private static let (cell, size) = (CGSize(width: 400, height: 340), CGSize(width: 160, height: 120))

  private static let themes: [(name: String, theme: Theme)] = {
    var all: [(name: String, theme: Theme)] = Theme.Form.allCases.map {
      (
        "neumorphism.io \($0)",
        .neumorphismIO(color: RGB(0xE0E0E0), radius: 30, distance: 14, blur: 40, form: $0)
      )
    }
    all.append(
      ("blue, capsule", .neumorphismIO(color: RGB(0x55B9F3), radius: 60, distance: 9, blur: 18)))
    all.append(("Flutter", .flutterNeumorphic(depth: 8)))
    var standard = Theme.standard
    (standard.isDithered, standard.cornerStyle) = (false, .circular)
    all.append(("standard", standard))
    standard.elevation = .pressed(9)
    standard.source = LightSource(angle: .degrees(30))
    all.append(("standard, pressed, from 30 degrees", standard))
    (standard.elevation, standard.surface, standard.isHighlightOnTop) = (.raised(9), .convex, true)
    standard.curve = .perceptual(0.1)
    all.append(("standard, convex, from 30 degrees, highlight on top", standard))
    standard.source = .topLeft
    all.append(("standard, convex", standard))
    standard.surface = .basin
    all.append(("standard, basin", standard))
    all.append(("Flutter, concave", .flutterNeumorphic(depth: 8, surfaceIntensity: 0.8, surface: .concave)))
    all.append(("clay, convex", .clay(color: RGB(0xB8E0D2), surface: .convex)))
    return all
  }()

  @Test("Chromium draws the exported CSS as Relief draws the theme")
  func comparison() throws {
    guard let browser = try screenshotOfThemes() else { return }
    var all = PixelDifferences()
    for (index, (name, theme)) in Self.themes.enumerated() {
      let view = SoftSurface(theme.shape).frame(width: Self.size.width, height: Self.size.height)
        .frame(width: Self.cell.width, height: Self.cell.height).neumorphicGround().neumorphicTheme(theme)
      let drawn = try picture(view)
      var own = PixelDifferences()
      let row = index * Int(Self.cell.height)
      own.add(drawn, browser, from: row, edges: edges(theme))
      all.add(drawn, browser, from: row, edges: edges(theme))
      print("Chromium, \(name): largest difference \(own.largest) levels")
    }
    let mean = Double(all.sum) / Double(max(all.count, 1))
    let share = Double(all.near) / Double(max(all.count, 1))
    print("Chromium: mean \(mean) levels, \(share * 100) % within 3 levels, largest \(all.largest)")
    #expect(mean <= 0.5 && share >= 0.999 && all.count > 1_000_000)
  }

  /// Letters and symbols are the browser's own, and so is the width of a button around them: compared are controls whose
  /// size does not depend on letters. A knob on the wrong side, a missing line or shadow is far more than is allowed.
  @Test("Chromium draws the live CSS of controls as their pictures, but for letters and symbols")
  func liveControls() throws {
    let (width, height) = (Int(StyleBook.cell.width), Int(StyleBook.cell.height))
    var theme = Theme.standard
    theme.isDithered = false
    let controls: [StyleBook.Control] = [
      .iconButton, .toggleSwitch, .slider, .progressBar, .progressRing, .dial, .textField, .searchField,
      .tabBar,
      .pageIndicator, .barChart,
    ]
    var page =
      "<!doctype html><style>* { margin: 0 } body { width: \(5 * width)px; font: 15px Inter, sans-serif }"
    page +=
      " .cell { float: left; width: \(width)px; height: \(height)px; display: grid; place-items: center }</style>"
    for appearance in StyleBook.Appearance.allCases {
      for control in controls {
        for state in ControlState.allCases {
          let live = LiveControl(state, theme, appearance)
          page +=
            "<div class=cell style=\"background: \(live.look.palette.base)\">\(live.html(control))</div>"
        }
      }
    }
    guard
      let browser = try screenshot(page, width: 5 * width, height: 4 * controls.count * height)
    else { return }
    var worst = (mean: 0.0, name: "")
    var sum = 0.0
    for (row, appearance) in StyleBook.Appearance.allCases.enumerated() {
      for (index, control) in controls.enumerated() {
        for (column, state) in ControlState.allCases.enumerated() {
          let drawn = try BookPictures.picture(control, state, appearance)
          var total = 0
          for y in 0..<height {
            for x in 0..<width {
              let other = browser[column * width + x, (row * controls.count + index) * height + y]
              total += abs(Int(drawn[x, y].green) - Int(other.green))
            }
          }
          let mean = Double(total) / Double(width * height)
          sum += mean
          if mean > worst.mean { worst = (mean, "\(control), \(state), \(appearance)") }
        }
      }
    }
    print(
      "Chromium, live CSS: mean \(sum / Double(20 * controls.count)) levels, the worst \(worst.mean) (\(worst.name))"
    )
    #expect(worst.mean <= 2)
  }

  /// Between 0 and 1 up to two pixels on each side of the outline, which is left out.
  private func edges(_ theme: Theme) -> [Double] {
    let (width, height) = (Int(Self.cell.width), Int(Self.cell.height))
    func plane(_ inset: CGFloat) -> [Double] {
      Reference.coverage(
        of: theme.shape.inset(by: inset).path(in: frame), x: 0, y: 0, width: width, height: height, lines: 8)
    }
    return zip(plane(-2), plane(2)).map { ($0 + $1) / 2 }
  }

  private var frame: CGRect {
    CGRect(
      x: (Self.cell.width - Self.size.width) / 2, y: (Self.cell.height - Self.size.height) / 2,
      width: Self.size.width, height: Self.size.height)
  }

  private func screenshotOfThemes() throws -> Bitmap? {
    var page =
      "<!doctype html><style>* { margin: 0 } .cell { position: relative; overflow: hidden; width: 400px; height: 340px } "
    page += ".box { position: absolute; left: 120px; top: 110px; width: 160px; height: 120px }</style>"
    for (_, theme) in Self.themes {
      let css = theme.css(size: Self.size).css.replacingOccurrences(of: "\n", with: " ")
      page +=
        "<div class=cell style=\"background: \(Palette(theme).base)\"><div class=box style=\"\(css)\"></div></div>"
    }
    return try screenshot(page, width: 400, height: 340 * Self.themes.count)
  }

  /// A page as Chromium shows it; nil, with a message, where there is none.
  private func screenshot(_ page: String, width: Int, height: Int) throws -> Bitmap? {
    guard let program = Self.program else {
      print("Skipped: the comparison with Chromium, which is not installed (apt-get install chromium).")
      return nil
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "relief-chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (html, png) = (folder.appendingPathComponent("page.html"), folder.appendingPathComponent("page.png"))
    try page.write(to: html, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
      "--force-color-profile=srgb", "--user-data-dir=\(folder.path)/profile",
      "--window-size=\(width),\(height)", "--screenshot=\(png.path)", html.absoluteString,
    ]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    return try PNG.read(from: png.path)
  }
}
