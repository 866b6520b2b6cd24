//
//  RGB.swift
//  ColorGuess
//

import SwiftUI

struct RGB: Equatable {
    var red = 0.5
    var green = 0.5
    var blue = 0.5

    static func random() -> RGB {
        RGB(
            red: .random(in: 0...1),
            green: .random(in: 0...1),
            blue: .random(in: 0...1))
    }

    /// The distance inside the colour cube: 0 is equal, 1 is opposite corners.
    func distance(to other: RGB) -> Double {
        let squares = pow(red - other.red, 2) + pow(green - other.green, 2) + pow(blue - other.blue, 2)
        return sqrt(squares / 3)
    }

    var label: String {
        let parts = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }
        return "R " + parts[0] + "  G " + parts[1] + "  B " + parts[2]
    }

    var hex: String {
        String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
    }
}

extension Color {
    init(rgb: RGB) {
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue)
    }
}
