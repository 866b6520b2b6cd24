import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

@MainActor @Suite struct LayoutTests {
  @Test("A stack keeps 8 points between views that are not text")
  func defaultSpacing() throws {
    let tree = try frames(
      VStack {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 40, height: 10)
      })
    #expect(
      tree == """
        Root (0, 0, 40, 28)
          VStack (0, 0, 40, 28)
            frame (10, 0, 20, 10)
              Color (10, 0, 20, 10)
            frame (0, 18, 40, 10)
              Color (0, 18, 40, 10)
        """)
  }

  @Test("A stack gives room to the least flexible first, the rest to the others evenly")
  func division() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.green.frame(width: 30)
      Color.blue.frame(minWidth: 50)
    }
    let size = ProposedViewSize(width: 100, height: 10)
    // 115 points wide in all, in the middle of 100.
    #expect(try frame(of: "Color", view, in: size, at: 0) == CGRect(x: -7.5, y: 0, width: 35, height: 10))
    #expect(try frame(of: "Color", view, in: size, at: 2) == CGRect(x: 57.5, y: 0, width: 50, height: 10))
  }

  @Test("Padding is 16 points unless told")
  func padding() throws {
    let box = Color.red.frame(width: 10, height: 10)
    #expect(try frame(of: "padding", box.padding()).size == CGSize(width: 42, height: 42))
    #expect(try frame(of: "padding", box.padding(.horizontal, 5)).size == CGSize(width: 20, height: 10))
  }

  @Test("A line of body text is 20.33 points high at 3x, and padding adds 32")
  func text() throws {
    let view = Text(verbatim: "blue()")
    #expect(abs(try frame(of: "Text", view, scale: 3).height - 20.33) < 0.01)
    #expect(abs(try frame(of: "padding", view.padding(), scale: 3).height - 52.33) < 0.01)
  }

  @Test("A flexible frame takes what the table says")
  func flexibleFrames() throws {
    let offer = ProposedViewSize(width: 100, height: 100)
    let box = Color.red.frame(width: 30, height: 30)
    #expect(try frame(of: "frame", box.frame(maxWidth: .infinity), in: offer).width == 100)
    #expect(try frame(of: "frame", box.frame(minWidth: 60), in: offer).width == 60)
    #expect(try frame(of: "frame", box.frame(maxWidth: 20), in: offer).width == 20)
    #expect(try frame(of: "frame", box.frame(minWidth: 10, maxWidth: 80), in: offer).width == 80)
    #expect(try frame(of: "frame", box.frame(idealWidth: 70)).width == 70)
  }
}
