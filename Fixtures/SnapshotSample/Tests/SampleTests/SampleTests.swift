import Foundation
import SnapshotTesting
import SwiftUI
import Testing

/// Says whether the tests are to spoil what they draw.
private let isSpoilt = ProcessInfo.processInfo.environment["SAMPLE_SPOILT"] != nil

/// A soft button.
private struct SoftButton: View {
  var radius = 6.0, offset = 4.0, hasLight = true, isMoved = false, color = Color(white: 0.88)

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(color)
      .shadow(color: hasLight ? .white : .clear, radius: radius, x: -offset, y: -offset)
      .shadow(color: Color(white: 0.7), radius: radius, x: offset, y: offset)
      .frame(width: 90, height: 40)
      .padding(30)
      .offset(x: isMoved ? 2 : 0)
      .background(Color(white: 0.88))
  }
}

@Suite struct SampleTests {
  private let strategy = Snapshotting<SoftButton, Bitmap>.image(traits: .init(displayScale: 1))

  @Test func passes() { assertSnapshot(of: SoftButton(), as: strategy) }

  @Test func lightGone() { assertSnapshot(of: SoftButton(hasLight: !isSpoilt), as: strategy) }

  @Test func moved() { assertSnapshot(of: SoftButton(isMoved: isSpoilt), as: strategy) }

  @Test func recoloured() {
    assertSnapshot(of: SoftButton(color: isSpoilt ? .blue : .green), as: strategy)
  }

  @Test func resized() {
    assertSnapshot(of: SoftButton().padding(isSpoilt ? 1 : 0), as: .image(traits: .init(displayScale: 1)))
  }

  @Test func text() { assertSnapshot(of: isSpoilt ? "a\nc" : "a\nb", as: .lines) }

  @Test func missing() {
    if isSpoilt { assertSnapshot(of: "new", as: .lines, record: .never) }
  }
}
