import Relief

/// Why a batch cannot be begun; a fault of one picture is no such error.
package enum BatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The manifest, a template or a table is not what it should be.
  case manifest(SceneError)
  /// A table of rows cannot be used; the line is 0 where the whole file is meant.
  case table(file: String, line: Int, reason: String)
  /// A pattern for names cannot be used.
  case pattern(String, reason: String)
  /// A list of variants cannot be used.
  case variants(String, reason: String)
  /// A part of the work cannot be told from its text.
  case shard(String, reason: String)
  /// Two pictures would have one name.
  case collision(name: String, first: String, second: String)
  /// A file or folder cannot be read or written.
  case file(path: String, reason: String)
  /// Sources cannot be built; the message names what is wrong with them.
  case sources(String)
  /// Shards do not make a whole.
  case merge([String])
  /// There is nothing to do.
  case nothing(String)

  /// A sentence for people, with the way out.
  package var description: String {
    switch self {
    case .manifest(let error): "\(error)"
    case .table(let file, let line, let reason):
      line > 0 ? "\(file):\(line): \(reason)" : "\(file): \(reason)"
    case .pattern(let pattern, let reason): "the name \"\(pattern)\": \(reason)"
    case .variants(let text, let reason): "variants \"\(text)\": \(reason)"
    case .shard(let text, let reason): "shard \(text): \(reason)"
    case .collision(let name, let first, let second):
      "\(first) and \(second) would both be written to \(name); give a name pattern that tells them apart, "
        + "such as {file}-{row}-{variant}"
    case .file(let path, let reason): "\(path): \(reason)"
    case .merge(let faults): faults.joined(separator: "\n")
    case .sources(let reason), .nothing(let reason): reason
    }
  }
}
