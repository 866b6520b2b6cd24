import Glibc
import Relief
import ReliefFiles
import ReliefPNG
import Synchronization

/// What an output folder holds and of what it was made, so that nothing is made twice.
///
/// A line a picture is added as soon as its file is there, so a run that is killed goes on where it was. The last line may
/// be torn, and counts for nothing then. At the end the whole is written anew, when the disk has the pictures.
package final class BatchLedger: Sendable {
  /// A picture that was made.
  package struct Entry: Hashable, Sendable {
    /// The digest of all that it was made of.
    package var inputs: String
    /// SHA-256 of the file.
    package var digest: String
    /// The file's length.
    package var bytes: Int
    package var width: Int
    package var height: Int
    /// When the file was changed, in nanoseconds, as the system says.
    package var changed: Int
    /// How long it took to make, in microseconds.
    package var microseconds: Int
    /// What was not as it should be when it was made.
    package var warnings: [String] = []
  }

  private struct State {
    var entries: [String: Entry] = [:]
    /// Lines that were not written yet.
    var waiting: [UInt8] = []
    var lastWrite = -1000
    var isJournaling = false
  }

  private let path: String
  private let state: Mutex<State>
  /// Whether the entries survived a stop of the machine: they were written when the disk had the pictures.
  private let isTrusted: Bool
  /// The digest of the plan whose results were written last; empty when a run did not end.
  package let finishedPlan: String

  /// The ledger of a part of a batch in a folder; empty where there is none yet.
  ///
  /// - Parameter ignoring: whether what is there counts for nothing.
  package convenience init(folder: String, shard: Shard, ignoring: Bool = false) {
    self.init(path: folder + "/" + Self.name(shard), ignoring: ignoring)
  }

  /// The ledger in a file; empty where there is none yet.
  package init(path: String, ignoring: Bool = false) {
    self.path = path
    var (entries, plan, isTrusted) = ([String: Entry](), "", true)
    if !ignoring, let bytes = try? AtomicFile.read(path) {
      (entries, plan, isTrusted) = Self.read(bytes)
    }
    state = Mutex(State(entries: entries))
    (finishedPlan, self.isTrusted) = (plan, isTrusted)
  }

  /// The name of a part's ledger.
  static func name(_ shard: Shard) -> String { ".relief-batch\(shard.suffix).ledger" }

  /// Whether a name is that of a ledger.
  package static func isLedger(_ name: String) -> Bool {
    name.hasPrefix(".relief-batch") && name.hasSuffix(".ledger")
  }

  // MARK: Asking

  /// The picture at a path, if it was made of these inputs and its file is as it was left.
  package func entry(_ name: String, inputs: String, folder: String) -> Entry? {
    guard let entry = state.withLock({ $0.entries[name] }), entry.inputs == inputs else { return nil }
    let file = folder + "/" + name
    guard let status = try? SystemFile.status(file), Int(status.st_size) == entry.bytes else { return nil }
    if isTrusted, Self.changed(status) == entry.changed { return entry }
    // Copied, or written before the machine stopped: its content tells.
    guard let bytes = try? AtomicFile.read(file), SHA256.text(of: bytes) == entry.digest else { return nil }
    return entry
  }

  /// The names of all pictures that were made, sorted.
  package var names: [String] { state.withLock { $0.entries.keys.sorted() } }

  /// When a file was changed, in nanoseconds.
  package static func changed(_ status: stat) -> Int {
    Int(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(status.st_mtim.tv_nsec)
  }

  // MARK: Writing

  /// Notes a picture that was just written. Where the note cannot be written, the picture is made again some day.
  package func add(_ name: String, _ entry: Entry) {
    state.withLock { state in
      state.entries[name] = entry
      state.waiting += Self.line(name, entry)
      // Twenty times a second: what a kill loses is made again.
      let now = Self.milliseconds()
      guard now - state.lastWrite > 50 || state.waiting.count > 1 << 16 else { return }
      state.lastWrite = now
      write(&state)
    }
  }

  private func write(_ state: inout State) {
    if !state.isJournaling {
      // Entries of earlier runs stay, and this line says in which session of the machine those behind it are written.
      state.isJournaling = true
      state.waiting = Array("\n#journal \(Self.session)\n".utf8) + state.waiting
    }
    guard let file = try? SystemFile(path, O_WRONLY | O_APPEND | O_CREAT, mode: 0o666) else { return }
    if (try? SystemFile.writeAll(state.waiting, to: file.descriptor)) != nil {
      state.waiting.removeAll(keepingCapacity: true)
    }
  }

  /// Writes the ledger anew with the pictures of these names only, when the disk has them.
  package func finish(keeping names: [String], plan: String) throws(FileError) {
    let text = state.withLock { state in
      var text = Array("#relief-batch 1 \(plan)\n".utf8)
      text.reserveCapacity(names.count * 220)
      for name in names {
        if let entry = state.entries[name] { text += Self.line(name, entry) }
      }
      state.waiting = []
      return text
    }
    try AtomicFile.write(text, to: path)
  }

  /// Writes what waits, where a run ends early.
  package func flush() {
    state.withLock { state in
      if !state.waiting.isEmpty { write(&state) }
    }
  }

  // MARK: Lines

  private static func line(_ name: String, _ entry: Entry) -> [UInt8] {
    // Names have no control characters.
    var line = Array(
      """
      \(entry.inputs)\t\(entry.digest)\t\(entry.bytes)\t\(entry.width)\t\(entry.height)\t\(entry.changed)\t\
      \(entry.microseconds)\t\(name)\n
      """.utf8)
    for warning in entry.warnings {
      line += Array("\(warningMark)\(name)\t".utf8)
      line += warning.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
      line.append(UInt8(ascii: "\n"))
    }
    return line
  }

  /// What a line begins with that holds a warning of the picture of the line above.
  private static let warningMark = "#warning\t"

  private static func read(_ bytes: [UInt8]) -> (entries: [String: Entry], plan: String, isTrusted: Bool) {
    var entries: [String: Entry] = [:]
    entries.reserveCapacity(bytes.count / 200)
    var (plan, isTrusted) = ("", true)
    var start = 0
    let span = bytes.span
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while start < bytes.count {
      var end = start
      var tabs: [Int] = []
      tabs.reserveCapacity(8)
      while end < bytes.count, span[end] != UInt8(ascii: "\n") {
        if span[end] == UInt8(ascii: "\t") { tabs.append(end) }
        end += 1
      }
      // A line without its end is torn.
      guard end < bytes.count else { break }
      defer { start = end + 1 }
      if end > start, span[start] == UInt8(ascii: "#") {
        let line = text(start..<end)
        if line.hasPrefix(warningMark) {
          let parts = line.dropFirst(warningMark.count).split(separator: "\t", maxSplits: 1)
          if parts.count == 2 { entries[String(parts[0])]?.warnings.append(String(parts[1])) }
          continue
        }
        let words = line.split(separator: " ")
        if words.count >= 2, words[0] == "#journal" {
          plan = ""
          if words[1] != session { isTrusted = false }
        } else if words.count == 3, words[0] == "#relief-batch", words[1] == "1" {
          plan = String(words[2])
        }
        continue
      }
      guard tabs.count == 7 else { continue }
      func number(_ index: Int) -> Int? {
        var value = 0
        guard tabs[index] - tabs[index - 1] < 21, tabs[index] > tabs[index - 1] + 1 else { return nil }
        for place in tabs[index - 1] + 1..<tabs[index] {
          guard (48...57).contains(span[place]) else { return nil }
          value = value &* 10 &+ Int(span[place] - 48)
        }
        return value
      }
      guard let length = number(2), let width = number(3), let height = number(4), let changed = number(5),
        let time = number(6)
      else { continue }
      entries[text(tabs[6] + 1..<end)] = Entry(
        inputs: text(start..<tabs[0]), digest: text(tabs[0] + 1..<tabs[1]), bytes: length, width: width,
        height: height, changed: changed, microseconds: time)
    }
    return (entries, plan, isTrusted)
  }

  /// The time since this program first asked, in milliseconds.
  static func milliseconds() -> Int {
    let time = start.duration(to: .now).components
    return Int(time.seconds) * 1000 + Int(time.attoseconds / 1_000_000_000_000_000)
  }

  private static let start = ContinuousClock.now

  /// What tells this run of the machine from those before a stop.
  private static let session: String = {
    let bytes = (try? AtomicFile.read("/proc/sys/kernel/random/boot_id")) ?? []
    let text = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return text.isEmpty ? "-" : text
  }()
}
