@_exported import SwiftUI

/// What was drawn by hand; always empty.
public struct PKDrawing: Hashable, Sendable {
  /// An empty drawing.
  public init() {}
  /// The rectangle around the strokes.
  public var bounds: CGRect { .zero }
}

/// Lets the user draw; never shown while a picture is made.
@MainActor public final class PKCanvasView: UIView {
  /// What was drawn.
  public var drawing = PKDrawing()
}

/// The tools to draw with; never shown.
@MainActor public final class PKToolPicker {
  /// A picker.
  public init() {}
  /// Does nothing.
  public func setVisible(_ isVisible: Bool, forFirstResponder responder: UIResponder) {}
  /// Does nothing.
  public func addObserver(_ canvas: PKCanvasView) {}
}
