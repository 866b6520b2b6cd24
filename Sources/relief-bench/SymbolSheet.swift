import Foundation
import Relief
import ReliefDrawing

/// All symbols that are written down on one sheet, each with its name, to be looked at.
@MainActor enum SymbolSheet {
  /// Symbols beside each other.
  private static let columns = 16

  static func write(to path: String, part: Range<Int>?) throws {
    let names = SymbolLibrary.names
    let shown = Array(names[(part ?? 0..<names.count).clamped(to: 0..<names.count)])
    let sheet = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<(shown.count + columns - 1) / columns, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(shown[(row * columns)..<min((row + 1) * columns, shown.count)], id: \.self) { name in
            VStack(spacing: 4) {
              Image(systemName: name).font(.system(size: 34)).frame(width: 110, height: 50)
              Text(name).font(.system(size: 9)).foregroundStyle(.secondary).lineLimit(2)
                .multilineTextAlignment(.center).frame(width: 108, height: 24, alignment: .top)
            }
          }
        }
      }
    }
    let renderer = ImageRenderer(content: sheet.padding(8).background(Color.white))
    try renderer.write(to: path)
    Console.say("\(path): \(shown.count) of \(names.count) symbols")
  }
}
