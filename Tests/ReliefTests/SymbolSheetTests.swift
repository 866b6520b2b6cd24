import Foundation
import Relief
import ReliefPNG
import ReliefUI
import Testing

@Suite("Symbol sheet", .enabled(if: ProcessInfo.processInfo.environment["RELIEF_SYMBOL_SHEET"] != nil))
@MainActor struct SymbolSheetTests {
  /// Ten to a row, eight rows to a sheet: small enough to be looked at.
  @Test("All symbols with their names are written to the folder in RELIEF_SYMBOL_SHEET")
  func sheets() throws {
    let folder = ProcessInfo.processInfo.environment["RELIEF_SYMBOL_SHEET"] ?? "/tmp"
    let made = [
      "1.circle", "42.square.fill", "c.circle", "e.square.fill", "heart.circle", "heart.circle.fill",
      "plus.circle", "plus.circle.fill", "xmark.octagon.fill", "xmark.icloud.fill", "checkmark.seal",
      "checkmark.seal.fill", "exclamationmark.triangle.fill", "lock.shield", "lock.shield.fill",
      "mic.slash.circle",
      "heart.slash", "heart.slash.fill", "bolt.slash", "externaldrive.badge.wifi",
      "externaldrive.fill.badge.wifi",
      "folder.badge.plus", "folder.fill.badge.plus", "airplane.circle", "airplane.circle.fill", "plus.app",
      "plus.rectangle.fill", "person.crop.circle", "person.crop.circle.fill", "person.crop.circle.badge.plus",
      "wave.3.forward.circle.fill", "chevron.up.square", "line.horizontal.3.decrease.circle",
      "nothing.of.the.kind",
    ]
    let names = SymbolLibrary.names + made
    for (sheet, start) in stride(from: 0, to: names.count, by: 80).enumerated() {
      let page = Array(names[start..<min(start + 80, names.count)])
      let rows = stride(from: 0, to: page.count, by: 10).map { Array(page[$0..<min($0 + 10, page.count)]) }
      let view = VStack(alignment: .leading, spacing: 4) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 4) {
            ForEach(row, id: \.self) { name in
              VStack(spacing: 2) {
                Image(systemName: name).font(.system(size: 40)).frame(width: 96, height: 56)
                Text(verbatim: name).font(.system(size: 9)).frame(width: 96, height: 22)
              }
            }
          }
        }
      }
      .padding(8).background(Color.white)
      let renderer = ImageRenderer(content: view)
      renderer.scale = 1
      let bitmap = try renderer.bitmap()
      try PNG.write(bitmap, to: "\(folder)/symbols-\(sheet).png")
    }
  }
}
