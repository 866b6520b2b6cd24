import Foundation

/// Runs code of the main actor from wherever a test runs, and waits for it.
///
/// Views belong to the main actor. Tests that say `@MainActor`, and those of XCTest, are there already; others are on a
/// thread of the pool while the main queue waits for work.
func onMainThread<Input, Output>(
  _ input: Input, _ body: @escaping @MainActor (Input) throws -> Output
) throws -> Output {
  let call = MainThreadCall(input, body)
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { call.run() }
  } else {
    DispatchQueue.main.sync { MainActor.assumeIsolated { call.run() } }
  }
  guard let result = call.result else { preconditionFailure("The function ran.") }
  return try result.get()
}

/// Knows whether code runs on the main queue, which on Linux any thread may serve.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// Carries a function's input to the main thread and its result back; the caller waits meanwhile, so nothing is shared.
private final class MainThreadCall<Input, Output>: @unchecked Sendable {
  private let input: Input
  private let body: @MainActor (Input) throws -> Output
  private(set) var result: Result<Output, any Error>?

  init(_ input: Input, _ body: @escaping @MainActor (Input) throws -> Output) {
    (self.input, self.body) = (input, body)
  }

  @MainActor func run() { result = Result { try body(input) } }
}
