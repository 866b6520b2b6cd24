import SwiftUI
import Testing

/// Shadows, opacity, clips, turns.
@MainActor @Suite struct EffectTests {
  @Test("Shadows are cast by all below them")
  func shadows() {
    draws(
      Box().shadow(color: .black, radius: 5, x: 2, y: 3), nil, nil, "shadows [#000000 sigma 5 at (2, 3)]",
      "fill rect*")
    draws(
      Circle().shadow(color: .dropShadow, radius: 6, x: 6, y: 6).shadow(
        color: .dropHighlight, radius: 6, x: -6, y: -6),
      20, 20, "shadows [#FFFFFF sigma 6 at (-6, -6)]", "shadows [#AEAEC0/0.502 sigma 6 at (6, 6)]",
      "fill circle*")
  }

  @Test("Clips in each form")
  func clips() {
    draws(Box().clipShape(Capsule()), nil, nil, "clip rounded 5 (0, 0, 20, 10)", "fill rect*")
    draws(Box().clipShape(Circle()), nil, nil, "clip circle (5, 0, 10, 10)")
    draws(Box().clipped(), nil, nil, "clip rect (0, 0, 20, 10)")
    draws(Box().cornerRadius(3), nil, nil, "clip rounded 3 (0, 0, 20, 10)")
  }

  @Test("Opacity, turns and scales")
  func looks() {
    draws(Box().opacity(0.2), nil, nil, "opacity 0.2", "fill rect*")
    draws(Color.red.opacity(0.2), 4, 4, "fill rect (0, 0, 4, 4) #FF3B30/0.2")
    draws(Box().scaleEffect(2), nil, nil, "transform (2, 0, 0, 2, -10, -5)")
    draws(Box().rotationEffect(.degrees(90)), nil, nil, "transform (0, 1, -1, 0, 15, -5)")
  }
}
