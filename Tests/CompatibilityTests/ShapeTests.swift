import SwiftUI
import Testing

/// Shapes, paths, gradients and strokes.
@MainActor @Suite struct ShapeTests {
  struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }
  struct Curves: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
        path.addCurve(
          to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 12, y: 1), control2: CGPoint(x: 18, y: 2))
        path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
      }
    }
  }
  struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: Angle(degrees: 0),
        endAngle: Angle(radians: .pi), clockwise: false)
      return path
    }
  }

  @Test("Shapes fill their frames")
  func shapes() {
    draws(Rectangle(), 20, 10, "fill rect (0, 0, 20, 10) #000000")
    draws(Circle(), 20, 10, "fill circle (5, 0, 10, 10) #000000")
    draws(Capsule(), 20, 10, "fill rounded 5 (0, 0, 20, 10) #000000")
    draws(RoundedRectangle(cornerRadius: 3), 20, 10, "fill rounded 3 (0, 0, 20, 10) #000000")
    draws(Circle().fill(Color.red), 10, 10, "fill circle (0, 0, 10, 10) #FF3B30")
    draws(Circle().fill(.green), 10, 10, "fill circle (0, 0, 10, 10) #34C759")
    draws(Capsule().foregroundColor(.blue), 20, 10, "fill rounded 5 (0, 0, 20, 10) #007AFF")
    draws(Capsule().inset(by: 2).fill(.white), 20, 10, "fill rounded 3 (2, 2, 16, 6) #FFFFFF")
    draws(Capsule().inset(by: -1).fill(.white), 20, 10, "fill rounded 6 (-1, -1, 22, 12) #FFFFFF")
  }

  @Test("Paths of one's own")
  func paths() {
    draws(Triangle(), 20, 10, "fill path M10 0 L20 10 L0 10 Z #000000")
    draws(Curves(), 20, 10, "fill path M0 0 Q5 8 10 0 C12 1 18 2 20 10 M1 2 L3 4 #000000")
    // Angles grow clockwise on the screen; the arc runs below the middle.
    draws(Wedge(), 20, 20, "fill path M20 10 C* #000000", not: "Z")
    #expect(pixel(Wedge().fill(.red), 20, 20, 10, 15) == "ff3b30")
    #expect(pixel(Wedge().fill(.red), 20, 20, 10, 5) != "ff3b30")
    draws(
      Path { path in
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 5))
      }.stroke(Color.red, lineWidth: 2), 20, 10, "stroke path M1 1 L5 5 #FF3B30 width 2")
  }

  @Test("Strokes in each form")
  func strokes() {
    draws(Circle().stroke(Color.red, lineWidth: 2), 10, 10, "stroke circle (0, 0, 10, 10) #FF3B30 width 2")
    draws(
      Triangle().stroke(Color.red, style: StrokeStyle(lineWidth: 3, lineJoin: .round)), 20, 10,
      "stroke path M10 0 L20 10 L0 10 Z #FF3B30 width 3 join round")
    draws(Box().border(Color.blue), nil, nil, "*#007AFF*")
    draws(Box().border(Color.blue, width: 3), nil, nil, "*#007AFF*")
    #expect(pixel(Color.white.border(.blue, width: 3), 20, 20, 2, 10) == "007aff")
    #expect(pixel(Color.white.border(.blue, width: 3), 20, 20, 3, 10) == "ffffff")
    #expect(pixel(Color.white.border(.blue), 20, 20, 0, 10) == "007aff")
    #expect(pixel(Color.white.border(.blue), 20, 20, 1, 10) == "ffffff")
  }

  @Test("Gradients by colours and by stops")
  func gradients() {
    let gradient = Gradient(colors: [.white, .black])
    draws(
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom), 20, 10,
      "fill rect (0, 0, 20, 10) linear (10, 0) to (10, 10) [#FFFFFF 0, #000000 1]*")
    let stops = Gradient(stops: [
      Gradient.Stop(color: .gradientTop, location: 0), Gradient.Stop(color: .purple, location: 0.8),
      .init(color: .yellow, location: 0.8),
    ])
    draws(
      LinearGradient(gradient: stops, startPoint: .leading, endPoint: .trailing), 20, 10,
      "fill rect (0, 0, 20, 10) linear (0, 5) to (20, 5) [* 0, #AF52DE 0.8, #FFCC00 0.8]*")
    draws(
      Circle().fill(LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: .bottomTrailing)),
      10, 10,
      "fill circle (0, 0, 10, 10) linear (0, 0) to (10, 10) [#FFFFFF 0, #000000 1]*")
  }

  @Test("Angles in degrees and radians turn alike")
  func angles() {
    #expect(abs(Angle(degrees: 180).radians - Angle(radians: .pi).radians) < 1e-12)
    draws(Box().rotationEffect(Angle(degrees: 90)), nil, nil, "transform (0, 1, -1, 0, 15, -5)")
    draws(Box().rotationEffect(.degrees(180)), nil, nil, "transform (-1, 0, 0, -1, 20, 10)")
    same(Box().rotationEffect(Angle(radians: .pi)), as: Box().rotationEffect(Angle(degrees: 180)))
  }
}
