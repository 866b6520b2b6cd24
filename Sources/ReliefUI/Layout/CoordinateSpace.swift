import Foundation
import ReliefGeometry

/// What coordinates refer to.
public enum CoordinateSpace: Hashable {
  /// The whole picture.
  case global
  /// The view itself.
  case local
  /// A view around it that has a name.
  case named(AnyHashable)

  /// Whether it is the whole picture.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }
}

/// A frame of reference for coordinates.
public protocol CoordinateSpaceProtocol {
  /// The space as a plain value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space.
  public init() {}
  /// The space of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space.
  public init() {}
  /// The space of the whole picture.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space of a view around that has a name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole picture.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the innermost scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace()) }

  /// The space of the innermost scroll view around, whatever its axes are.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

/// The name of the space of scroll views.
struct ScrollSpace: Hashable {}

extension View {
  /// Gives the view's space a name, for views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(AttributeModifier { $0.spaceName = name.name })
  }

  /// Gives the view's space a name, for views inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}
