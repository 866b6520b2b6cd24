import Foundation
import Relief
import ReliefAssets
import ReliefFiles
import ReliefPNG
import ReliefText
import ReliefUI

/// Draws the previews of the code that is loaded, one after the other.
@MainActor package struct PreviewSession {
  private let request: PreviewRequest
  private let say: (PreviewEvent) -> Void
  private let context: RenderContext
  /// One for all pictures: glyphs and shadows of equal shapes are made once.
  private let rasterizer = Rasterizer()
  /// What was noted so far.
  private let warnings = Warnings()

  private final class Warnings {
    /// What all pictures have in common.
    var common: [String] = []
    /// Each once.
    var all: [String] = []

    /// Those that are new.
    func add(_ more: [String]) -> [String] {
      let new = more.filter { !all.contains($0) }
      all += new
      return new
    }
  }

  package init(_ request: PreviewRequest, say: @escaping (PreviewEvent) -> Void) {
    (self.request, self.say) = (request, say)
    let fonts = FontLibrary()
    for path in request.fonts { fonts.register(path: path) }
    let catalog = request.assets.isEmpty ? nil : AssetCatalog(paths: request.assets)
    // All circumstances of one request are of one version and device.
    let variant = request.variants.first?.variant ?? PreviewVariant()
    let device = variant.device(PreviewSettings()) { _ in }
    let strings = request.folder.map { StringTables(folder: $0) } ?? StringTables()
    context = RenderContext(
      fonts: fonts, assets: catalog, date: variant.date,
      locale: Locale(identifier: variant.locale ?? "en_US"), strings: strings,
      files: request.folder.map { AppFiles(folder: $0) } ?? AppFiles(), osVersion: variant.osVersion,
      screenSize: device.size(isLandscape: variant.isLandscape ?? false), screenScale: device.scale)
    warnings.common = (catalog?.faults ?? []) + strings.faults
    _ = warnings.add(warnings.common)
  }

  /// Draws all previews that are asked for.
  package func run() {
    let environment = PreviewVariant().environment(PreviewSettings(), .standard, context)
    let previews = FoundPreview.all(
      places: request.places, besides: request.otherModules, environment: environment,
      begin: { id, place in
        if request.skipped.contains(id) || !isWanted(place.file) { return false }
        say(.began(id: id, file: place.file, line: place.line, name: place.type))
        return true
      }, report: { say(.warning($0)) })
    var count = 0
    for preview in previews
    where isWanted(preview.file) && (request.only == nil || request.only == preview.name) {
      count += 1
      let id = preview.file + "/" + preview.name
      if request.skipped.contains(id) { continue }
      let chosen = request.pictures?.filter { $0.id == id }
      if chosen?.isEmpty == true { continue }
      say(.began(id: id, file: preview.file, line: preview.line, name: preview.name))
      if request.listsOnly { continue }
      if let runs = request.timedRuns {
        time(preview, id, runs)
        continue
      }
      if let chosen { draw(preview, chosen) } else { draw(preview, id) }
    }
    _ = warnings.add(context.takeWarnings() + context.fonts.warnings.map { "\($0)" })
    for warning in warnings.all { say(.warning(warning)) }
    say(.finished(previews: count))
  }

  private func isWanted(_ file: String) -> Bool { request.file == nil || request.file == file }

  private func time(_ preview: FoundPreview, _ id: String, _ runs: Int) {
    let variant = request.variants.first?.variant ?? PreviewVariant()
    do {
      say(.laidOut(id: id, milliseconds: try preview.layoutTimes(variant, context: context, runs: runs)))
    } catch {
      say(.failed(id: id, message: "\(error)"))
    }
  }

  private func draw(_ preview: FoundPreview, _ id: String) {
    for variant in request.variants {
      draw(preview, id, variant.variant, name: preview.fileName + variant.suffix + ".png", in: nil)
    }
  }

  private func draw(_ preview: FoundPreview, _ pictures: [PreviewRequest.Picture]) {
    let batch = AtomicFile.Batch()
    for picture in pictures where request.variants.indices.contains(picture.variant) {
      draw(
        preview, picture.id, request.variants[picture.variant].variant, name: picture.name, in: batch)
    }
  }

  /// Draws one picture; in a batch it is made durable by whoever asked for it.
  private func draw(
    _ preview: FoundPreview, _ id: String, _ variant: PreviewVariant, name: String,
    in batch: AtomicFile.Batch?
  ) {
    // The clock of dates stands still here.
    let start = ContinuousClock.now
    do {
      // What was warned of before is not of this picture.
      _ = warnings.add(context.takeWarnings())
      let bitmap = try preview.picture(
        variant, context: context, outlines: request.outlines, chrome: request.chrome ?? false,
        threads: request.threads, with: rasterizer)
      let path = request.output + "/" + name
      try PNG.write(bitmap, to: path, options: .init(threads: request.threads), in: batch)
      let own = context.takeWarnings()
      _ = warnings.add(own)
      // A font that is missing is noted where it is missed first.
      let noted = warnings.common + own + warnings.add(context.fonts.warnings.map { "\($0)" })
      if !noted.isEmpty { say(.noted(path: path, warnings: noted)) }
      say(
        .made(
          id: id, path: path, width: bitmap.width, height: bitmap.height,
          milliseconds: (ContinuousClock.now - start) / .milliseconds(1)))
    } catch let error as RasterError {
      say(.failed(id: id, message: error.message))
    } catch {
      say(.failed(id: id, message: "\(error)"))
    }
  }
}

extension FoundPreview {
  /// The name of the picture without its extension: the file's name, a dash, the preview's.
  package var fileName: String { Self.fileName(file: file, name: name) }

  /// The same for a file's name and a preview's.
  nonisolated package static func fileName(file: String, name: String) -> String {
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    return safe(base) + "-" + safe(name)
  }

  /// A name that can be a file's on any system.
  nonisolated private static func safe(_ name: String) -> String {
    let kept = name.unicodeScalars.map { scalar -> Character in
      let isBad = scalar.value < 32 || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
      return isBad ? "-" : Character(scalar)
    }
    let text = String(kept).trimmingCharacters(in: .whitespaces)
    return text.isEmpty || text.hasPrefix(".") ? "_" + text : String(text.prefix(120))
  }
}
