import Foundation

/// What the names of asset catalogues and picture files lead to.
package struct CatalogIndex {
  /// Where a picture is.
  package enum ImagePlace {
    /// In a folder of a catalogue.
    case set(String)
    /// In files of one name, for several screens or devices.
    case files([String])
  }

  /// Folders of colours by name.
  package fileprivate(set) var colors: [String: String] = [:]
  /// Places of pictures by name.
  package fileprivate(set) var images: [String: ImagePlace] = [:]
  /// Colours in catalogues, which Xcode makes symbols for.
  package fileprivate(set) var symbolColors: Set<String> = []
  /// Pictures in catalogues, which Xcode makes symbols for.
  package fileprivate(set) var symbolImages: Set<String> = []
  /// What was amiss when the folders were walked, a sentence each.
  package fileprivate(set) var faults: [String] = []

  /// What all `.xcassets` and picture files in or at some paths hold; of equal names the first counts.
  package init(paths: [String]) {
    var walker = CatalogWalker()
    for path in paths { walker.add(path) }
    self = walker.index
  }

  fileprivate init() {}
}

/// Walks folders for catalogues and pictures.
private struct CatalogWalker {
  private(set) var index = CatalogIndex()
  private var budget = 100_000
  private static let pictureKinds: Set<String> = ["png", "jpg", "jpeg", "svg"]

  /// Adds a catalogue, or a folder with such or with pictures in it, or a picture.
  mutating func add(_ path: String) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let isFolder = isFolder(path) else {
      index.faults.append("\(path): There is no such folder of assets.")
      return
    }
    if isFolder {
      walk(path, inCatalog: path.hasSuffix(".xcassets"), prefix: "", depth: 0)
    } else {
      addPicture(path)
    }
  }

  private mutating func walk(_ folder: String, inCatalog: Bool, prefix: String, depth: Int) {
    guard depth < 64 else { return }
    // The order of a folder's entries is the file system's; sorted, the first of equal names is always the same.
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") {
      budget -= 1
      guard budget > 0 else {
        index.faults.append("\(folder): There are too many files; what follows is not looked at.")
        return
      }
      let path = folder + "/" + name
      guard let isFolder = isFolder(path) else { continue }
      if !isFolder {
        if !inCatalog { addPicture(path) }
        continue
      }
      // A link to a folder above would be walked for ever.
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil, depth > 8 { continue }
      let plain = PlainName(file: name)
      switch plain.kind {
      case "colorset": addColor(prefix + base(name), path, inCatalog)
      case "imageset": addImage(prefix + base(name), path, inCatalog)
      case "xcassets": walk(path, inCatalog: true, prefix: "", depth: depth + 1)
      case "appiconset", "launchimage", "dataset", "symbolset", "brandassets", "stickerpack", "xcodeproj",
        "build", "arresourcegroup":
        continue
      default:
        let inner = inCatalog && spacesNames(path) ? prefix + name + "/" : prefix
        walk(path, inCatalog: inCatalog, prefix: inCatalog ? inner : "", depth: depth + 1)
      }
    }
  }

  /// Whether a path, links followed, is a folder; nil when there is nothing.
  private func isFolder(_ path: String) -> Bool? {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    return type.map { $0 == .typeDirectory }
  }

  private func base(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private mutating func spacesNames(_ folder: String) -> Bool {
    do throws(CatalogFault) {
      return try CatalogJSON(folder: folder)?.properties["provides-namespace"] as? Bool ?? false
    } catch {
      index.faults.append("\(error)")
      return false
    }
  }

  private mutating func addColor(_ name: String, _ path: String, _ inCatalog: Bool) {
    if index.colors[name] == nil { index.colors[name] = path }
    if inCatalog { index.symbolColors.insert(name) }
  }

  private mutating func addImage(_ name: String, _ path: String, _ inCatalog: Bool) {
    // A catalogue's picture comes before a plain file of the name.
    switch index.images[name] {
    case .set: break
    case .files, nil: index.images[name] = .set(path)
    }
    if inCatalog { index.symbolImages.insert(name) }
  }

  private mutating func addPicture(_ path: String) {
    let plain = PlainName(file: path)
    guard CatalogWalker.pictureKinds.contains(plain.kind) else { return }
    switch index.images[plain.name] {
    case .set: break
    case .files(let files): index.images[plain.name] = .files(files + [path])
    case nil: index.images[plain.name] = .files([path])
    }
  }
}
