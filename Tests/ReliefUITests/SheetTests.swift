import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// Sheets, dialogs and alerts on large screens and on phones.
@MainActor @Suite struct SheetTests {
  private func host(
    _ view: some View, _ size: CGSize, isLarge: Bool, insets: EdgeInsets = EdgeInsets()
  ) -> ViewHost {
    ViewHost(view, size: size, safeArea: insets) {
      $0.renderContext = sharedContext
      $0.horizontalSizeClass = isLarge ? .regular : .compact
      $0.verticalSizeClass = .regular
    }
  }

  private func drawn(_ host: ViewHost) throws -> [String] {
    DisplayListPrinter.text(try host.displayList()).split(separator: "\n").map(String.init)
  }

  private func sheet(_ content: some View) -> some View {
    Color.blue.sheet(isPresented: .constant(true)) { content }
  }

  @Test(
    "On a large screen a sheet is a form in its middle, and no larger than the screen allows",
    arguments: [
      (CGSize(width: 834, height: 1194), "rounded 10 (147, 287, 540, 620)"),
      (CGSize(width: 1194, height: 834), "rounded 10 (327, 107, 540, 620)"),
      (CGSize(width: 1000, height: 600), "rounded 10 (230, 24, 540, 552)"),
    ])
  func form(_ screen: CGSize, _ frame: String) throws {
    let lines = try drawn(host(sheet(Color.green), screen, isLarge: true))
    #expect(lines.contains("clip \(frame)"))
    let place = frame.drop { $0 != "(" }
    #expect(lines.last == "  fill rect \(place) #34C759")
  }

  @Test("A sheet on a large screen is as large as it asks to be")
  func sizing() throws {
    let screen = CGSize(width: 1000, height: 800)
    let box = Color.green.frame(width: 100, height: 60)
    let sizes: [(PresentationSizing, String)] = [
      (.form, "(230, 90, 540, 620)"), (.automatic, "(230, 90, 540, 620)"), (.page, "(148, 24, 704, 752)"),
      (.fitted, "(450, 370, 100, 60)"),
      (.form.fitted(horizontal: false, vertical: true), "(230, 370, 540, 60)"),
      (.page.sticky(vertical: true), "(148, 24, 704, 752)"),
    ]
    for (sizing, frame) in sizes {
      let lines = try drawn(host(sheet(box.presentationSizing(sizing)), screen, isLarge: true))
      #expect(lines.contains("clip rounded 10 \(frame)"), "\(sizing)")
    }
    // On a phone all are as wide as the screen.
    let phone = try drawn(
      host(sheet(box.presentationSizing(.fitted)), CGSize(width: 300, height: 500), isLarge: false))
    #expect(phone.contains("clip rounded 10,10,0,0 (0, 10, 300, 490)"))
  }

  @Test("Heights of sheets count at the lower edge, not in the middle")
  func detents() throws {
    let content = Color.green.presentationDetents([.height(200), .large])
    let large = try drawn(host(sheet(content), CGSize(width: 1000, height: 800), isLarge: true))
    #expect(large.last == "  fill rect (230, 90, 540, 620) #34C759")
    let phone = try drawn(host(sheet(content), CGSize(width: 300, height: 500), isLarge: false))
    #expect(phone.contains("  fill rect (0, 300, 300, 200) #34C759"))
  }

  @Test("What is in a form has little room across; popovers in it are bubbles all the same")
  func sizeClass() throws {
    struct Inner: View {
      @Environment(\.horizontalSizeClass) private var width
      var body: some View {
        (width == .compact ? Color.green : .red).frame(width: 40, height: 20)
          .popover(isPresented: .constant(true)) { Color.yellow.frame(width: 80, height: 60) }
      }
    }
    let lines = try drawn(host(sheet(Inner()), CGSize(width: 1000, height: 800), isLarge: true))
    #expect(lines.contains("  fill rect (480, 390, 40, 20) #34C759"))
    #expect(lines.last == "  fill rect (460, 423, 80, 60) #FFCC00")
  }

