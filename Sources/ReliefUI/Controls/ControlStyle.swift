import Foundation
import ReliefDrawing
import ReliefGeometry

/// A part of a control as its style gets it.
nonisolated public struct _ControlPart: View, PrimitiveView {
  let view: AnyView

  init(_ view: some View) { self.view = AnyView(view) }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] { view.nodes(context) }
}

/// A style of controls, its type hidden.
struct AnyControlStyle<Configuration> {
  /// Makes the look of a control.
  let body: @MainActor (Configuration) -> any View

  /// - Parameter make: the style's own function that makes a look.
  @MainActor init<S>(_ style: S, _ make: @escaping @MainActor (S, Configuration) -> any View) {
    body = { configuration in StyleBody(style: style) { make($0, configuration) } }
  }

  /// The look where no style is set.
  init(standard: @escaping @MainActor (Configuration) -> any View) { body = standard }
}

/// A style may have dynamic properties of its own, so it is linked like a view.
private struct StyleBody<S>: View, PrimitiveView {
  let style: S
  let make: @MainActor (S) -> any View

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let inside = context.entering(S.self)
    var style = style
    PropertyLinker.link(&style, inside)
    return make(style).nodes(inside.child(.body))
  }
}

/// Numbers and colours that controls share.
enum ControlLook {
  /// The fill of tracks: rgb(120, 120, 128) at 0.16 in light, measured on a switch that is off. Dark: UIKit's fill.
  static let track = Color(.pair(SystemColor(0x787880, 0x787880, opacity: (0.16, 0.32))))
  /// The fill of fields and segments: UIKit's tertiary fill, by common knowledge.
  static let field = Color(.pair(SystemColor(0x767680, 0x767680, opacity: (0.12, 0.24))))
  /// The ground of a chosen segment: white, or grey in the dark. [choice]
  static let segment = Color(.pair(SystemColor(0xFFFFFF, 0x636366)))
  /// The ground of a grouped list: UIKit's, measured in light.
  static let groupedGround = Color(.pair(SystemColor(0xF2F2F7, 0x000000)))
  /// The ground of a group's rows: UIKit's, measured in light.
  static let row = Color(.pair(SystemColor(0xFFFFFF, 0x1C1C1E)))
  /// The ground of groups on a screen: UIKit's, measured in light.
  static let group = Color(.pair(SystemColor(0xF2F2F7, 0x1C1C1E)))
  /// The ground of a screen: UIKit's, measured in light.
  static let ground = Color(.pair(SystemColor(0xFFFFFF, 0x000000)))
  /// The colour of hints in empty fields: UIKit's, by common knowledge.
  static let hint = Color(.pair(SystemColor(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3))))
  /// The line between rows.
  static let separator = Color(.pair(SystemPalette.separator))
  /// The fill of a slider's track: rgb(120, 120, 128) at 0.2 in light, measured. Dark: UIKit's fill.
  static let sliderTrack = Color(.pair(SystemColor(0x787880, 0x787880, opacity: (0.2, 0.36))))
  /// The diameter of the knobs of switches and sliders. Measured.
  static let knob: CGFloat = 27
  /// How opaque a control is that cannot be used. [choice]
  static let disabledOpacity = 0.4
}

/// A hook that points to a side, as rows and menus have it.
struct ChevronShape: Shape {
  /// Whether it points up, or down, instead of to the right.
  var edge = Edge.trailing

  func path(in rect: CGRect) -> Path {
    let points: [UnitPoint] =
      switch edge {
      case .trailing: [.topLeading, .trailing, .bottomLeading]
      case .leading: [.topTrailing, .leading, .bottomTrailing]
      case .top: [.bottomLeading, .top, .bottomTrailing]
      case .bottom: [.topLeading, .bottom, .topTrailing]
      }
    return Path { $0.addLines(points.map { $0.point(in: rect) }) }
  }
}

/// A hook in the size and colour of rows.
///
/// Source: with its line 7 by 11 points, a point from the side of the row's content, 11 from the text before it,
/// measured on a form of iOS 15.
struct Chevron: View {
  var edge = Edge.trailing

  var body: some View {
    let isUpright = edge == .leading || edge == .trailing
    ChevronShape(edge: edge)
      .stroke(ControlLook.hint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: isUpright ? 5 : 9, height: isUpright ? 9 : 5)
      .padding(
        isUpright
          ? EdgeInsets(top: 1, leading: 4, bottom: 1, trailing: 2)
          : EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
  }
}

/// A round knob with the shadow of switches or sliders.
///
/// Source of the shadows: fitted to pictures of a switch and a slider before iOS 26, by Gaussians (root mean square 0.2
/// and 0.3 levels).
struct Knob: View {
  /// What the knob belongs to.
  enum Kind { case toggle, slider }
  let kind: Kind
  @Environment(\.controlScale) private var scale

  var body: some View {
    let knob = Circle().fill(Color.white)
      .frame(width: ControlLook.knob * scale, height: ControlLook.knob * scale)
    switch kind {
    case .toggle: knob.shadow(color: Color(.sRGB, white: 0, opacity: 0.122), radius: 2.75, x: 0, y: 2.4)
    case .slider:
      knob.shadow(color: Color(.sRGB, white: 0, opacity: 0.116), radius: 2.06, x: 0, y: 0.5)
        .shadow(color: Color(.sRGB, white: 0, opacity: 0.115), radius: 5.9, x: 0, y: 6.3)
    }
  }
}

/// A view drawn at a whole pixel, as UIKit places its controls.
struct PixelPlaced: Effect {
  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    node.drawChildren(in: CGRect(origin: context.snapped(frame).origin, size: frame.size), &context)
  }
}

/// A view that does something when it is tapped, while it can be used.
struct TapArea<Content: View>: View {
  let action: @MainActor () -> Void
  let content: Content

  init(_ action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    (self.action, self.content) = (action, content())
  }

  var body: some View { PressableView(action: action) { _ in content } }
}

/// Makes controls that cannot be used fainter.
struct DisabledLook: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : ControlLook.disabledOpacity) }
}

extension EnvironmentValues {
  private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum InRowKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  /// Whether controls show no labels.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// Whether the view stands in a row of a list.
  var isInRow: Bool {
    get { self[InRowKey.self] }
    set { self[InRowKey.self] = newValue }
  }

  /// The shape of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  /// What the shape is; a radius only where one is given.
  enum Kind: Hashable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }
  let kind: Kind

  /// The shape that the system thinks fit.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A rounded rectangle with a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  /// The shape in a version of iOS: a capsule since iOS 26 (seen on a picture).
  func shape(osVersion: Int) -> AnyShape {
    switch kind {
    case .automatic:
      osVersion >= 26
        ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: ButtonLookChoices.borderedRadius))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius):
      AnyShape(RoundedRectangle(cornerRadius: radius ?? ButtonLookChoices.borderedRadius))
    }
  }
}

extension View {
  /// Whether controls inside show no labels.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }

  /// The shape of bordered buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
