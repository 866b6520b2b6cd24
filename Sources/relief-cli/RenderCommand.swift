import Relief
import ReliefPreviewBuild

/// `relief render`: scenes become pictures.
enum RenderCommand {
  static let command = Command(
    name: "render", summary: "renders SwiftUI previews (.swift) and scenes (.json) to PNG",
    usage: "render PATH... [options]",
    options: [
      Option(
        name: "--output", short: "-o", value: "FILE-or-DIR",
        meaning: "a name that ends in .png, a folder, or - for standard output (the current folder)"),
      Option(name: "--contact-sheet", value: "FILE", meaning: "also write all pictures on one, with names"),
      .fonts, .scale, .colorScheme, .variants,
      Option(name: "--force", meaning: "draw previews anew that are there, made of the same"), .json, .quiet,
      .help,
      .version,
    ] + PreviewOptions.options,
    notes: """
      A PATH that is a .swift file, or a folder with such files, is compiled as one module, and a package as one a
      target, with the modules of packages on this disk that they import. Each preview becomes FILE-PREVIEW.png; what
      is there, made of the same, is not drawn again. Any other PATH is a scene, a folder of scenes, or - for a scene on
      standard input. NAME.json becomes NAME.png, with --color-scheme both NAME-light.png and NAME-dark.png. A fault in
      one scene does not stop the others.
      """,
    examples: [
      ("relief render card.json", "card.png in the current folder"),
      (
        "relief render Scenes --color-scheme both -o out/ --contact-sheet out/all.png",
        "a folder, and an overview"
      ),
      ("relief render card.json --scale 3 -o -", "the picture on standard output"),
      ("relief render ContentView.swift --color-scheme both", "the previews of a file, light and dark"),
      (
        "relief render MyApp -o out/ --variants color-scheme,dynamic-type=large+accessibility3",
        "four of each"
      ),
      ("relief render MyApp -o out/ --device \"iPhone 12 Pro\"", "all previews of an app's folder"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(CommandError) -> CommandLineTool.Status {
    guard !arguments.positionals.isEmpty else {
      throw CommandError(
        "render: nothing to render; give .swift or .json files, folders of them, or -\nSee: relief render --help"
      )
    }
    var (sources, others) = ([SourceSet](), [String]())
    for path in arguments.positionals {
      let found = path == "-" ? [] : try PreviewRendering.sources(at: path)
      sources += found.filter { one in !sources.contains { $0.path == one.path } }
      if found.isEmpty { others.append(path) }
    }
    if !sources.isEmpty {
      for path in others where path != "-" && SystemFiles.kind(of: path) == .nothing {
        throw CommandError("\(path): there is no such file or folder")
      }
      guard others.isEmpty else {
        throw CommandError("render: give Swift sources or scenes, not both at once")
      }
      return try PreviewRendering(arguments).render(sources) ? .success : .failure
    }
    if arguments.has("--variants") {
      throw CommandError("render: --variants is for Swift sources; scenes in many variants: relief batch")
    }
    let schemes = try arguments.colorSchemes()
    let scale = try arguments.number("--scale", in: SceneFile.scales)
    let fonts = try arguments.fonts()
    var status = CommandLineTool.Status.success
    func complain(_ message: String) {
      Console.complain(message)
      status = .failure
    }
    let scenes = scenes(arguments.positionals, complain)
    let plan = try OutputPlan(
      names: scenes.map(name), colorSchemes: schemes, output: arguments.value("--output"))
    let sheet = arguments.value("--contact-sheet")
    try plan.checkCollisions(inputs: scenes, also: [sheet].compactMap(\.self))

    var writer = PictureWriter(plan: plan, arguments: arguments)
    var sheetPictures: [Bitmap] = []
    var names: [String] = []
    let rasterizer = Rasterizer()
    for (index, path) in scenes.enumerated() {
      do {
        let scene = try SceneFile(path: path)
        for picture in plan.pictures where picture.input == index {
          let options = SceneFile.RenderOptions(
            scale: scale, colorScheme: picture.colorScheme, fonts: fonts)
          let bitmap = try scene.drawing(options: options).render(threads: nil, with: rasterizer)
          let scheme = picture.colorScheme ?? scene.colorScheme
          try writer.write(
            bitmap, to: picture,
            facts: [("scene", JSONText.quoted(path)), ("colorScheme", JSONText.quoted(scheme.rawValue))])
          if sheet != nil {
            sheetPictures.append(bitmap)
            names.append(name(path) + (schemes.count > 1 ? " \(scheme.rawValue)" : ""))
          }
        }
      } catch let error as CommandError {
        complain(error.message)
      } catch let error as RasterError {
        complain("\(path): \(error.message)")
      } catch let error as SceneError {
        complain("\(error)")
      } catch {
        complain("\(path): \(error)")
      }
    }
    if let sheet {
      do {
        if let picture = try ContactSheet.picture(sheetPictures, labels: names, fonts: fonts, columns: 8) {
          try writer.write(picture, to: sheet, facts: [("contactSheet", "true")])
        }
      } catch let error as CommandError {
        throw error
      } catch let error as RasterError {
        complain("\(sheet): \(error.message)")
      } catch {
        complain("\(sheet): \(error)")
      }
    }
    try writer.finish()
    arguments.tellWarnings(of: fonts)
    return status
  }

  /// The scenes that paths name, folders replaced by what is in them.
  private static func scenes(_ paths: [String], _ complain: (String) -> Void) -> [String] {
    var scenes: [String] = []
    for path in paths {
      switch path == "-" ? .file : SystemFiles.kind(of: path) {
      case .nothing: complain("\(path.isEmpty ? "\"\"" : path): there is no such file or folder")
      case .file:
        if path == "-" || path.hasSuffix(".json") {
          scenes.append(path)
        } else {
          complain("\(path): not a scene; scenes are .json files")
        }
      case .folder:
        do {
          let names = try SystemFiles.names(in: path).filter { $0.hasSuffix(".json") }
          if names.isEmpty { complain("\(path): neither Swift files nor .json scenes in this folder") }
          scenes += names.map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
        } catch {
          complain("\(path): \(error.reason)")
        }
      }
    }
    return scenes
  }

  /// The name of a scene's picture, without extension.
  private static func name(_ path: String) -> String {
    let name = path == "-" ? "scene" : SystemFiles.name(of: path)
    return name.hasSuffix(".json") && name.count > 5 ? String(name.dropLast(5)) : name
  }
}
