import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct InertWordsTests {
  private static var base: some View { Color.red.frame(width: 20, height: 10) }

  private struct Drops: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { true }
  }

  /// Each word at work, in the forms that sources use.
  private static var views: [String: any View] {
    [
      "animation": base.animation(.spring(response: 0.3, dampingFraction: 0.5), value: 1)
        .animation(.default).animation(.easeInOut(duration: 1).repeatForever(autoreverses: false).delay(1))
        .animation(.none, value: true),
      "transaction": base.transaction { $0.animation = nil },
      "transition": base.transition(.move(edge: .top).combined(with: .opacity))
        .transition(.asymmetric(insertion: .scale, removal: .slide)).transition(.scale(scale: 0.5)),
      "contentTransition": base.contentTransition(.numericText()),
      "matchedGeometryEffect": base.matchedGeometryEffect(id: "a", in: 1, isSource: false),
      "matchedTransitionSource": base.matchedTransitionSource(id: "a", in: 1),
      "geometryGroup": base.geometryGroup(),
      "gesture": base.gesture(
        SimultaneousGesture(MagnificationGesture(), RotationGesture()).onChanged { _ in }.onEnded { _ in }
      )
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { _ = $0.translation.width }),
      "simultaneousGesture": base.simultaneousGesture(LongPressGesture(minimumDuration: 1).onEnded { _ in }),
      "highPriorityGesture": base.highPriorityGesture(DragGesture().sequenced(before: TapGesture())),
      "onLongPressGesture": base.onLongPressGesture {}
        .onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {}),
      "sensoryFeedback": base.sensoryFeedback(.impact(weight: .heavy), trigger: 1),
      "accessibilityLabel": base.accessibilityLabel("a").accessibilityLabel(Text("a")),
      "accessibilityHint": base.accessibilityHint("a"),
      "accessibilityValue": base.accessibilityValue("\(3) of 4"),
      "accessibilityHidden": base.accessibilityHidden(true),
      "accessibilityIdentifier": base.accessibilityIdentifier("a"),
      "accessibilityAddTraits": base.accessibilityAddTraits([.isButton, .isHeader]),
      "accessibilityRemoveTraits": base.accessibilityRemoveTraits(.isImage),
      "accessibilityElement": base.accessibilityElement(children: .combine),
      "accessibilitySortPriority": base.accessibilitySortPriority(1),
      "accessibilityAction": base.accessibilityAction {}.accessibilityAction(named: "a") {},
      "accessibilityAdjustableAction": base.accessibilityAdjustableAction { _ in },
      "accessibilityInputLabels": base.accessibilityInputLabels([Text("a")]),
      "accessibilityHeading": base.accessibilityHeading(.h1),
      "accessibilityRepresentation": base.accessibilityRepresentation { Text("a") },
      "accessibilityChildren": base.accessibilityChildren { Text("a") },
      "accessibilityShowsLargeContentViewer": base.accessibilityShowsLargeContentViewer(),
      "accessibilityIgnoresInvertColors": base.accessibilityIgnoresInvertColors(),
      "accessibilityFocused": base.accessibilityFocused(true),
      "accessibility": base.accessibility(label: Text("a")).accessibility(value: Text("b"))
        .accessibility(hidden: true),
      "keyboardType": base.keyboardType(.numberPad),
      "keyboardShortcut": base.keyboardShortcut("n", modifiers: [.command]).keyboardShortcut(.defaultAction),
      "textContentType": base.textContentType(.password),
      "textInputAutocapitalization": base.textInputAutocapitalization(.never),
      "autocapitalization": base.autocapitalization(.none),
      "autocorrectionDisabled": base.autocorrectionDisabled(),
      "disableAutocorrection": base.disableAutocorrection(true),
      "submitLabel": base.submitLabel(.done),
      "onSubmit": base.onSubmit {}.onSubmit(of: .search) {},
      "focusable": base.focusable().focusable(true) { _ in },
      "onHover": base.onHover { _ in },
      "onContinuousHover": base.onContinuousHover { _ in },
      "hoverEffect": base.hoverEffect(.lift),
      "onKeyPress": base.onKeyPress(.space) { .handled },
      "onMoveCommand": base.onMoveCommand { _ in },
      "onExitCommand": base.onExitCommand {},
      "onDeleteCommand": base.onDeleteCommand {},
      "help": base.help("a"),
      "scrollDismissesKeyboard": base.scrollDismissesKeyboard(.immediately),
      "defersSystemGestures": base.defersSystemGestures(on: .all),
      "statusBar": base.statusBar(hidden: true),
      "statusBarHidden": base.statusBarHidden(),
      "persistentSystemOverlays": base.persistentSystemOverlays(.hidden),
      "prefersHomeIndicatorAutoHidden": base.prefersHomeIndicatorAutoHidden(),
      "onDrag": base.onDrag { NSItemProvider(object: "a") },
      "onDrop": base.onDrop(of: [.image], delegate: Drops()).onDrop(of: [.text], isTargeted: nil) { _, _ in
        true
      },
      "draggable": base.draggable("a"),
      "dropDestination": base.dropDestination(for: String.self) { _, _ in true },
      "contextMenu": base.contextMenu { Button("a") {} },
      "swipeActions": base.swipeActions(edge: .leading) { Button("a") {} },
      "onOpenURL": base.onOpenURL { _ in },
      "userActivity": base.userActivity("a") { _ in },
      "handlesExternalEvents": base.handlesExternalEvents(preferring: [], allowing: []),
    ].merging(furtherViews) { old, _ in old }
  }

  private static var furtherViews: [String: any View] {
    [
      "menuActionDismissBehavior": base.menuActionDismissBehavior(.disabled),
      "menuIndicator": base.menuIndicator(.hidden),
      "menuOrder": base.menuOrder(.fixed),
      "navigationSplitViewStyle": base.navigationSplitViewStyle(.balanced),
      "presentationBackgroundInteraction": base.presentationBackgroundInteraction(.enabled),
      "presentationContentInteraction": base.presentationContentInteraction(.scrolls),
      "presentationSizing": base.presentationSizing(.fitted),
      "symbolEffect": base.symbolEffect(.pulse),
      "symbolEffectsRemoved": base.symbolEffectsRemoved(),
      "accessibilityActivationPoint": base.accessibilityActivationPoint(.center),
      "accessibilityRespondsToUserInteraction": base.accessibilityRespondsToUserInteraction(),
      "accessibilityTextContentType": base.accessibilityTextContentType(.plain),
      "speechAlwaysIncludesPunctuation": base.speechAlwaysIncludesPunctuation(),
      "speechSpellsOutCharacters": base.speechSpellsOutCharacters(),
      "defaultAppStorage": base.defaultAppStorage(.standard),
      "deleteDisabled": base.deleteDisabled(true),
      "interactiveDismissDisabled": base.interactiveDismissDisabled(),
      "moveDisabled": base.moveDisabled(true),
      "navigationViewStyle": base.navigationViewStyle(.stack),
      "previewContext": base.previewContext(1),
      "scrollBounceBehavior": base.scrollBounceBehavior(.basedOnSize),
      "scrollDisabled": base.scrollDisabled(true),
      "scrollIndicators": base.scrollIndicators(.hidden),
      "scrollIndicatorsFlash": base.scrollIndicatorsFlash(onAppear: true),
      "scrollTarget": base.scrollTarget(),
      "scrollTargetBehavior": base.scrollTargetBehavior(.paging),
      "scrollTargetLayout": base.scrollTargetLayout(),
      "searchCompletion": base.searchCompletion("a"),
      "submitScope": base.submitScope(),
      "digitalCrownRotation": base.digitalCrownRotation(.constant(1.0)).digitalCrownRotation(
        .constant(1.0), from: 0, through: 2, by: 0.1, sensitivity: .low, isContinuous: true),
      "touchBar": base.touchBar { Text("a") }.touchBar(TouchBar { Text("a") }),
      "textSelection": base.textSelection(.enabled),
      "typesettingLanguage": base.typesettingLanguage(.init(identifier: "de")),
    ]
  }

  /// The folder of the package.
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private func matches(_ pattern: String, in text: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern)
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).compactMap {
      Range($0.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  @Test(
    "The page of inert words names each of them, and each modifier of the code that returns the same view")
  func page() throws {
    let page = try String(
      contentsOfFile: Self.root + "/Sources/Relief/Relief.docc/InertWords.md", encoding: .utf8)
    #expect(try matches("(?m)^- `(\\w+)`$", in: page).sorted() == InertWords.names.sorted())
    let files = FileManager.default.enumerator(atPath: Self.root + "/Sources/ReliefUI")
    var found: Set<String> = []
    for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: Self.root + "/Sources/ReliefUI/" + file, encoding: .utf8)
      for part in text.components(separatedBy: "public func ").dropFirst() {
        // A function whose whole body is the view itself.
        let name = part.prefix { $0.isLetter || $0.isNumber }
        guard
          part.range(
            of: "^[^\n]*(\n[^\n/]*)*?-> some View\\s*\\{\\s*self\\s*\\}", options: .regularExpression) != nil
        else { continue }
        found.insert(String(name))
      }
    }
    #expect(found.count > 90)
    #expect(found.subtracting(InertWords.names).sorted() == [])
  }

  @Test("Every word of the list leaves a picture and its layout as they are")
  func words() throws {
    let plain = DisplayListPrinter.text(try host(Self.base).displayList())
    #expect(plain == "fill rect (0, 0, 20, 10) #FF3B30")
    #expect(Set(Self.views.keys) == Set(InertWords.names))
    for (name, view) in Self.views.sorted(by: { $0.key < $1.key }) {
      let list = try host(AnyView(view)).displayList()
      #expect(DisplayListPrinter.text(list) == plain, "\(name) changes the picture")
    }
  }

  @Test("A change that is animated is made, and what comes after it is done at once")
  func withAnimations() {
    var steps: [String] = []
    withAnimation { steps.append("a") }
    withAnimation(.snappy(duration: 0.2)) {
      steps.append("b")
    } completion: {
      steps.append("c")
    }
    #expect(withAnimation(.easeIn) { 3 } == 3)
    #expect(steps == ["a", "b", "c"])
  }

  private struct Counter: View {
    @State var count = 0
    let kind: String
    var body: some View {
      let box = Color.red.frame(width: 20, height: 10)
      HStack(spacing: 0) {
        switch kind {
        case "tap": box.onTapGesture { count += 1 }
        case "disabled": box.onTapGesture { count += 1 }.disabled(true)
        case "untouchable": box.onTapGesture { count += 1 }.allowsHitTesting(false)
        case "gesture": box.gesture(TapGesture().onEnded { count += 1 })
        case "long": box.gesture(LongPressGesture().onEnded { _ in count += 1 })
        case "both": box.gesture(DragGesture().simultaneously(with: TapGesture().onEnded { count += 1 }))
        default:
          box.contentShape(Rectangle().path(in: CGRect(x: 0, y: 0, width: 5, height: 5))).onTapGesture {
            count += 1
          }
        }
        Color.blue.frame(width: CGFloat(count), height: 10)
      }
    }
  }

  @Test(
    "Taps act where they should",
    arguments: [
      ("tap", 1), ("disabled", 0), ("untouchable", 0), ("gesture", 1), ("long", 0), ("both", 1), ("shape", 0),
    ])
  func taps(_ kind: String, _ count: CGFloat) throws {
    let host = host(Counter(kind: kind))
    try host.tap(at: CGPoint(x: 10, y: 5))
    #expect(try host.size().width == 20 + count)
  }

  private struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene {
      WindowGroup { Text("a") }.commands { CommandMenu("b") { Button("c") {} } }
      Settings { Text("d") }
    }
  }
  private final class Delegate: NSObject, UIApplicationDelegate {}

  @Test("A program with scenes and commands compiles and has a body")
  func program() {
    #expect("\(type(of: Program().body))".hasPrefix("_TupleScene"))
  }
}
