import ReliefDrawing

/// Blend modes on premultiplied colours, by W3C Compositing and Blending Level 1.
enum Blending {
  private typealias RGB = SIMD3<Float>

  /// Blends the pixels of `source` with those below.
  static func blend(
    _ mode: BlendMode, _ source: RowRenderer.Planes, _ range: Range<Int>,
    into planes: inout RowRenderer.Planes
  ) {
    switch mode {
    case .normal:
      Compositing.over(source, range, into: &planes)
      return
    case .destinationOut:
      let alpha = source.opacity.span
      PlaneKernels.scaleByRest(alpha, in: &planes.red, range)
      PlaneKernels.scaleByRest(alpha, in: &planes.green, range)
      PlaneKernels.scaleByRest(alpha, in: &planes.blue, range)
      PlaneKernels.scaleByRest(alpha, in: &planes.opacity, range)
      return
    default: break
    }
    let (sourceRed, sourceGreen, sourceBlue) = (source.red.span, source.green.span, source.blue.span)
    let sourceOpacity = source.opacity.span
    planes.withPlanes { red, green, blue, opacity in
      for x in range {
        // Nothing leaves everything as it is, in all modes.
        guard sourceOpacity[x] > 0 else { continue }
        let s = SIMD4(sourceRed[x], sourceGreen[x], sourceBlue[x], sourceOpacity[x])
        let out = blend(mode, s, SIMD4(red[x], green[x], blue[x], opacity[x]))
        red[x] = out.x
        green[x] = out.y
        blue[x] = out.z
        opacity[x] = out.w
      }
    }
  }

  /// The result of premultiplied `s` blended onto `d`.
  static func blend(_ mode: BlendMode, _ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
    switch mode {
    case .normal: return s + d * (1 - s.w)
    case .sourceAtop: return s * d.w + d * (1 - s.w)
    case .destinationOver: return d + s * (1 - d.w)
    case .destinationOut: return d * (1 - s.w)
    case .plusLighter: return (s + d).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      // 1 - ((1 - s) + (1 - d)) on premultiplied colours, as Core Graphics defines it.
      let alpha = min(s.w + d.w, 1)
      var out = s + d + SIMD4(repeating: alpha - s.w - d.w)
      out.w = alpha
      return out.clamped(lowerBound: .zero, upperBound: .one)
    default:
      guard s.w > 0, d.w > 0 else { return s + d * (1 - s.w) }
      let (cs, cd) = (RGB(s.x, s.y, s.z) / s.w, RGB(d.x, d.y, d.z) / d.w)
      let mixed = blend(mode, cs, below: cd) * (s.w * d.w)
      let out = mixed + RGB(s.x, s.y, s.z) * (1 - d.w) + RGB(d.x, d.y, d.z) * (1 - s.w)
      return SIMD4(out, s.w + d.w * (1 - s.w))
    }
  }

  private static func blend(_ mode: BlendMode, _ s: RGB, below d: RGB) -> RGB {
    switch mode {
    case .hue: return setLuminosity(setSaturation(s, saturation(d)), luminosity(d))
    case .saturation: return setLuminosity(setSaturation(d, saturation(s)), luminosity(d))
    case .color: return setLuminosity(s, luminosity(d))
    case .luminosity: return setLuminosity(d, luminosity(s))
    default: return RGB(channel(mode, s.x, d.x), channel(mode, s.y, d.y), channel(mode, s.z, d.z))
    }
  }

  private static func channel(_ mode: BlendMode, _ s: Float, _ d: Float) -> Float {
    switch mode {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return channel(.hardLight, d, s)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d <= 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: return s <= 0.5 ? d * 2 * s : d + (2 * s - 1) - d * (2 * s - 1)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let g = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (g - d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
      .plusDarker, .plusLighter:
      return s
    }
  }

  private static func luminosity(_ c: RGB) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func saturation(_ c: RGB) -> Float { c.max() - c.min() }

  private static func setLuminosity(_ c: RGB, _ l: Float) -> RGB {
    let moved = c + (l - luminosity(c))
    let (l2, low, high) = (luminosity(moved), moved.min(), moved.max())
    if low < 0 { return (moved - l2) * (l2 / (l2 - low)) + l2 }
    if high > 1 { return (moved - l2) * ((1 - l2) / (high - l2)) + l2 }
    return moved
  }

  private static func setSaturation(_ c: RGB, _ s: Float) -> RGB {
    let (low, high) = (c.min(), c.max())
    return high > low ? (c - low) * (s / (high - low)) : .zero
  }
}
