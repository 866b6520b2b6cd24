//
//  MusicPlayerApp.swift
//  MusicPlayer
//

import SwiftUI

@main
struct MusicPlayerApp: App {
    @State private var player = PlayerModel(album: Catalog.albums[0])
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            RootTabView()
                .environment(player)
                .tint(.accentColor)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background {
                player.cancelExpiredSleepTimer()
            }
        }
    }
}
