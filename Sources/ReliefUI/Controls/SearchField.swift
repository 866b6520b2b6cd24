import Foundation

/// Where a field to search in stands; on a phone it is below the title.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// Where the system thinks fit.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the side bar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    .navigationBarDrawer
  }

  /// When the field below the title is shown; at rest it always is.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// While the page is at its top.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// The field to search in below a title. Sizes: as UISearchBar's, by common knowledge.
struct SearchBar: View {
  let text: Text

  var body: some View {
    HStack(spacing: 5) {
      Image(systemName: "magnifyingglass")
      text.lineLimit(1)
      Spacer(minLength: 0)
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal, 8).padding(.vertical, 7)
    .frame(minHeight: 36)
    .background(ControlLook.field, in: RoundedRectangle(cornerRadius: 10))
  }
}
