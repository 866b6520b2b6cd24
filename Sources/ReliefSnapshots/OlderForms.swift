import Foundation
import ReliefUI
import Synchronization

// Forms of older versions of swift-snapshot-testing, which test files still use.

private let recordsAll = Mutex(false)

/// Whether references are written every time, where neither a call nor a scope says otherwise.
public var isRecording: Bool {
  get { recordsAll.withLock { $0 } }
  set { recordsAll.withLock { $0 = newValue } }
}

/// Checks that a value is as its reference on disk says.
@_disfavoredOverload public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  let request = SnapshotRequest(name: name, record: recording, timeout: timeout, location: location)
  if let message = request.verify(value, snapshotting) { reportIssue(message, at: location) }
}

/// Checks that a view is as its reference on disk says.
public func assertSnapshot<Value: View, Format>(
  matching value: @autoclosure @escaping @MainActor () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}
