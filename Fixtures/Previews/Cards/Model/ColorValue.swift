//
//  ColorValue.swift
//  Cards
//

import SwiftUI

/// A colour that can be written to JSON.
struct ColorValue: Codable, Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double = 1

    var color: Color {
        Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
    }

    static let yellow = ColorValue(red: 0.98, green: 0.82, blue: 0.32)
}

extension ColorValue {
    init(_ color: Color) {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        UIColor(color).getRed(&r, green: &g, blue: &b, alpha: &a)
        self.init(red: Double(r), green: Double(g), blue: Double(b), alpha: Double(a))
    }
}
