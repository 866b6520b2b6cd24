import Foundation
import Relief
import Testing

@testable import ReliefNeumorphism

@Suite("Colours of soft themes")
struct ColorTests {
  @Test("Roots, powers, sines and cosines are those of the C library within 1e-13")
  func roots() {
    for step in 0...200 {
      let x = Double(step) / 200
      #expect(abs(Roots.power(x, hundredths: 240) - pow(x, 2.4)) < 1e-13)
      #expect(abs(Roots.power(x, hundredths: 57) - pow(x, 0.57)) < 1e-13)
      #expect(abs(Roots.cube(x - 0.5) - cbrt(x - 0.5)) < 1e-13)
      let angle = (x - 0.5) * 1000
      let (sine, cosine) = Roots.sincos(degrees: angle)
      #expect(abs(sine - sin(angle * .pi / 180)) < 1e-13 && abs(cosine - cos(angle * .pi / 180)) < 1e-13)
    }
    #expect(Roots.root(1000, 3) == 10 && Roots.root(0, 3) == 0)
  }

  // The numbers of neumorphism.io's own formula.
  @Test(
    "neumorphism.io's law rounds halves up and cuts at 0 and 255",
    arguments: [
      ("#e0e0e0", 0.15, "#ffffff", "#bebebe"), ("#f5f5f5", 0.15, "#ffffff", "#d0d0d0"),
      ("#000000", 0.15, "#000000", "#000000"), ("#55b9f3", 0.15, "#62d5ff", "#489dcf"),
      ("#e0e0e0", 0.07, "#f0f0f0", "#d0d0d0"),
    ])
  func scaled(base: String, intensity: Double, highlight: String, shade: String) throws {
    let shadows = ShadowLaw.scaled(intensity).shadows(on: try #require(RGB(css: base)))
    #expect("\(shadows.highlight)" == highlight && "\(shadows.shade)" == shade)
  }

  @Test("Tints keep hue and saturation: hsl(166 54% 59%) at lightness 71 and 30")
  func tints() throws {
    let base = try #require(RGB(css: "hsl(166 54% 59%)"))
    let shadows = ShadowLaw.tints(highlight: 0.71, shade: 0.30).shadows(on: base)
    #expect(shadows.highlight == RGB(css: "hsl(166 54% 71%)")?.rounded)
    #expect(shadows.shade == RGB(css: "hsl(166 54% 30%)")?.rounded)
    #expect("\(base)" == "#5ecfb5" && "\(shadows.highlight)" == "#8dddca" && "\(shadows.shade)" == "#237663")
  }

  @Test("The other laws have the numbers of their tools")
  func others() {
    let flutter = ShadowLaw.alpha(
      highlight: .white, shade: RGB(white: 0, opacity: 138.0 / 255), intensity: 0.7, isSquared: true)
    let shadows = flutter.shadows(on: RGB(0xDDE6E8))
    #expect(abs(shadows.highlight.opacity - 0.49) < 1e-12)
    #expect(abs(shadows.shade.opacity - 0.1435) < 0.0001)
    #expect("\(ShadowLaw.offset(20).shadows(on: RGB(0xF2F2F2)).shade)" == "#dedede")
    #expect("\(ShadowLaw.offset(20).shadows(on: RGB(0xF2F2F2)).highlight)" == "#ffffff")
    let steps = ShadowLaw.tintSteps(up: 0.12, down: 0.199).shadows(on: RGB(0xC1D2EB))
    let lightness = RGB(0xC1D2EB).hsl.lightness
    #expect(abs(steps.highlight.hsl.lightness - lightness - 0.12) < 0.003)
    #expect(abs(lightness - steps.shade.hsl.lightness - 0.199) < 0.003)
  }

  @Test(
    "The perceptual law has equal steps on every ground, black and white too",
    arguments: ["#000000", "#ffffff", "#e0e5ec", "#c1d2eb", "#e5604d", "#808080", "#00ff00", "#2d3036"])
  func perceptual(text: String) throws {
    let base = try #require(RGB(css: text))
    let law = ShadowLaw.perceptual(0.08)
    let ground = law.ground(base)
    let (highlight, shade) = law.shadows(on: base)
    #expect(abs(highlight.lightness - ground.lightness - 0.08) < 0.006)
    #expect(abs(ground.lightness - shade.lightness - 0.08) < 0.006)
    #expect(abs(ground.lightness - base.lightness) < 0.206)
  }

  @Test("A colour becomes HSL and Oklab and is the same again")
  func spaces() {
    for value in stride(from: UInt32(0), to: 0x1000000, by: 98_765) {
      let color = RGB(value)
      #expect(RGB(color.hsl).rounded == color.rounded)
      #expect(color.at(lightness: color.lightness).rounded == color.rounded)
    }
    #expect(abs(RGB.white.lightness - 1) < 1e-6 && RGB.black.lightness == 0)
  }

  @Test(
    "Colours are read in CSS's forms, and odd ones are not",
    arguments: [
      ("#abc", "#aabbcc"), ("#AABBCC80", "#aabbcc80"), ("e0e0e0", "#e0e0e0"), ("rgb(1, 2, 3)", "#010203"),
      ("rgba(255 0 0 / 50%)", "#ff000080"), ("hsl(0 0% 100%)", "#ffffff"), ("white", "#ffffff"),
    ])
  func parsing(text: String, hex: String) { #expect(RGB(css: text).map { "\($0)" } == hex) }

  @Test(
    "What is no colour is nil",
    arguments: [
      "", "#", "#12", "#gggggg", "rgb(", "rgb(1,2)", "hsl(nan 1% 1%)", "red?", "#١٢٣", "rgb(1e999 0 0)",
    ])
  func hostile(text: String) { #expect(RGB(css: text) == nil) }
}
