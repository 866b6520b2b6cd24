import Relief

/// Standard error.
enum Console {
  /// Writes a message to standard error. Where even that fails, nobody is left to tell.
  static func complain(_ message: String) {
    _ = try? SystemFiles.write(Array((message + "\n").utf8), to: 2)
  }
}
