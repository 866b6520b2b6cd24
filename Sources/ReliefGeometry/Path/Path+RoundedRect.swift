import Foundation

extension Path {
  /// Cubics along an elliptical arc, angles in radians, one for each 30 degrees or part of it;
  /// none for angles that are not finite.
  package static func arcCurves(
    center c: CGPoint, rx: CGFloat, ry: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> [Element] {
    guard abs(end - start) < 1e4 else { return [] }
    let count = max(1, Int((abs(end - start) / (.pi / 6) - 1e-9).rounded(.up)))
    let step = (end - start) / CGFloat(count)
    // Handle length for an arc of angle a: 4/3 tan(a/4).
    let (sn, cs) = Elementary.sincos(step / 4)
    let k = 4.0 / 3 * sn / cs
    return (0..<count).map { i in
      let (s0, c0) = Elementary.sincos(start + CGFloat(i) * step)
      let (s1, c1) = Elementary.sincos(start + CGFloat(i + 1) * step)
      return .curve(
        to: CGPoint(x: c.x + rx * c1, y: c.y + ry * s1),
        control1: CGPoint(x: c.x + rx * (c0 - k * s0), y: c.y + ry * (s0 + k * c0)),
        control2: CGPoint(x: c.x + rx * (c1 + k * s1), y: c.y + ry * (s1 - k * c1)))
    }
  }

  /// A rounded rectangle clockwise from the left end of its top edge.
  static func elements(of shape: RoundedRect) -> [Element] {
    if shape.rect.isNull { return [] }
    var elements: [Element] = []
    func go(to p: CGPoint) {
      elements.append(elements.isEmpty ? .move(to: p) : .line(to: p))
    }
    for index in 0..<4 {
      let corner = shape.corner(index)
      let r = corner.radius
      if r <= 0 {
        go(to: corner.point)
      } else if shape.style == .continuous {
        let curves = corner.continuousCurves
        go(to: curves.first.start)
        elements += [curves.first.element, curves.middle.element, curves.last.element]
      } else {
        go(to: corner.at(r, 0))
        let start = CGFloat.pi * (1 + CGFloat(index) / 2)
        elements += arcCurves(center: corner.at(r, r), rx: r, ry: r, from: start, to: start + .pi / 2)
      }
    }
    return elements + [.closeSubpath]
  }

  /// A rectangle whose corners are quarter ellipses.
  init(ellipticalCornersIn rect: CGRect, cornerSize: CGSize) {
    let rx = min(max(cornerSize.width, 0), rect.width / 2)
    let ry = min(max(cornerSize.height, 0), rect.height / 2)
    guard rx > 0, ry > 0 else {
      self.init(rect)
      return
    }
    let centers = [
      CGPoint(x: rect.minX + rx, y: rect.minY + ry), CGPoint(x: rect.maxX - rx, y: rect.minY + ry),
      CGPoint(x: rect.maxX - rx, y: rect.maxY - ry), CGPoint(x: rect.minX + rx, y: rect.maxY - ry),
    ]
    var elements: [Element] = [.move(to: CGPoint(x: rect.minX, y: rect.minY + ry))]
    for (index, center) in centers.enumerated() {
      let start = CGFloat.pi * (1 + CGFloat(index) / 2)
      let (s, c) = Elementary.sincos(start)
      if index > 0 {
        elements.append(.line(to: CGPoint(x: center.x + rx * c, y: center.y + ry * s)))
      }
      elements += Path.arcCurves(center: center, rx: rx, ry: ry, from: start, to: start + .pi / 2)
    }
    self.init(elements: elements + [.closeSubpath])
  }
}
