import Foundation
import ReliefText

/// A text of a scene, its fonts decided, its colours not yet.
struct SceneText: Hashable, Sendable {
  /// A line below or through letters.
  struct Line: Hashable, Sendable {
    /// nil for that of the letters.
    var paint: ScenePaint?
  }

  /// What the characters of a piece have in common.
  struct Attributes: Hashable, Sendable {
    /// A text style, or else a size in points.
    enum Size: Hashable, Sendable {
      case style(TextStyle)
      case points(CGFloat)
    }

    var size = Size.style(.body)
    var dynamicTypeSize = DynamicTypeSize.large
    /// nil for that of the style.
    var weight: FontDescriptor.Weight?
    var family = FontDescriptor.Family.system(.default)
    var width = FontDescriptor.Width.standard
    var isItalic = false
    /// nil for the layer's fill.
    var color: ScenePaint?
    var tracking: CGFloat = 0
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Line?
    var strikethrough: Line?

    var font: FontDescriptor {
      var font: FontDescriptor
      switch size {
      case .style(let style): font = FontDescriptor(style: style, at: dynamicTypeSize, weight: weight)
      case .points(let points): font = FontDescriptor(size: points, weight: weight ?? .regular)
      }
      (font.family, font.width, font.isItalic) = (family, width, isItalic)
      return font
    }
  }

  /// A piece in one style.
  struct Run: Hashable, Sendable {
    var string: String
    var attributes: Attributes
  }

  /// Where lines lie that are lower than the frame.
  enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    case top
    case center
    case bottom
  }

  var runs: [Run]
  var options = TextOptions()
  var verticalAlignment = VerticalAlignment.center
}
