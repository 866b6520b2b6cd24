import Foundation
import ReliefAssets
import ReliefDrawing

/// A picture of the asset catalogue, a symbol, or a picture made otherwise.
nonisolated public struct Image: View, PrimitiveView, Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String)
    case picture(AssetImage)
    /// No picture at all, such as that of an empty `UIImage`.
    case nothing
  }

  /// How the picture is drawn.
  struct Look: Equatable, Sendable {
    /// Nil for a picture that keeps its size.
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var symbolRenderingMode: SymbolRenderingMode?
    /// How much of a symbol's steps is reached, 0...1; nil for all.
    var variableValue: Double?
  }

  /// How a picture takes another size.
  struct Resizing: Equatable, Sendable {
    var insets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  var look = Look()

  init(_ source: Source) { self.source = source }

  /// A picture of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// A picture of the asset catalogue with words for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name) }

  /// A picture of the asset catalogue that says nothing to those who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// A picture of the asset catalogue, for its symbol.
  public init(_ resource: ImageResource) { source = .named(resource.name) }

  /// A symbol of the system.
  ///
  /// - Parameter variableValue: how much of the symbol is drawn in full where it is made of steps, such as the waves of
  ///   a loudspeaker: 0 for none of them, 1 for all; the others are faint.
  public init(systemName: String, variableValue: Double? = nil) {
    source = .symbol(systemName)
    look.variableValue = variableValue
  }

  /// A picture of UIKit's.
  public init(uiImage: UIImage) { self = uiImage.image }

  /// How a picture that is larger or smaller than itself is filled.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Whether a picture's own colours are seen.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its opacity counts; it is filled as text is.
    case template
    /// Its own colours are seen.
    case original
  }

  /// How smoothly a picture is drawn in another size.
  public enum Interpolation: Hashable, Sendable {
    /// By the nearest pixel.
    case none
    /// A little.
    case low
    /// As usual.
    case medium
    /// As well as can be.
    case high
  }

  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// As usual.
    case medium
    /// Larger than usual.
    case large
  }

  /// The way in which a picture is oriented.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Upright.
    case up = 0
    /// Upright, mirrored.
    case upMirrored = 1
    /// A turn to the right would be needed.
    case right = 6
    /// The same, mirrored.
    case rightMirrored = 7
    /// Upside down.
    case down = 2
    /// Upside down, mirrored.
    case downMirrored = 3
    /// A turn to the left would be needed.
    case left = 8
    /// The same, mirrored.
    case leftMirrored = 5
  }

  private func changed(_ change: (inout Look) -> Void) -> Image {
    var image = self
    change(&image.look)
    return image
  }

  /// The picture in the size that it is offered; insets along its edges, in points, keep their size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    changed { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
  }

  /// The picture in its own colours, or filled as text is.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// The picture, drawn more or less smoothly in another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// The picture; its edges lie on pixels, where there is nothing to smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The symbol in one colour or several.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolRenderingMode = mode }
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let (environment, leaf) = (context.environment, leaf(context.environment))
    guard environment.hidesContent else { return [ViewNode(.leaf(leaf), name: "Image")] }
    let hidden = RedactedLeaf(leaf: leaf, painting: ForegroundStyle().painting(in: environment))
    return [ViewNode(.leaf(hidden), name: "Image")]
  }

  /// The picture as it is laid out and drawn.
  func leaf(_ environment: EnvironmentValues) -> any Leaf {
    switch source {
    case .symbol(let name): return SymbolLeaf(name, look, environment)
    case .picture(let image): return ImageLeaf(image, look, environment)
    case .named(let name): return ImageLeaf(environment.assetImage(name), look, environment)
    case .nothing: return ImageLeaf(nil, look, environment)
    }
  }

  /// The picture as a part of a line of text, in its own size.
  ///
  /// - Returns: what is drawn, from the upper left corner at the origin; how large it is in points; and how far below
  ///   its upper edge the baseline of the text lies.
  func inlineItem(
    _ environment: EnvironmentValues
  ) -> (items: [DisplayList.Item], size: CGSize, baseline: CGFloat) {
    let leaf = leaf(environment)
    let size = leaf.sizeThatFits(.unspecified)
    var context = DrawingContext(scale: environment.displayScale)
    leaf.draw(in: CGRect(origin: .zero, size: size), &context)
    let baseline = leaf.explicitAlignment(VerticalAlignment.FirstTextBaseline.self, size, .unspecified)
    return (context.items, size, baseline ?? size.height)
  }
}

extension EnvironmentValues {
  /// A picture of the asset catalogue; nil, with a warning, when there is none.
  func assetImage(_ name: String) -> AssetImage? { renderContext.image(named: name, self) }
}
