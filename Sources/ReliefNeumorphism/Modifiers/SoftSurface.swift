import SwiftUI

/// A shape with the theme's surface, shadows and border; as large as it is offered.
nonisolated public struct SoftSurface<S: Shape>: View {
  private let shape: S
  private let elevation: Elevation?
  private let surface: Surface?
  private let fill: RGB?
  /// Whether the light shadow is cast too; over what is filled it would glow.
  var castsHighlight = true
  @Environment(\.neumorphicTheme) private var theme
  @Environment(\.neumorphicPalette) private var palette
  @Environment(\.colorSchemeContrast) private var contrast

  /// A surface; what is nil is the theme's.
  public init(_ shape: S, _ elevation: Elevation? = nil, surface: Surface? = nil, fill: RGB? = nil) {
    (self.shape, self.elevation, self.surface, self.fill) = (shape, elevation, surface, fill)
  }

  /// The shape.
  @MainActor public var body: some View {
    let elevation = elevation ?? theme.elevation
    let stops = theme.curve.stops(surface ?? theme.surface, on: fill ?? palette.surface)
    if elevation.needsSize || (stops.count > 1 && theme.slope != nil) {
      GeometryReader { proxy in
        face(stops, depth: elevation.depth(in: proxy.size), size: proxy.size)
      }
    } else {
      face(stops, depth: elevation.depth, size: CGSize(width: 1, height: 1))
    }
  }

  @MainActor private func face(
    _ stops: [(color: RGB, location: Double)], depth: CGFloat, size: CGSize
  ) -> some View {
    let shadows = theme.shadows(
      depth: depth, surface: surface, palette: palette, fill: fill, castsHighlight: castsHighlight)
    return shape.fill(style(stops, size).casting(shadows)).overlay { border }
  }

  private func style(_ stops: [(color: RGB, location: Double)], _ size: CGSize) -> AnyShapeStyle {
    guard stops.count > 1 else { return AnyShapeStyle(stops.first?.color.color ?? Color.clear) }
    let ends = theme.slopeEnds(in: size)
    // Tools mix colours in encoded sRGB. SwiftUI mixes in Oklab; stops close to each other keep it from showing.
    return AnyShapeStyle(
      LinearGradient(
        stops: SoftSurfaceStops.close(stops).map {
          Gradient.Stop(color: $0.color.color, location: $0.location)
        },
        startPoint: ends.start, endPoint: ends.end))
  }

  /// A line along the inside: where the theme has one, and at increased contrast.
  @ViewBuilder @MainActor private var border: some View {
    let width = contrast == .increased ? max(theme.borderWidth, 1.5) : theme.borderWidth
    if width > 0 {
      shape.stroke(palette.border.color, lineWidth: 2 * width).clipShape(shape)
    }
  }
}

/// Stops between stops.
enum SoftSurfaceStops {
  /// The same ramp, with seven more stops in each part, mixed in encoded sRGB.
  static func close(_ stops: [(color: RGB, location: Double)]) -> [(color: RGB, location: Double)] {
    guard stops.count < 8, let last = stops.last else { return stops }
    var all: [(color: RGB, location: Double)] = []
    for (a, b) in zip(stops, stops.dropFirst()) {
      for step in 0..<8 {
        let part = Double(step) / 8
        all.append((a.color.mixed(with: b.color, part), a.location + (b.location - a.location) * part))
      }
    }
    return all + [last]
  }
}

extension SoftSurface {
  /// The surface, with its light shadow only where that is true.
  func castingHighlight(_ isOn: Bool) -> SoftSurface {
    var copy = self
    copy.castsHighlight = isOn
    return copy
  }
}

extension View {
  /// A soft surface under the view, in a shape.
  public func neumorphic<S: Shape>(
    _ elevation: Elevation? = nil, in shape: S, surface: Surface? = nil
  ) -> some View {
    background { SoftSurface(shape, elevation, surface: surface) }
  }

  /// A soft surface under the view, with the theme's corners.
  public func neumorphic(_ elevation: Elevation? = nil, surface: Surface? = nil) -> some View {
    modifier(RoundedSurface(elevation: elevation, surface: surface))
  }
}

private struct RoundedSurface: ViewModifier {
  let elevation: Elevation?
  let surface: Surface?
  @Environment(\.neumorphicTheme) private var theme

  func body(content: Content) -> some View {
    content.background {
      SoftSurface(theme.shape, elevation, surface: surface)
    }
  }
}
