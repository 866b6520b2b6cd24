import Foundation

/// Sizes of wheels: as UIPickerView's, by common knowledge; text keeps its size, whatever the user wants.
enum WheelLook {
  static let row: CGFloat = 32
  static let height: CGFloat = 216
  /// [choice: between the sizes that are told of UIPickerView's]
  static let fontSize: CGFloat = 21
  /// The rows that are seen, from the one in the middle. [choice: five]
  static let offsets = [-2, -1, 0, 1, 2]
  /// How opaque they are. [choice]
  static let opacities = [0.3, 0.6, 1, 0.6, 0.3]
}

/// Wheels side by side: the row in their middle lies on a grey field.
struct WheelGround<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 0) { content }
      .background { RoundedRectangle(cornerRadius: 8).fill(ControlLook.field).frame(height: WheelLook.row) }
      .frame(height: WheelLook.height).clipped()
      .modifier(DisabledLook())
  }
}

/// A wheel that shows a few rows.
struct WheelColumn<Row: View>: View {
  @ViewBuilder let row: (Int) -> Row

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<WheelLook.offsets.count, id: \.self) { index in
        ZStack {
          Color.clear
          row(index)
        }
        .opacity(WheelLook.opacities[index])
        .frame(height: WheelLook.row)
      }
    }
  }
}