  @Test("What covers a screen or its lower part stays clear of bars and corners, its ground does not")
  func safeArea() throws {
    let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    let size = CGSize(width: 300, height: 500)
    let cover = Color.blue.fullScreenCover(isPresented: .constant(true)) {
      VStack(spacing: 0) {
        Color.green
        Color.yellow
      }
    }
    #expect(
      try drawn(host(cover, size, isLarge: false, insets: insets)).suffix(3) == [
        "  fill rect (0, 0, 300, 500) #FFFFFF", "  fill rect (0, 50, 300, 210) #34C759",
        "  fill rect (0, 260, 300, 210) #FFCC00",
      ])
    let lower = sheet(Color.green.background(.yellow))
    #expect(
      try drawn(host(lower, size, isLarge: false, insets: insets)).suffix(3) == [
        "  fill rect (0, 60, 300, 440) #FFFFFF", "  fill rect (0, 60, 300, 440) #FFCC00",
        "  fill rect (0, 60, 300, 410) #34C759",
      ])
  }

  private func asking(
    _ cancels: Bool, _ kind: (AnyView, AnyView) -> some View
  ) -> some View {
    kind(
      AnyView(Color.blue.frame(width: 40, height: 20)),
      AnyView(
        Group {
          Button("Delete", role: .destructive) {}
          if cancels { Button("Cancel", role: .cancel) {} }
        }))
  }

  @Test("Of two buttons of an alert the one that stops comes first, of more it comes last")
  func order() throws {
    let size = CGSize(width: 400, height: 400)
    func cancel(_ more: Bool) throws -> CGRect? {
      let view = Color.blue.alert("Title", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        if more { Button("Keep") {} }
        Button("Delete", role: .destructive) {}
      }
      let frames = try host(view, size, isLarge: true).touchFrames()
      #expect(frames.count == (more ? 3 : 2))
      return frames.last
    }
    // The last frame is that of the button drawn last: at the right of two, at the lower end of three.
    let two = try #require(try cancel(false)), three = try #require(try cancel(true))
    #expect(two.minX == 200.5 && three.minX == 65 && three.width == 270)
    var left: [String] = []
    let view = Color.blue.alert(isPresented: .constant(true)) {
      Alert(
        title: Text("Title"), primaryButton: .destructive(Text("Delete")) { left.append("delete") },
        secondaryButton: .cancel { left.append("cancel") })
    }
    let shown = host(view, size, isLarge: false)
    let frames = try shown.touchFrames()
    try shown.tap(at: CGPoint(x: frames[0].midX, y: frames[0].midY))
    #expect(left == ["cancel"])
  }

  @Test("On a phone a dialog has a card for the button that stops, whether it names one or not")
  func phoneDialog() throws {
    let size = CGSize(width: 300, height: 500)
    for cancels in [true, false] {
      let view = asking(cancels) { box, actions in
        box.confirmationDialog("Sure?", isPresented: .constant(true)) { actions }
      }
      let shown = host(
        view, size, isLarge: false, insets: EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0))
      #expect(
        try shown.touchFrames() == [
          CGRect(x: 8, y: 348, width: 284, height: 57), CGRect(x: 8, y: 413, width: 284, height: 57),
        ])
    }
  }

  @Test("On a large screen a dialog is a bubble beside what asks, without a button that stops")
  func largeDialog() throws {
    for cancels in [true, false] {
      let view = asking(cancels) { box, actions in
        box.confirmationDialog("Sure?", isPresented: .constant(true)) { actions }
      }
      let shown = host(view, CGSize(width: 800, height: 600), isLarge: true)
      // The view lies from 290 to 310, and the arrow is 13 points high. The first frame is the ground's.
      #expect(
        try shown.touchFrames() == [
          CGRect(x: 0, y: 0, width: 800, height: 600), CGRect(x: 265, y: 323, width: 270, height: 57),
        ])
      #expect(!(try drawn(shown).contains { $0.hasSuffix("#000000/0.2") }))
    }
  }
}
