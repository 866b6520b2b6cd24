import Foundation
import ReliefSnapshotStore
import Testing

/// What holds for the snapshots of a scope: when references are written, and what failures offer.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the scope that runs; nil outside of any.
  @TaskLocal static var current: SnapshotTestingConfiguration?
  /// The counters of the test that runs; nil where a test has none of its own.
  @TaskLocal static var counters: SnapshotCounters?

  /// When references are written.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let mode: RecordMode
    /// Every time; the test fails.
    public static let all = Record(mode: .all)
    /// Where there is none.
    public static let missing = Record(mode: .missing)
    /// Where there is none or the test fails.
    public static let failed = Record(mode: .failed)
    /// Never.
    public static let never = Record(mode: .never)

    init(mode: RecordMode) { self.mode = mode }

    /// `true` is `.all`, `false` is `.missing`.
    public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }
  }

  /// How a failure tells to look at it: a command line, made of the paths of the reference and the new file.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    let command: @Sendable (_ reference: String, _ actual: String) -> String

    /// A tool by a function of both paths.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { command = tool }

    /// A tool by its name; the paths follow.
    public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// Two links.
    public static let `default` = DiffTool { "  file://\($0)\n  file://\($1)" }

    /// What the tool says of two paths.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }

  /// When references are written; nil as around it.
  public var record: Record?
  /// The tool; nil as around it.
  public var diffTool: DiffTool?

  /// Asset catalogues and folders of pictures, from the root or from the package's folder; nil for the package's own.
  public var assets: [String]?
  /// The date of the pictures; nil for 9 January 2007, 9:41.
  public var date: Date?
  /// The language and region of the user; nil for American English.
  public var locale: Locale?
  /// The time zone of the user; nil for Greenwich's.
  public var timeZone: TimeZone?

  /// A configuration.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, assets: [String]? = nil, date: Date? = nil,
    locale: Locale? = nil, timeZone: TimeZone? = nil
  ) {
    (self.record, self.diffTool, self.assets) = (record, diffTool, assets)
    (self.date, self.locale, self.timeZone) = (date, locale, timeZone)
  }

  /// The configuration with what it does not say filled in from around it.
  var completed: SnapshotTestingConfiguration {
    guard let around = Self.current else { return self }
    return SnapshotTestingConfiguration(
      record: record ?? around.record, diffTool: diffTool ?? around.diffTool, assets: assets ?? around.assets,
      date: date ?? around.date, locale: locale ?? around.locale, timeZone: timeZone ?? around.timeZone)
  }
}

/// Runs code in which snapshots are recorded and compared as told.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  assets: [String]? = nil, date: Date? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, assets: assets, date: date, locale: locale, timeZone: timeZone
  ).completed
  return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}

/// Runs code in which snapshots are recorded and compared as told.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  assets: [String]? = nil, date: Date? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, assets: assets, date: date, locale: locale, timeZone: timeZone
  ).completed
  return try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await operation() }
}

/// Configures the snapshots of a suite or a test of Swift Testing, and gives each test counters of its own.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests in a suite have it too.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test in the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$counters.withValue(SnapshotCounters()) {
      try await SnapshotTestingConfiguration.$current.withValue(configuration.completed) {
        try await function()
      }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Configures the snapshots of a suite or a test.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, assets: [String]? = nil, date: Date? = nil,
    locale: Locale? = nil, timeZone: TimeZone? = nil
  ) -> Self {
    _SnapshotsTestTrait(
      configuration: SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, assets: assets, date: date, locale: locale, timeZone: timeZone))
  }

  /// Configures the snapshots of a suite or a test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
