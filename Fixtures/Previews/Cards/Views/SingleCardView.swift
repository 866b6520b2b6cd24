//
//  SingleCardView.swift
//  Cards
//

import SwiftUI

struct SingleCardView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Binding var card: Card
    @State private var modal: ToolbarSelection?
    @State private var selectedID: CardElement.ID?
    @State private var flash = false

    private var selectedIndex: Int? {
        card.elements.firstIndex { $0.id == selectedID }
    }

    private var canFrame: Bool {
        guard let selectedIndex else { return false }
        return card.elements[selectedIndex].isPicture
    }

    var body: some View {
        NavigationStack {
            VStack(spacing: 12) {
                CardDetailView(card: $card, selectedID: $selectedID)
                    .padding([.top, .horizontal])
                    .brightness(flash ? 0.15 : 0)
                    .animation(.easeInOut(duration: 0.25), value: flash)
                BottomToolbar(modal: $modal, canFrame: canFrame)
                    .padding(.horizontal)
                    .padding(.bottom, verticalSizeClass == .compact ? 4 : 12)
            }
            .background(Color("surface").ignoresSafeArea())
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    ColorPicker("Background", selection: $card.backgroundColor)
                        .labelsHidden()
                }
                ToolbarItemGroup(placement: .navigationBarTrailing) {
                    if let image = card.snapshot() {
                        ShareLink(item: image, preview: SharePreview("Card", image: image)) {
                            Label("Share", systemImage: "square.and.arrow.up")
                        }
                    }
                    Button("Done") { dismiss() }
                }
            }
            .sheet(item: $modal) { selection in
                picker(for: selection)
            }
        }
        .onChange(of: card.elements.count) { oldCount, newCount in
            guard newCount > oldCount else { return }
            flash = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
                flash = false
            }
        }
    }

    @ViewBuilder
    private func picker(for selection: ToolbarSelection) -> some View {
        switch selection {
        case .pictures:
            PicturePicker { name in
                card.add(.picture(name))
                if let last = card.elements.indices.last {
                    card.elements[last].transform.size = UIImage.named(name).fittingSize()
                }
            }
        case .shapes:
            ShapePicker { kind, color in
                card.add(.shape(kind, color: ColorValue(color)))
            }
        case .frames:
            ShapePicker(title: "Frames", showsColors: false) { kind, _ in
                if let selectedIndex {
                    card.elements[selectedIndex].frame = kind
                }
            }
            .presentationDetents([.medium, .large])
        case .text:
            TextEditorSheet { string, color in
                card.add(.text(string, color: ColorValue(color)))
            }
            .presentationDetents([.height(320)])
        }
    }
}

struct SingleCardPreview: View {
    @State private var card = CardStore.samples[1]

    var body: some View {
        SingleCardView(card: $card)
    }
}

#Preview("Card") {
    SingleCardPreview()
}

#Preview("Landscape", traits: .landscapeLeft) {
    SingleCardPreview()
}
