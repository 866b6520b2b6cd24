//
//  CardElement.swift
//  Cards
//

import SwiftUI

struct CardElement: Identifiable, Codable, Equatable {
    enum Content: Codable, Equatable {
        case text(String, color: ColorValue)
        case picture(String)
        case shape(ShapeKind, color: ColorValue)
    }

    var id = UUID()
    var transform = Transform()
    var content: Content
    /// Pictures may be cut to a shape.
    var frame: ShapeKind?

    var isPicture: Bool {
        if case .picture = content { return true }
        return false
    }
}

struct Transform: Codable, Equatable {
    var size = Settings.defaultElementSize
    var offset: CGSize = .zero
    private var degrees: Double = 0

    init(size: CGSize = Settings.defaultElementSize, offset: CGSize = .zero, rotation: Angle = .zero) {
        self.size = size
        self.offset = offset
        degrees = rotation.degrees
    }

    var rotation: Angle {
        get { .degrees(degrees) }
        set { degrees = newValue.degrees }
    }
}
