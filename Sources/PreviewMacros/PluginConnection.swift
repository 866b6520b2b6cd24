import Foundation

/// Messages from and to the compiler.
enum PluginConnection {
  /// The next message; nil when the compiler is gone.
  static func read() -> [String: Any]? {
    guard let head = bytes(8) else { return nil }
    let length = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard let body = bytes(length) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  /// Sends a message.
  static func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) })
    try? FileHandle.standardOutput.write(contentsOf: head + body)
  }

  private static func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
