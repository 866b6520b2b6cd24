import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefRaster
import Testing

/// Layers whose colours are mapped.
@Suite struct ColorMappingTests {
  private static let swap = ColorMatrix(red: .init(0, 1, 0), green: .init(0, 0, 1), blue: .init(1, 0, 0))
  private static let invert = ColorMatrix(
    red: .init(-1, 0, 0, 0, 1), green: .init(0, -1, 0, 0, 1), blue: .init(0, 0, -1, 0, 1))
  private static let fade = ColorMatrix(
    red: .init(1, 0, 0), green: .init(0, 1, 0), blue: .init(0, 0, 1), opacity: .init(0, 0, 0, 0.5))
  private static let broken = ColorMatrix(red: .init(.nan, 0, 0), green: .init(0, 1, 0), blue: .init(0, 0, 1))

  private func pixel(_ matrix: ColorMatrix, _ color: ResolvedColor) throws -> [UInt8] {
    let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let list = DisplayList([.layer(Layer(.colorMatrix(matrix), DisplayList([.fill(square, .color(color))])))])
    let bitmap = try Rasterizer().render(list, size: CGSize(width: 2, height: 1))
    return Array(bitmap.pixels)
  }

  @Test(
    "Colours are mapped where there are any, and clamped",
    arguments: [
      (matrix: swap, color: ResolvedColor(rgb: 0x102030), pixel: [0x20, 0x30, 0x10, 255]),
      (invert, ResolvedColor(rgb: 0x102030), [0xEF, 0xDF, 0xCF, 255]),
      (invert, ResolvedColor(rgb: 0xFFFFFF, opacity: 0.2), [0, 0, 0, 51]),
      (fade, ResolvedColor(rgb: 0x336699), [0x33, 0x66, 0x99, 128]),
      (broken, ResolvedColor(rgb: 0x336699), [0x33, 0x66, 0x99, 255]),
      (
        ColorMatrix(red: .init(4, 0, 0), green: .init(0, -1, 0), blue: .init(0, 0, 1)),
        ResolvedColor(rgb: 0x808080), [255, 0, 128, 255]
      ),
    ])
  func mapping(_ matrix: ColorMatrix, _ color: ResolvedColor, _ expected: [UInt8]) throws {
    let pixels = try pixel(matrix, color)
    #expect(Array(pixels.prefix(4)) == expected)
    // The second pixel has nothing to be mapped.
    #expect(Array(pixels.suffix(4)) == [0, 0, 0, 0])
  }
}
