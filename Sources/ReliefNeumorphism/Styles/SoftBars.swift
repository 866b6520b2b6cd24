import SwiftUI

/// Symbols on a raised bar, of which the chosen one is pressed in.
nonisolated public struct SoftTabBar: View {
  @Binding private var selection: Int
  private let systemImages: [String]

  /// A bar of symbols; the selection is the number of one of them.
  public init(selection: Binding<Int>, systemImages: [String]) {
    (_selection, self.systemImages) = (selection, systemImages)
  }

  /// The bar.
  @MainActor public var body: some View {
    LookReader { look in
      HStack(spacing: 8) {
        ForEach(systemImages.indices, id: \.self) { index in
          Button {
            selection = index
          } label: {
            Image(systemName: systemImages[index])
          }
          .buttonStyle(
            PressedStyle { _, configuration in
              let isChosen = index == selection
              configuration.label.foregroundStyle(look.choiceInk(isChosen: isChosen).color)
                .frame(width: 38, height: 38)
                .background {
                  if isChosen {
                    SoftSurface(
                      Circle(), look.isOn ? look.knob : look.well, fill: look.isOn ? look.fill : nil)
                  }
                }
            })
        }
      }
      .padding(6)
      .background { SoftSurface(Capsule(), look.isOn ? look.theme.elevation : look.raised) }
      .focusRing(look, Capsule())
    }
  }
}

/// Dots for pages, of which the chosen one is filled.
nonisolated public struct SoftPageIndicator: View {
  private let count: Int
  private let current: Int

  /// Dots for so many pages, 0 the first.
  public init(count: Int, current: Int) { (self.count, self.current) = (max(count, 0), current) }

  /// The dots.
  @MainActor public var body: some View {
    LookReader { look in
      HStack(spacing: 10) {
        ForEach(0..<count, id: \.self) { page in
          if page == current {
            SoftSurface(Capsule(), look.knob, surface: .convex, fill: look.fill)
              .frame(width: look.isOn ? 26 : 12, height: 12)
          } else {
            SoftSurface(Circle(), look.well).frame(width: 12, height: 12)
          }
        }
      }
      .padding(8).focusRing(look, Capsule())
    }
  }
}

/// Columns in grooves, filled up to their values.
nonisolated public struct SoftBarChart: View {
  private let values: [Double]
  private static let height: CGFloat = 84

  /// A chart of values, 0...1.
  public init(_ values: [Double]) { self.values = values.map { $0.isFinite ? min(max($0, 0), 1) : 0 } }

  /// The columns.
  @MainActor public var body: some View {
    LookReader { look in
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(values.indices, id: \.self) { index in
          SoftSurface(Capsule(), look.well).frame(width: 16, height: Self.height)
            .overlay(alignment: .bottom) {
              let fill =
                look.isOn && values[index] < (values.max() ?? 0)
                ? look.fill.mixed(with: look.palette.surface, 0.5) : look.fill
              SoftSurface(Capsule(), .flat, surface: .convex, fill: fill)
                .frame(width: 10, height: max(10, (Self.height - 6) * values[index])).padding(3)
            }
        }
      }
      .padding(6)
      .focusRing(look, RoundedRectangle(cornerRadius: 10))
    }
  }
}
