import SwiftUI
import Testing

/// Controls beyond the tutorials, and styles of one's own.
@MainActor @Suite struct ControlFormTests {
  @Test("Switches in each form")
  func toggles() {
    draws(Toggle("Ab", isOn: .constant(true)), 200, 31, "glyphs 2 *", "fill capsule (151, 0, 51, 31) #34C759")
    draws(
      Toggle(isOn: .constant(false)) { Text("Ab") }, 200, 31, "fill capsule (151, 0, 51, 31) #787880/0.1608")
    draws(Toggle(isOn: .constant(false), label: { Text("Ab") }), 200, 31, "glyphs 2 *")
    draws(
      Toggle("Ab", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)), 200, 31,
      "fill capsule (151, 0, 51, 31) #FF3B30")
    same(
      Toggle("Ab", isOn: .constant(true)).toggleStyle(SwitchToggleStyle()),
      as: Toggle("Ab", isOn: .constant(true)),
      200, 31)
    draws(
      Toggle("Ab", isOn: .constant(true)).tint(.blue).labelsHidden(), 49, 31, "fill capsule * #007AFF",
      not: "glyphs")
    draws(
      Toggle("Ab", isOn: .constant(true)).toggleStyle(.button), nil, nil, "fill rounded 8 *", "glyphs 2 *")
    draws(
      Toggle("Ab", isOn: .constant(true)).toggleStyle(Square()), nil, nil, "fill rect (0, 0, 9, 9) #34C759")
  }
  struct Square: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.green.frame(width: configuration.isOn ? 9 : 3, height: 9)
        .onTapGesture { configuration.isOn.toggle() }
    }
  }
  struct Plain: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.title; configuration.icon
      }
    }
  }
  struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Box(width: 100 * (configuration.fractionCompleted ?? 0))
    }
  }
  struct Padded: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(5).background(Color.green)
    }
  }
  struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(3).background(Color.green)
    }
  }

  @Test("Styles of one's own make the look of controls")
  func styles() {
    draws(Label("ab", systemImage: "star").labelStyle(Plain()), nil, nil, "glyphs 2 *", "fill path*")
    draws(Label("ab", image: "step-up"), nil, nil, "bitmap *", "glyphs 2 *")
    draws(
      Label {
        Text("ab")
      } icon: {
        Circle().frame(width: 4)
      }, nil, nil, "fill circle*", "glyphs 2 *")
    draws(Label("ab", systemImage: "star").labelStyle(.iconOnly), nil, nil, "fill path*", not: "glyphs")
    draws(ProgressView(value: 0.5).progressViewStyle(Bar()), nil, nil, "fill rect (0, 0, 50, 10) #FF3B30")
    draws(ProgressView(), nil, nil, "fill capsule*")
    draws(
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)), nil, nil,
      "fill capsule * #FF3B30")
    draws(ProgressView().progressViewStyle(CircularProgressViewStyle()), nil, nil, "fill capsule*")
    draws(
      TextField("ab", text: .constant("abc")).textFieldStyle(Padded()), 60, 40, "fill rect * #34C759",
      "glyphs 3 *")
    draws(Menu("ab") { Button("c") {} }.menuStyle(Framed()), nil, nil, "fill rect * #34C759", "glyphs 2 *")
  }

  @Test("Fields in each form")
  func fields() {
    draws(TextField("ab", text: .constant("abc")), 60, 30, "glyphs 3 *")
    draws(
      TextField("ab", text: .constant("abc"), onEditingChanged: { _ in }, onCommit: {}), 60, 30, "glyphs 3 *")
    draws(TextField("ab", text: .constant("")).textFieldStyle(PlainTextFieldStyle()), 60, 30, "glyphs 2 *")
    draws(
      TextField("ab", text: .constant("a")).textFieldStyle(RoundedBorderTextFieldStyle()), 60, 40,
      "*rounded*",
      "glyphs 1 *")
    draws(SecureField("ab", text: .constant("abcd")), 60, 30, "glyphs 4 *")
    draws(TextEditor(text: .constant("abc")), 60, 60, "glyphs 3 *")
  }

  struct Focused: View {
    enum Field: Hashable { case first, second }
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?
    @AccessibilityFocusState private var isRead: Bool
    var body: some View {
      VStack(spacing: 0) {
        TextField("ab", text: .constant("abc")).focused($isFocused)
        TextField("ab", text: .constant("abc")).focused($field, equals: .first)
        Box(width: isFocused || isRead ? 9 : field == .first ? 6 : 3)
      }
      .onAppear { field = .first }
    }
  }

  @Test("The focus is where the view says")
  func focus() { lays(Focused(), 60, 100, "Color (27, *, 6, 10)") }

  @Test("Pickers, sliders, steppers, dates and colours")
  func choices() {
    enum Kind: String, CaseIterable { case one, two }
    let segments = Picker("ab", selection: .constant(Kind.one)) {
      ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
    draws(
      segments.pickerStyle(SegmentedPickerStyle()), 200, 32, "fill rounded * #767680/*", "glyphs 3 *",
      "glyphs 3 *")
    draws(segments.pickerStyle(.segmented), 200, 32, "glyphs 3 *", "glyphs 3 *")
    draws(segments.pickerStyle(MenuPickerStyle()), 200, 40, "glyphs 3 *")
    draws(
      Picker(selection: .constant(1), label: Text("ab")) { Text("abcd").tag(1) }.pickerStyle(.menu), 200, 40,
      "glyphs 4 *")
    draws(
      Picker(selection: .constant(1), content: { Text("abcd").tag(1) }, label: { Text("ab") }).pickerStyle(
        .menu), 200, 40,
      "glyphs 4 *")
    draws(
      Slider(value: .constant(2.5), in: 0...10, step: 0.5), 227, 28, "fill circle (50, 0, 27, 27) #FFFFFF")
    draws(Stepper("ab", value: .constant(1), in: 0...4), 200, 32, "glyphs 2 *", "fill rounded *")
    draws(
      DatePicker("ab", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date), 300,
      40,
      "glyphs 2 *", "glyphs *")
    let components: DatePickerComponents = [.date, .hourAndMinute]
    draws(
      DatePicker("ab", selection: .constant(Date()), in: ...Date(), displayedComponents: components), 300, 40,
      "glyphs 2 *", "glyphs *", "glyphs *")
    draws(ColorPicker("ab", selection: .constant(.red)), 200, 40, "glyphs 2 *", "*#FF3B30*")
    same(
      DatePicker("ab", selection: .constant(.distantPast)).datePickerStyle(CompactDatePickerStyle()),
      as: DatePicker("ab", selection: .constant(.distantPast)), 300, 40)
  }

  @Test("Buttons, links and menus in their further forms")
  func buttons() {
    draws(Button("ab", role: .destructive) {}, nil, nil, "glyphs 2 * #FF3B30")
    draws(
      Button(role: .destructive) {
      } label: {
        Text("ab")
      }, nil, nil, "glyphs 2 * #FF3B30")
    // A colour that code sets wins over the accent colour and the role's.
    draws(Button("ab") {}, nil, nil, "glyphs 2 * #6A4BD6")
    draws(Button("ab") {}.foregroundColor(.red), nil, nil, "glyphs 2 * #FF3B30")
    draws(Button("ab", role: .destructive) {}.foregroundStyle(.white), nil, nil, "glyphs 2 * #FFFFFF")
    draws(
      VStack { Button("ab") {}.buttonStyle(.borderless) }.foregroundColor(.red), nil, nil,
      "glyphs 2 * #FF3B30")
    draws(
      Button("ab") {}.buttonStyle(.borderedProminent).foregroundColor(.black), nil, nil,
      "fill rounded 8 * #6A4BD6", "glyphs 2 * #000000")
    draws(
      Button("ab") {}.buttonStyle(.bordered).buttonBorderShape(.capsule), nil, nil, "fill rounded 17.5 *",
      "glyphs 2 *")
    draws(
      Button("ab") {}.buttonStyle(.borderedProminent).controlSize(.large), nil, nil,
      "fill rounded 8 (0, 0, *, 51) #6A4BD6")
    if let url = URL(string: "https://example.org") {
      draws(Link("ab", destination: url), nil, nil, "glyphs 2 * #6A4BD6")
      draws(Link(destination: url) { Box() }, nil, nil, "fill rect*")
      draws(Link(destination: url, label: { Box() }), nil, nil, "fill rect*")
      draws(ShareLink(item: url), nil, nil, "glyphs *")
      draws(
        ShareLink(item: url, preview: SharePreview("ab")) { Label("abc", systemImage: "star") }, nil, nil,
        "glyphs 3 *")
    }
    draws(
      Menu {
        Button("c") {}
      } label: {
        Box()
      }, nil, nil, "fill rect*", not: "glyphs")
    draws(Menu("ab") { Button("c") {} }, nil, nil, "glyphs 2 *")
    draws(EditButton(), nil, nil, "glyphs 4 *")
    draws(
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Box()
      }, nil, nil, "fill rect*")
    draws(DisclosureGroup("ab") { Text("abc") }, 100, 40, "glyphs 2 *", not: "glyphs 3")
    draws(SubscriptionView(content: Box(), publisher: Just(1)) { _ in }, nil, nil, "fill rect*")
  }
}
