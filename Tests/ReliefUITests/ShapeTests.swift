import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct ShapeTests {
  private func list(_ view: some View, in size: CGFloat = 20) throws -> String {
    DisplayListPrinter.text(try host(view, in: ProposedViewSize(width: size, height: size)).displayList())
  }

  @Test("Shapes have short names where a shape is wanted")
  func names() throws {
    let red = Color.red
    #expect(
      try list(red.clipShape(.rect(cornerRadius: 4))) == """
        clip rounded 4 (0, 0, 20, 20)
          fill rect (0, 0, 20, 20) #FF3B30
        """)
    #expect(try list(red.clipShape(.circle)).hasPrefix("clip circle (0, 0, 20, 20)\n"))
    #expect(try list(red.clipShape(.ellipse)).hasPrefix("clip circle (0, 0, 20, 20)\n"))
    #expect(try list(red.clipShape(.capsule)).hasPrefix("clip rounded 10 (0, 0, 20, 20)\n"))
    #expect(try list(red.clipShape(.capsule(style: .circular))).hasPrefix("clip capsule (0, 0, 20, 20)\n"))
    #expect(try list(red.clipShape(.rect)).hasPrefix("clip rect (0, 0, 20, 20)\n"))
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 4, bottomTrailing: 3, topTrailing: 2)
    #expect(
      try list(red.clipShape(.rect(cornerRadii: radii))).hasPrefix("clip rounded 1,2,3,4 (0, 0, 20, 20)\n"))
    #expect(
      try list(red.clipShape(.rect(topLeadingRadius: 5))).hasPrefix("clip rounded 5,0,0,0 (0, 0, 20, 20)\n"))
    #expect(try list(Color.clear.background(.blue, in: .capsule)) == "fill rounded 10 (0, 0, 20, 20) #007AFF")
  }

  @Test("Shapes are combined in their rectangle")
  func combined() throws {
    let right = Rectangle().offset(x: 10)
    #expect(try list(Rectangle().intersection(right)) == "fill rect (10, 0, 10, 20) #000000")
    #expect(
      try list(Rectangle().subtracting(right).fill(.red))
        == "fill path M0 0 L10 0 L10 20 L0 20 Z #FF3B30")
    let ring = Circle().subtracting(Circle().scale(0.5))
    let path = ring.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.contains(CGPoint(x: 3, y: 10)))
    let cross = Rectangle().scale(x: 0.2).symmetricDifference(Rectangle().scale(y: 0.2))
      .path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(cross.contains(CGPoint(x: 10, y: 2)))
    #expect(!cross.contains(CGPoint(x: 10, y: 10)))
    let union = Rectangle().union(Circle()).path(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test("A moved shape can still be filled, and keeps its place in the layout")
  func moved() throws {
    #expect(try list(Circle().offset(x: 3, y: 1).fill(.red)) == "fill circle (3, 1, 20, 20) #FF3B30")
    #expect(try list(Circle().offset(CGSize(width: 0, height: 2))) == "fill circle (0, 2, 20, 20) #000000")
  }

  @Test("A shape that follows its container is concentric with it")
  func containers() throws {
    let inner = ContainerRelativeShape().fill(.red).padding(6)
    #expect(
      try list(inner.containerShape(RoundedRectangle(cornerRadius: 10)), in: 40)
        == "fill rounded 4 (6, 6, 28, 28) #FF3B30")
    #expect(try list(inner, in: 40) == "fill rect (6, 6, 28, 28) #FF3B30")
  }
}
