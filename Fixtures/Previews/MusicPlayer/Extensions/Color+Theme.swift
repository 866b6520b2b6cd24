//
//  Color+Theme.swift
//  MusicPlayer
//

import SwiftUI

extension Color {
    static let softBase = Color("SoftSurface")
    static let softGlow = Color("SoftLight")
    static let softShade = Color("SoftDark")
    static let ink = Color("InkStrong")
    static let inkSoft = Color("InkMuted")

    init(hex: UInt32, opacity: Double = 1) {
        let red = Double((hex >> 16) & 0xFF) / 255
        let green = Double((hex >> 8) & 0xFF) / 255
        let blue = Double(hex & 0xFF) / 255
        self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }
}

extension ShapeStyle where Self == Color {
    static var softBase: Color { Color.softBase }
    static var ink: Color { Color.ink }
    static var inkSoft: Color { Color.inkSoft }
}

extension LinearGradient {
    static let softBackdrop = LinearGradient(
        colors: [.softGlow.opacity(0.6), .softBase, .softBase],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
    )

    static let accentSweep = LinearGradient(
        gradient: Gradient(colors: [.accentColor, Color("AccentDeep")]),
        startPoint: .top,
        endPoint: .bottom
    )
}

extension Font {
    static let trackTitle = Font.system(.title2, design: .rounded).weight(.bold)
    static let caption3 = Font.system(size: 10, weight: .semibold, design: .rounded)
}
