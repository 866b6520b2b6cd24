/// A value that may come later, as strategies make it.
public struct Async<Value> {
  /// Runs the work; the callback is called with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value from work that calls back.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// The value, changed.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in self.run { callback(transform($0)) } }
  }
}
