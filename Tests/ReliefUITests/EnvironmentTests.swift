import Foundation
import ReliefText
import Testing

@testable import ReliefUI

private enum ThemeKey: EnvironmentKey { static var defaultValue: Int { 7 } }
extension EnvironmentValues {
  fileprivate var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@MainActor @Suite("The environment") struct EnvironmentTests {
  private struct Reading<Value>: View {
    @Environment private var value: Value
    let tell: (Value) -> Void
    init(_ path: KeyPath<EnvironmentValues, Value>, _ tell: @escaping (Value) -> Void) {
      (_value, self.tell) = (Environment(path), tell)
    }
    var body: some View {
      let _ = tell(value)
      Bar(1)
    }
  }

  private func read<V>(
    _ path: KeyPath<EnvironmentValues, V>, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> V? {
    var got: V?
    #expect(try host(Reading(path) { got = $0 }, change).bars() == [1])
    return got
  }

  @Test("Values are those of a phone at rest unless told")
  func defaults() throws {
    #expect(try read(\.scenePhase) == .active)
    #expect(try read(\.isPresented) == false)
    #expect(try read(\.editMode)??.wrappedValue == .inactive)
    #expect(try read(\.sizeCategory) == .large)
    #expect(try read(\.controlSize) == .regular)
    #expect(try read(\.defaultMinListRowHeight) == 44)
    #expect(try read(\.accessibilityReduceMotion) == false)
    #expect(try read(\.colorSchemeContrast) == .standard)
    #expect(try read(\.isSearching) == false)
    #expect(try read(\.isFocused) == false)
    #expect(try read(\.legibilityWeight) == .regular)
    #expect(try read(\.theme) == 7)
  }

  @Test("Date, time zone, calendar and locale are fixed")
  func fixed() throws {
    #expect(try read(\.now) == Date(timeIntervalSince1970: 1_168_335_660))
    #expect(try read(\.timeZone) == TimeZone(secondsFromGMT: 0))
    #expect(try read(\.locale) == Locale(identifier: "en_US"))
    #expect(try read(\.calendar)?.identifier == .gregorian)
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(try read(\.calendar) { $0.timeZone = tokyo }?.timeZone == tokyo)
    let context = RenderContext(
      fonts: sharedContext.fonts, date: Date(timeIntervalSince1970: 5), timeZone: tokyo)
    #expect(try read(\.now) { $0.renderContext = context } == Date(timeIntervalSince1970: 5))
    #expect(try read(\.timeZone) { $0.renderContext = context } == tokyo)
  }

  @Test("Both names of the size of text are one value")
  func sizes() throws {
    for (old, new) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      #expect(try read(\.dynamicTypeSize) { $0.sizeCategory = old } == new)
      #expect(try read(\.sizeCategory) { $0.dynamicTypeSize = new } == old)
    }
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .medium)
  }

  private struct Leaving: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.presentationMode) var mode
    @Environment(\.openURL) var openURL
    var body: some View {
      Bar(mode.wrappedValue.isPresented ? 2 : 1)
        .onAppear {
          dismiss()
          mode.wrappedValue.dismiss()
          if let url = URL(string: "https://example.com") { openURL(url) }
        }
    }
  }

  @Test("A presented view can be left in both ways, another one does nothing")
  func presentation() throws {
    #expect(try host(Leaving()).bars() == [1])
    var left = 0
    var opened: [URL] = []
    let host = host(Leaving()) {
      $0.present { left += 1 }
      $0.openURL = OpenURLAction {
        opened.append($0)
        return .handled
      }
    }
    #expect(try host.bars() == [2])
    #expect(left == 2)
    #expect(opened.map(\.absoluteString) == ["https://example.com"])
  }

  private struct Focusing: View {
    enum Field { case name, mail }
    @FocusState var field: Field?
    @FocusState var isOn: Bool
    var body: some View {
      VStack {
        FocusBar().focused($field, equals: .name)
        FocusBar().focused($field, equals: .mail)
        FocusBar().focused($isOn)
      }
      .onAppear { field = .mail }
    }
  }
  private struct FocusBar: View {
    @Environment(\.isFocused) var isFocused
    var body: some View { Bar(isFocused ? 2 : 1) }
  }

  @Test("The focus is where the view puts it")
  func focus() throws {
    #expect(try host(Focusing()).bars() == [1, 2, 1])
  }

  private struct Scaled: View {
    @ScaledMetric var width: CGFloat = 17
    @ScaledMetric(relativeTo: .largeTitle) var title: Double = 34
    var body: some View {
      VStack {
        Bar(Int(width.rounded()))
        Bar(Int(title.rounded()))
      }
    }
  }

  @Test("Metrics grow with text")
  func metrics() throws {
    #expect(try host(Scaled()).bars() == [17, 34])
    #expect(try host(Scaled()) { $0.dynamicTypeSize = .accessibility5 }.bars() == [53, 60])
    #expect(try host(Scaled()) { $0.dynamicTypeSize = .xSmall }.bars() == [14, 31])
  }

  private struct Named: View {
    @Namespace var first
    @Namespace var second
    @GestureState var dragged = CGSize(width: 3, height: 0)
    let tell: ([Namespace.ID]) -> Void
    var body: some View { Bar(Int(dragged.width)).onAppear { tell([first, second]) } }
  }

  @Test("Each namespace has a name of its own, and gestures are at rest")
  func namespaces() throws {
    var names: [Namespace.ID] = []
    let named = Named { names += $0 }
    #expect(
      try host(
        HStack {
          named; named
        }
      ).bars() == [3, 3])
    #expect(Set(names).count == 4)
  }
}
