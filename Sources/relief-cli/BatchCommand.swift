import Foundation
import Relief
import ReliefBatch
import ReliefPreviewBuild
import ReliefPreviews

/// `relief batch`: many pictures in one run.
enum BatchCommand {
  static let command = Command(
    name: "batch", summary: "renders all pictures of a manifest, a folder or an app",
    usage: "batch MANIFEST|PATH... [options]\n       relief batch --merge DIR... [-o DIR]",
    options: [
      Option(name: "--output", short: "-o", value: "DIR", meaning: "the folder for pictures (relief-out)"),
      Option(
        name: "--name", value: "PATTERN",
        meaning: "how pictures are named, such as {file}/{preview}-{scheme}@{scale}x"),
      .variants,
      Option(
        name: "--outputs", value: "LIST",
        meaning: "also make gallery, contact-sheet, xcassets, web (commas between)"),
      Option(name: "--jobs", short: "-j", value: "N", meaning: "pictures drawn at once (one a core)"),
      Option(name: "--shard", value: "K/N", meaning: "only the K-th of N parts of the pictures"),
      Option(
        name: "--shard-env", value: "INDEX/TOTAL",
        meaning: "the variables that name the part; INDEX+1/TOTAL where the first is 0"),
      Option(name: "--merge", meaning: "join the folders that shards wrote, and prove that they are whole"),
      Option(name: "--force", meaning: "make pictures anew that are there"),
      .fonts, .show, .json, .quiet, .help, .version,
    ],
    notes: """
      A MANIFEST is a .json file with "items": scenes, templates with rows, Swift sources (the documentation has its
      schema). Any other PATH is a scene, a Swift file, or a folder of either.
      A picture is not made again while its sources, pictures, fonts, options and this program are the same. A run that
      was ended goes on where it was. In an array of Slurm, or a parallel job of GitLab, each task makes its part.
      DIR/manifest.json and DIR/manifest.tsv list what was made.
      Exit status: 0 all well, 1 some pictures could not be made (they are named), 2 wrong usage or nothing begun.
      """,
    examples: [
      ("relief batch buttons.json -o out", "the manifest's pictures"),
      ("relief batch MyApp --variants color-scheme,dynamic-type=large+accessibility3", "an app's previews"),
      (
        "relief batch Scenes -o out --outputs gallery,contact-sheet",
        "out/index.html and out/contact-sheet.png"
      ),
      ("relief batch all.json -o part2 --shard 2/4", "the second quarter"),
      ("relief batch --merge part1 part2 part3 part4 -o out", "all together, checked"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(CommandError) -> CommandLineTool.Status {
    guard !arguments.positionals.isEmpty else {
      throw CommandError("batch: nothing to render; give a manifest, or folders\nSee: relief batch --help")
    }
    do throws(BatchError) {
      return arguments.has("--merge") ? try merge(arguments) : try render(arguments)
    } catch {
      throw CommandError("batch: \(error)")
    }
  }

  /// Makes the pictures that the arguments ask for.
  static func render(_ arguments: Arguments) throws(BatchError) -> CommandLineTool.Status {
    let manifest = try Self.manifest(arguments)
    var options = BatchPlan.Options()
    options.shard = try shard(arguments)
    options.cache = PreviewRendering.cache
    options.fonts = [arguments.value("--fonts")].compactMap(\.self)
    options.output = output(arguments, manifest)
    return try make(manifest, options, arguments)
  }

  /// The manifest that the paths are, or that is made of them.
  static func manifest(_ arguments: Arguments) throws(BatchError) -> BatchManifest {
    let paths = arguments.positionals
    var manifest: BatchManifest
    let name = try arguments.value("--name").map { (text) throws(BatchError) in try NamePattern(text) }
    let matrix = try arguments.value("--variants").map { (text) throws(BatchError) in try VariantMatrix(text)
    }
    if paths.count == 1, let path = paths.first, isManifest(path) {
      manifest = try BatchManifest(path: path)
    } else {
      manifest = BatchManifest(file: paths.joined(separator: " "))
      for path in paths {
        if path != "-", SystemFiles.kind(of: path) == .nothing {
          throw .file(path: path, reason: "there is no such file or folder")
        }
        if isManifest(path) {
          throw .file(path: path, reason: "this is a manifest, or no scene; a manifest is given alone")
        }
        let sources: [SourceSet]
        do { sources = try PreviewRendering.sources(at: path) } catch { throw .nothing(error.message) }
        manifest.items += sources.map { .init($0) }
        if sources.isEmpty { manifest.items.append(.init(.scene(path), name: nil)) }
      }
    }
    for index in manifest.items.indices {
      if let name { manifest.items[index].name = name }
      if let matrix { manifest.items[index].matrix = matrix }
    }
    for output in try outputs(arguments) where !manifest.outputs.contains(output) {
      manifest.outputs.append(output)
    }
    return manifest
  }

  private static func outputs(_ arguments: Arguments) throws(BatchError) -> [BatchManifest.Output] {
    var outputs: [BatchManifest.Output] = []
    for word in arguments.value("--outputs")?.split(separator: ",").map(String.init) ?? [] {
      guard let output = BatchManifest.Output(rawValue: word) else {
        let known = BatchManifest.Output.allCases.map(\.rawValue).joined(separator: ", ")
        throw .nothing("--outputs \(word): expected some of \(known), with commas between")
      }
      outputs.append(output)
    }
    return outputs
  }

  /// Whether a file is JSON that is no scene.
  private static func isManifest(_ path: String) -> Bool {
    if path == "-" { return true }
    guard path.hasSuffix(".json"), SystemFiles.kind(of: path) == .file,
      let template = try? SceneTemplate(path: path)
    else { return path.hasSuffix(".json") && SystemFiles.kind(of: path) == .file }
    return template.top("layers", []) == nil && template.top("size", []) == nil
  }

  private static func shard(_ arguments: Arguments) throws(BatchError) -> Shard {
    if let text = arguments.value("--shard") {
      if arguments.has("--shard-env") { throw .shard(text, reason: "give --shard or --shard-env, not both") }
      return try Shard(text)
    }
    return try Shard.named(
      in: ProcessInfo.processInfo.environment, variables: arguments.value("--shard-env")) ?? .whole
  }

  private static func make(
    _ manifest: BatchManifest, _ planOptions: BatchPlan.Options, _ arguments: Arguments
  ) throws(BatchError) -> CommandLineTool.Status {
    let progress = BatchProgress(arguments)
    let plan = try BatchPlan(manifest, options: planOptions)
    for warning in plan.warnings { progress.warn(warning) }
    var options = BatchRun.Options(output: output(arguments, manifest))
    options.shard = planOptions.shard
    options.isForced = arguments.has("--force")
    if let text = arguments.value("--jobs") {
      guard let jobs = Int(text), (1...256).contains(jobs) else {
        throw .nothing("--jobs \(text): expected a whole number from 1 to 256")
      }
      options.jobs = jobs
    }
    if plan.pictures.isEmpty, plan.faults.isEmpty, planOptions.shard.count == 1 {
      throw .nothing("\(manifest.file): there is nothing to render")
    }
    let run = BatchRun(plan, options: options) { progress.tell($0) }
    var report = try run.run()
    let list = BatchRecords.list(report, plan, options.shard)
    do {
      try BatchOutputs(manifest.outputs, folder: options.output, fonts: plan.fonts)
        .write(list, sources: GallerySources(plan), isUnchanged: report.isUnchanged)
    } catch {
      report.stopped = report.stopped ?? "\(error)"
    }
    progress.finish(report, folder: options.output)
    if arguments.has("--show") {
      for result in report.results where result.status == .made {
        try? ShowCommand.show(options.output + "/" + result.picture.name)
      }
    }
    return report.isWell ? .success : .difference
  }

  private static func merge(_ arguments: Arguments) throws(BatchError) -> CommandLineTool.Status {
    let output = folder(arguments.value("--output") ?? "relief-out")
    let outputs = try outputs(arguments)
    let list = try BatchMerge(arguments.positionals.map(folder)).run(into: output, outputs: outputs)
    let failed = list.records.filter { $0.error != nil }.count
    for record in list.records {
      if let error = record.error { Console.complain("\(record.file): \(error)") }
    }
    for fault in list.faults { Console.complain(fault) }
    if arguments.has("--json") {
      try? Console.say(
        JSONText.object([
          ("event", "\"merged\""), ("pictures", "\(list.records.count)"), ("failed", "\(failed)"),
          ("output", JSONText.quoted(output)),
        ]))
    } else if !arguments.has("--quiet") {
      try? Console.say(
        "\(output): \(list.records.count) pictures of \(arguments.positionals.count) parts, none missing, none doubled"
          + (failed > 0 ? ", \(failed) failed" : ""))
    }
    return failed == 0 && list.faults.isEmpty ? .success : .difference
  }

  /// The folder for pictures: the option's, the manifest's, or the usual one.
  static func output(_ arguments: Arguments, _ manifest: BatchManifest?) -> String {
    folder(arguments.value("--output") ?? manifest?.output ?? "relief-out")
  }

  /// A folder's path without a slash at its end.
  private static func folder(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

extension Option {
  static let variants = Option(
    name: "--variants", value: "AXES",
    meaning: "each picture in all of these: color-scheme, dynamic-type=large+xxxLarge, scale=1+2, ...")
  static let show = Option(name: "--show", meaning: "also show the pictures in the terminal")
}
