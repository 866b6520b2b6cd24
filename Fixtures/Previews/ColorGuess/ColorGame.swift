//
//  ColorGame.swift
//  ColorGuess
//

import Foundation

struct ColorGame {
    private(set) var target: RGB
    private(set) var round = 1
    private(set) var total = 0
    private(set) var history: [Int] = []

    init(target: RGB = .random()) {
        self.target = target
    }

    mutating func check(_ guess: RGB) -> Int {
        let points = Int(((1 - guess.distance(to: target)) * 100).rounded())
        total += points
        history.append(points)
        return points
    }

    mutating func nextRound() {
        round += 1
        target = .random()
    }

    mutating func startOver() {
        self = ColorGame()
    }

    static func comment(for points: Int) -> String {
        switch points {
        case 100: return "Perfect!"
        case 95...: return "So close!"
        case 80..<95: return "A good eye."
        case 50..<80: return "Getting warmer."
        default: return "Better luck next time."
        }
    }
}
