import Relief
import ReliefDrawing

/// A template and the table that fills it: where each parameter's value comes from.
package struct FilledTemplate: Sendable {
  /// Where a parameter's value comes from.
  private struct Slot: Sendable {
    var name: String
    var column: Int?
    var fallback: BatchTable.Cell?
  }

  package let template: SceneTemplate
  package let table: BatchTable
  private let slots: [Slot]

  /// A template with a table; a parameter that has neither a column nor a default is an error.
  package init(
    _ template: SceneTemplate, _ table: BatchTable, defaults: [(name: String, cell: BatchTable.Cell)]
  ) throws(BatchError) {
    (self.template, self.table) = (template, table)
    var slots: [Slot] = []
    for name in template.parameters {
      let slot = Slot(
        name: name, column: table.columns.firstIndex(of: name),
        fallback: defaults.first { $0.name == name }?.cell)
      guard slot.column != nil || slot.fallback != nil else {
        let hint = Spelling.nearest(to: name, in: table.columns).map { "did you mean \"\($0)\"?" }
        throw .table(
          file: table.file, line: 0,
          reason: "there is no column \"\(name)\", which \(template.place(of: name)) asks for; "
            + (hint ?? "add it, or give \"defaults\""))
      }
      slots.append(slot)
    }
    self.slots = slots
  }

  /// What is amiss but does no harm: columns that nothing uses, defaults of no parameter.
  package func warnings(
    used: [String], defaults: [(name: String, cell: BatchTable.Cell)]
  ) -> [String] {
    let surplus = table.columns.filter { !template.parameters.contains($0) && !used.contains($0) }
    var warnings: [String] = []
    if !surplus.isEmpty {
      let names = surplus.map { "\"\($0)\"" }.joined(separator: ", ")
      warnings.append(
        "\(table.file): \(surplus.count == 1 ? "the column" : "the columns") \(names) "
          + "\(surplus.count == 1 ? "is" : "are") used neither by \(template.source.name) nor by the name")
    }
    for item in defaults where !template.parameters.contains(item.name) {
      warnings.append(
        "\(template.source.name): there is no parameter \"\(item.name)\", which \"defaults\" names")
    }
    return warnings
  }

  /// The parameters' values of a row. An empty cell takes the default where there is one.
  package func values(_ row: Int) throws(BatchError) -> [BatchTable.Cell] {
    let line = table.rows[row]
    if let fault = line.fault { throw .table(file: table.file, line: line.line, reason: fault) }
    var values: [BatchTable.Cell] = []
    values.reserveCapacity(slots.count)
    for slot in slots {
      let cell = slot.column.flatMap { $0 < line.cells.count ? line.cells[$0] : nil }
      if let cell, slot.fallback == nil || cell != .text("") {
        values.append(cell)
      } else if let fallback = slot.fallback {
        values.append(fallback)
      } else {
        throw .table(
          file: table.file, line: line.line,
          reason: "nothing stands in the column \"\(slot.name)\", and there is no default for it")
      }
    }
    return values
  }
}
