import SwiftUI

/// A shape in a colour, erased where a blurred hole lies: an inner shadow whose hole need not have the shape's size.
struct ErasedShadow<S: Shape, Hole: Shape>: View {
  let shape: S
  let hole: Hole
  let color: RGB
  /// The Gaussian's standard deviation in points.
  let sigma: CGFloat
  /// How far the sides of the hole lie outside those of the shape, before it is moved.
  let growth: EdgeInsets
  let offset: CGSize

  var body: some View {
    ZStack {
      shape.fill(color.opacity(1).color)
      GeometryReader { proxy in
        let width = proxy.size.width + growth.leading + growth.trailing
        let height = proxy.size.height + growth.top + growth.bottom
        hole.fill(Color(.sRGB, white: 0)).frame(width: max(width, 0), height: max(height, 0))
          .offset(x: offset.width - growth.leading, y: offset.height - growth.top)
      }
      .blur(radius: sigma)
      .blendMode(.destinationOut)
    }
    .compositingGroup()
    .opacity(color.opacity)
  }
}
