/// A property of a view whose value lives outside of it.
///
/// A type of your own may hold others; they are tied to the view first, then `update()` is called before `body`.
public protocol DynamicProperty {
  /// Called before the view's body is read.
  @MainActor mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor public mutating func update() {}
}
