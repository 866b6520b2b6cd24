import Foundation
import ReliefFiles

/// The `Contents.json` of a folder in a catalogue.
package struct CatalogJSON {
  /// The object at the top.
  package let top: [String: Any]

  /// Reads a folder's file.
  ///
  /// - Returns: nil when there is no such file, which a catalogue may do without.
  package init?(folder: String) throws(CatalogFault) {
    let path = folder + "/Contents.json"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try AtomicFile.read(path, atMost: 1 << 24)
    } catch {
      throw CatalogFault(file: path, reason: "\(error)")
    }
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(bytes), options: [])
    } catch {
      throw CatalogFault(file: path, reason: "This is not JSON. Save the catalogue again.")
    }
    guard let top = value as? [String: Any] else {
      throw CatalogFault(file: path, reason: "There is no object at its top.")
    }
    self.top = top
  }

  /// The objects of a list; those that are none are passed over.
  package func entries(_ key: String) -> [[String: Any]] {
    (top[key] as? [Any])?.compactMap { $0 as? [String: Any] } ?? []
  }

  /// The `properties` object.
  package var properties: [String: Any] { top["properties"] as? [String: Any] ?? [:] }
}
