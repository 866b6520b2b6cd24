import Foundation

/// When references are written.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every time; the test fails, so that nobody leaves it on. What differs within tolerance is not written again.
  case all
  /// Where there is none; the test fails this once.
  case missing
  /// Where there is none or the test fails; it fails this once.
  case failed
  /// Never: a missing reference is a failure.
  case never

  /// The mode for what was asked for, from the strongest to the weakest wish.
  ///
  /// `RELIEF_RECORD` is set for one run and beats all; then what the test says; then `SNAPSHOT_TESTING_RECORD`. Without
  /// any of them nothing is written where `CI` is set, and else what is missing.
  package static func resolved(_ asked: RecordMode?, environment: [String: String]) -> RecordMode {
    if let forced = environment["RELIEF_RECORD"].flatMap(word) { return forced }
    if let asked { return asked }
    if let mode = environment["SNAPSHOT_TESTING_RECORD"].flatMap(RecordMode.init(rawValue:)) { return mode }
    let ci = environment["CI"] ?? ""
    return ci.isEmpty || ci == "0" || ci.lowercased() == "false" ? .missing : .never
  }

  private static func word(_ text: String) -> RecordMode? { text == "1" ? .all : RecordMode(rawValue: text) }
}
