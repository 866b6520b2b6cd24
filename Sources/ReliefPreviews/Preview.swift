import Foundation
import ReliefUI

/// A preview that was found in code that is loaded.
@MainActor package struct FoundPreview {
  /// The file, as far as it is known: its name only.
  package var file: String
  /// The line, from 1; 0 when it is not known.
  package var line: Int
  /// The name: what the preview says, else "Preview", counted where there are several in a file.
  package var name: String
  /// How it is shown.
  package var settings: PreviewSettings
  /// Makes the view.
  let view: @MainActor () -> any View
  /// Whether the view itself may say more about how it is shown.
  let asksView: Bool
}

/// Where a type stands in the user's sources; the runtime does not know it.
package struct SourcePlace: Hashable, Sendable, Codable {
  /// The type's name.
  package var type: String
  /// The file's name.
  package var file: String
  /// The line, from 1.
  package var line: Int

  package init(type: String, file: String, line: Int) {
    (self.type, self.file, self.line) = (type, file, line)
  }
}

extension FoundPreview {
  /// All previews of the code that is loaded, by file and line.
  ///
  /// - Parameters:
  ///   - modules: modules whose previews do not count.
  ///   - begin: is told of each provider before its code runs, and says whether to run it.
  ///   - report: is told of providers that cannot be asked, and why.
  package static func all(
    places: [SourcePlace], besides modules: [String] = [], environment: EnvironmentValues,
    begin: (String, SourcePlace) -> Bool,
    report: (String) -> Void
  ) -> [FoundPreview] {
    func isOther(_ type: Any.Type) -> Bool {
      !modules.isEmpty && modules.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }
    var found: [FoundPreview] = []
    for type in PreviewDiscovery.registries() where !isOther(type) {
      let definition = type._preview
      found.append(
        FoundPreview(
          file: definition.file.split(separator: "/").last.map(String.init) ?? definition.file,
          line: definition.line, name: definition.name ?? "", settings: definition.settings,
          view: definition.body, asksView: true))
    }
    for type in PreviewDiscovery.providers() where !isOther(type) {
      let name = "\(type)"
      let place = places.first { $0.type == name }
      guard begin("provider \(name)", place ?? SourcePlace(type: name, file: name, line: 0)) else { continue }
      found += parts(of: type, name, place, environment, report)
    }
    found.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    return named(found)
  }

  private static func parts<P: PreviewProvider>(
    of type: P.Type, _ typeName: String, _ place: SourcePlace?, _ environment: EnvironmentValues,
    _ report: (String) -> Void
  ) -> [FoundPreview] {
    do {
      let settings = try RenderContext.$current.withValue(environment.renderContext) {
        try PreviewPart.settings(of: type.previews, environment: environment)
      }
      return settings.enumerated().map { index, settings in
        FoundPreview(
          file: place?.file ?? typeName, line: place?.line ?? 0, name: settings.name ?? "",
          settings: settings, view: { PreviewPart(type.previews, index: index) }, asksView: false)
      }
    } catch {
      report("\(typeName): \(error)")
      return []
    }
  }

  /// The previews with names that are their own in their file.
  private static func named(_ previews: [FoundPreview]) -> [FoundPreview] {
    var taken: [String: Int] = [:]
    return previews.map { preview in
      var preview = preview
      if preview.name.isEmpty { preview.name = "Preview" }
      let key = preview.file + "/" + preview.name.lowercased()
      taken[key, default: 0] += 1
      if let count = taken[key], count > 1 { preview.name += "-\(count)" }
      return preview
    }
  }
}
