//
//  ShapeKind.swift
//  Cards
//

import SwiftUI

enum ShapeKind: String, CaseIterable, Codable, Identifiable {
    case rectangle, rounded, circle, capsule
    case triangle, cone, lens, heart, cloud, star, burst, chevron

    var id: String { rawValue }

    var shape: AnyShape {
        switch self {
        case .rectangle: return AnyShape(Rectangle())
        case .rounded: return AnyShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
        case .circle: return AnyShape(Circle())
        case .capsule: return AnyShape(Capsule())
        case .triangle: return AnyShape(Triangle())
        case .cone: return AnyShape(Cone())
        case .lens: return AnyShape(Lens())
        case .heart: return AnyShape(Heart())
        case .cloud: return AnyShape(Cloud())
        case .star: return AnyShape(StarPolygon())
        case .burst: return AnyShape(StarPolygon(corners: 12, depth: 0.75))
        case .chevron: return AnyShape(Chevron())
        }
    }
}
