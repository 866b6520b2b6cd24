import Foundation
import ReliefText

/// A name that no other place in the tree of views has.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var id: ID?

  /// A new name.
  public init() {}

  /// The name; the same for all views that are not shown.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  /// A name.
  public struct ID: Hashable, Sendable {
    let number: Int
  }
}

extension Namespace: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) {
    id = link.slot { Name(ID(number: link.host.makeNamespace())) }.id
  }

  private final class Name {
    let id: ID
    init(_ id: ID) { self.id = id }
  }
}

/// A value that a gesture changes as long as it goes on; in a still picture no gesture does.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value at rest.
  public let wrappedValue: Value

  /// A value at rest.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A value at rest.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// A value at rest; how it is reset does not show.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }

  /// A value at rest; how it is reset does not show.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  /// The state itself, for a gesture to change.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// No value at rest.
  public init() { self.init(wrappedValue: nil) }
}

/// A number that grows with the size of text that the user wants.
///
/// It grows as the em of its text style does, in whole tables of the Human Interface Guidelines; UIKit's finer curve
/// is not published. [choice]
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor: CGFloat = 1

  /// A number for the default size of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    (base, style) = (wrappedValue, textStyle)
  }

  /// The number for the size of text around the view.
  public var wrappedValue: Value { base * Value(factor) }
}

extension ScaledMetric: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) {
    let size = link.environment.dynamicTypeSize
    factor = style.size(at: size) / style.size(at: .large)
  }
}
