import SwiftUI

/// Text in a groove, with a symbol before it where one is given.
public struct SoftTextFieldStyle: TextFieldStyle {
  private let systemImage: String?
  private let isRound: Bool
  private static let height: CGFloat = 44

  /// The style; search fields are round and have a symbol.
  nonisolated public init(systemImage: String? = nil, isRound: Bool = false) {
    (self.systemImage, self.isRound) = (systemImage, isRound)
  }

  /// The look of a field.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    let shape = RoundedRectangle(cornerRadius: isRound ? Self.height / 2 : 12)
    return LookReader { look in
      HStack(spacing: 8) {
        if let systemImage {
          Image(systemName: systemImage)
            .foregroundStyle(look.symbolInk.color)
        }
        configuration.foregroundStyle(look.labelInk.color)
        if look.isOn {
          Image(systemName: "checkmark.circle.fill").foregroundStyle(look.readableAccent.color)
        }
      }
      .padding(.horizontal, 16).frame(minHeight: Self.height)
      .background { SoftSurface(shape, look.well) }
      .focusRing(look, shape)
    }
  }
}

extension TextFieldStyle where Self == SoftTextFieldStyle {
  /// Text in a groove.
  public static var soft: SoftTextFieldStyle { SoftTextFieldStyle() }
  /// Text in a round groove behind a magnifying glass.
  public static var softSearch: SoftTextFieldStyle {
    SoftTextFieldStyle(systemImage: "magnifyingglass", isRound: true)
  }
}
