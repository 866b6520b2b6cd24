import Foundation
import ReliefGeometry

/// A part of a view's geometry that can be asked for in the coordinates of another view.
public struct Anchor<Value> {
  /// In the coordinates of the view that it is of.
  let local: Value
  /// Maps these to the whole picture.
  let toGlobal: CGAffineTransform
  private let map: (Value, CGAffineTransform) -> Value

  /// The value in the coordinates of a view; as it is where those cannot be told.
  package func resolved(in placement: Placement) -> Value {
    guard let back = placement.toGlobal.inverse else { return local }
    return map(local, toGlobal.concatenating(back))
  }

  /// Which part of the geometry it is.
  public struct Source {
    let make: (ViewNode) -> Anchor?

    func anchor(of node: ViewNode) -> Anchor? { make(node) }
  }

  fileprivate init(
    _ local: Value, _ toGlobal: CGAffineTransform, map: @escaping (Value, CGAffineTransform) -> Value
  ) {
    (self.local, self.toGlobal, self.map) = (local, toGlobal, map)
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.local == b.local && a.toGlobal == b.toGlobal }
}

extension Anchor: Hashable where Value: Hashable {
  /// The place.
  public func hash(into hasher: inout Hasher) { hasher.combine(local) }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect { _ in r } }

  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { rect { $0 } }

  private static func rect(_ part: @escaping (CGRect) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      node.placement.map { placement in
        // Of a turned rectangle, the smallest upright one around it.
        Anchor<CGRect>(part(CGRect(origin: .zero, size: node.frame.size)), placement.toGlobal) {
          $0.applying($1)
        }
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { point { _ in p } }

  /// A point in the view, in parts of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { point { p.point(in: $0) } }

  /// The upper left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func point(_ part: @escaping (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      node.placement.map { placement in
        Anchor<CGPoint>(part(CGRect(origin: .zero, size: node.frame.size)), placement.toGlobal) {
          $0.applying($1)
        }
      }
    }
  }
}

extension Anchor.Source {
  /// Several parts.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    make = { node in
      let anchors = array.compactMap { $0.anchor(of: node) }
      return anchors.first.map { first in
        Anchor<[T]>(anchors.map(\.local), first.toGlobal) { values, map in
          zip(anchors, values).map { $0.map($1, map) }
        }
      }
    }
  }

  /// A part, or none.
  public init<T>(_ optional: Anchor<T>.Source?) where Value == T? {
    make = { node in
      guard let anchor = optional?.anchor(of: node) else {
        return node.placement.map { Anchor<T?>(nil, $0.toGlobal) { value, _ in value } }
      }
      return Anchor<T?>(anchor.local, anchor.toGlobal) { value, map in value.map { anchor.map($0, map) } }
    }
  }
}
