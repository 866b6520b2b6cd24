import ReliefLooks

/// Standard output and standard error.
package enum Console {
  /// Writes a line to standard output.
  package static func say(_ line: String) throws(CommandError) { try put(Array((line + "\n").utf8)) }

  /// Writes bytes to standard output.
  package static func put(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try SystemFiles.write(bytes, to: 1)
    } catch {
      throw CommandError("cannot write to standard output: \(error.reason)")
    }
  }

  /// Writes a message to standard error. Where even that fails, nobody is left to tell.
  package static func complain(_ message: String) {
    _ = try? SystemFiles.write(Array("relief: \(shortened(message))\n".utf8), to: 2)
  }

  /// A message without the middle of what is too long to be read, such as a name of a hundred thousand letters.
  private static func shortened(_ message: String) -> String {
    // The longest help text is half as long.
    guard message.utf8.count > 8000 else { return message }
    return message.prefix(500) + " ... " + message.suffix(500)
  }
}
