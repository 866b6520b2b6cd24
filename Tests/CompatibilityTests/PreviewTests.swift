import SwiftUI
import Testing

struct Box_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Box().previewLayout(.sizeThatFits)
      Box(width: 4).previewDevice("iPhone 8").previewLayout(.fixed(width: 568, height: 320))
      Box().previewDevice(PreviewDevice(rawValue: "iPod touch (7th generation)"))
      Box().preferredColorScheme(.dark).previewDisplayName("Dark")
    }
  }
}

struct SampleApp: App {
  @StateObject private var store = StateTests.Store()
  var body: some Scene { WindowGroup { StateTests.Reader().environmentObject(store) } }
}

/// Previews and programs.
@MainActor @Suite struct PreviewTests {
  struct Sized: View {
    let layout: PreviewLayout
    var body: some View { Box().previewLayout(layout) }
  }
  struct Known: View {
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
    var body: some View { Box(width: mode.wrappedValue.isPresented ? 5 : 8) }
  }
  struct Card: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { (_: Card) in "card" }
    }
  }

  @Test("A provider's previews are views")
  func providers() {
    lays(Box_Previews.previews, nil, nil, "Color (0, 0, 20, 10)", "Color (8, *, 4, 10)")
    same(Box().previewLayout(.sizeThatFits), as: Box())
    same(Sized(layout: .device), as: Box())
    same(Box().draggable(Card()), as: Box())
    lays(Known(), nil, nil, "Color (0, 0, 8, 10)")
    for name in ["iPhone 12 Pro Max", "iPhone 13 Pro Max"] {
      same(Box().previewDevice(PreviewDevice(rawValue: name)), as: Box())
    }
    same(Box().previewDevice("iPhone 12 Pro"), as: Box())
    same(Box().previewDevice("iPhone SE (2nd generation)"), as: Box())
    #expect("\(SampleApp.Body.self)".hasPrefix("WindowGroup"))
  }

  @Test("The preferred scheme is that of the whole screen")
  func schemes() {
    draws(Box(color: .primary).preferredColorScheme(.dark), nil, nil, "fill rect (0, 0, 20, 10) #FFFFFF")
    draws(
      VStack(spacing: 0) {
        Box(color: .primary)
        Box(color: .red).preferredColorScheme(.dark)
      }, nil, nil, "fill rect (0, 0, 20, 10) #FFFFFF", "fill rect (0, 10, 20, 10) #FF453A")
    draws(Box(color: .primary).preferredColorScheme(nil), nil, nil, "fill rect (0, 0, 20, 10) #000000")
  }
}
