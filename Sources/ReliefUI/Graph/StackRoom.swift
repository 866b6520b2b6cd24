import CConcurrency

/// How much room the thread's stack has: trees of views are walked by functions that call themselves.
enum StackRoom {
  /// The address below which half of the stack of this thread is used; 0 where that cannot be told.
  ///
  /// The other half is left for layout and drawing, which go about as deep as making views does.
  static var floor: UInt { UInt(relief_stack_middle()) }

  /// An address that lies on the stack now.
  static var here: UInt { UInt(relief_stack_here()) }
}
