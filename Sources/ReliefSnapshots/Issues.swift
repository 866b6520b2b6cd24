import Testing
import XCTest

/// Where in a test something is said.
struct TestLocation {
  var fileID: StaticString, file: StaticString
  var test: String
  var line: UInt, column: UInt
}

/// Lets the test that runs fail, whichever library runs it.
func reportIssue(_ message: String, at location: TestLocation?) {
  if Test.current != nil {
    let place = location.map {
      SourceLocation(
        fileID: "\($0.fileID)", filePath: "\($0.file)", line: Int($0.line), column: Int($0.column))
    }
    Issue.record(Comment(rawValue: message), sourceLocation: place ?? #_sourceLocation)
  } else if let location {
    XCTFail(message, file: location.file, line: location.line)
  } else {
    XCTFail(message)
  }
}
