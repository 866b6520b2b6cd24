import Foundation
import ReliefDrawing
import ReliefPNG
import Testing

@testable import ReliefPreviewBuild

/// The rules for the colour of the catalogue that is called AccentColor.
@Suite(.serialized) struct AccentColorTests {
  /// Five squares: the accent colour, the tint, by name, by resource, and the ground of a button.
  private static let source = """
    import SwiftUI
    #Preview("All", traits: .fixedLayout(width: 50, height: 10)) {
      HStack(spacing: 0) {
        Color.accentColor
        Rectangle().fill(.tint)
        Color("AccentColor")
        Color(.accent)
        Button {} label: { Rectangle() }
      }
    }
    #Preview("Tinted", traits: .fixedLayout(width: 20, height: 10)) {
      HStack(spacing: 0) {
        Rectangle().fill(.tint)
        Color("AccentColor")
      }
      .tint(.black)
    }
    """

  private static func color(_ hex: String, _ appearance: String = "") -> String {
    let parts = ["red", "green", "blue"].enumerated().map { index, name in
      let digits = hex.dropFirst(2 * index).prefix(2)
      return #""\#(name)": "0x\#(digits)""#
    }
    return #"{"idiom": "universal"\#(appearance), "color": {"color-space": "srgb", "components": {"#
      + parts.joined(separator: ", ") + #", "alpha": "1"}}}"#
  }

  /// An app with the accent colour that entries make; nil for none.
  private func app(_ entries: [String]?, more: [String: String] = [:]) throws -> PreviewProject {
    var files = ["App/Accent.swift": Self.source].merging(more) { $1 }
    if let entries {
      files["App/A.xcassets/AccentColor.colorset/Contents.json"] =
        #"{"colors": [\#(entries.joined(separator: ","))]}"#
    }
    return try PreviewProject(files)
  }

  /// The colours of squares of ten points, from the left.
  private func squares(_ project: PreviewProject, _ name: String, _ count: Int) throws -> [String] {
    let picture = try PNG.read(from: "\(project.folder)/out/Accent-\(name).png")
    return (0..<count).map { index in
      let (red, green, blue, _) = picture[10 * index + 5, 5]
      return [red, green, blue].map { String(format: "%02X", $0) }.joined()
    }
  }

  @Test("It is the app's tint, by its name and its symbol too, and is no collision with SwiftUI's own")
  func tint() throws {
    let project = try app([Self.color("102030")])
    let previews = try project.build("App")
    #expect(previews.notes == [] && previews.leftOut == [])
    #expect(try project.draw(previews) == ["Accent-All.png 50x10", "Accent-Tinted.png 20x10"])
    #expect(try squares(project, "All", 5) == [String](repeating: "102030", count: 5))
    // A tint around a view is its own; the name stays the catalogue's.
    #expect(try squares(project, "Tinted", 2) == ["000000", "102030"])
  }

  @Test("One without a colour is blue, as is an app without one, where the name alone is missed")
  func empty() throws {
    let unset = try app([#"{"idiom": "universal"}"#])
    #expect(try unset.draw(unset.build("App")) == ["Accent-All.png 50x10", "Accent-Tinted.png 20x10"])
    #expect(try squares(unset, "All", 5) == [String](repeating: "007AFF", count: 5))
    let none = try app(nil)
    try Self.source.replacingOccurrences(of: "    Color(.accent)\n", with: "").write(
      toFile: none.folder + "/App/Accent.swift", atomically: true, encoding: .utf8)
    let said = try none.draw(none.build("App"))
    #expect(said.contains { $0.contains("No colour \"AccentColor\"") }, "\(said)")
    let colors = try squares(none, "All", 2)
    #expect(colors == ["007AFF", "007AFF"])
  }

  @Test("Other colours with SwiftUI's names are told as collisions and get no symbol")
  func collisions() throws {
    let set = #"{"colors": [\#(Self.color("FF0000"))]}"#
    let project = try app(
      [Self.color("102030")], more: ["App/A.xcassets/primary.colorset/Contents.json": set])
    let notes = try project.build("App").notes
    #expect(
      notes.count == 1 && notes.allSatisfy { $0.contains("\"primary\" gets no Color.primary") }, "\(notes)")
  }
}
