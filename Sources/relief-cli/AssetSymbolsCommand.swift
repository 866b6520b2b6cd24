import Foundation
import Relief
import ReliefCatalogs

/// `relief asset-symbols`: the Swift file that Xcode would generate for asset catalogues.
enum AssetSymbolsCommand {
  static let command = Command(
    name: "asset-symbols", summary: "writes Swift symbols for asset catalogues",
    usage: "asset-symbols CATALOG... [-o FILE]",
    options: [
      Option(
        name: "--output", short: "-o", value: "FILE",
        meaning: "the Swift file (standard output); left alone where nothing changed"),
      .help, .version,
    ],
    notes: "The package's build plugin ReliefAssetSymbols writes the same for the catalogues of a target.",
    examples: [
      ("relief asset-symbols App/Assets.xcassets -o Symbols.swift", "Color.accent, Image(.photo), ...")
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(CommandError) -> CommandLineTool.Status {
    guard !arguments.positionals.isEmpty else {
      throw CommandError("asset-symbols: which catalogues?\nSee: relief asset-symbols --help")
    }
    for path in arguments.positionals where SystemFiles.kind(of: path) != .folder {
      throw CommandError("asset-symbols: \(path): there is no such catalogue")
    }
    guard let path = arguments.value("--output"), path != "-" else {
      try Console.put(Array(AssetSymbols.file(for: arguments.positionals).utf8))
      return .success
    }
    do {
      try AssetSymbols.write(arguments.positionals, to: path)
    } catch {
      throw CommandError("asset-symbols: \(error)")
    }
    return .success
  }
}
