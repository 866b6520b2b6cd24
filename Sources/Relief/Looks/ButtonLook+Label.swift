import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefLooks
import ReliefText

extension ButtonLook {
  /// Points between a label and the button's edge: beside it, and above and below it.
  static let padding = CGSize(width: 24, height: 16)
  /// Points between a label's corners and the edge of a round button.
  private static let roundPadding: CGFloat = 14

  /// The button with its label on its ground; `fonts` are those of the label.
  package func drawing(scale: Double, fonts: FontLibrary = FontLibrary()) -> SceneFile.Drawing {
    drawing(scale: scale, size: size(scale: scale, fonts: fonts)) { frame in
      labelItems(in: frame, scale: scale, fonts: fonts)
    }
  }

  /// The button's size in points: the one asked for, or as large as the label needs, in whole points.
  package func size(scale: Double, fonts: FontLibrary) -> CGSize {
    if let size { return size }
    guard let label else { return Self.plainSize }
    let text = layout(label, fonts).measure(scale: scale)
    switch form {
    case .capsule, .rounded:
      let height = (text.height + 2 * Self.padding.height).rounded(.up)
      return CGSize(width: max((text.width + 2 * Self.padding.width).rounded(.up), height), height: height)
    case .circle:
      let diagonal = (text.width * text.width + text.height * text.height).squareRoot()
      let side = (diagonal + 2 * Self.roundPadding).rounded(.up)
      return CGSize(width: side, height: side)
    }
  }

  /// The label in the middle of the button, cut where the button is too small for it.
  private func labelItems(in frame: CGRect, scale: Double, fonts: FontLibrary) -> [DisplayList.Item] {
    guard let label else { return [] }
    let room: CGRect
    switch form {
    case .capsule, .rounded:
      // A button of a given size may be too small for the usual room beside its label.
      let inset = min(Self.padding.width, frame.width / 8)
      room = frame.insetBy(dx: inset, dy: 0)
    case .circle:
      // The largest square in the circle.
      let side = min(frame.width, frame.height) * 0.5.squareRoot()
      room = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    }
    // Lines break only where the label says so, unless the size was given.
    let width = size == nil ? nil : room.width
    return layout(label, fonts).lay(in: width, height: size == nil ? nil : room.height, scale: scale)
      .items(in: room)
  }

  private func layout(_ label: String, _ fonts: FontLibrary) -> TextLayout {
    TextLayout(
      runs: [TextRun(label, font: FontDescriptor(style: .headline), paint: .color(colors.label))],
      options: TextOptions(alignment: .center), library: fonts)
  }
}
