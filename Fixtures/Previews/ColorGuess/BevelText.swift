//
//  BevelText.swift
//  ColorGuess
//

import SwiftUI

struct BevelText: View {
    let text: String
    let width: CGFloat
    let height: CGFloat

    var body: some View {
        Text(text)
            .font(.callout)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .padding(.horizontal, 12)
            .frame(width: width, height: height)
            .background(
                ZStack {
                    Capsule()
                        .fill(Color.surface)
                        .northWestShadow(radius: 3, offset: 1)
                    Capsule()
                        .inset(by: 3)
                        .fill(Color.surface)
                        .southEastShadow(radius: 1, offset: 1)
                }
            )
    }
}

struct BevelText_Previews: PreviewProvider {
    static var previews: some View {
        ZStack {
            Color.surface
            BevelText(text: "R 127  G 33  B 240", width: 240, height: 48)
        }
        .frame(width: 300, height: 100)
        .previewLayout(.sizeThatFits)

        ZStack {
            Color.surface
            BevelText(text: "R ??  G ??  B ??", width: 240, height: 48)
        }
        .frame(width: 300, height: 100)
        .previewLayout(.sizeThatFits)
        .preferredColorScheme(.dark)
        .previewDisplayName("Dark")
    }
}
