import Foundation
import ReliefPreviews
import ReliefSnapshotStore

/// What a call asks for besides the value and the strategy.
struct SnapshotRequest {
  var name: String?
  var record: SnapshotTestingConfiguration.Record?
  var directory: String?
  var timeout: TimeInterval
  var location: TestLocation

  private static let environment = ProcessInfo.processInfo.environment
  private static let store = SnapshotStore(
    artifacts: SnapshotArtifacts(environment: environment), results: .process,
    source: environment["SNAPSHOT_REFERENCES"].flatMap { $0.isEmpty ? nil : $0 })

  /// Checks what a strategy makes of a value; nil where it is as it should be.
  func verify<Value, Format>(
    _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>, variant: String? = nil,
    change: (@Sendable (inout PreviewVariant) -> Void)? = nil
  ) -> String? {
    let start = ContinuousClock.now
    let test = location.test
    let file = "\(location.file)"
    let key = "\(directory ?? "")/\(file)/\(test)"
    let name = name ?? "\(SnapshotCounters.current.next(key))"
    let place = SnapshotPlace(
      testFile: file, test: test, name: name, pathExtension: strategy.pathExtension, directory: directory)
    if self.name == nil, !ReferenceOwners.claim(key, for: ReferenceOwners.current) {
      return """
        Snapshot \(place.identifier): another test of this file has the same name, and which of them has number 1 is \
        chance. Give one of them another name, or its snapshots a name (named:).
        """
    }
    let format: Format
    do {
      let value = try value()
      let test = SnapshotCircumstances(testFile: file, change: change)
      format = try strategy.throwing?(value, test) ?? Self.wait(strategy.snapshot(value), timeout)
    } catch {
      return "Snapshot \(place.identifier): \(error)"
    }
    let asked = record ?? SnapshotTestingConfiguration.current?.record ?? (isRecording ? .all : nil)
    let context = SnapshotContext(place: place, variant: variant, file: file, line: Int(location.line))
    var check = SnapshotStore.Check(
      place: place, file: file, line: Int(location.line), test: test,
      mode: RecordMode.resolved(asked?.mode, environment: Self.environment),
      encode: { try Self.bytes(format, strategy.diffing, context) },
      compare: { try Self.difference(format, strategy.diffing, from: $0) })
    (check.variant, check.start) = (variant, start)
    guard let message = Self.store.verify(check) else { return nil }
    return "Snapshot \(place.identifier): \(message)" + toolLine(place)
  }

  /// What the scope's tool says of the files of a failure.
  private func toolLine(_ place: SnapshotPlace) -> String {
    guard let tool = SnapshotTestingConfiguration.current?.diffTool else { return "" }
    let actual = Self.store.artifacts.path(place, "actual", place.pathExtension)
    return "\n" + tool(currentFilePath: place.path, failedFilePath: actual)
  }

  private static func bytes<Format>(
    _ format: Format, _ diffing: Diffing<Format>, _ context: SnapshotContext
  ) throws -> [UInt8] {
    try diffing.rich?.encode(format, context) ?? Array(diffing.toData(format))
  }

  private static func difference<Format>(
    _ format: Format, _ diffing: Diffing<Format>, from reference: [UInt8]
  ) throws -> SnapshotDifference? {
    if let rich = diffing.rich { return try rich.compare(reference, format) }
    guard let (message, _) = diffing.diff(diffing.fromData(Data(reference)), format) else { return nil }
    return SnapshotDifference(message: message, difference: Array((message + "\n").utf8))
  }

  /// Waits for a value that may come later.
  private static func wait<Format>(_ work: Async<Format>, _ timeout: TimeInterval) throws -> Format {
    let box = ArrivalBox<Format>()
    work.run { box.put($0) }
    let end = Date(timeIntervalSinceNow: max(timeout, 0))
    while true {
      if let value = box.value { return value }
      guard Date() < end else { throw SnapshotTimeout(seconds: timeout) }
      if Thread.isMainThread {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      } else {
        Thread.sleep(forTimeInterval: 0.002)
      }
    }
  }
}

/// A value that did not come.
struct SnapshotTimeout: Error, CustomStringConvertible {
  let seconds: TimeInterval
  var description: String { "The strategy made nothing in \(seconds) seconds; give a longer timeout:." }
}

/// Where a value arrives, perhaps from another thread.
private final class ArrivalBox<Value>: @unchecked Sendable {
  // Guarded by the lock.
  private var arrived: Value?
  private let lock = NSLock()

  var value: Value? { lock.withLock { arrived } }

  func put(_ value: Value) { lock.withLock { arrived = arrived ?? value } }
}
