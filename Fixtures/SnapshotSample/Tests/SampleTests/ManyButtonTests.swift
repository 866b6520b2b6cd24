import Foundation
import SnapshotTesting
import SwiftUI
import Testing

/// A button of a number.
private struct TintedButton: View {
  let number: Int

  var body: some View {
    Button("Button \(number)") {}
      .buttonStyle(.borderedProminent)
      .controlSize([ControlSize.small, .regular, .large][number % 3])
      .tint(Color(hue: Double(number) / 500, saturation: 0.6, brightness: 0.8))
      .shadow(color: .black.opacity(0.3), radius: 4, x: 3, y: 3)
      .padding(20)
      .background(Color(white: 0.9))
  }
}

/// Five hundred buttons, to measure what a suite costs: only where `SAMPLE_MANY` is set.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SAMPLE_MANY"] != nil))
struct ManyButtonTests {
  private let strategy = Snapshotting<TintedButton, Bitmap>.image(traits: .init(displayScale: 2))

  @Test(arguments: 0..<500) func button(_ number: Int) {
    assertSnapshot(of: TintedButton(number: number), as: strategy, named: "\(number)")
  }
}
