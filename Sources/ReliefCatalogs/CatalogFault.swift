/// Why a file of a catalogue cannot be read.
package struct CatalogFault: Error, Hashable, Sendable {
  /// The file.
  package let file: String
  /// What is amiss and what to do, in a sentence or two.
  package let reason: String
}

extension CatalogFault: CustomStringConvertible {
  /// The file and the reason.
  package var description: String { "\(file): \(reason)" }
}
