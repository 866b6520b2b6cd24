//
//  MiniPlayerBar.swift
//  MusicPlayer
//

import SwiftUI

struct MiniPlayerBar: View {
    var onExpand: () -> Void = {}

    @Environment(PlayerModel.self) private var player

    var body: some View {
        HStack(spacing: 12) {
            ArtworkView(artwork: player.artwork)
                .frame(width: 44, height: 44)
                .clipShape(.rect(cornerRadius: 10, style: .continuous))

            VStack(alignment: .leading, spacing: 2) {
                Text(player.current.title)
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.ink)
                Text(player.current.artist)
                    .font(.caption)
                    .foregroundStyle(.inkSoft)
            }
            .lineLimit(1)

            Spacer(minLength: 8)

            Button(action: player.togglePlayback) {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
                    .font(.title3)
                    .contentTransition(.symbolEffect(.replace))
                    .frame(width: 36, height: 36)
            }
            .accessibilityLabel(player.isPlaying ? "Pause" : "Play")

            Button(action: player.skipForward) {
                Image(systemName: "forward.fill")
                    .font(.body)
                    .frame(width: 32, height: 36)
            }
            .disabled(player.upNext.isEmpty)
            .accessibilityLabel("Next")
        }
        .buttonStyle(.plain)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.regularMaterial, in: .rect(cornerRadius: 16, style: .continuous))
        .overlay(alignment: .bottomLeading) {
            GeometryReader { proxy in
                Capsule()
                    .fill(Color.accentColor)
                    .frame(width: proxy.size.width * player.progress, height: 2)
            }
            .frame(height: 2)
            .padding(.horizontal, 14)
        }
        .padding(.horizontal, 10)
        .padding(.bottom, 6)
        .onTapGesture(perform: onExpand)
    }
}

#if DEBUG
#Preview("Mini player", traits: .sizeThatFitsLayout) {
    MiniPlayerBar()
        .environment(PlayerModel.midSong)
        .padding(.top)
        .frame(width: 390)
        .background(.softBase)
}

#Preview("Over a list") {
    List(Catalog.albums[0].tracks) { track in
        TrackRow(track: track)
    }
    .safeAreaInset(edge: .bottom) {
        MiniPlayerBar()
    }
    .environment(PlayerModel.midSong)
}
#endif
