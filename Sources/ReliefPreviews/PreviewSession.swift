import Foundation
import Relief
import ReliefAssets
import ReliefPNG
import ReliefText
import ReliefUI

/// Draws the previews of the code that is loaded, one after the other.
@MainActor package struct PreviewSession {
  private let request: PreviewRequest
  private let say: (PreviewEvent) -> Void
  private let context: RenderContext

  package init(_ request: PreviewRequest, say: @escaping (PreviewEvent) -> Void) {
    (self.request, self.say) = (request, say)
    let fonts = FontLibrary()
    for path in request.fonts { fonts.register(path: path) }
    let catalog = request.assets.isEmpty ? nil : AssetCatalog(paths: request.assets)
    // All circumstances of one request are of one version and device.
    let variant = request.variants.first?.variant ?? PreviewVariant()
    let device = variant.device(PreviewSettings()) { _ in }
    context = RenderContext(
      fonts: fonts, assets: catalog, osVersion: variant.osVersion,
      screenSize: device.size(isLandscape: variant.isLandscape ?? false), screenScale: device.scale)
    for fault in catalog?.faults ?? [] { context.warn(fault) }
  }

  /// Draws all previews that are asked for.
  package func run() {
    let environment = PreviewVariant().environment(PreviewSettings(), .standard, context)
    let previews = FoundPreview.all(
      places: request.places, environment: environment,
      begin: { id, place in
        if request.skipped.contains(id) { return false }
        say(.began(id: id, file: place.file, line: place.line, name: place.type))
        return true
      }, report: { say(.warning($0)) })
    var count = 0
    for preview in previews where request.only == nil || request.only == preview.name {
      count += 1
      let id = preview.file + "/" + preview.name
      if request.skipped.contains(id) { continue }
      say(.began(id: id, file: preview.file, line: preview.line, name: preview.name))
      draw(preview, id)
    }
    for warning in context.warnings { say(.warning(warning)) }
    for warning in context.fonts.warnings { say(.warning("\(warning)")) }
    say(.finished(previews: count))
  }

  private func draw(_ preview: FoundPreview, _ id: String) {
    for variant in request.variants {
      let start = Date()
      do {
        let bitmap = try preview.picture(variant.variant, context: context, outlines: request.outlines)
        let path = request.output + "/" + preview.fileName + variant.suffix + ".png"
        try PNG.write(bitmap, to: path)
        say(
          .made(
            id: id, path: path, width: bitmap.width, height: bitmap.height,
            milliseconds: Date().timeIntervalSince(start) * 1000))
      } catch {
        say(.failed(id: id, message: "\(error)"))
      }
    }
  }
}

extension FoundPreview {
  /// The name of the picture without its extension: the file's name, a dash, the preview's.
  package var fileName: String {
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    return FoundPreview.safe(base) + "-" + FoundPreview.safe(name)
  }

  /// A name that can be a file's on any system.
  private static func safe(_ name: String) -> String {
    let kept = name.unicodeScalars.map { scalar -> Character in
      let isBad = scalar.value < 32 || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
      return isBad ? "-" : Character(scalar)
    }
    let text = String(kept).trimmingCharacters(in: .whitespaces)
    return text.isEmpty || text.hasPrefix(".") ? "_" + text : String(text.prefix(120))
  }
}
