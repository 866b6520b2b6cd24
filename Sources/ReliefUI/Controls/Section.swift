import Foundation

/// Views that belong together, with a header and a footer; lists and forms draw them as a group.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// A group with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }

  /// A group with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), footer: footer(), content: content) }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let isListed = context.environment.isInRow
    func part(_ view: some View, _ role: SectionPlace.Role, _ number: Int) -> [ViewNode] {
      var inside = context.child(.index(number))
      if context.environment.isInRow, role != .row { inside.environment.isInRow = false }
      if role != .row, isListed { inside.environment = inside.environment.titlingSection }
      if role == .header, isListed, context.environment.listStyle.isGrouped {
        inside.environment.textCase = .uppercase
      }
      let nodes = view.nodes(inside)
      for node in nodes {
        node.traits[SectionTrait.self] = SectionPlace(section: context.identity, role: role)
      }
      return nodes
    }
    return part(header, .header, 0) + part(content, .row, 1) + part(footer, .footer, 2)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A group.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Footer == EmptyView {
  /// A group with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
  /// A group with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView {
  /// A group with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
  /// A group with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }
  /// A group with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

extension EnvironmentValues {
  /// The environment of headers and footers in a list: small and grey; headers of iOS 15 to 18 are in capitals.
  fileprivate var titlingSection: EnvironmentValues {
    var copy = self
    copy.font = .footnote
    copy.setForeground([SystemLabel(level: 1)])
    return copy
  }
}

/// A step of the label colours, whatever the style around is.
private struct SystemLabel: PaintingStyle {
  let level: Int
  func painting(in environment: EnvironmentValues, level outer: Int) -> StylePainting {
    StylePainting(SystemPalette.label(level: level + outer, environment))
  }
}

/// Where in a section a view stands.
struct SectionPlace {
  enum Role { case header, row, footer }
  let section: IdentityNode
  let role: Role
}

/// Where in a section a view stands.
enum SectionTrait: ViewTrait { typealias Value = SectionPlace }
