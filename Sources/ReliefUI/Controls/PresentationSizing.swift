import Foundation
import ReliefGeometry

/// How large a sheet is on a large screen; on others it is as wide as the screen.
public struct PresentationSizing: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case form, page }
  private let kind: Kind
  private var fitsWidth = false, fitsHeight = false

  private init(_ kind: Kind) { self.kind = kind }

  /// As the system thinks fit: since iOS 18 as large as a form.
  public static let automatic = PresentationSizing(.form)
  /// As large as a page.
  public static let page = PresentationSizing(.page)
  /// As large as a form.
  public static let form = PresentationSizing(.form)
  /// As large as the content likes to be.
  public static let fitted = form.fitted(horizontal: true, vertical: true)

  /// As large as the content likes to be, on some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing {
    var sizing = self
    (sizing.fitsWidth, sizing.fitsHeight) = (horizontal, vertical)
    return sizing
  }

  /// The same, since sheets do not change their size while a picture is made.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }

  /// The size of a sheet.
  ///
  /// - Parameters:
  ///   - room: what no bar of the screen covers.
  ///   - content: the size that the content takes of a proposal.
  func size(in room: CGSize, of content: (ProposedViewSize) -> CGSize) -> CGSize {
    let most = CGSize(
      width: max(0, room.width - 2 * PresentationLook.formMargin),
      height: max(0, room.height - 2 * PresentationLook.formMargin))
    var size =
      switch kind {
      case .form: PresentationLook.form
      case .page: CGSize(width: PresentationLook.pageWidth, height: most.height)
      }
    if fitsWidth || fitsHeight {
      var wanted = content(
        ProposedViewSize(width: fitsWidth ? nil : size.width, height: fitsHeight ? nil : size.height))
      if fitsHeight, wanted.width > most.width {
        wanted = content(ProposedViewSize(width: most.width, height: nil))
      }
      if fitsWidth { size.width = wanted.width }
      if fitsHeight { size.height = wanted.height }
    }
    return CGSize(width: min(size.width, most.width), height: min(size.height, most.height))
  }
}

extension EnvironmentValues {
  private enum ScreenWidthKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

  /// How much room the screen has from side to side, where what is shown over it has less.
  var screenWidthClass: UserInterfaceSizeClass? {
    get { self[ScreenWidthKey.self] ?? horizontalSizeClass }
    set { self[ScreenWidthKey.self] = newValue }
  }

  /// Whether the screen has room on both axes, as an iPad's has.
  var isLargeScreen: Bool { screenWidthClass == .regular && verticalSizeClass == .regular }
}
