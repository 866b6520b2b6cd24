import Foundation
import ReliefAssets
import ReliefDrawing
import ReliefGeometry

extension ViewHost {
  /// A view on a screen of its own.
  ///
  /// - Parameters:
  ///   - size: the size of the screen in points; nil for that of the view.
  ///   - scale: pixels a point.
  ///   - safeArea: what bars and corners cover on each edge, in points.
  ///   - assets: folders of asset catalogues, whose colours and pictures the view names.
  ///   - change: sets values of the environment around the view.
  public convenience init(
    _ view: some View, size: CGSize? = nil, scale: CGFloat = 1, safeArea: EdgeInsets = EdgeInsets(),
    assets: [String] = [], environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    if !assets.isEmpty {
      let current = RenderContext.current
      environment.renderContext = RenderContext(
        fonts: current.fonts, assets: AssetCatalog(paths: assets), symbols: current.symbols)
    }
    change(&environment)
    var screen = Screen(proposal: .unspecified, size: size, insets: safeArea)
    if size != nil { screen.proposal = ProposedViewSize(screen.room) }
    self.init(view, screen: screen, environment: environment)
  }

  /// What the view draws, a line each, bottom first: shapes, colours and effects in points.
  public func drawingDescription() throws(ViewError) -> String {
    DisplayListPrinter.text(try displayList())
  }

  /// What could not be drawn as it was asked for, a sentence each.
  public var warnings: [String] { environment.renderContext.warnings }
}
