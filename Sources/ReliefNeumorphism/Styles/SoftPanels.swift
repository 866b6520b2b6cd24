import SwiftUI

/// A raised panel around content.
nonisolated public struct SoftCard<Content: View>: View {
  private let content: Content

  /// A card around content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The panel.
  @MainActor public var body: some View {
    LookReader { look in
      let shape = look.theme.shape
      content.foregroundStyle(look.text).padding(18)
        .background { SoftSurface(shape, look.raised) }
        .overlay { if look.isOn { shape.stroke(look.readableAccent.color, lineWidth: 1.5) } }
        .focusRing(look, shape)
    }
  }
}

/// A short text in a small raised capsule.
nonisolated public struct SoftBadge: View {
  private let title: String

  /// A badge with a text.
  public init(_ title: String) { self.title = title }

  /// The capsule.
  @MainActor public var body: some View {
    LookReader { look in
      Text(title).font(.caption).lineLimit(1)
        .foregroundStyle((look.isOn ? look.palette.onAccent : look.ink).color)
        .padding(.horizontal, 10).padding(.vertical, 5)
        .background {
          SoftSurface(
            Capsule(), look.isOn ? look.knob : look.raised.scaled(by: 0.5),
            surface: look.isOn ? .convex : nil,
            fill: look.isOn ? look.fill : nil)
        }
        .focusRing(look, Capsule())
    }
  }
}

/// A row of a list: a symbol in a well, a title, and what stands at its end.
nonisolated public struct SoftListRow: View {
  private let title: String
  private let systemImage: String
  private let detail: String

  /// A row.
  public init(_ title: String, systemImage: String, detail: String = "") {
    (self.title, self.systemImage, self.detail) = (title, systemImage, detail)
  }

  /// The row.
  @MainActor public var body: some View {
    LookReader { look in
      let shape = RoundedRectangle(cornerRadius: 14)
      HStack(spacing: 12) {
        Image(systemName: systemImage).font(.footnote)
          .foregroundStyle(look.symbolInk.color)
          .frame(width: 32, height: 32).background { SoftSurface(Circle(), look.well.scaled(by: 0.8)) }
        Text(title).font(.subheadline).lineLimit(1).foregroundStyle(look.text)
        Spacer(minLength: 0)
        Text(detail).font(.caption).foregroundStyle(look.palette.secondary.color)
      }
      .padding(10)
      .background { SoftSurface(shape, look.raised.scaled(by: 0.7)) }
      .focusRing(look, shape)
    }
  }
}
