import Dispatch
import Foundation
import Relief
import ReliefFiles
import ReliefNeumorphism
import Synchronization

/// Draws the pictures of a theme.
struct ThemeBook {
  let theme: Theme
  let scale: Double
  private let context: RenderContext

  init(theme: Theme, scale: Double, fonts: FontLibrary) {
    (self.theme, self.scale, context) = (theme, scale, RenderContext(fonts: fonts))
  }

  /// The theme's palette with elements of every profile.
  func palette(_ scheme: ColorScheme) throws(CommandError) -> Bitmap {
    let drawing = try drawing(scheme == .dark ? .dark : .light) { PalettePage(theme) }
    do { return try drawing.render() } catch { throw CommandError("theme: \(error.message)") }
  }

  /// Writes every control in every state, a sheet of them, and a page with live CSS.
  func write(to folder: String, isQuiet: Bool) throws(CommandError) {
    do {
      try SystemFiles.makeFolder(folder)
    } catch {
      throw CommandError("cannot make the folder \(folder): \(error.reason)")
    }
    let pictures = StyleBook.pictures
    var drawings: [ViewDrawing] = []
    var files: [String] = []
    for one in pictures {
      drawings.append(try drawing(one.appearance) { StyleBook.page(one.control, one.state, theme) })
      files.append(one.file)
    }
    for appearance in StyleBook.Appearance.allCases {
      for box in StyleBook.boxes {
        drawings.append(try drawing(appearance) { StyleBook.box(box.depth, box.surface, theme) })
        files.append(Self.file(box.name, appearance))
      }
    }
    let bitmaps = try render(drawings, to: files.map { folder + "/" + $0 })
    let controls = Array(bitmaps.prefix(pictures.count))
    do {
      // A row for each control: its states in each appearance.
      let count = (ControlState.allCases.count, StyleBook.Control.allCases.count)
      let order = (0..<count.1).flatMap { control in
        StyleBook.Appearance.allCases.indices.flatMap { appearance in
          (0..<count.0).map { (appearance * count.1 + control) * count.0 + $0 }
        }
      }
      let sheet = try ContactSheet.picture(
        order.map { controls[$0] }, columns: count.0 * StyleBook.Appearance.allCases.count)
      if let sheet { try PNG.write(sheet, to: folder + "/sheet.png") }
      let page = StyleBook.html(theme) { Self.file($0, $1) }
      try AtomicFile.write(Array(page.utf8), to: folder + "/index.html")
    } catch {
      throw CommandError("\(folder): \(error)")
    }
    if !isQuiet {
      try Console.say("\(folder)/index.html: \(bitmaps.count) pictures, and all on \(folder)/sheet.png")
    }
  }

  private static func file(_ box: String, _ appearance: StyleBook.Appearance) -> String {
    "box-\(box)-\(appearance.rawValue).png"
  }

  /// A view laid out in an appearance. Commands run on the main thread.
  private func drawing<V: View>(
    _ appearance: StyleBook.Appearance, _ view: @MainActor () -> V
  ) throws(CommandError) -> ViewDrawing {
    let result: Result<ViewDrawing, CommandError> = MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.renderContext = context
      environment.displayScale = scale
      environment.colorScheme = appearance.scheme
      environment._colorSchemeContrast = appearance.isContrastIncreased ? .increased : .standard
      do {
        let host = ViewHost(view(), screen: .init(proposal: .unspecified), environment: environment)
        return .success(try ViewDrawing(host, on: nil))
      } catch {
        return .failure(CommandError("theme: \(error)"))
      }
    }
    return try result.get()
  }

  /// Renders and writes on all cores; the first fault is told.
  private func render(_ drawings: [ViewDrawing], to paths: [String]) throws(CommandError) -> [Bitmap] {
    let done = Mutex<[Bitmap?]>(Array(repeating: nil, count: drawings.count))
    let fault = Mutex<CommandError?>(nil)
    DispatchQueue.concurrentPerform(iterations: drawings.count) { index in
      do {
        let bitmap = try drawings[index].render()
        try AtomicFile.write(try PNG.encode(bitmap), to: paths[index])
        done.withLock { $0[index] = bitmap }
      } catch {
        fault.withLock { if $0 == nil { $0 = CommandError("\(paths[index]): \(error)") } }
      }
    }
    if let fault = fault.withLock({ $0 }) { throw fault }
    return done.withLock { $0.compactMap(\.self) }
  }
}
