import Relief

/// Standard output and standard error.
enum Console {
  /// Writes a line to standard output at once, so that a long run can be watched.
  static func say(_ line: String) {
    _ = try? SystemFiles.write(Array((line + "\n").utf8), to: 1)
  }

  /// Writes a message to standard error. Where even that fails, nobody is left to tell.
  static func complain(_ message: String) {
    _ = try? SystemFiles.write(Array((message + "\n").utf8), to: 2)
  }
}
