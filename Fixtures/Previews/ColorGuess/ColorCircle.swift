//
//  ColorCircle.swift
//  ColorGuess
//

import SwiftUI

struct ColorCircle: View {
    let rgb: RGB
    let size: CGFloat

    var body: some View {
        ZStack {
            Circle()
                .fill(Color.surface)
                .northWestShadow()
            Circle()
                .fill(Color(rgb: rgb))
                .padding(20)
        }
        .frame(width: size, height: size)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    ZStack {
        Color.surface
        ColorCircle(rgb: RGB(red: 0.9, green: 0.35, blue: 0.2), size: 200)
    }
    .frame(width: 300, height: 300)
}

#Preview("Dark", traits: .fixedLayout(width: 300, height: 300)) {
    ZStack {
        Color.surface
            .ignoresSafeArea()
        ColorCircle(rgb: RGB(red: 0.2, green: 0.7, blue: 0.9), size: 200)
    }
    .preferredColorScheme(.dark)
}
