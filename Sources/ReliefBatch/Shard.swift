import Relief

/// One part of the work of several machines: the K-th of N.
package struct Shard: Hashable, Sendable {
  /// Which one, from 1.
  package var index: Int
  /// Of how many.
  package var count: Int

  /// All of the work.
  package static let whole = Shard(index: 1, count: 1)

  private init(index: Int, count: Int) { (self.index, self.count) = (index, count) }

  /// A part as it is written: `2/5`.
  package init(_ text: String) throws(BatchError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, count <= 100_000,
      (1...count).contains(index)
    else { throw .shard(text, reason: "expected K/N with K from 1 to N, such as 2/5") }
    (self.index, self.count) = (index, count)
  }

  /// What tells a part from others; empty for the whole.
  package var suffix: String { count == 1 ? "" : "-\(index)-of-\(count)" }

  /// The part that an environment names: Slurm's arrays (`SLURM_ARRAY_TASK_ID`, `_MIN`, `_STEP`, `_COUNT`) and GitLab's
  /// parallel jobs (`CI_NODE_INDEX`, `CI_NODE_TOTAL`); nil where there is none.
  ///
  /// `variables` are two names of a user's own, the part from 1 and the count: `MY_INDEX/MY_TOTAL`; `MY_INDEX+1/MY_TOTAL`
  /// where the first part is 0.
  package static func named(
    in environment: [String: String], variables: String? = nil
  ) throws(BatchError) -> Shard? {
    func number(_ name: String) throws(BatchError) -> Int? {
      guard let text = environment[name], !text.isEmpty else { return nil }
      guard let number = Int(text) else {
        throw .shard("\(name)=\(text.prefix(40))", reason: "this variable should be a whole number")
      }
      return number
    }
    if let variables {
      let names = variables.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard names.count == 2, !names[0].isEmpty, !names[1].isEmpty else {
        throw .shard(variables, reason: "expected the names of two variables, such as MY_INDEX/MY_TOTAL")
      }
      let isFromZero = names[0].hasSuffix("+1")
      let first = isFromZero ? String(names[0].dropLast(2)) : names[0]
      guard let index = try number(first), let count = try number(names[1]) else {
        throw .shard(variables, reason: "\(first) or \(names[1]) is not set")
      }
      return try Shard("\(isFromZero ? index + 1 : index)/\(count)")
    }
    if let task = try number("SLURM_ARRAY_TASK_ID"), let count = try number("SLURM_ARRAY_TASK_COUNT") {
      let first = try number("SLURM_ARRAY_TASK_MIN") ?? 1
      let step = max(try number("SLURM_ARRAY_TASK_STEP") ?? 1, 1)
      return try Shard("\((task - first) / step + 1)/\(count)")
    }
    if let index = try number("CI_NODE_INDEX"), let count = try number("CI_NODE_TOTAL") {
      return try Shard("\(index)/\(count)")
    }
    return nil
  }

  /// Which of some names belong to this part.
  ///
  /// The names are put into the order of a stable hash and dealt out one by one, so that the parts are equally large, and
  /// what a name costs has nothing to do with where it goes.
  package func picks(_ names: [String]) -> [Bool] {
    guard count > 1 else { return names.map { _ in true } }
    let order = names.indices.sorted {
      let (a, b) = (Self.hash(names[$0]), Self.hash(names[$1]))
      return a != b ? a < b : names[$0] < names[$1]
    }
    var picks = [Bool](repeating: false, count: names.count)
    for (place, index) in order.enumerated() where place % count == self.index - 1 { picks[index] = true }
    return picks
  }

  /// FNV-1a of 64 bits (Fowler, Noll, Vo), its bits mixed so that like names come far apart (splitmix64's last steps).
  static func hash(_ name: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return hash ^ hash >> 31
  }
}
