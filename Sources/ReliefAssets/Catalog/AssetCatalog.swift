import Foundation
import ReliefDrawing
import Synchronization

/// Colours and pictures by name, from `.xcassets` folders and from folders of picture files.
///
/// Folders are walked when a catalogue is made; sets are read when they are asked for, and kept. Any thread may use it.
package final class AssetCatalog: Sendable {
  private let index: AssetIndex
  private let known = Mutex(Known())

  private struct Known {
    var colors: [String: Result<ColorSet, AssetError>] = [:]
    var images: [ImageKey: Result<AssetImage?, AssetError>] = [:]
  }

  private struct ImageKey: Hashable {
    var name: String
    var traits: AssetTraits
  }

  /// The catalogue of all `.xcassets` in or at some paths, and of picture files in them.
  ///
  /// Of equal names the first counts. A path that does not exist is noted in `faults`.
  package init(paths: [String]) {
    var walker = AssetWalker()
    for path in paths { walker.add(path) }
    index = walker.index
  }

  /// What was amiss when the folders were walked.
  package var faults: [String] { index.faults }
  /// The names of the colours, sorted.
  package var colorNames: [String] { index.colors.keys.sorted() }
  /// The names of the pictures, sorted.
  package var imageNames: [String] { index.images.keys.sorted() }
  /// The names of colours in catalogues, which Xcode makes symbols for; sorted.
  package var colorSymbols: [String] { index.symbolColors.sorted() }
  /// The names of pictures in catalogues, which Xcode makes symbols for; sorted.
  package var imageSymbols: [String] { index.symbolImages.sorted() }

  /// A colour by name; nil when there is none of that name.
  package func color(named name: String, _ traits: AssetTraits) throws(AssetError) -> AssetColor? {
    guard let folder = index.colors[name] else { return nil }
    let set = known.withLock { known in
      if let set = known.colors[name] { return set }
      let set = AssetCatalog.result(folder) { () throws(AssetError) in try ColorSet(folder: folder) }
      known.colors[name] = set
      return set
    }
    return try set.get().color(traits)
  }

  /// A picture by name; nil when there is none of that name, or none for the circumstances.
  package func image(named name: String, _ traits: AssetTraits) throws(AssetError) -> AssetImage? {
    guard let place = index.images[name] ?? index.images[PlainName(file: name).name] else { return nil }
    return try known.withLock { known in
      let key = ImageKey(name: name, traits: traits)
      if let image = known.images[key] { return image }
      let image: Result<AssetImage?, AssetError>
      switch place {
      case .set(let folder):
        image = AssetCatalog.result(folder) { () throws(AssetError) in
          try ImageSet(folder: folder).image(traits)
        }
      case .files(let entries):
        image = AssetCatalog.result("") { () throws(AssetError) in try ImageSet(files: entries).image(traits)
        }
      }
      known.images[key] = image
      return image
    }.get()
  }

  /// Names of colours that are like a name, the nearest first.
  package func namesNear(color name: String) -> [String] { AssetCatalog.near(name, colorNames) }

  /// Names of pictures that are like a name, the nearest first.
  package func namesNear(image name: String) -> [String] { AssetCatalog.near(name, imageNames) }

  private static func near(_ name: String, _ names: [String]) -> [String] {
    var rest = names
    var near: [String] = []
    while near.count < 3, let next = Spelling.nearest(to: name, in: rest) {
      near.append(next)
      rest.removeAll { $0 == next }
    }
    return near
  }

  private static func result<T>(
    _ folder: String, _ make: () throws(AssetError) -> T
  ) -> Result<T, AssetError> {
    do throws(AssetError) {
      return .success(try make())
    } catch {
      // Faults of entries do not know where they are; those of files do.
      if case .badEntry = error { return .failure(.inFile(folder + "/Contents.json", error)) }
      return .failure(error)
    }
  }
}

/// Where names lead to.
struct AssetIndex {
  /// Where a picture is.
  enum ImagePlace {
    /// In a folder of a catalogue.
    case set(String)
    /// In files of one name.
    case files([ImageSet.Entry])
  }

  var colors: [String: String] = [:]
  var images: [String: ImagePlace] = [:]
  var symbolColors: Set<String> = []
  var symbolImages: Set<String> = []
  var faults: [String] = []
}

/// Walks folders for catalogues and pictures.
struct AssetWalker {
  private(set) var index = AssetIndex()
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
    do throws(AssetError) {
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
    guard AssetWalker.pictureKinds.contains(plain.kind) else { return }
    let traits = EntryTraits(["idiom": plain.idiom ?? "universal"])
    let entry = ImageSet.Entry(file: path, traits: traits, scale: plain.scale, insets: nil)
    switch index.images[plain.name] {
    case .set: break
    case .files(let entries): index.images[plain.name] = .files(entries + [entry])
    case nil: index.images[plain.name] = .files([entry])
    }
  }
}
