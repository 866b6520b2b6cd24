//
//  PanelTheme.swift
//  ControlPanel
//

import SwiftUI

struct PanelTheme: Equatable {
    var cornerRadius: CGFloat = 22
    var depth: CGFloat = 6
    var tint = Color.accentColor

    static let standard = PanelTheme()
    static let flat = PanelTheme(cornerRadius: 14, depth: 2)
}

private struct PanelThemeKey: EnvironmentKey {
    static let defaultValue = PanelTheme.standard
}

extension EnvironmentValues {
    // The form of old …
    var panelTheme: PanelTheme {
        get { self[PanelThemeKey.self] }
        set { self[PanelThemeKey.self] = newValue }
    }

    // … and the one since Xcode 16.
    @Entry var glowColor: Color = .cyan
    @Entry var isPanelLocked = false
}

extension View {
    func panelTheme(_ theme: PanelTheme) -> some View {
        environment(\.panelTheme, theme)
    }
}
