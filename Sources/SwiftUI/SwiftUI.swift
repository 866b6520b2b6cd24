// What `import SwiftUI` brings on Linux: Relief's own words for it, and the modules that come with it on Apple's
// systems.
@_exported import Foundation
@_exported import Observation
@_exported import ReliefCombine
@_exported import class Relief.ImageRenderer
@_exported import enum ReliefDrawing.BlendMode
// Whole: a part of a module would come without its operators.
@_exported import ReliefGeometry
@_exported import enum ReliefText.DynamicTypeSize
@_exported import ReliefUI

/// A preview of a view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a view, and how it is shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A value in the environment with its key made from it.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// State of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// What a colour literal is.
public typealias _ColorLiteralType = UIColor

/// A map of colours for the filters of a canvas.
public typealias ColorMatrix = _ColorMatrix
