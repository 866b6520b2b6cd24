import Foundation
import Relief
import ReliefBatch
import ReliefPreviewBuild

/// `relief watch`: renders again what a saved file changes.
enum WatchCommand {
  static let command = Command(
    name: "watch", summary: "renders again whenever a file is saved",
    usage: "watch MANIFEST|PATH... [options]",
    options: BatchCommand.command.options.filter { option in
      !["--merge", "--shard", "--shard-env", "--force"].contains(option.name)
    },
    notes: """
      PATH and options are those of relief batch. Files beside a watched file and below a watched folder count, asset
      catalogues too. Ctrl-C ends it.
      """,
    examples: [
      ("relief watch CardView.swift -o out --show", "the picture in the terminal, a second after each save"),
      ("relief watch MyApp -o out --variants color-scheme", "all previews of an app, light and dark"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(CommandError) -> CommandLineTool.Status {
    guard !arguments.positionals.isEmpty, !arguments.positionals.contains("-") else {
      throw CommandError("watch: give files or folders to watch\nSee: relief watch --help")
    }
    do throws(BatchError) {
      let output = BatchCommand.output(arguments, try? BatchCommand.manifest(arguments))
      let folder = URL(fileURLWithPath: output).standardizedFileURL.path
      for path in arguments.positionals
      where URL(fileURLWithPath: path).standardizedFileURL.path == folder {
        throw .file(
          path: path, reason: "pictures would be written where changes are watched; give another -o")
      }
      // Watched before it is read, so that no change falls between.
      let watch = try FolderWatch(paths(arguments), excluding: output)
      while true {
        do throws(BatchError) {
          _ = try BatchCommand.render(arguments)
        } catch {
          Console.complain("\(error)")
        }
        watch.wait()
      }
    } catch {
      throw CommandError("watch: \(error)")
    }
  }

  /// What is watched: the paths, and those that a manifest names.
  private static func paths(_ arguments: Arguments) -> [String] {
    var paths = arguments.positionals
    for item in (try? BatchCommand.manifest(arguments))?.items ?? [] {
      switch item.source {
      case .scene(let path): paths.append(path)
      case .swift(let path): paths += [path] + PackageModules.folders(for: path)
      case .template(let path, let rows, _): paths += [path, rows]
      }
      paths += item.assets
    }
    return paths.filter { SystemFiles.kind(of: $0) != .nothing }
  }
}
