import Foundation
import ReliefPreviews

/// Checks that a value is as its reference on disk says.
@_disfavoredOverload public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  let request = SnapshotRequest(name: name, record: recording, timeout: timeout, location: location)
  if let message = request.verify(value, snapshotting) { reportIssue(message, at: location) }
}

/// Checks that a value is as its references on disk say, one for each named strategy.
@_disfavoredOverload public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    let request = SnapshotRequest(name: name, record: recording, timeout: timeout, location: location)
    if let message = request.verify(value, strategy) { reportIssue(message, at: location) }
  }
}

/// Checks that a value is as its references on disk say, one for each strategy, numbered.
@_disfavoredOverload public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  for strategy in strategies {
    let request = SnapshotRequest(record: recording, timeout: timeout, location: location)
    if let message = request.verify(value, strategy) { reportIssue(message, at: location) }
  }
}

/// What differs between a value and its reference on disk; nil where it is as it should be.
///
/// - Parameter directory: the folder of the references, instead of `__Snapshots__/<TestFile>` beside the test file.
@_disfavoredOverload public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory directory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  return SnapshotRequest(
    name: name, record: recording, directory: directory, timeout: timeout, location: location
  ).verify(value, snapshotting)
}
