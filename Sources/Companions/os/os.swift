// What `import os` brings: a logger whose messages go nowhere.
import Foundation

/// Who may read a value in a log; inert.
public struct OSLogPrivacy: Sendable {
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
  /// As the system thinks fit.
  public static let auto = OSLogPrivacy()
}

/// A message with values in it; it is never written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// Takes values and drops them.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// No room is needed.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Drops a part.
    public mutating func appendLiteral(_ literal: String) {}
    /// Drops a value.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto)
    {}
  }
  /// A message.
  public init(stringLiteral value: String) {}
  /// A message with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// How grave a message is.
public struct OSLogType: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// As usual.
  public static let `default` = OSLogType(rawValue: 0)
  /// For information.
  public static let info = OSLogType(rawValue: 1)
  /// For those who look for faults.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault of the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// A log; nothing is written to it.
public final class OSLog: Sendable {
  /// The usual one.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log of a part of a program.
  public init(subsystem: String, category: String) {}
}

/// Writes nothing.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...)
{}

/// A logger whose messages go nowhere.
public struct Logger: Sendable {
  /// A logger.
  public init() {}
  /// A logger of a part of a program.
  public init(subsystem: String, category: String) {}
  /// A logger for a log.
  public init(_ log: OSLog) {}
  /// Drops a message.
  public func log(_ message: OSLogMessage) {}
  /// Drops a message.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Drops a message.
  public func trace(_ message: OSLogMessage) {}
  /// Drops a message.
  public func debug(_ message: OSLogMessage) {}
  /// Drops a message.
  public func info(_ message: OSLogMessage) {}
  /// Drops a message.
  public func notice(_ message: OSLogMessage) {}
  /// Drops a message.
  public func warning(_ message: OSLogMessage) {}
  /// Drops a message.
  public func error(_ message: OSLogMessage) {}
  /// Drops a message.
  public func critical(_ message: OSLogMessage) {}
  /// Drops a message.
  public func fault(_ message: OSLogMessage) {}
}
