//
//  WelcomeImages.swift
//  Fitness
//

import SwiftUI

extension Image {
    /// Scales the picture to fill the frame.
    func resizedToFill(width: CGFloat, height: CGFloat) -> some View {
        resizable()
            .aspectRatio(contentMode: .fill)
            .frame(width: width, height: height)
    }
}

struct WelcomeImages: View {
    var body: some View {
        ZStack {
            Image(.stepUp)
                .resizedToFill(width: 110, height: 110)
                .clipShape(Circle())
                .offset(x: -92, y: -62)
            Image(.squat)
                .resizedToFill(width: 56, height: 56)
                .clipShape(Circle())
                .offset(x: 36, y: -98)
            Image("burpee")
                .resizedToFill(width: 76, height: 76)
                .clipShape(Circle())
                .offset(x: -104, y: 72)
            Image("plank")
                .resizedToFill(width: 190, height: 190)
                .clipShape(Circle())
                .overlay(Circle().stroke(Color.white.opacity(0.6), lineWidth: 3))
                .offset(x: 44, y: 26)
        }
        .frame(maxWidth: .infinity, minHeight: 260)
        .shadow(color: Color.dropShadow, radius: 6, x: 5, y: 5)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    WelcomeImages()
        .frame(width: 375, height: 300)
        .background(Color("background"))
}
