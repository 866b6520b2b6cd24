import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

/// The colours of labels in rows: squares stand for icons, circles for titles.
@MainActor @Suite("Labels in rows") struct RowLabelTests {
  private struct Mark: View {
    var body: some View {
      Label {
        Circle().frame(width: 10, height: 10)
      } icon: {
        Rectangle().frame(width: 8, height: 8)
      }
    }
  }

  /// The colours of icons and titles, in their order.
  private func colors(_ view: some View, isMac: Bool = false) throws -> (icons: [String], titles: [String]) {
    let host = host(view, in: .init(width: 300, height: 400)) { $0.isMac = isMac }
    let lines = DisplayListPrinter.text(try host.displayList()).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    func ends(_ isOne: (String) -> Bool) -> [String] { lines.filter(isOne).map { String($0.suffix(7)) } }
    return (
      ends { $0.contains(", 8, 8)") && $0.hasPrefix("fill rect") }, ends { $0.hasPrefix("fill circle") }
    )
  }

  private let blue = "#007AFF"
  private let black = "#000000"

  @Test(
    "In rows of lists and forms the icon has the tint and the title the colour of labels; elsewhere both have this"
  )
  func rows() throws {
    #expect(try colors(Mark()) == ([black], [black]))
    #expect(try colors(List { Mark() }) == ([blue], [black]))
    #expect(try colors(Form { HStack { Mark() } }) == ([blue], [black]))
    let sections = Form {
      Section {
        Mark()
      } header: {
        Mark()
      }
    }
    let (icons, titles) = try colors(sections)
    // The header stands first, in its own grey.
    #expect(icons == [titles[0], blue] && titles[1] == black && titles[0] != black)
  }

  @Test(
    "Links, toggles and pickers in rows show their labels so; buttons have one colour, by what they are for")
  func controls() throws {
    #expect(
      try colors(
        NavigationStack {
          List {
            NavigationLink {
              Color.red
            } label: {
              Mark()
            }
          }
        })
        == ([blue], [black]))
    #expect(try colors(Form { Toggle(isOn: .constant(false)) { Mark() } }).icons == [blue])
    #expect(try colors(List { Button(action: {}) { Mark() } }) == ([blue], [blue]))
    let red = try colors(List { Button(role: .destructive, action: {}) { Mark() } })
    #expect(red.icons == red.titles && red.icons != [blue])
    #expect(
      try colors(List { Button(action: {}) { Mark() }.buttonStyle(.borderedProminent) })
        == (["#FFFFFF"], ["#FFFFFF"]))
    #expect(
      try colors(List { Button(action: {}) { Mark() }.buttonStyle(.plain) }) == ([blue], [black]))
  }

  private struct Painted: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
  }

  @Test("A style of buttons paints its labels itself")
  func styles() throws {
    #expect(
      try colors(List { Button(action: {}) { Mark() }.buttonStyle(Painted()) }) == (["#FF0000"], ["#FF0000"]))
  }

  @Test("A colour around a label is its title's, a tint its icon's, and a colour of the icon's own wins")
  func chosen() throws {
    let red = "#FF0000"
    let pure = Color(red: 1, green: 0, blue: 0)
    #expect(try colors(List { Mark().foregroundColor(pure) }) == ([blue], [red]))
    #expect(try colors(List { Mark().tint(pure) }) == ([red], [black]))
    #expect(try colors(List { Mark() }.tint(pure)) == ([red], [black]))
    #expect(try colors(List { Mark().listItemTint(pure) }) == ([red], [black]))
    let own = Label {
      Circle().frame(width: 10, height: 10)
    } icon: {
      Rectangle().frame(width: 8, height: 8).foregroundColor(pure)
    }
    #expect(try colors(List { own }) == ([red], [black]))
    #expect(try colors(List { Mark().labelStyle(.titleAndIcon) }) == ([black], [black]))
  }

  @Test("A sheet that a row presents, and rows of a Mac, keep one colour")
  func others() throws {
    let sheet = List { Color.clear.sheet(isPresented: .constant(true)) { Mark() } }
    #expect(try colors(sheet) == ([black], [black]))
    #expect(try colors(List { Mark() }, isMac: true) == ([black], [black]))
  }
}
