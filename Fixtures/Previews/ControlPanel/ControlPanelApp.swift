//
//  ControlPanelApp.swift
//  ControlPanel
//

import SwiftUI

@main
struct ControlPanelApp: App {
    @State private var home = HomeModel()

    var body: some Scene {
        WindowGroup {
            DashboardView()
                .environment(home)
                .environment(\.glowColor, Color("glow"))
        }
    }
}
