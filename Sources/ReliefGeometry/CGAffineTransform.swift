import Foundation

/// An affine map of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
///
/// y points down, so a positive angle turns clockwise on screen. `p.concatenating(q)` applies `p` first, then
/// `q`.
public struct CGAffineTransform: Equatable, Hashable, Sendable, Codable {
  /// The entries of the matrix, by the names of Core Graphics.
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

  /// The transform that moves nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The identity.
  public init() { self = .identity }

  /// A transform from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A transform from its six entries, unlabelled.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A rotation about the origin by radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let (s, c) = Elementary.sincos(angle)
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// a d - b c: by how much areas grow; negative when the map mirrors, 0 when it flattens.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether axis-parallel rectangles stay axis-parallel and upright (no rotation, no shear).
  package var isScaleAndTranslation: Bool { b == 0 && c == 0 }

  /// The largest factor by which any length grows (the greater singular value).
  package var largestScale: CGFloat {
    let p = (a * a + b * b + c * c + d * d) / 2
    let q = determinant
    return (p + max(p * p - q * q, 0).squareRoot()).squareRoot()
  }

  /// This transform, then `other`.
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
  }

  /// A translation first, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scale first, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A rotation by radians first, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one; this one itself where none does (as in Core Graphics).
  public func inverted() -> CGAffineTransform {
    let q = determinant
    guard q != 0, q.isFinite else { return self }
    return CGAffineTransform(
      a: d / q, b: -b / q, c: -c / q, d: a / q,
      tx: (c * ty - d * tx) / q, ty: (b * tx - a * ty) / q)
  }
}

extension CGPoint {
  /// The point after `t`.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size as a vector after the linear part of `t`.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four moved corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    // Each side of the result is reached at the same corner for the x terms and for the y terms.
    let x0 = min(t.a * minX, t.a * maxX) + min(t.c * minY, t.c * maxY) + t.tx
    let x1 = max(t.a * minX, t.a * maxX) + max(t.c * minY, t.c * maxY) + t.tx
    let y0 = min(t.b * minX, t.b * maxX) + min(t.d * minY, t.d * maxY) + t.ty
    let y1 = max(t.b * minX, t.b * maxX) + max(t.d * minY, t.d * maxY) + t.ty
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
