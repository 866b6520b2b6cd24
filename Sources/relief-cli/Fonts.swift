import Relief
import ReliefCommands

extension Arguments {
  /// The system's fonts, with those of `--fonts` before them.
  func fonts() throws(CommandError) -> FontLibrary {
    let library = FontLibrary()
    guard let path = value("--fonts") else { return library }
    guard SystemFiles.kind(of: path) != .nothing else {
      throw CommandError("--fonts \(path): there is no such file or folder")
    }
    guard !library.register(path: path).isEmpty else {
      throw CommandError("--fonts \(path): no font in it; fonts are .ttf, .otf, .ttc or .otc files")
    }
    return library
  }

  /// Tells of fonts that were missing, unless asked to be quiet: the pictures are made with others.
  func tellWarnings(of fonts: FontLibrary) {
    guard !has("--quiet") else { return }
    for warning in fonts.warnings { Console.complain("warning: \(warning)") }
  }
}
