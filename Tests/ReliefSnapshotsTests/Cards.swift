import Foundation
import SwiftUI

/// A card without text, so that no font matters.
struct Card: View {
  var color = Color.blue
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(colorScheme == .dark ? Color.gray : color)
      .frame(width: 40, height: 20)
      .padding(4)
  }
}

/// A button that says in which circumstances it is.
struct Told: View {
  @Environment(\.self) private var environment

  var body: some View {
    let size = environment.horizontalSizeClass == .regular ? "regular" : "compact"
    let words = [
      "\(environment.colorScheme)", "\(environment.colorSchemeContrast)", "\(environment.dynamicTypeSize)",
      "\(environment.layoutDirection)", environment.locale.identifier, "\(environment.displayScale)x", size,
      "\(environment.isEnabled)",
    ]
    Button {
    } label: {
      VStack { ForEach(words, id: \.self) { Text($0) } }
    }
    .buttonStyle(PressStyle())
  }
}

/// Says the day of the picture.
struct Day: View {
  var body: some View {
    TimelineView(.everyMinute) { context in Text(context.date, style: .date) }
  }
}

/// Shows whether a finger is on it.
struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// A folder of a test's own, removed when it is done.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "relief-snapshots-ui-\(UInt64.random(in: 0...UInt64.max))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
