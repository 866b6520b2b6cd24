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
    // Laying out keeps to the main thread; meanwhile other cores draw and write what is laid out.
    let painter = BookPainter(folder: folder)
    do throws(CommandError) {
      for one in pictures {
        painter.add(
          try drawing(one.appearance) { StyleBook.page(one.control, one.state, theme) }, file: one.file)
      }
      for appearance in StyleBook.Appearance.allCases {
        for box in StyleBook.boxes {
          painter.add(
            try drawing(appearance) { StyleBook.box(box.depth, box.surface, theme) },
            file: Self.file(box.name, appearance))
        }
      }
    } catch {
      _ = try? painter.thumbnails()
      throw error
    }
    let thumbnails = try painter.thumbnails()
    do {
      // A row for each control: its states in each appearance.
      let count = (ControlState.allCases.count, StyleBook.Control.allCases.count)
      let order = (0..<count.1).flatMap { control in
        StyleBook.Appearance.allCases.indices.flatMap { appearance in
          (0..<count.0).map { (appearance * count.1 + control) * count.0 + $0 }
        }
      }
      let sheet = try ContactSheet.picture(
        order.map { thumbnails[$0] }, columns: count.0 * StyleBook.Appearance.allCases.count)
      if let sheet { try PNG.write(sheet, to: folder + "/sheet.png") }
      let page = StyleBook.html(theme) { Self.file($0, $1) }
      try AtomicFile.write(Array(page.utf8), to: folder + "/index.html")
    } catch {
      throw CommandError("\(folder): \(error)")
    }
    if !isQuiet {
      try Console.say("\(folder)/index.html: \(thumbnails.count) pictures, and all on \(folder)/sheet.png")
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
}

/// Renders and writes pictures on all cores while more are added; one thread adds them.
private final class BookPainter: Sendable {
  private let folder: String
  private let queue = DispatchQueue(label: "relief.book", attributes: .concurrent)
  private let group = DispatchGroup()
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var thumbnails: [Int: Bitmap] = [:]
    var faults: [Int: CommandError] = [:]
  }

  init(folder: String) { self.folder = folder }

  /// Begins with a picture.
  func add(_ drawing: ViewDrawing, file: String) {
    let index = state.withLock { state in
      state.count += 1
      return state.count - 1
    }
    let path = folder + "/" + file
    queue.async(group: group) { [self] in
      do {
        let bitmap = try drawing.render()
        try AtomicFile.write(try PNG.encode(bitmap, options: .init(threads: 1)), to: path)
        let small = ContactSheet.thumbnail(bitmap)
        state.withLock { $0.thumbnails[index] = small }
      } catch {
        state.withLock { $0.faults[index] = CommandError("\(path): \(error)") }
      }
    }
  }

  /// Waits for all; the pictures as contact sheets have them, in the order in which they were added.
  ///
  /// - Throws: the fault of the first picture that has one.
  func thumbnails() throws(CommandError) -> [Bitmap] {
    group.wait()
    let state = state.withLock { $0 }
    if let first = state.faults.keys.min(), let fault = state.faults[first] { throw fault }
    return (0..<state.count).compactMap { state.thumbnails[$0] }
  }
}
