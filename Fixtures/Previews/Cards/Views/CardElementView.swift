//
//  CardElementView.swift
//  Cards
//

import SwiftUI

struct CardElementView: View {
    let element: CardElement

    var body: some View {
        switch element.content {
        case let .text(string, color):
            TextElementView(string: string, color: color.color)
        case let .picture(name):
            Image(name)
                .resizable()
                .aspectRatio(contentMode: .fill)
                .frame(width: element.transform.size.width, height: element.transform.size.height)
                .clip(to: element.frame ?? .rectangle)
        case let .shape(kind, color):
            kind.shape
                .fill(color.color)
                .aspectRatio(contentMode: .fit)
        }
    }
}

struct TextElementView: View {
    let string: String
    let color: Color

    var body: some View {
        if !string.isEmpty {
            Text(string)
                .font(.custom("Gill Sans", size: 200))
                .foregroundColor(color)
                .multilineTextAlignment(.center)
                .minimumScaleFactor(0.05)
        }
    }
}

struct CardElementView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CardElementView(
                element: CardElement(
                    transform: Transform(size: CGSize(width: 240, height: 240)),
                    content: .picture("harbor"),
                    frame: .burst))
                .previewDisplayName("Picture")
            CardElementView(
                element: CardElement(content: .text("Snap!", color: ColorValue(.purple))))
                .frame(width: 240, height: 100)
                .previewDisplayName("Text")
            CardElementView(
                element: CardElement(content: .shape(.cone, color: ColorValue(.orange))))
                .frame(width: 160, height: 240)
                .previewDisplayName("Cone")
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
