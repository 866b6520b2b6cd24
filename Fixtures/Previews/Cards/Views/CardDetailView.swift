//
//  CardDetailView.swift
//  Cards
//

import SwiftUI

struct CardDetailView: View {
    @Binding var card: Card
    @Binding var selectedID: CardElement.ID?

    var body: some View {
        GeometryReader { geometry in
            let viewScale = Settings.scale(fitting: geometry.size)
            ZStack {
                card.backgroundColor
                    .onTapGesture {
                        selectedID = nil
                    }
                ForEach($card.elements) { $element in
                    editable(element: $element, viewScale: viewScale)
                }
            }
            .frame(
                width: Settings.cardSize.width * viewScale,
                height: Settings.cardSize.height * viewScale)
            .clipped()
            .cornerRadius(10)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func editable(element: Binding<CardElement>, viewScale: CGFloat) -> some View {
        let value = element.wrappedValue
        let size = value.transform.size

        return CardElementView(element: value)
            .frame(width: size.width, height: size.height)
            .modifier(CardBorder(isSelected: selectedID == value.id))
            .scaleEffect(viewScale)
            .resizable(transform: element.transform, viewScale: viewScale)
            .onTapGesture {
                selectedID = value.id
            }
            .contextMenu {
                Button {
                    card.bringToFront(value)
                } label: {
                    Label("Bring to front", systemImage: "square.3.layers.3d.top.filled")
                }
                if value.isPicture {
                    Menu("Frame") {
                        ForEach(ShapeKind.allCases) { kind in
                            Button(kind.rawValue.capitalized) {
                                element.wrappedValue.frame = kind
                            }
                        }
                    }
                }
                Button(role: .destructive) {
                    card.remove(value)
                } label: {
                    Label("Delete", systemImage: "trash")
                }
            }
    }
}

#Preview("Detail") {
    @Previewable @State var card = CardStore.samples[0]
    @Previewable @State var selection: CardElement.ID?

    CardDetailView(card: $card, selectedID: $selection)
        .padding()
        .background(Color("surface"))
}
