/// Calls a function of the main actor from code that runs there, but goes through protocols that cannot say so.
///
/// Layout is such code: a `Layout` of the user's is not isolated, and yet views are only ever laid out where they
/// are built. It is a fatal error to call this elsewhere.
func onMainActor<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
  let passed = Passed<Input, Output>(input)
  MainActor.assumeIsolated { passed.output = body(passed.input) }
  guard let output = passed.output else { preconditionFailure("The function was called.") }
  return output
}

/// Carries values that never leave the thread.
private final class Passed<Input, Output>: @unchecked Sendable {
  let input: Input
  var output: Output?

  init(_ input: Input) { self.input = input }
}
