import Foundation

/// A type that says how views look in previews.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// One preview, or several in a `Group`.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The device on which previews are shown that name none.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// iOS.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// The name.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its right side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its left side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// Whether the device lies on a side.
  package var isLandscape: Bool { id.hasPrefix("landscape") }
}

/// What a preview says about how it is shown.
package struct PreviewSettings: Hashable, Sendable {
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var name: String?
  package var orientation: InterfaceOrientation?
  package var colorScheme: ColorScheme?

  package init() {}
}

package enum PreviewSettingsTrait: ViewTrait { package typealias Value = PreviewSettings }

struct PreviewSettingModifier: PrimitiveModifier, Transparent {
  let change: (inout PreviewSettings) -> Void

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    for node in nodes {
      // What was said nearer to the view wins, as it is said later here.
      var settings = PreviewSettings()
      change(&settings)
      node.traits[PreviewSettingsTrait.self] = settings.filled(by: node.traits[PreviewSettingsTrait.self])
    }
    return nodes
  }
}

/// The colour scheme that a view prefers for the screen that shows it; the first view that says one decides.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The scheme.
  public typealias Value = ColorScheme?
  /// The first that is not nil.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension PreviewSettings {
  /// These settings, those of another where it says something.
  package func filled(by inner: PreviewSettings?) -> PreviewSettings {
    guard let inner else { return self }
    var all = self
    all.layout = inner.layout ?? layout
    all.device = inner.device ?? device
    all.name = inner.name ?? name
    all.orientation = inner.orientation ?? orientation
    all.colorScheme = inner.colorScheme ?? colorScheme
    return all
  }
}

extension View {
  /// How large the preview is.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSettingModifier { $0.layout = value })
  }
  /// On which device the preview is shown.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSettingModifier { $0.device = value })
  }
  /// The name of the preview.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingModifier { $0.name = value })
  }
  /// How the preview's device is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSettingModifier { $0.orientation = value })
  }
  /// Light or dark on the screen that shows the view; nil for as it was.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
      .modifier(PreviewSettingModifier { $0.colorScheme = colorScheme })
  }
  /// Data for a preview; inert.
  public func previewContext<C>(_ value: C) -> some View { self }
}
