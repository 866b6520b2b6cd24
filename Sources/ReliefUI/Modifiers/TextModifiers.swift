import Foundation
import ReliefText

/// Where shorter lines lie.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}

extension Text {
  /// What gives way to an ellipsis when text does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the last line.
    case head
    /// The end of the last line.
    case tail
    /// The middle of the last line.
    case middle
  }
}

private enum TextKeys {
  enum OptionsKey: EnvironmentKey { static var defaultValue: TextOptions { TextOptions() } }
  enum ChangesKey: EnvironmentKey { static var defaultValue: [Text.Change] { [] } }
  enum LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
  enum CaseKey: EnvironmentKey { static var defaultValue: TextCase? { nil } }
}

extension EnvironmentValues {
  /// How lines are made, by what was set for text inside.
  private var lineOptions: TextOptions {
    get { self[TextKeys.OptionsKey.self] }
    set { self[TextKeys.OptionsKey.self] = newValue }
  }

  /// How lines are made.
  var textOptions: TextOptions {
    var options = lineOptions
    options.isRightToLeft = layoutDirection == .rightToLeft
    options.language = String(locale.identifier.map { $0 == "_" ? "-" : $0 })
    return options
  }

  /// What is said about letters by views around.
  var textChanges: [Text.Change] {
    get { self[TextKeys.ChangesKey.self] }
    set { self[TextKeys.ChangesKey.self] = newValue }
  }

  /// Capital or small letters; nil for letters as they are.
  public var textCase: Text.Case? {
    get { self[TextKeys.CaseKey.self] }
    set { self[TextKeys.CaseKey.self] = newValue }
  }

  /// Lines at most; nil for any number.
  public var lineLimit: Int? {
    get { lineOptions.lineLimit }
    set { lineOptions.lineLimit = newValue }
  }

  /// Lines for which room is kept, whether there are so many or not.
  var leastLines: Int {
    get { self[TextKeys.LeastLinesKey.self] }
    set { self[TextKeys.LeastLinesKey.self] = newValue }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { lineOptions.lineSpacing }
    set { lineOptions.lineSpacing = newValue }
  }

  /// Where shorter lines lie.
  public var multilineTextAlignment: TextAlignment {
    get {
      switch lineOptions.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
    set {
      switch newValue {
      case .leading: lineOptions.alignment = .leading
      case .center: lineOptions.alignment = .center
      case .trailing: lineOptions.alignment = .trailing
      }
    }
  }

  /// What is cut where text does not fit.
  public var truncationMode: Text.TruncationMode {
    get {
      switch lineOptions.truncation {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
    set {
      switch newValue {
      case .head: lineOptions.truncation = .head
      case .tail: lineOptions.truncation = .tail
      case .middle: lineOptions.truncation = .middle
      }
    }
  }

  /// By how much text may shrink before it is cut, 0...1.
  public var minimumScaleFactor: CGFloat {
    get { lineOptions.minimumScaleFactor }
    set { lineOptions.minimumScaleFactor = newValue }
  }

  /// Whether letters may come closer before text is cut; they do not.
  public var allowsTightening: Bool {
    get { false }
    set {}
  }
}

extension View {
  func textChange(_ change: Text.Change) -> some View {
    modifier(EnvironmentModifier { $0.textChanges.append(change) })
  }

  /// Lines at most; nil for any number.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Lines at most, and at least as much room as for the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(limit.lowerBound, limit.upperBound) }
  /// At least as much room as for so many lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }
  /// Lines at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(0, limit.upperBound) }
  /// Lines at most, and room for all of them if told.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reservesSpace ? limit : 0, limit)
  }

  private func lines(_ least: Int, _ most: Int?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = most
        $0.leastLines = least
      })
  }

  /// Points between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Where shorter lines lie.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// What is cut where text does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  /// By how much text may shrink before it is cut, 0...1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Whether letters may come closer before text is cut; they do not.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Capital or small letters.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// How heavy strokes of letters inside are.
  public func fontWeight(_ weight: Font.Weight?) -> some View { textChange(.weight(weight)) }
  /// The design of the system font inside.
  public func fontDesign(_ design: Font.Design?) -> some View { textChange(.design(design)) }
  /// How wide letters inside are.
  public func fontWidth(_ width: Font.Width?) -> some View { textChange(.width(width)) }
  /// Text inside in bold.
  public func bold(_ isActive: Bool = true) -> some View { textChange(.bold(isActive)) }
  /// Text inside, slanted.
  public func italic(_ isActive: Bool = true) -> some View { textChange(.italic(isActive)) }
  /// Text inside in characters that are equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View { textChange(.monospaced(isActive)) }
  /// Text inside with digits that are equally wide.
  public func monospacedDigit() -> some View { textChange(.monospacedDigit) }
  /// Text inside in another size beside its font's.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(EnvironmentModifier { if isEnabled { $0.textChanges.append(.scale(scale)) } })
  }
  /// The same view; the language of the environment decides on forms of letters.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// The same view; nothing is selected in a still picture.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Points behind every character of text inside; ligatures are broken.
  public func kerning(_ kerning: CGFloat) -> some View { textChange(.kerning(kerning)) }
  /// Points behind every character of text inside.
  public func tracking(_ tracking: CGFloat) -> some View { textChange(.tracking(tracking)) }
  /// Points by which letters inside are raised.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textChange(.baselineOffset(baselineOffset))
  }
  /// A line below text inside.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  )
    -> some View
  {
    textChange(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  /// A line through text inside.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textChange(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
