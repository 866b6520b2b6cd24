/// Why sources cannot become a library with previews.
package enum PreviewBuildError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no toolchain, or it lacks something.
  case toolchain(String)
  /// There is nothing to compile.
  case noSources(String)
  /// A file or folder cannot be read or written.
  case file(path: String, reason: String)
  /// Not one file compiles.
  case nothingCompiles([Diagnosis])
  /// The linker fails.
  case link(String)

  /// A sentence for people.
  package var description: String {
    switch self {
    case .toolchain(let message), .noSources(let message): message
    case .file(let path, let reason): "\(path): \(reason)"
    case .nothingCompiles(let diagnoses):
      diagnoses.map(\.description).joined(separator: "\n")
    case .link(let message): "the compiled sources cannot be linked: \(message)"
    }
  }
}

/// Why a file is left out.
package struct Diagnosis: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The file.
  package var file: String
  /// The line of its first error, from 1; 0 for none.
  package var line: Int
  /// The first error.
  package var message: String
  /// The name that Relief does not know, if that is the reason.
  package var missing: String?

  /// A line for people.
  package var description: String {
    let place = line > 0 ? "\(file):\(line)" : file
    let name = missing.map { " (Relief does not know \($0))" } ?? ""
    return "\(place): \(message)\(name)"
  }
}
