import Foundation

/// The attributes of strings that views show.
extension AttributeScopes {
  /// The attributes that SwiftUI adds.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points behind every character, ligatures broken.
    public let kern: KerningAttribute
    /// Points behind every character.
    public let tracking: TrackingAttribute
    /// Points by which the letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// What the letters lead to.
    public let link: LinkAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind the letters; it is not drawn.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// How the line looks.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line below the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// How the line looks.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Points behind every character, ligatures broken.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kerning"
    }
    /// Points behind every character.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }
    /// Points by which the letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// What the letters lead to.
    public enum LinkAttribute: AttributedStringKey {
      /// A place.
      public typealias Value = URL
      /// The name of the attribute.
      public static let name = "NSLink"
    }
  }

  /// The attributes that SwiftUI adds.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI's.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// The pieces of a string with attributes, as texts.
  static func texts(_ string: AttributedString) -> [Text] {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    return string.runs.map { run in
      var text = Text(verbatim: String(string[run.range].characters))
      if let font = run[Keys.FontAttribute.self] { text = text.font(font) }
      if let color = run[Keys.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
      if run[Keys.LinkAttribute.self] != nil { text = text.linked }
      if let kern = run[Keys.KerningAttribute.self] { text = text.kerning(kern) }
      if let tracking = run[Keys.TrackingAttribute.self] { text = text.tracking(tracking) }
      if let offset = run[Keys.BaselineOffsetAttribute.self] { text = text.baselineOffset(offset) }
      if let line = run[Keys.UnderlineStyleAttribute.self] {
        text = text.underline(pattern: line.pattern, color: line.color)
      }
      if let line = run[Keys.StrikethroughStyleAttribute.self] {
        text = text.strikethrough(pattern: line.pattern, color: line.color)
      }
      return text
    }
  }

  /// The pieces of a string of the source, as texts: Markdown goes around the values in it.
  static func texts(_ key: LocalizedStringKey) -> [Text] {
    // The values are held by a character that stands in for them while Markdown is read.
    let placeholder: Character = "\u{FFFC}"
    // Most strings are plain.
    if key.pieces.count == 1, case .literal(let string) = key.pieces[0], !string.contains(placeholder),
      let span = InlineMarkdown.spans(string).first, span.text == string, span.look == .init()
    {
      return [Text(verbatim: string)]
    }
    var values: [Text] = []
    var format = ""
    for piece in key.pieces {
      switch piece {
      case .literal(let string): format += string.filter { $0 != placeholder }
      case .value(let argument):
        format.append(placeholder)
        values.append(argument.text)
      }
    }
    var next = 0
    return InlineMarkdown.spans(format).flatMap { span -> [Text] in
      var texts: [Text] = []
      var literal = ""
      for character in span.text {
        guard character == placeholder, next < values.count else {
          literal.append(character)
          continue
        }
        if !literal.isEmpty { texts.append(Text(verbatim: literal)) }
        literal = ""
        texts.append(values[next])
        next += 1
      }
      if !literal.isEmpty { texts.append(Text(verbatim: literal)) }
      return texts.map { $0.looking(span.look) }
    }
  }

  private func looking(_ look: InlineMarkdown.Look) -> Text {
    var text = self
    if look.isBold { text = text.bold() }
    if look.isItalic { text = text.italic() }
    if look.isCode { text = text.monospaced() }
    if look.isStruck { text = text.strikethrough() }
    if look.link != nil { text = text.linked }
    return text
  }

  /// The text in the accent colour, as links are.
  private var linked: Text { changed(.style(TintShapeStyle())) }
}
