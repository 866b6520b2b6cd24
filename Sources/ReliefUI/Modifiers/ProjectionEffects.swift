import Foundation
import ReliefGeometry

/// A map of the plane by a matrix of three rows; points are rows on its left.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The map that changes nothing.
  public init() {}

  /// A map that keeps lines parallel.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether nothing is changed.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// One map after the other.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// The part that keeps lines parallel, which is what is drawn.
  var affine: CGAffineTransform {
    let k = m33.isFinite && m33 != 0 ? 1 / m33 : 1
    return CGAffineTransform(a: m11 * k, b: m12 * k, c: m21 * k, d: m22 * k, tx: m31 * k, ty: m32 * k)
  }
}

/// A modifier that maps a view by its size.
nonisolated public protocol GeometryEffect: ViewModifier, Animatable where Body == Never {
  /// The map for a size, about the upper left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The same effect: layout never sees an effect.
  @MainActor public func ignoredByLayout() -> some ViewModifier { GeometryModifier(effect: self) }

  /// The mapped nodes.
  @MainActor public func _make<V: View>(_ place: _ViewPlace, content: V) -> _ViewNodes {
    GeometryModifier(effect: self)._make(place, content: content)
  }
}

/// Maps a view as a geometry effect says.
struct GeometryModifier<E: GeometryEffect>: PrimitiveModifier {
  let effect: E

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let effect = effect
    let map = TransformEffect { effect.effectValue(size: $0).affine }
    return content(context).map { ViewNode(.effect(map), name: "\(E.self)", children: [$0]) }
  }
}

extension View {
  /// The view, mapped; of a map with perspective, only the part that keeps lines parallel is drawn.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    mapped("projectionEffect") { _ in transform.affine }
  }

  /// The view, turned in space and seen from the front; perspective is not drawn.
  ///
  /// Source: O. Rodrigues' formula for the matrix of a rotation about an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    mapped("rotation3DEffect") { size in
      let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
      guard length > 0, length.isFinite else { return .identity }
      let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
      let (s, c) = Elementary.sincos(angle.radians)
      let turned = CGAffineTransform(
        a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s,
        d: c + y * y * (1 - c), tx: 0, ty: 0)
      // A point in front of or behind the view turns about moves the view.
      let depth = CGAffineTransform(
        translationX: -anchorZ * (x * z * (1 - c) + y * s), y: -anchorZ * (y * z * (1 - c) - x * s))
      return .about(anchor, size) { turned.concatenating(depth).concatenating($0) }
    }
  }
}
