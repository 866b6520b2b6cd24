import Relief

/// Standard output and standard error.
enum Console {
  /// Writes a line to standard output.
  static func say(_ line: String) throws(CommandError) { try put(Array((line + "\n").utf8)) }

  /// Writes bytes to standard output.
  static func put(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try SystemFiles.write(bytes, to: 1)
    } catch {
      throw CommandError("cannot write to standard output: \(error.reason)")
    }
  }

  /// Writes a message to standard error. Where even that fails, nobody is left to tell.
  static func complain(_ message: String) {
    _ = try? SystemFiles.write(Array("relief: \(message)\n".utf8), to: 2)
  }
}
