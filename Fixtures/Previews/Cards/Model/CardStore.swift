//
//  CardStore.swift
//  Cards
//

import SwiftUI

class CardStore: ObservableObject {
    @Published var cards: [Card] = []

    private var fileURL: URL {
        URL.documentsDirectory.appending(path: "cards.json")
    }

    init(defaultData: Bool = false) {
        cards = defaultData ? Self.samples : load()
    }

    func addCard() -> Card {
        let card = Card(background: ColorValue(Color.palette.randomElement() ?? .yellow))
        cards.append(card)
        return card
    }

    func remove(_ card: Card) {
        guard let index = index(for: card) else { return }
        cards.remove(at: index)
        save()
    }

    func index(for card: Card) -> Int? {
        cards.firstIndex { $0.id == card.id }
    }

    func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try encoder.encode(cards).write(to: fileURL)
        } catch {
            print(error.localizedDescription)
        }
    }

    private func load() -> [Card] {
        guard let data = try? Data(contentsOf: fileURL) else { return [] }
        return (try? JSONDecoder().decode([Card].self, from: data)) ?? []
    }
}

extension CardStore {
    static let samples: [Card] = [
        Card(
            background: ColorValue(red: 0.99, green: 0.78, blue: 0.68),
            elements: [
                CardElement(
                    transform: Transform(
                        size: CGSize(width: 900, height: 900),
                        offset: CGSize(width: 60, height: -380),
                        rotation: .degrees(-8)),
                    content: .picture("meadow"),
                    frame: .heart),
                CardElement(
                    transform: Transform(
                        size: CGSize(width: 1000, height: 300),
                        offset: CGSize(width: 0, height: 520)),
                    content: .text("Thank you!", color: ColorValue(red: 0.45, green: 0.1, blue: 0.25))),
                CardElement(
                    transform: Transform(
                        size: CGSize(width: 260, height: 260),
                        offset: CGSize(width: -400, height: 760),
                        rotation: .degrees(15)),
                    content: .shape(.star, color: ColorValue(red: 0.9, green: 0.35, blue: 0.4)))
            ]),
        Card(
            background: ColorValue(red: 0.66, green: 0.85, blue: 0.93),
            elements: [
                CardElement(
                    transform: Transform(
                        size: CGSize(width: 1050, height: 760),
                        offset: CGSize(width: 0, height: -300),
                        rotation: .degrees(4)),
                    content: .picture("harbor")),
                CardElement(
                    transform: Transform(
                        size: CGSize(width: 420, height: 560),
                        offset: CGSize(width: 250, height: 480)),
                    content: .shape(.cone, color: ColorValue(red: 0.95, green: 0.6, blue: 0.3)))
            ]),
        Card(background: ColorValue(red: 0.75, green: 0.9, blue: 0.7)),
        Card(
            background: ColorValue(red: 0.83, green: 0.76, blue: 0.95),
            elements: [
                CardElement(content: .shape(.cloud, color: ColorValue(red: 1, green: 1, blue: 1)))
            ])
    ]
}
