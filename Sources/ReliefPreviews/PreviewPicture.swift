import Foundation
import Relief
import ReliefDrawing
import ReliefUI

extension FoundPreview {
  /// The picture of the preview in some circumstances, on the ground of its colour scheme.
  ///
  /// - Parameters:
  ///   - outlines: whether the frames of views are drawn over it.
  ///   - chrome: whether the status bar and corners of a device are drawn around it; not where the preview has a size
  ///     of its own.
  ///   - threads: how many draw it; nil for as many as there are cores.
  ///   - rasterizer: keeps glyphs and masks for other pictures.
  package func picture(
    _ variant: PreviewVariant, context: RenderContext, outlines: Bool = false, chrome: Bool = false,
    threads: Int? = nil, with rasterizer: Rasterizer = Rasterizer()
  ) throws -> Bitmap {
    let (host, settings, device) = try shown(variant, context)
    var drawing = try ViewDrawing(screenOf: host)
    if outlines { drawing.list.items += try host.outlines() }
    if chrome, settings.layout ?? .device == .device {
      let isLandscape = variant.isLandscape(settings)
      try DeviceChrome(device, isLandscape: isLandscape, host.environment).put(around: &drawing)
    }
    return try drawing.render(threads: threads, with: rasterizer)
  }

  /// How long graph, layout and display list of the preview take, in milliseconds, a number a run.
  ///
  /// One run goes before, in which fonts and pictures are read.
  package func layoutTimes(_ variant: PreviewVariant, context: RenderContext, runs: Int) throws -> [Double] {
    _ = try shown(variant, context).host.displayList()
    return try (0..<runs).map { _ in
      // What the tool asks of the view itself is known by now; the clock of dates stands still here.
      let host = try shown(variant, context).host
      let start = ContinuousClock.now
      _ = try host.displayList()
      return (ContinuousClock.now - start) / .milliseconds(1)
    }
  }

  /// A host that shows the preview in some circumstances, with what these are and the device.
  private func shown(
    _ variant: PreviewVariant, _ context: RenderContext
  ) throws -> (host: ViewHost, settings: PreviewSettings, device: Device) {
    let content = RenderContext.$current.withValue(context) { view() }
    var settings = settings
    if asksView {
      let standard = variant.environment(settings, .standard, context)
      let inside = try RenderContext.$current.withValue(context) {
        try PreviewPart.settings(of: content, environment: standard)
      }
      settings = settings.filled(by: inside.first)
    }
    let device = variant.device(settings, warn: context.warn)
    let environment = variant.environment(settings, device, context)
    let host = ViewHost(content, screen: variant.screen(settings, device), environment: environment)
    host.fixesColorScheme = variant.isDark != nil
    return (host, settings, device)
  }
}
