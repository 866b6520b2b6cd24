//
//  NeumorphicShadows.swift
//  ColorGuess
//

import SwiftUI

extension Color {
    static let surface = Color("Element")
    static let lightEdge = Color("Highlight")
    static let darkEdge = Color("NeuShadow")
}

/// Light falls from the north-west: the view stands out of the surface.
struct NorthWestShadow: ViewModifier {
    var radius: CGFloat
    var offset: CGFloat

    func body(content: Content) -> some View {
        content
            .shadow(color: .lightEdge, radius: radius, x: -offset, y: -offset)
            .shadow(color: .darkEdge, radius: radius, x: offset, y: offset)
    }
}

/// The same edges turned around: the view looks pressed in.
struct SouthEastShadow: ViewModifier {
    var radius: CGFloat
    var offset: CGFloat

    func body(content: Content) -> some View {
        content
            .shadow(color: .darkEdge, radius: radius, x: -offset, y: -offset)
            .shadow(color: .lightEdge, radius: radius, x: offset, y: offset)
    }
}

extension View {
    func northWestShadow(radius: CGFloat = 16, offset: CGFloat = 6) -> some View {
        modifier(NorthWestShadow(radius: radius, offset: offset))
    }

    func southEastShadow(radius: CGFloat = 16, offset: CGFloat = 6) -> some View {
        modifier(SouthEastShadow(radius: radius, offset: offset))
    }
}

struct NeumorphicShadows_Previews: PreviewProvider {
    static var pair: some View {
        HStack(spacing: 48) {
            RoundedRectangle(cornerRadius: 20)
                .fill(Color.surface)
                .frame(width: 110, height: 110)
                .northWestShadow()
            RoundedRectangle(cornerRadius: 20)
                .fill(Color.surface)
                .frame(width: 110, height: 110)
                .southEastShadow()
        }
        .padding(48)
        .background(Color.surface)
    }

    static var previews: some View {
        Group {
            pair
            pair
                .environment(\.colorScheme, .dark)
        }
        .previewLayout(.sizeThatFits)
    }
}
