import SwiftUI

/// Two buttons beside a number.
nonisolated public struct SoftStepper: View {
  @Binding private var value: Int
  private let bounds: ClosedRange<Int>
  private let step: Int
  private static let side: CGFloat = 38

  /// A stepper for a number of a range.
  public init(value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1) {
    (_value, self.bounds, self.step) = (value, bounds, max(step, 1))
  }

  /// The control.
  @MainActor public var body: some View {
    LookReader { look in
      HStack(spacing: 14) {
        button(-step)
        Text("\(value)").font(.headline).foregroundStyle(look.text).frame(minWidth: 34)
          .padding(.vertical, 8)
          .background { SoftSurface(RoundedRectangle(cornerRadius: 10), look.well) }
        button(step)
      }
    }
  }

  @MainActor private func button(_ change: Int) -> some View {
    let (sum, overflows) = value.addingReportingOverflow(change)
    return Button {
      if !overflows { value = min(max(sum, bounds.lowerBound), bounds.upperBound) }
    } label: {
      Sign(isPlus: change > 0).stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
        .frame(width: 14, height: 14)
    }
    .buttonStyle(
      SoftButtonStyle(Circle(), padding: EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
    )
    .disabled(overflows || !bounds.contains(sum))
  }
}

/// A minus or a plus.
private struct Sign: Shape {
  let isPlus: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      if isPlus {
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      }
    }
  }
}
