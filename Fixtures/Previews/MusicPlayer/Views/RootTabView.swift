//
//  RootTabView.swift
//  MusicPlayer
//

import SwiftUI

struct RootTabView: View {
    enum Screen: String {
        case playing, library, queue, sound
    }

    @Environment(PlayerModel.self) private var player
    @SceneStorage("selectedScreen") private var screen = Screen.playing

    private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        TabView(selection: $screen) {
            NowPlayingView()
                .tabItem {
                    Label("Playing", systemImage: "play.circle.fill")
                }
                .tag(Screen.playing)

            LibraryView()
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    miniPlayer
                }
                .tabItem {
                    Label("Library", systemImage: "square.stack.fill")
                }
                .tag(Screen.library)

            QueueView()
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    miniPlayer
                }
                .tabItem {
                    Label("Queue", systemImage: "list.bullet")
                }
                .badge(player.upNext.count)
                .tag(Screen.queue)

            EqualizerView()
                .tabItem {
                    Label("Sound", systemImage: "slider.vertical.3")
                }
                .tag(Screen.sound)
        }
        .onReceive(clock) { _ in
            player.tick()
        }
    }

    private var miniPlayer: some View {
        MiniPlayerBar {
            withAnimation(.easeInOut) {
                screen = .playing
            }
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
}

#Preview {
    RootTabView()
        .environment(PlayerModel(album: Catalog.albums[0]))
}

struct RootTabView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["iPhone SE (3rd generation)", "iPhone 15 Pro Max"], id: \.self) { device in
            RootTabView()
                .environment(PlayerModel(album: Catalog.albums[1]))
                .previewDevice(PreviewDevice(rawValue: device))
                .previewDisplayName(device)
        }
    }
}
