import Foundation
import Relief
import ReliefFiles
import ReliefPNG

/// Joins the folders that parts of a batch wrote, and proves that nothing is missing or doubled.
package struct BatchMerge: Sendable {
  private let folders: [String]

  /// The folders with the parts' lists; several parts may have written into one.
  package init(_ folders: [String]) { self.folders = folders }

  private struct Part {
    var folder: String
    var list: BatchRecords.List
  }

  /// Copies all pictures into a folder, with one list, and makes what shows all of them.
  ///
  /// - Parameter outputs: what is made besides what the parts were asked for.
  package func run(
    into output: String, outputs: [BatchManifest.Output]
  ) throws(BatchError) -> BatchRecords.List {
    let parts = try parts()
    let faults = Self.faults(parts)
    guard faults.isEmpty, let first = parts.first else { throw .merge(faults) }
    var list = BatchRecords.List(
      plan: first.list.plan, total: first.list.total, shard: .whole,
      records: parts.flatMap(\.list.records).sorted { $0.number < $1.number },
      faults: parts.flatMap(\.list.faults))
    for output in outputs + parts.flatMap(\.list.outputs) where !list.outputs.contains(output) {
      list.outputs.append(output)
    }
    try copy(parts, to: output)
    var sources = GallerySources()
    for part in parts { sources.add(folder: part.folder, shard: part.list.shard) }
    do {
      try BatchOutputs(list.outputs, folder: output, fonts: [])
        .write(list, sources: sources, isUnchanged: false)
    } catch {
      throw .file(path: output, reason: "\(error)")
    }
    return list
  }

  private func parts() throws(BatchError) -> [Part] {
    var parts: [Part] = []
    for folder in folders {
      let names: [String]
      do { names = try SystemFiles.names(in: folder) } catch {
        throw .file(path: folder, reason: error.reason)
      }
      let lists = names.filter { $0.hasPrefix("manifest-") && $0.hasSuffix(".json") && $0.contains("-of-") }
      let whole = names.contains("manifest.json") && lists.isEmpty ? ["manifest.json"] : []
      guard !(lists + whole).isEmpty else {
        throw .file(path: folder, reason: "no part of a batch was written here (manifest-K-of-N.json)")
      }
      for name in lists + whole {
        parts.append(Part(folder: folder, list: try BatchRecords.read(path: folder + "/" + name)))
      }
    }
    return parts
  }

  /// Whether the parts are those of one batch, each once, and have all its pictures, each once and whole.
  private static func faults(_ parts: [Part]) -> [String] {
    guard let first = parts.first else { return ["there is no part"] }
    var faults: [String] = []
    for part in parts where part.list.plan != first.list.plan || part.list.total != first.list.total {
      faults.append("\(part.folder): part of another batch than \(first.folder)")
    }
    let count = first.list.shard.count
    var seen: [Int: String] = [:]
    for part in parts {
      let shard = part.list.shard
      if shard.count != count {
        faults.append("\(part.folder): part \(shard.index)/\(shard.count), and others are of \(count)")
      }
      if let other = seen.updateValue(part.folder, forKey: shard.index) {
        faults.append("\(part.folder): part \(shard.index)/\(count) is also in \(other)")
      }
    }
    for index in 1...count where seen[index] == nil { faults.append("part \(index)/\(count) is missing") }
    guard faults.isEmpty else { return faults }

    var owners = [Int: String]()
    var names: [String: String] = [:]
    for part in parts {
      for record in part.list.records {
        if let other = owners.updateValue(part.folder, forKey: record.number) {
          faults.append("\(record.file): doubled, in \(other) and \(part.folder)")
        }
        if let other = names.updateValue(part.folder, forKey: record.file.lowercased()) {
          faults.append("\(record.file): this name is in \(other) and \(part.folder)")
        }
        if record.error == nil, let fault = fault(record, part.folder) { faults.append(fault) }
      }
    }
    for number in 0..<first.list.total where owners[number] == nil {
      faults.append("picture \(number + 1) of \(first.list.total) is in no part")
      if faults.count > 20 { break }
    }
    return faults
  }

  /// What is wrong with a picture's file.
  private static func fault(_ record: BatchRecords.Record, _ folder: String) -> String? {
    let path = folder + "/" + record.file
    guard !record.file.hasPrefix("/"), !record.file.split(separator: "/").contains("..") else {
      return "\(record.file): leads out of its folder"
    }
    guard let bytes = try? AtomicFile.read(path) else { return "\(path): the picture is missing" }
    return SHA256.text(of: bytes) == record.sha256 ? nil : "\(path): the picture is not the one that was made"
  }

  private func copy(_ parts: [Part], to output: String) throws(BatchError) {
    let files = AtomicFile.Batch()
    for part in parts {
      for record in part.list.records where record.error == nil {
        let (from, to) = (part.folder + "/" + record.file, output + "/" + record.file)
        if SystemFiles.isSame(from, to) { continue }
        do { try SystemFiles.makeFolder(SystemFiles.folder(of: to)) } catch {
          throw .file(path: to, reason: error.reason)
        }
        do throws(FileError) { try files.write(try AtomicFile.read(from), to: to) } catch {
          throw .file(path: to, reason: "\(error)")
        }
      }
    }
    do { try SystemFiles.makeFolder(output) } catch { throw .file(path: output, reason: error.reason) }
    do throws(FileError) { try files.finish() } catch { throw .file(path: output, reason: "\(error)") }
  }
}
