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
    textChange(.underline(isActive, color))
  }
  /// A line through text inside.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textChange(.strikethrough(isActive, color))
  }
}
