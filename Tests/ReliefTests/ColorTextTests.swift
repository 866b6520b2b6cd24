import Relief
import Testing

@Suite("Colours as text")
struct ColorTextTests {
  @Test(
    "Every form names its colour",
    arguments: [
      ("#abc", "#AABBCC"), ("#ABCD", "#AABBCC/0.8667"), ("#F2F3F7", "#F2F3F7"),
      ("#f2f3f780", "#F2F3F7/0.502"),
      ("clear", "clear"), ("Clear", "clear"),
      // CSS Color 4 examples and their definitions.
      ("rgb(255 0 0)", "#FF0000"), ("rgb(255, 0, 0)", "#FF0000"), ("rgb(100% 0% 20%)", "#FF0033"),
      ("rgba(0,0,0,0.5)", "#000000/0.5"), ("rgb(0 0 255 / 50%)", "#0000FF/0.5"),
      ("rgb(1.5e1 0 0)", "#0F0000"),
      ("hsl(120 100% 50%)", "#00FF00"), ("hsl(120deg, 100%, 25%)", "rgb(0 0.5 0)"),
      ("hsl(0 0% 100% / .25)", "#FFFFFF/0.25"),
      ("hsl(-240 100% 50%)", "#00FF00"), ("hsl(480 100% 50%)", "#00FF00"), ("hsl(60 100 50)", "#FFFF00"),
      ("display-p3(1 1 1)", "#FFFFFF"), ("display-p3(0.5 0.5 0.5 / 0.5)", "rgb(0.5 0.5 0.5)/0.5"),
      // 1.055 * 1.2249402^(1/2.4) - 0.055, and so on.
      ("display-p3(1 0 0)", "rgb(1.0931 -0.2267 -0.1501)"),
      ("display-p3(100% 0 0)", "rgb(1.0931 -0.2267 -0.1501)"),
    ])
  func forms(text: String, expected: String) throws {
    let color = try #require(ColorText.color(text))
    #expect(DisplayListPrinter.text(color) == expected)
  }

  @Test(
    "What is no colour is none",
    arguments: [
      "", "#", "#12", "#12345", "#1234567", "#GGGGGG", "#１２３", "white", "rgb()", "rgb(1 2)", "rgb(1 2 3 4)",
      "rgb(1, 2, 3 / 4)", "rgb(256 0 0)", "rgb(-1 0 0)", "rgb(nan 0 0)", "rgb(inf 0 0)", "rgb(0x10 0 0)",
      "rgb(1 2 3",
      "rgb(1 2 3 / 2)", "rgb(1 2 3 / )", "hsl(120 150% 50%)", "hsl(x 50% 50%)", "lab(50 0 0)",
      "display-p3(2 0 0)",
      "rgb(1,2,3,)", "rgb(1 2 3) ", "$name", "(1 2 3)",
    ])
  func nonsense(text: String) { #expect(ColorText.color(text) == nil) }
}
