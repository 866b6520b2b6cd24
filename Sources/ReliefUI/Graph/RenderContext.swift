import Foundation
import ReliefDrawing
import ReliefText
import Synchronization

typealias ReliefDrawingColor = ResolvedColor

/// What a host lends the views that it draws: fonts, pictures, and a place for warnings.
package final class RenderContext: Sendable {
  /// The fonts.
  package let fonts: FontLibrary
  /// Colours and pictures by name; nil where there is no catalogue.
  package let assets: (any AssetSource)?
  /// The date of the picture.
  package let date: Date
  /// The time zone of the user.
  package let timeZone: TimeZone
  private let said = Mutex<[String]>([])

  /// The version of iOS whose branches of `#available` are taken.
  package let osVersion: Int
  /// The size of the screen in points, for code that asks UIKit.
  package let screenSize: CGSize
  /// Pixels a point of the screen.
  package let screenScale: CGFloat

  package init(
    fonts: FontLibrary = FontLibrary(), assets: (any AssetSource)? = nil, date: Date = standardDate,
    timeZone: TimeZone = .gmt, osVersion: Int = 18, screenSize: CGSize = CGSize(width: 393, height: 852),
    screenScale: CGFloat = 3
  ) {
    (self.fonts, self.assets, self.date, self.timeZone) = (fonts, assets, date, timeZone)
    (self.osVersion, self.screenSize, self.screenScale) = (osVersion, screenSize, screenScale)
  }

  /// The date of pictures unless told: 9 January 2007, 9:41 in Greenwich. [choice]
  package static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)

  private static let standard = RenderContext()
  /// The context of the host that runs code of the user's now.
  @TaskLocal package static var current: RenderContext = .standard

  /// The warnings, each once, in the order in which they came.
  package var warnings: [String] { said.withLock { $0 } }

  /// Notes a warning; the same one is kept once.
  package func warn(_ message: String) {
    said.withLock { if !$0.contains(message) { $0.append(message) } }
  }

  func color(named name: String, bundle: String?, _ environment: EnvironmentValues) -> ResolvedColor {
    if let color = assets?.color(named: name, environment) { return color }
    let near = assets?.namesNear(color: name) ?? []
    let hint = near.isEmpty ? "" : "; there is \(near.joined(separator: ", "))"
    warn("No colour \"\(name)\" in the asset catalogue\(hint).")
    return .clear
  }
}

/// Colours and pictures by name.
package protocol AssetSource: Sendable {
  /// A colour, as it is in an environment; nil when there is none.
  func color(named name: String, _ environment: EnvironmentValues) -> ResolvedColor?
  /// Names of colours that are like a name.
  func namesNear(color name: String) -> [String]
}
