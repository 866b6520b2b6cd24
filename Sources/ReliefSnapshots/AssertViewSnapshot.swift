import Foundation
import ReliefPreviews
import ReliefUI

// Views are made and drawn on the main actor; these forms go there by themselves, so that a test need not say so.

/// Checks that a view is as its reference on disk says.
public func assertSnapshot<Value: View, Format>(
  of value: @autoclosure @escaping @MainActor () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  let request = SnapshotRequest(name: name, record: recording, timeout: timeout, location: location)
  if let message = request.verify({ try onMainThread((), value) }, snapshotting) {
    reportIssue(message, at: location)
  }
}

/// Checks that a view is as its references on disk say, one for each named strategy.
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @escaping @MainActor () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    let request = SnapshotRequest(name: name, record: recording, timeout: timeout, location: location)
    if let message = request.verify({ try onMainThread((), value) }, strategy) {
      reportIssue(message, at: location)
    }
  }
}

/// Checks that a view is as its references on disk say, one for each strategy, numbered.
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @escaping @MainActor () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  for strategy in strategies {
    let request = SnapshotRequest(record: recording, timeout: timeout, location: location)
    if let message = request.verify({ try onMainThread((), value) }, strategy) {
      reportIssue(message, at: location)
    }
  }
}

/// Checks that a view is as its references on disk say, one for each choice of a matrix of circumstances.
///
/// The choices' names, such as `dark-xxxLarge`, are those of the files, after `name` where there is one.
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @escaping @MainActor () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  variants axes: PreviewVariantAxis..., named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory directory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  for choice in PreviewVariant.choices(axes) {
    let full = [name, choice.name].compactMap(\.self).joined(separator: "-")
    let request = SnapshotRequest(
      name: full, record: recording, directory: directory, timeout: timeout, location: location)
    let message = request.verify(
      { try onMainThread((), value) }, snapshotting, variant: choice.name, change: choice.change)
    if let message { reportIssue(message, at: location) }
  }
}

/// What differs between a view and its reference on disk; nil where it is as it should be.
///
/// - Parameter directory: the folder of the references, instead of `__Snapshots__/<TestFile>` beside the test file.
public func verifySnapshot<Value: View, Format>(
  of value: @autoclosure @escaping @MainActor () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory directory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  return SnapshotRequest(
    name: name, record: recording, directory: directory, timeout: timeout, location: location
  ).verify({ try onMainThread((), value) }, snapshotting)
}
