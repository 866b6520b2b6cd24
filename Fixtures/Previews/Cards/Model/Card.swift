//
//  Card.swift
//  Cards
//

import SwiftUI

enum Settings {
    /// Every card is laid out at this size and scaled for the screen.
    static let cardSize = CGSize(width: 1300, height: 2000)
    static let thumbnailSize = CGSize(width: 150, height: 250)
    static let defaultElementSize = CGSize(width: 800, height: 800)
    static let borderWidth: CGFloat = 8

    static func scale(fitting size: CGSize) -> CGFloat {
        min(size.width / cardSize.width, size.height / cardSize.height)
    }
}

struct Card: Identifiable, Codable {
    var id = UUID()
    var background: ColorValue = .yellow
    var elements: [CardElement] = []

    var backgroundColor: Color {
        get { background.color }
        set { background = ColorValue(newValue) }
    }

    mutating func add(_ content: CardElement.Content) {
        var element = CardElement(content: content)
        let step = CGFloat(elements.count % 4) * 40
        element.transform.offset = CGSize(width: step, height: step)
        elements.append(element)
    }

    mutating func remove(_ element: CardElement) {
        elements.removeAll { $0.id == element.id }
    }

    mutating func bringToFront(_ element: CardElement) {
        guard let index = index(of: element) else { return }
        elements.append(elements.remove(at: index))
    }

    func index(of element: CardElement) -> Int? {
        elements.firstIndex { $0.id == element.id }
    }
}
