import Synchronization
import Testing
import XCTest

/// Numbers the snapshots of a test that have no names, from 1.
final class SnapshotCounters: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// The counters of tests that have none of their own. XCTest's begin anew with every test.
  static let process: SnapshotCounters = {
    let counters = SnapshotCounters()
    XCTestObservationCenter.shared.addTestObserver(CounterReset(counters))
    return counters
  }()

  /// The counters of the test that runs.
  static var current: SnapshotCounters { SnapshotTestingConfiguration.counters ?? process }

  /// The next number of a test.
  func next(_ key: String) -> Int {
    counts.withLock { counts in
      let number = (counts[key] ?? 0) + 1
      counts[key] = number
      return number
    }
  }

  /// Begins anew.
  func reset() { counts.withLock { $0 = [:] } }
}

/// Which test has the references that are numbered under a name. Tests of one name in one file run in parallel: they would
/// swap their numbers from run to run.
enum ReferenceOwners {
  private static let owners = Mutex<[String: String]>([:])

  /// The test of Swift Testing that runs; nil for those of XCTest, which run one after the other.
  static var current: String? { Test.current.map { "\($0.id)" } }

  /// Whether a name is that of a test's references; the first test that asks has it.
  static func claim(_ key: String, for test: String?) -> Bool {
    guard let test else { return true }
    return owners.withLock { owners in
      let owner = owners[key] ?? test
      owners[key] = owner
      return owner == test
    }
  }
}

/// Lets a test of XCTest that is run again find the same names again.
private final class CounterReset: NSObject, XCTestObservation {
  private let counters: SnapshotCounters

  init(_ counters: SnapshotCounters) { self.counters = counters }

  func testCaseWillStart(_ testCase: XCTestCase) { counters.reset() }
}
