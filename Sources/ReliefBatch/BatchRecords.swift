import Relief
import ReliefFiles
import ReliefPNG

/// The list of what a batch made: `manifest.json` and `manifest.tsv`, and for parts `manifest-2-of-4.json`.
package enum BatchRecords {
  /// A line of the list, as it is written and read.
  package struct Record: Hashable, Sendable {
    /// Its place in the whole plan.
    package var number: Int
    package var file: String
    package var source: String
    /// The name that variants share.
    package var group: String
    /// The choices on each axis.
    package var labels: [Label]
    package var width: Int
    package var height: Int
    package var scale: Double
    package var bytes: Int
    package var sha256: String
    package var microseconds: Int
    /// What is wrong; nil for a picture that is there.
    package var error: String?

    /// A choice on an axis.
    package struct Label: Hashable, Sendable {
      package var axis: String
      package var choice: String
    }

    /// The choices in one word.
    package var variant: String { labels.map(\.choice).joined(separator: "-") }
    /// Whether the picture is dark, as far as its labels say.
    package var isDark: Bool? {
      labels.first { $0.axis == "color-scheme" }.map { $0.choice == "dark" }
    }
  }

  /// The list that all parts of a batch share.
  package struct List: Sendable {
    /// The digest of the names of the whole plan.
    package var plan: String
    /// How many pictures the whole plan has.
    package var total: Int
    /// The part.
    package var shard: Shard
    /// What is to be made besides the pictures.
    package var outputs: [BatchManifest.Output] = []
    package var records: [Record]
    /// What could not be begun.
    package var faults: [String]

    package init(plan: String, total: Int, shard: Shard, records: [Record], faults: [String]) {
      (self.plan, self.total, self.shard, self.records, self.faults) = (plan, total, shard, records, faults)
    }
  }

  /// The list of a run.
  package static func list(_ report: BatchReport, _ plan: BatchPlan, _ shard: Shard) -> List {
    List(
      plan: plan.digest, total: plan.total, shard: shard,
      records: report.results.map { result in
        let entry = result.entry
        return Record(
          number: result.picture.number, file: result.picture.name, source: result.picture.source,
          group: result.picture.group,
          labels: result.picture.labels.map { .init(axis: $0.axis, choice: $0.choice) },
          width: entry?.width ?? 0, height: entry?.height ?? 0, scale: result.picture.scale,
          bytes: entry?.bytes ?? 0, sha256: entry?.digest ?? "", microseconds: entry?.microseconds ?? 0,
          error: result.message)
      }, faults: report.faults.map { "\($0.source): \($0.message)" })
  }

  /// Writes the list into a folder, as JSON and as TSV.
  package static func write(_ list: List, to folder: String) throws(FileError) {
    try AtomicFile.write(json(list), to: "\(folder)/manifest\(list.shard.suffix).json")
    try AtomicFile.write(tsv(list), to: "\(folder)/manifest\(list.shard.suffix).tsv")
  }

  private static func json(_ list: List) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(list.records.count * 300)
    text +=
      """
      {"relief": \(JSONText.quoted(Relief.version)), "plan": \(JSONText.quoted(list.plan)), \
      "total": \(list.total), "shard": "\(list.shard.index)/\(list.shard.count)",
       "outputs": [\(list.outputs.map { JSONText.quoted($0.rawValue) }.joined(separator: ", "))],
       "faults": [\(list.faults.map(JSONText.quoted).joined(separator: ", "))],
       "pictures": [

      """.utf8
    for (index, record) in list.records.enumerated() {
      let labels = record.labels.map { ($0.axis, JSONText.quoted($0.choice)) }
      text +=
        """
          {"number": \(record.number), "file": \(JSONText.quoted(record.file)), "source": \(JSONText.quoted(record.source)), \
        "group": \(JSONText.quoted(record.group)), "variant": \(JSONText.object(labels)), \
        "width": \(record.width), "height": \(record.height), "scale": \(JSONValue.text(record.scale)), \
        "bytes": \(record.bytes), "sha256": "\(record.sha256)", \
        "milliseconds": \(JSONValue.text(Double(record.microseconds) / 1000))\
        \(record.error.map { ", \"error\": \(JSONText.quoted($0))" } ?? "")}\
        \(index + 1 < list.records.count ? "," : "")

        """.utf8
    }
    text += " ]}\n".utf8
    return text
  }

  private static func tsv(_ list: List) -> [UInt8] {
    var text = Array("file\tsource\tvariant\twidth\theight\tscale\tbytes\tsha256\tmilliseconds\terror\n".utf8)
    text.reserveCapacity(list.records.count * 200)
    for record in list.records {
      text +=
        """
        \(plain(record.file))\t\(plain(record.source))\t\(plain(record.variant))\t\(record.width)\t\
        \(record.height)\t\(JSONValue.text(record.scale))\t\(record.bytes)\t\(record.sha256)\t\
        \(JSONValue.text(Double(record.microseconds) / 1000))\t\(plain(record.error ?? ""))

        """.utf8
    }
    return text
  }

  /// A text without what separates cells.
  private static func plain(_ text: String) -> String {
    text.contains { $0 == "\t" || $0.isNewline }
      ? String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 }) : text
  }

  /// The list in a file.
  package static func read(path: String) throws(BatchError) -> List {
    let bytes: [UInt8]
    do { bytes = try SystemFiles.bytes(of: path) } catch { throw .file(path: path, reason: error.reason) }
    let source = SceneSource(name: path, bytes: bytes)
    do throws(SceneError) {
      return try list(SceneNode(value: try SceneFile.value(of: source), path: .top, source: source))
    } catch {
      throw .manifest(error)
    }
  }

  private static let reason = "this is no list that relief batch wrote"

  private static func list(_ node: SceneNode) throws(SceneError) -> List {
    let top = try node.object(
      reason, keys: ["relief", "plan", "total", "shard", "outputs", "faults", "pictures"])
    let part = try top.required("shard", reason)
    let shard: Shard
    do { shard = try Shard(try part.string("a part")) } catch { throw part.invalid("a part, such as 1/1") }
    var list = List(
      plan: try text(top, "plan"), total: try number(top, "total"), shard: shard, records: [], faults: [])
    for output in try top["outputs"]?.list("a list of outputs") ?? [] {
      list.outputs.append(try output.word(BatchManifest.Output.self))
    }
    for fault in try top["faults"]?.list("a list of texts") ?? [] {
      list.faults.append(try fault.string("text"))
    }
    for item in try top.required("pictures", reason).list("a list of pictures") {
      list.records.append(try record(item))
    }
    return list
  }

  private static func record(_ node: SceneNode) throws(SceneError) -> Record {
    let object = try node.object(
      reason,
      keys: [
        "number", "file", "source", "group", "variant", "width", "height", "scale", "bytes", "sha256",
        "milliseconds", "error",
      ])
    let scale = try object.required("scale", reason).number("a scale", in: SceneFile.scales)
    let time = try object.required("milliseconds", reason).number("a time", in: 0...1e12)
    var record = Record(
      number: try number(object, "number"), file: try text(object, "file"),
      source: try text(object, "source"), group: try text(object, "group"), labels: [],
      width: try number(object, "width"), height: try number(object, "height"), scale: scale,
      bytes: try number(object, "bytes"), sha256: try text(object, "sha256"),
      microseconds: Int((time * 1000).rounded()))
    if case .object(let members)? = object["variant"]?.value.kind {
      for member in members {
        if case .string(let choice) = member.value.kind {
          record.labels.append(.init(axis: member.key, choice: choice))
        }
      }
    }
    record.error = try object["error"]?.string("text")
    return record
  }

  private static func text(_ object: SceneObject, _ key: String) throws(SceneError) -> String {
    try object.required(key, reason).string("text")
  }

  private static func number(_ object: SceneObject, _ key: String) throws(SceneError) -> Int {
    Int(try object.required(key, reason).number("a whole number", in: 0...1e15))
  }
}
