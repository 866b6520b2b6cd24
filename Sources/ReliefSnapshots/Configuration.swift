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

  /// A configuration.
  public init(record: Record?, diffTool: DiffTool?) { (self.record, self.diffTool) = (record, diffTool) }

  /// The configuration with what it does not say filled in from around it.
  var completed: SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? Self.current?.record, diffTool: diffTool ?? Self.current?.diffTool)
  }
}

/// Runs code in which snapshots are recorded and compared as told.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool).completed
  return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}

/// Runs code in which snapshots are recorded and compared as told.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool).completed
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
      try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
        try await function()
      }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Configures the snapshots of a suite or a test.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Configures the snapshots of a suite or a test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
