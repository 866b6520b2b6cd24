import Foundation

/// A string of the source with values in it, to be translated. Foundation calls it `String.LocalizationValue`.
public struct _LocalizationValue: Equatable, ExpressibleByStringInterpolation {
  let key: LocalizedStringKey

  /// A string from text.
  public init(_ value: String) { key = LocalizedStringKey(value) }
  /// A string from a literal.
  public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
  /// A string from a literal with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }
}

extension String {
  /// A string of the source with values in it, to be translated.
  public typealias LocalizationValue = _LocalizationValue

  /// A string of the source in the user's language, or in that of a locale.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var key = keyAndValue.key
    key.table = table
    self = key.plainText(.ofProcess(locale))
  }

  /// A string by its key in the user's language; where no table has it, another one.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(key, defaultValue: defaultValue, table: table)
      .plainText(.ofProcess(locale))
  }

  /// A string of the source in the user's language.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
    self = resource.plainText(.ofProcess(resource.ownLocale))
  }
}

extension AttributedString {
  /// A string of the source in the user's language; of its Markdown only the words are kept.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    self = AttributedString(InlineMarkdown.spans(text).map(\.text).joined())
  }
}

extension EnvironmentValues {
  /// What holds where code asks neither a view nor an environment.
  static func ofProcess(_ locale: Locale? = nil) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = locale ?? environment.renderContext.locale
    return environment
  }
}

/// A string of the source that is translated where it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  /// Where tables lie; all are those of the app.
  public enum BundleDescription: Hashable, Sendable {
    /// In the app.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// At a place.
    case atURL(URL)

    /// All tables are those of the app.
    public static func == (a: BundleDescription, b: BundleDescription) -> Bool { true }
    /// All tables are those of the app.
    public func hash(into hasher: inout Hasher) {}
  }

  private let name: String?
  let value: LocalizedStringKey
  let ownLocale: Locale?

  /// The key.
  public var key: String { name ?? value.plainKey }
  /// The table; nil for the app's main one.
  public var table: String? { value.table }
  /// The locale.
  public var locale: Locale { ownLocale ?? RenderContext.current.locale }

  /// A string of the source.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    var value = keyAndValue.key
    value.table = table
    (name, self.value, ownLocale) = (nil, value, locale)
  }

  /// A string by its key, and what is shown where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    var value = defaultValue.key
    value.table = table
    (name, self.value, ownLocale) = (key.description, value, locale)
  }

  /// A string of the source.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
  /// A string of the source with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The string of the table by the key; nil where none has it.
  private func named(_ environment: EnvironmentValues) -> LocalizedStringKey? {
    guard let name else { return nil }
    return value.translated(named: name, environment)
  }

  func plainText(_ environment: EnvironmentValues) -> String {
    (named(environment) ?? value).plainText(environment)
  }

  /// The string as text of a view.
  var text: Text {
    guard name != nil else { return Text(parts: [.key(value)]) }
    return Text(parts: [.late(LateString(key, "resource") { plainText($0) })])
  }
}

extension Text {
  /// A string of the source.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self = resource.text }
}
