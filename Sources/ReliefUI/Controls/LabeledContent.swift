import Foundation
import ReliefGeometry

/// A label with a value at the other side.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A label and a value of their own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  /// The row.
  @MainActor public var body: some View {
    LabeledRow {
      // Several views stand below each other, on their own side.
      StackedParts(alignment: .leading, content: label)
    } content: {
      StackedParts(alignment: .trailing, content: content).foregroundStyle(.secondary)
        .multilineTextAlignment(.trailing)
    }
  }
}

/// A label with a control at the other side, or below where text is so large that both do not fit beside each other.
struct LabeledRow<Label: View, Content: View>: View {
  @ViewBuilder let label: Label
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    if size.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        row
        VStack(alignment: .leading, spacing: 4) {
          label
          content.multilineTextAlignment(.leading)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: 8) {
      label
      Spacer(minLength: 0)
      content
    }
  }
}

extension LabeledContent where Label == Text {
  /// A title with a value of its own.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// A title with a value of its own.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title with a text.
  @_disfavoredOverload public init<T: StringProtocol, S: StringProtocol>(_ title: T, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
  /// A title with a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }
  /// A title with a value by a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }
}

/// Several views below each other; one stays as it is.
struct StackedParts<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let content: Content

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let nodes = content.nodes(context.child(.content))
    guard nodes.count > 1 else { return nodes }
    return VStack(alignment: alignment) { NodesView(nodes: nodes) }.nodes(context.child(.aside(0)))
  }
}

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  /// Controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The controls in a row.
  @MainActor public var body: some View { HStack { content } }
}

/// Content that is shown or hidden by a tap on its label.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let outer: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.isInRow) private var isInRow

  /// Content that is hidden at first.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label, outer) = (content(), label(), nil)
  }

  /// Content that is shown while a binding says so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.content, self.label, outer) = (content(), label(), isExpanded) }

  /// The label, and the content while it is shown.
  @MainActor public var body: some View {
    let isShown = outer?.wrappedValue ?? isOpen
    TapArea({ toggle() }) {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        // The hook has the accent colour, as in UIKit's outlines.
        ChevronShape(edge: isShown ? .bottom : .trailing)
          .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .frame(width: isShown ? 11 : 6, height: isShown ? 6 : 11)
      }
    }
    if isShown { content.padding(.leading, isInRow ? Self.indent : 0) }
  }

  /// How far rows inside stand from the edge of those around. [choice: near UIKit's outlines]
  private static var indent: CGFloat { 20 }

  @MainActor private func toggle() {
    if let outer { outer.wrappedValue.toggle() } else { isOpen.toggle() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Content with a title that is hidden at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Content with a title that is shown while a binding says so.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
}
