//
//  CardThumbnail.swift
//  Cards
//

import SwiftUI

struct CardThumbnail: View {
    let card: Card

    var body: some View {
        ScaledCard(card: card)
            .clipShape(RoundedRectangle(cornerRadius: 15))
            .padding(8)
            .softRaised(cornerRadius: 20)
    }
}

/// Lays the card out at its full size, then scales it down to the offered space.
struct ScaledCard: View {
    let card: Card

    var body: some View {
        GeometryReader { geometry in
            let scale = Settings.scale(fitting: geometry.size)
            CardCanvas(card: card)
                .frame(width: Settings.cardSize.width, height: Settings.cardSize.height)
                .scaleEffect(scale)
                .frame(
                    width: Settings.cardSize.width * scale,
                    height: Settings.cardSize.height * scale)
                .frame(width: geometry.size.width, height: geometry.size.height)
                .background(card.backgroundColor)
        }
    }
}

struct CardCanvas: View {
    let card: Card

    var body: some View {
        ZStack {
            card.backgroundColor
            ForEach(card.elements) { element in
                CardElementView(element: element)
                    .frame(width: element.transform.size.width, height: element.transform.size.height)
                    .rotationEffect(element.transform.rotation)
                    .offset(element.transform.offset)
            }
        }
        .clipped()
    }
}

#Preview("Thumbnails", traits: .sizeThatFitsLayout) {
    HStack(spacing: 24) {
        ForEach(CardStore.samples.prefix(3)) { card in
            CardThumbnail(card: card)
                .frame(width: 150, height: 250)
        }
    }
    .padding(24)
    .background(Color("surface"))
}
