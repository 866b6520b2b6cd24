import Foundation

/// What is told of scrolling; nothing scrolls in a picture, so none of it is called.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The view scrolls.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The view zooms.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The finger leaves the view.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The view comes to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Which view is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// What a list's rows are; lists of UIKit's are never drawn, so none of it is called.
@MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The row at a place.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// What is told of a list's rows; lists of UIKit's are never drawn, so none of it is called.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was chosen.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension IndexPath {
  /// The place of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The number of the row in its section; 0 where there is none.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The number of the section; 0 where there is none.
  public var section: Int { first ?? 0 }
}
