import Foundation

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A title and an icon of their own.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The label in the style around it.
  @MainActor public var body: some View {
    AnyView(style.body(LabelStyleConfiguration(title: .init(title), icon: .init(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A title with a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A title with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// A title with a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a configuration.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// What a style makes a label of.
public struct LabelStyleConfiguration {
  /// The title.
  public typealias Title = _ControlPart
  /// The icon.
  public typealias Icon = _ControlPart
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = LabelStyleConfiguration
  /// The look of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The distance between them. [choice]
  private static let gap: CGFloat = 8
  /// The style.
  nonisolated public init() {}
  /// The look of a label.
  public func makeBody(configuration: Configuration) -> some View {
    Self.row(icon: configuration.icon, title: configuration.title)
  }

  static func row(icon: some View, title: some View) -> some View {
    HStack(spacing: gap) {
      icon
      // Several titles stand below each other.
      StackedParts(alignment: .leading, content: title)
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Title and icon; the icon in the tint where the label stands in a row of a list or a form.
///
/// UIKit's cells give their pictures the tint and their texts the colour of labels, and SwiftUI's rows do so too: a
/// foreground colour around the label changes its title, a tint its icon, and a colour inside of the icon wins. [choice:
/// by common knowledge; what a button or a style of buttons paints, and rows of a Mac beside its side bars, keep one colour]
private struct PlacedLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.tintsLabelIcons) private var isTinted

  var body: some View {
    if isTinted {
      TitleAndIconLabelStyle.row(
        icon: configuration.icon.foregroundStyle(TintShapeStyle()), title: configuration.title)
    } else {
      TitleAndIconLabelStyle.row(icon: configuration.icon, title: configuration.title)
    }
  }
}

/// Title and icon, or what the place of the label asks for.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a label.
  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Title and icon, or what the place of the label asks for.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<LabelStyleConfiguration> {
      AnyControlStyle(standard: { DefaultLabelStyle().makeBody(configuration: $0) })
    }
  }

  private enum OneColorKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether icons of labels have the colour of their titles wherever they stand, as on a button.
  var keepsLabelsInOneColor: Bool {
    get { self[OneColorKey.self] }
    set { self[OneColorKey.self] = newValue }
  }

  /// Whether icons of labels have the tint.
  fileprivate var tintsLabelIcons: Bool {
    isInRow && !keepsLabelsInOneColor && (!isMac || isInSidebar)
  }

  var labelStyle: AnyControlStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// How labels inside look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(\.labelStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
