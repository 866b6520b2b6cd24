import Foundation
import ReliefDrawing
import ReliefGeometry

/// A scene as it is written, checked: what `SceneDecoder` makes and `SceneBuilder` draws. Lengths in points.
struct SceneModel: Hashable, Sendable {
  enum Size: Hashable, Sendable {
    case fixed(CGSize)
    case fit
  }

  var size: Size
  var sizeMark: SceneMark
  var scale = 1.0
  var padding: CGFloat = 0
  var background: ScenePaint?
  var dither = false
  var colorScheme = SceneFile.ColorScheme.light
  var layers: [SceneLayer] = []
}

/// A colour in both appearances.
struct SceneColor: Hashable, Sendable {
  var light: ResolvedColor
  var dark: ResolvedColor

  func resolved(in scheme: SceneFile.ColorScheme) -> ResolvedColor {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }
}

/// What a shape of a scene is filled with.
enum ScenePaint: Hashable, Sendable {
  case color(SceneColor)
  case gradient(SceneGradient)
}

/// A gradient whose points are fractions of the shape's frame.
struct SceneGradient: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var color: SceneColor
    var location: Double?
  }

  enum Geometry: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  var stops: [Stop]
  var geometry: Geometry
  var space: ColorRamp.Space
}

/// The form of a shape, without its frame.
enum SceneForm: Hashable, Sendable {
  case rectangle
  case capsule
  case circle
  case ellipse
  case roundedRectangle(RectangleCornerRadii, RoundedCornerStyle)
  /// An outline of its own; not scaled, moved by the frame's origin.
  case path(Path)
}

/// A shape in its place.
struct SceneShape: Hashable, Sendable {
  var form: SceneForm
  /// nil only for `.path`.
  var frame: CGRect?
  var inset: CGFloat = 0

  /// Whether the shape has bounds without a frame.
  var hasOutline: Bool {
    switch form {
    case .path: true
    case .rectangle, .capsule, .circle, .ellipse, .roundedRectangle: frame != nil
    }
  }
}

struct SceneStroke: Hashable, Sendable {
  enum Position: String, Hashable, Sendable, CaseIterable {
    case center
    case inside
  }

  var paint: ScenePaint
  var style: StrokeStyle
  var position: Position
}

struct SceneShadow: Hashable, Sendable {
  var color: SceneColor
  var sigma: CGFloat
  var offset: CGSize
  var spread: CGFloat
  var isChained: Bool
  var mark: SceneMark
}

struct SceneImage: Hashable, Sendable {
  enum Mode: String, Hashable, Sendable, CaseIterable {
    case fit
    case fill
    case stretch
  }

  var bitmap: Bitmap
  var mode: Mode
}

/// The transform of a layer: scaled, then turned about the anchor, then moved.
struct SceneTransform: Hashable, Sendable {
  var rotation = Angle.zero
  var scale = CGSize(width: 1, height: 1)
  var translation = CGSize.zero
  var anchor = UnitPoint.center

  var needsAnchor: Bool { rotation != .zero || scale != CGSize(width: 1, height: 1) }
}

struct SceneMask: Hashable, Sendable {
  var layers: [SceneLayer]
  var usesLuminance: Bool
}

struct SceneBlur: Hashable, Sendable {
  var sigma: CGFloat
  var mark: SceneMark
}

/// One layer: content and the effects on it.
struct SceneLayer: Hashable, Sendable {
  struct Clip: Hashable, Sendable {
    var shape: SceneShape
    var style: FillStyle
  }

  /// What places image, transform and gradients; a path's own bounds where no frame is given.
  var frame: CGRect?
  var shape: SceneShape?
  var fill: ScenePaint?
  var fillStyle = FillStyle()
  var image: SceneImage?
  var stroke: SceneStroke?
  /// `fill` and `stroke` are its own where there is no shape.
  var text: SceneText?
  var layers: [SceneLayer] = []

  var innerShadows: [SceneShadow] = []
  var clip: Clip?
  var mask: SceneMask?
  var blur: SceneBlur?
  var shadows: [SceneShadow] = []
  var opacity = 1.0
  var transform: SceneTransform?
  var blendMode = BlendMode.normal
}
