import Foundation

/// The files that come with an app: those in the folder of its sources, by their names alone, as Xcode copies them.
package struct AppFiles: Sendable {
  private let paths: [String: String]

  /// No files.
  package init() { paths = [:] }

  /// The files in a folder and the folders below it. Of two of a name, that in a folder of the app's own language or
  /// in none wins.
  package init(folder: String) {
    var found: [String: String] = [:]
    let all = FileManager.default.enumerator(atPath: folder)
    var names: [String] = []
    while let name = all?.nextObject() as? String {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      if last.hasPrefix(".") || last.hasSuffix(".xcassets") || last.hasSuffix(".xcodeproj") {
        all?.skipDescendants()
      } else if !last.hasSuffix(".swift"), last.contains(".") {
        names.append(name)
      }
    }
    func rank(_ name: String) -> (Int, String) {
      (
        !name.contains(".lproj/") ? 0 : name.contains("en.lproj/") || name.contains("Base.lproj/") ? 1 : 2,
        name
      )
    }
    for name in names.sorted(by: { rank($0) < rank($1) }) {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      if found[last] == nil { found[last] = folder + "/" + name }
    }
    paths = found
  }

  /// Where a file lies, its type given or within the name; nil where there is none.
  package func path(_ name: String?, _ type: String?) -> String? {
    guard let name else {
      return type.flatMap { type in paths.keys.sorted().first { $0.hasSuffix("." + type) } }
        .flatMap { paths[$0] }
    }
    let last = name.split(separator: "/").last.map(String.init) ?? name
    if let type, !type.isEmpty { return paths[last + (type.hasPrefix(".") ? type : "." + type)] }
    return paths[last]
  }
}
