import SwiftUI
import Testing

/// Colours and fonts.
@MainActor @Suite struct StyleTests {
  @Test("Colours by name, by components and by the system")
  func colors() {
    let table: [(Color, String, String)] = [
      (Color.gray, "#8E8E93", "#8E8E93"), (Color.red, "#FF3B30", "#FF453A"),
      (Color.yellow, "#FFCC00", "#FFD60A"),
      (Color.primary, "#000000", "#FFFFFF"), (Color.purple, "#AF52DE", "#BF5AF2"),
      (Color.black, "#000000", "#000000"),
      (Color.secondary, "#3C3C43/0.6", "#EBEBF5/0.6"), (Color.white, "#FFFFFF", "#FFFFFF"),
      (Color.element, "#F0F0F3", "#26282E"), (Color.background, "#F0F0F3", "#26282E"),
      (Color("drop-shadow"), "#AEAEC0/0.502", "#101114/0.8"),
      (Color.dropShadow, "#AEAEC0/0.502", "#101114/0.8"), (Color.dropHighlight, "#FFFFFF", "#4A4E5A/0.451"),
      (Color.ratings, "#E2556B", "#FF7A8C"), (Color.color, "#336699", "#336699"),
      (Color(red: 1, green: 0.2, blue: 0), "#FF3300", "#FF3300"), (Color.random, "#34C759", "#30D158"),
    ]
    for (color, light, dark) in table {
      draws(color, 4, 4, "fill rect (0, 0, 4, 4) \(light)")
      draws(color, 4, 4, "fill rect (0, 0, 4, 4) \(dark)", dark: true)
    }
    let name = "background"
    draws(Color(name), 4, 4, "fill rect (0, 0, 4, 4) #F0F0F3")
    draws(Color(UIColor(red: 0, green: 1, blue: 0, alpha: 1)), 4, 4, "fill rect (0, 0, 4, 4) #00FF00")
    draws(Color.gradientTop, 4, 4, "fill rect (0, 0, 4, 4) *")
    draws(Color.gradientBottom, 4, 4, "fill rect (0, 0, 4, 4) *")
    for (color, word) in [
      (Color.blue, "#007AFF"), (.green, "#34C759"), (.gray, "#8E8E93"), (.black, "#000000"),
    ] {
      draws(Circle().fill(color), 4, 4, "fill circle (0, 0, 4, 4) \(word)")
    }
  }

  // Source: the table of sizes in the facts; heights are ceil(size * 1.19336 * 3) / 3.
  @Test("Fonts by style have the system's heights")
  func fonts() {
    let table: [(Font, String)] = [
      (.largeTitle, "40.67"), (.title, "33.67"), (.title2, "26.33"), (.title3, "24"), (.headline, "20.33"),
      (.body, "20.33"), (.subheadline, "18"), (.system(size: 10), "12"),
      (.system(size: 20, design: .rounded), "24"), (.system(size: 20, weight: .bold), "24"),
      (Font.system(size: 12, weight: .heavy), "14.33"), (.system(.title), "33.67"),
    ]
    for (font, height) in table {
      lays(Text("a").font(font), nil, nil, "Text (0, 0, *, \(height))", scale: 3)
    }
    draws(Text("ab").font(.custom("No Such Font", size: 20)), nil, nil, "glyphs 2 *")
    lays(VStack { Text("a") }.font(.title), nil, nil, "Text (0, 0, *, 33.67)", scale: 3)
    let widths = [Font.Weight.regular, .medium, .bold, .heavy, .black].map {
      ideal(Text("Hello").font(.body).fontWeight($0), scale: 10).width
    }
    #expect(widths == widths.sorted() && widths[0] < widths[2])
    #expect(ideal(Text("Hello").bold(), scale: 3) == ideal(Text("Hello").fontWeight(.bold), scale: 3))
  }

  @Test("The accent colour tints buttons")
  func accent() {
    draws(Button("a") {}.accentColor(.green), nil, nil, "glyphs 1 * #34C759")
    draws(VStack { Button("a") {} }.accentColor(Color("ratings")), nil, nil, "glyphs 1 * #E2556B")
  }
}
