import Foundation
import ReliefDrawing

/// How a sheet looks.
struct SheetLook {
  var radius: CGFloat?
  var ground: AnyView?
  /// What was said of the handle; nil for one where there are several heights.
  var handle: Bool?
  var showsHandle = false
  /// How large it is on a large screen.
  var sizing = PresentationSizing.automatic
}

/// How the sheet around the view looks.
enum SheetLookTrait: ViewTrait { typealias Value = SheetLook }

/// Says something about the sheet around.
private struct SheetLookModifier: PrimitiveModifier {
  let change: (inout SheetLook) -> Void

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    for node in nodes {
      var look = node.traits[SheetLookTrait.self] ?? SheetLook()
      change(&look)
      node.traits[SheetLookTrait.self] = look
    }
    return nodes
  }
}

/// The handle at the upper edge of a sheet. Sizes: as UISheetPresentationController's, by common knowledge.
struct SheetHandle: View {
  var body: some View {
    Capsule().fill(ControlLook.hint).frame(width: 36, height: 5).padding(.top, 5)
      .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// How something is shown where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// As the system thinks fit.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// As it is.
  public static let none = PresentationAdaptation(name: "none")
  /// As a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// As a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what lies below a sheet can be used; nobody does while a picture is made.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// As the system thinks fit.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// It can up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// What a drag on a sheet does first; nobody drags while a picture is made.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// As the system thinks fit.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  /// The corners of the sheet around, in points; nil for the usual ones.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(SheetLookModifier { $0.radius = cornerRadius })
  }
  /// The ground of the sheet around.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(SheetLookModifier { $0.ground = AnyView(Rectangle().fill(style)) })
  }
  /// The ground of the sheet around.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = AnyView(Color.clear.overlay(alignment: alignment, content: content))
    return modifier(SheetLookModifier { $0.ground = ground })
  }
  /// Whether the sheet around has a handle at its upper edge.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(SheetLookModifier { $0.handle = visibility == .automatic ? nil : visibility == .visible })
  }
  /// The same view; nobody touches what lies below.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    self
  }
  /// The same view; nobody drags a sheet.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  /// How large the sheet around is on a large screen.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    modifier(SheetLookModifier { $0.sizing = sizing })
  }
}
