//
//  CardsListView.swift
//  Cards
//

import SwiftUI

struct CardsListView: View {
    @EnvironmentObject var store: CardStore
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @State private var selectedCard: Card?

    private var thumbnailSize: CGSize {
        var scale: CGFloat = 1
        if verticalSizeClass == .regular, horizontalSizeClass == .regular {
            scale = 1.5
        }
        return CGSize(
            width: Settings.thumbnailSize.width * scale,
            height: Settings.thumbnailSize.height * scale)
    }

    private var columns: [GridItem] {
        [GridItem(.adaptive(minimum: thumbnailSize.width), spacing: 24)]
    }

    var body: some View {
        NavigationStack {
            Group {
                if store.cards.isEmpty {
                    initialView
                } else {
                    list
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color("surface").ignoresSafeArea())
            .navigationTitle("Cards")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        selectedCard = store.addCard()
                    } label: {
                        Label("Create New", systemImage: "plus")
                    }
                }
            }
        }
        .fullScreenCover(item: $selectedCard) { card in
            if let index = store.index(for: card) {
                SingleCardView(card: $store.cards[index])
                    .onDisappear {
                        store.save()
                    }
            } else {
                fatalError("The card has been removed")
            }
        }
        .onChange(of: scenePhase) { newScenePhase in
            if newScenePhase == .inactive {
                store.save()
            }
        }
    }

    private var list: some View {
        ScrollView(showsIndicators: false) {
            LazyVGrid(columns: columns, spacing: 30) {
                ForEach(store.cards) { card in
                    CardThumbnail(card: card)
                        .frame(width: thumbnailSize.width, height: thumbnailSize.height)
                        .onTapGesture {
                            selectedCard = card
                        }
                        .contextMenu {
                            Button(action: { selectedCard = card }) {
                                Label("Edit", systemImage: "pencil")
                            }
                            Button(role: .destructive) {
                                withAnimation {
                                    store.remove(card)
                                }
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                        }
                }
            }
            .padding(24)
        }
    }

    private var initialView: some View {
        VStack(spacing: 20) {
            Image("empty-stack")
                .resizable()
                .scaledToFit()
                .frame(width: 140)
            Text("Tap the plus to create your first card")
                .foregroundStyle(.secondary)
        }
        .padding(40)
        .softInset(cornerRadius: 28)
    }
}

struct CardsListView_Previews: PreviewProvider {
    static var previews: some View {
        CardsListView()
            .environmentObject(CardStore(defaultData: true))
        CardsListView()
            .environmentObject(CardStore(defaultData: true))
            .previewInterfaceOrientation(.landscapeLeft)
            .previewDisplayName("Landscape")
        CardsListView()
            .environmentObject(CardStore(defaultData: true))
            .previewDevice("iPad Pro (11-inch) (4th generation)")
            .preferredColorScheme(.dark)
            .previewDisplayName("iPad, dark")
    }
}
