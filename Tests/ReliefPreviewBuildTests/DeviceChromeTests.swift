import Foundation
import Relief
import ReliefDrawing
import ReliefUI
import Testing

@testable import ReliefPreviews

/// What is drawn around the picture of a device.
@MainActor @Suite struct DeviceChromeTests {
  private func picture(_ name: String, isLandscape: Bool = false, isDark: Bool = false) throws -> Bitmap {
    let device = try #require(Device.named(name))
    var environment = EnvironmentValues()
    environment.displayScale = 1
    environment.colorScheme = isDark ? .dark : .light
    let size = device.size(isLandscape: isLandscape)
    let screen = ViewHost.Screen(proposal: ProposedViewSize(size), size: size)
    var drawing = try ViewDrawing(
      screenOf: ViewHost(Color.red, screen: screen, environment: environment))
    try DeviceChrome(device, isLandscape: isLandscape, environment).put(around: &drawing)
    return try drawing.render()
  }

  private func isRed(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8)) -> Bool {
    pixel.red > 200 && pixel.green < 100 && pixel.opacity == 255
  }

  @Test("A phone without a button has round corners, an island, and a home indicator that follows the scheme")
  func round() throws {
    let light = try picture("iPhone 16")
    #expect(light[0, 0].opacity == 0 && light[392, 851].opacity == 0)
    #expect(isRed(light[196, 400]))
    // The island: 125 by 37, 11 below the edge. The indicator: 5 high, 8 above the lower edge.
    #expect(light[196, 12].red == 0 && isRed(light[196, 52]))
    #expect(light[196, 841].red == 0 && isRed(light[196, 830]) && isRed(light[100, 841]))
    #expect(try picture("iPhone 16", isDark: true)[196, 841].green == 255)
  }

  @Test("A phone on its side has no status bar; one with a button has square corners and no indicator")
  func others() throws {
    let side = try picture("iPhone 16", isLandscape: true)
    #expect(side[0, 0].opacity == 0 && isRed(side[426, 12]) && side[426, 382].red == 0)
    let button = try picture("iPhone SE (2nd generation)")
    #expect(isRed(button[0, 0]) && isRed(button[187, 657]))
    // The time stands in the middle of the bar.
    let bar = (170..<205).flatMap { x in (2..<18).map { button[x, $0] } }
    #expect(bar.contains { $0.red < 100 })
  }

  @Test(
    "Signs of the status bar stand beside the notch or island, which is at the left of a device on its side",
    arguments: [
      ("iPhone 11", 209, 0, 30), ("iPhone 12 mini", 209, 0, 30), ("iPhone 14", 162, 0, 30),
      ("iPhone 16", 125, 11, 37),
    ])
  func sensors(_ name: String, _ width: Int, _ gap: Int, _ depth: Int) throws {
    let upright = try picture(name)
    let middle = upright.width / 2
    let row = gap + depth / 2
    #expect(upright[middle, row].red == 0 && upright[middle - width / 2 + 3, row].red == 0)
    // Nothing dark lies in the columns just beside it, and there are signs further to the right.
    let beside = [middle - width / 2 - 3, middle + width / 2 + 2]
    #expect(beside.allSatisfy { x in (1..<40).allSatisfy { upright[x, $0].red > 200 } })
    let signs = (middle + width / 2 + 3..<upright.width).filter { x in
      (6..<40).contains { upright[x, $0].red < 60 }
    }
    #expect(signs.count > 40)
    let side = try picture(name, isLandscape: true)
    let half = side.height / 2
    #expect(side[gap + depth / 2, half].red == 0 && side[gap + depth / 2, half - width / 2 + 6].red == 0)
    #expect(isRed(side[gap + depth + 3, half]) && isRed(side[gap + depth / 2, half - width / 2 - 3]))
  }
}
