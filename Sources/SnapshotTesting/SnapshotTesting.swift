// What `import SnapshotTesting` brings, so that test files written for swift-snapshot-testing compile as they are.
@_exported import ReliefSnapshots
