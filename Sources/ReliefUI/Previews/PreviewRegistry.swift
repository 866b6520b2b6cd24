import Foundation

/// A type that `#Preview` makes; it is found by its conformance.
public protocol _PreviewRegistry {
  /// The preview.
  @MainActor static var _preview: _PreviewDefinition { get }
}

/// A preview as `#Preview` writes it down.
@MainActor public struct _PreviewDefinition {
  /// The name, if one was given.
  package var name: String?
  /// How the preview is shown.
  package var settings = PreviewSettings()
  /// Module and file of the preview.
  package private(set) var file = ""
  /// The line of the preview, from 1.
  package private(set) var line = 0
  /// Makes the view.
  package let body: @MainActor () -> any View

  /// A preview.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (self.name, self.body) = (name, body)
    for trait in traits { trait.change(&settings) }
    settings.name = name
  }

  /// The preview with the place where it is written.
  public func _at(file: String, line: Int) -> _PreviewDefinition {
    var copy = self
    (copy.file, copy.line) = (file, line)
    return copy
  }
}

/// The words of `#Preview`.
public struct Preview: Sendable {
  /// What can be said of a view's preview.
  public struct ViewTraits: Sendable {}
}

/// Something that is said of a preview.
public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout PreviewSettings) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }
  /// On its right side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
  /// On its left side.
  public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }
}

/// One of the previews that a view is made of, for itself.
package struct PreviewPart: View, PrimitiveView {
  let content: any View
  let index: Int

  package init(_ content: any View, index: Int) { (self.content, self.index) = (content, index) }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let parts = content.nodes(context.child(.content).listing(.openingBodies))
    return parts.indices.contains(index) ? parts[index].made : []
  }
}

/// All previews that a view is made of, one node each.
private struct PreviewParts: View, PrimitiveView {
  let content: any View

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    content.nodes(context.child(.content).listing(.openingBodies)).map(\.madeOne)
  }
}

extension PreviewPart {
  /// What each of the previews in a view says about how it is shown.
  @MainActor package static func settings(
    of view: any View, environment: EnvironmentValues
  ) throws(ViewError) -> [PreviewSettings] {
    let host = GraphHost()
    var settings: [PreviewSettings] = []
    try host.settle(environment: environment, view: PreviewParts(content: view)) { nodes in
      settings = nodes.map {
        ($0.traits[PreviewSettingsTrait.self] ?? PreviewSettings()).filled(by: $0.settingsInside)
      }
    }
    return settings
  }
}

extension ViewNode {
  /// What the first view inside says that says anything.
  fileprivate var settingsInside: PreviewSettings? {
    for child in children {
      if let settings = child.traits[PreviewSettingsTrait.self] ?? child.settingsInside { return settings }
    }
    return nil
  }
}
