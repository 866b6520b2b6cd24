import Foundation

// Nobody edits a list in a still picture: what would be done then is noted nowhere, and rows stay as they are.
extension ForEach where Content: View {
  /// The same rows; nobody deletes any.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// The same rows; nobody moves any.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension View {
  /// The same row; nobody deletes it.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// The same row; nobody moves it.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

/// A button that would let rows be deleted and moved.
nonisolated public struct EditButton: View {
  /// A button.
  public init() {}
  /// The button at rest.
  @MainActor public var body: some View { Button(action: {}, label: { Text(system: "Edit") }) }
}
