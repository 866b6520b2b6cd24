import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

@Suite("Elementary functions")
struct ElementaryTests {
  @Test("They agree with the C library to the stated error")
  func agreement() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let x = Double.random(in: -50...50, using: &random)
      let y = Double.random(in: -50...50, using: &random)
      #expect(abs(Elementary.sin(x) - sin(x)) < 4e-16, "sin(\(x))")
      #expect(abs(Elementary.cos(x) - cos(x)) < 4e-16, "cos(\(x))")
      #expect(abs(Elementary.exp(x) / exp(x) - 1) < 1e-15, "exp(\(x))")
      #expect(abs(Elementary.atan2(y, x) - atan2(y, x)) < 1e-15, "atan2(\(y), \(x))")
      #expect(abs(Elementary.log(abs(x)) - log(abs(x))) < 1e-15 * max(1, abs(log(abs(x)))), "log(\(abs(x)))")
      #expect(abs(Elementary.cbrt(x) / cbrt(x) - 1) < 1e-15, "cbrt(\(x))")
      #expect(abs(Elementary.erf(x / 8) - erf(x / 8)) < 1e-14, "erf(\(x / 8))")
      #expect(abs(Elementary.pow(abs(x), 2.4) / pow(abs(x), 2.4) - 1) < 3e-15, "pow(\(abs(x)), 2.4)")
    }
  }

  @Test("Edges of their domains")
  func edges() {
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.exp(-1000) == 0 && Elementary.exp(1000) == .infinity && Elementary.exp(.nan).isNaN)
    #expect(Elementary.log(0) == -.infinity && Elementary.log(-1).isNaN)
    #expect(Elementary.atan2(0, -1) == .pi && Elementary.atan2(-1, 0) == -.pi / 2)
    #expect(Elementary.erf(10) == 1 && Elementary.erf(-10) == -1)
  }
}
