import SwiftUI
import Testing

/// Animation, gestures, accessibility, keyboards: values stand at their ends, pictures are as without the words.
@MainActor @Suite struct AnimationTests {
  struct Grown: View {
    @State private var width: CGFloat = 1
    @State private var count: CGFloat = 1
    let kind: Int
    var body: some View {
      Box(width: width, height: count).onAppear {
        switch kind {
        case 0: withAnimation { width = 8 }
        case 1: withAnimation(.easeInOut(duration: 1)) { width = 8 }
        case 2:
          withAnimation(.spring(response: 0.3, dampingFraction: 0.5)) {
            width = 8
          } completion: {
            count = 2
          }
        case 3:
          withAnimation(.snappy, completionCriteria: .logicallyComplete) {
            width = 8
          } completion: {
            count = 2
          }
        case 4: withAnimation(.linear(duration: 1).delay(1).repeatForever()) { width = 8 }
        case 5: withAnimation() { width = 8 }
        default: withAnimation(.easeIn, { width = 8 })
        }
      }
    }
  }

  @Test("What is animated has come to its end", arguments: 0...6)
  func ends(_ kind: Int) {
    lays(Grown(kind: kind), nil, nil, kind == 2 || kind == 3 ? "Color (0, 0, 8, 2)" : "Color (0, 0, 8, 1)")
  }

  @Test("Words of animation and transition change nothing at rest")
  func words() {
    let all: [Animation] = [
      .spring(), .linear, .easeIn, .easeOut, .easeInOut, .default, .easeIn(duration: 1),
      .easeOut(duration: 1),
      .spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0),
      .snappy(duration: 0.2, extraBounce: 0.1),
      .snappy(duration: 1), .bouncy(duration: 1), .interpolatingSpring(stiffness: 5, damping: 1),
      Animation.linear(duration: 1).repeatForever(autoreverses: false), Animation.easeIn, Animation.default,
      Animation.easeInOut(duration: 2), Animation.spring(), Animation.linear, Animation.easeInOut,
      Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0),
    ]
    for animation in all { same(Box().animation(animation, value: 1), as: Box()) }
    same(Box().animation(.none, value: 1).animation(.default), as: Box())
    let transitions: [AnyTransition] = [
      AnyTransition.opacity, AnyTransition.move(edge: .top), AnyTransition.scale, .slide, .identity,
      AnyTransition.scale(scale: 0.5), .scale(scale: 0.5, anchor: .top), .move(edge: .leading),
      .asymmetric(insertion: .opacity, removal: .scale), .offset(x: 5, y: 5),
      .modifier(active: ViewTests.Framed(), identity: ViewTests.Framed()),
    ]
    for transition in transitions { same(Box().transition(transition), as: Box()) }
    same(Box().contentTransition(.opacity), as: Box())
  }

  struct Matched: View {
    @Namespace private var space
    var body: some View {
      Box().matchedGeometryEffect(id: 1, in: space)
        .matchedGeometryEffect(id: 2, in: space, isSource: true)
        .matchedGeometryEffect(id: 3, in: space, anchor: .top)
        .matchedGeometryEffect(id: 4, in: space, properties: .position, isSource: false)
    }
  }
  struct Moving: View {
    @GestureState private var isPressed = false
    @State private var offset = CGSize.zero
    var body: some View {
      Box(width: isPressed ? 3 : 20).offset(offset)
        .gesture(
          LongPressGesture(minimumDuration: 1).updating($isPressed) { value, state, _ in state = value }
        )
        .gesture(DragGesture(minimumDistance: 3).onChanged({ offset = $0.translation }).onEnded { _ in })
        .gesture(DragGesture(coordinateSpace: .global))
        .simultaneousGesture(TapGesture().onEnded {})
        .highPriorityGesture(LongPressGesture())
        .gesture(MagnificationGesture().simultaneously(with: RotationGesture()))
    }
  }

  struct Spring: Animatable {
    var amount = 1.0
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
  }
  struct Held: View {
    var hold: some Gesture { LongPressGesture(minimumDuration: 1).onEnded { _ in } }
    let kind: ContentTransition
    var body: some View { Box().gesture(hold).contentTransition(kind) }
  }

  @Test("Gestures and matched geometry stand at rest")
  func gestures() {
    same(Matched(), as: Box())
    same(Held(kind: .interpolate), as: Box())
    #expect(Spring().animatableData == 1)
    same(Moving(), as: Box().offset(.zero))
  }

  @Test("Words for screen readers, keyboards and pointers change nothing")
  func access() {
    let box = Box()
    let views: [any View] = [
      box.accessibilityLabel("a"), box.accessibilityHidden(true), box.accessibilityHint("a"),
      box.accessibilityValue("a"),
      box.accessibilityElement(children: .combine), box.accessibilityAddTraits(.isButton),
      box.accessibilityAddTraits([AccessibilityTraits.isHeader]), box.accessibilitySortPriority(1),
      box.accessibilityIdentifier("a"), box.accessibility(label: Text("a")),
      box.accessibility(value: Text("a")),
      box.accessibility(hidden: true), box.accessibility(hint: Text("a")), box.accessibility(identifier: "a"),
      box.accessibilityAdjustableAction { (direction: AccessibilityAdjustmentDirection) in },
      box.accessibilityAdjustableAction({ _ in }),
      box.keyboardType(.decimalPad), box.autocapitalization(.none), box.disableAutocorrection(true),
      box.onSubmit {},
      box.submitLabel(.done), box.focusable(), box.focusable(true) { _ in },
      box.keyboardShortcut(.defaultAction),
      box.keyboardShortcut("a", modifiers: .command),
      box.keyboardShortcut(KeyEquivalent("b"), modifiers: [.shift]),
      box.help("a"), box.onHover { _ in },
      box.onMoveCommand(perform: { (direction: MoveCommandDirection) in }),
      box.onOpenURL { _ in }, box.dropDestination(for: String.self) { _, _ in true }, box.previewContext(1),
      box.onSubmit({}), box.task {}, box.onAppear(perform: {}), box.onAppear() {},
      box.sensoryFeedback(.success, trigger: 1),
    ]
    for view in views { same(AnyView(view), as: box) }
  }
}
