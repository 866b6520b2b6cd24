import Foundation
import ReliefAssets
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
  /// The drawings of symbols.
  package let symbols: SymbolLibrary
  /// The date of the picture.
  package let date: Date
  /// The time zone of the user.
  package let timeZone: TimeZone
  /// The user's language and region, for code that asks neither a view nor an environment.
  package let locale: Locale
  /// The translations of the app.
  package let strings: StringTables
  /// The files that come with the app.
  package let files: AppFiles
  /// The version of iOS whose branches of `#available` are taken.
  package let osVersion: Int
  /// The size of the screen in points, for code that asks UIKit.
  package let screenSize: CGSize
  /// Pixels a point of the screen.
  package let screenScale: CGFloat
  private let said = Mutex<[String]>([])

  package init(
    fonts: FontLibrary = FontLibrary(), assets: (any AssetSource)? = nil,
    symbols: SymbolLibrary = SymbolLibrary(), date: Date = standardDate, timeZone: TimeZone = .gmt,
    locale: Locale = Locale(identifier: "en_US"), strings: StringTables = StringTables(),
    files: AppFiles = AppFiles(), osVersion: Int = 18, screenSize: CGSize = CGSize(width: 393, height: 852),
    screenScale: CGFloat = 3
  ) {
    (self.fonts, self.assets, self.symbols) = (fonts, assets, symbols)
    (self.date, self.timeZone, self.osVersion) = (date, timeZone, osVersion)
    (self.locale, self.strings, self.files) = (locale, strings, files)
    (self.screenSize, self.screenScale) = (screenSize, screenScale)
  }

  /// The date of pictures unless told: 9 January 2007, 9:41 in Greenwich. [choice]
  package static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)

  private static let standard = RenderContext()
  /// The context of the host that runs code of the user's now.
  @TaskLocal package static var current: RenderContext = .standard

  /// The warnings, each once, in the order in which they came.
  package var warnings: [String] { said.withLock { $0 } }

  /// The warnings so far, which are forgotten: one that comes again counts anew.
  package func takeWarnings() -> [String] {
    said.withLock { said in
      defer { said = [] }
      return said
    }
  }

  /// Notes a warning; the same one is kept once.
  package func warn(_ message: String) {
    said.withLock { if !$0.contains(message) { $0.append(message) } }
  }

  func color(named name: String, bundle: String?, _ environment: EnvironmentValues) -> ResolvedColor {
    found("colour", name, assets?.namesNear(color:)) { () throws(AssetError) in
      try assets?.color(named: name, environment)
    } ?? .clear
  }

  /// A picture of the catalogue; nil, with a warning, when there is none or its file is not good.
  func image(named name: String, _ environment: EnvironmentValues) -> AssetImage? {
    let image = found("image", name, assets?.namesNear(image:)) { () throws(AssetError) in
      try assets?.image(named: name, environment)
    }
    warnOfOmissions(image, "image \"\(name)\"")
    return image
  }

  /// Says what of a picture does not count.
  func warnOfOmissions(_ image: AssetImage?, _ called: String) {
    guard let omissions = image?.omissions, !omissions.isEmpty else { return }
    warn("The \(called) is drawn without its parts of these kinds: \(omissions.joined(separator: ", ")).")
  }

  /// What a catalogue has; nil, with a warning, when it has nothing of the name or cannot read it.
  private func found<T>(
    _ kind: String, _ name: String, _ near: ((String) -> [String])?, _ find: () throws(AssetError) -> T?
  ) -> T? {
    do throws(AssetError) {
      if let value = try find() { return value }
      let names = near?(name) ?? []
      let hint = names.isEmpty ? "" : "; there is \(names.joined(separator: ", "))"
      warn("No \(kind) \"\(name)\" in the asset catalogue\(hint).")
    } catch {
      warn("The \(kind) \"\(name)\" is not drawn. \(error)")
    }
    return nil
  }
}

/// Colours and pictures by name.
package protocol AssetSource: Sendable {
  /// A colour, as it is in an environment; nil when there is none.
  func color(named name: String, _ environment: EnvironmentValues) throws(AssetError) -> ResolvedColor?
  /// Names of colours that are like a name.
  func namesNear(color name: String) -> [String]
  /// A picture, as it is in an environment; nil when there is none.
  func image(named name: String, _ environment: EnvironmentValues) throws(AssetError) -> AssetImage?
  /// Names of pictures that are like a name.
  func namesNear(image name: String) -> [String]
  /// The app's tint; nil for the system's.
  var accentColor: Color? { get }
}
