import ReliefLooks

/// Where the pictures of one run go; found out before anything is written.
package struct OutputPlan {
  /// A picture to make.
  package struct Picture: Equatable {
    /// Which input it is made of.
    package var input: Int
    /// The appearance; nil for the input's own.
    package var colorScheme: SceneColorScheme?
    /// The file; "-" for standard output.
    package var path: String
  }

  /// The pictures, by input and then by appearance.
  package private(set) var pictures: [Picture] = []
  /// The folder to make before the first picture is written.
  package private(set) var folder: String?

  /// A plan for inputs with these names (without extension), each in these appearances.
  ///
  /// Without `output`, files go to the current folder. `-` is standard output, for one picture only; a name that ends
  /// in `.png` is a file, for one input only; anything else is a folder. With two appearances, `-light` and `-dark` are
  /// added to the names.
  package init(
    names: [String], colorSchemes: [SceneColorScheme?], output: String?
  ) throws(CommandError) {
    let count = names.count * colorSchemes.count
    func add(_ path: (Int, String) -> String) {
      for input in names.indices {
        for scheme in colorSchemes {
          let suffix = colorSchemes.count > 1 ? scheme.map { "-\($0.rawValue)" } ?? "" : ""
          pictures.append(Picture(input: input, colorScheme: scheme, path: path(input, suffix)))
        }
      }
    }
    switch output {
    case "-":
      guard count == 1 else {
        throw CommandError("standard output takes one picture, and these are \(count); give -o a folder")
      }
      add { _, _ in "-" }
    case .some(let file) where file.lowercased().hasSuffix(".png") && SystemFiles.kind(of: file) != .folder:
      guard names.count == 1 else {
        throw CommandError("\(file) is one file, and there are \(names.count) scenes; give -o a folder")
      }
      add { _, suffix in file.dropLast(4) + suffix + file.suffix(4) }
    case let output:
      let folder = output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
      if let output {
        guard SystemFiles.kind(of: output) != .file else {
          throw CommandError("\(output) is a file; give -o a folder, or a name that ends in .png")
        }
        self.folder = output
      }
      add { folder + names[$0] + $1 + ".png" }
    }
  }

  /// Refuses two pictures of one name. `also` are other files that the run writes.
  package func checkCollisions(inputs: [String], also others: [String] = []) throws(CommandError) {
    var seen: [String: String] = [:]
    for other in others { seen[Self.plain(other)] = other }
    for picture in pictures where picture.path != "-" {
      let input = inputs[picture.input]
      if let other = seen[Self.plain(picture.path)] {
        throw CommandError(
          "\(other) and \(input) would both be written to \(picture.path); rename one of them")
      }
      seen[Self.plain(picture.path)] = input
    }
  }

  /// A path without empty parts and single dots.
  private static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
