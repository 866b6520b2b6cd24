//
//  TrackRow.swift
//  MusicPlayer
//

import SwiftUI

struct TrackRow: View {
    let track: Track
    var number: Int?
    var showsArtwork = false

    @Environment(PlayerModel.self) private var player

    private var isCurrent: Bool {
        player.current.id == track.id
    }

    var body: some View {
        HStack(spacing: 12) {
            leading

            VStack(alignment: .leading, spacing: 3) {
                HStack(spacing: 4) {
                    Text(track.title)
                        .font(.body)
                        .fontWeight(isCurrent ? .semibold : .regular)
                        .foregroundStyle(isCurrent ? Color.accentColor : .ink)
                    if track.isExplicit {
                        Image(systemName: "e.square.fill")
                            .font(.caption2)
                            .foregroundStyle(.tertiary)
                            .accessibilityLabel("Explicit")
                    }
                }
                Text(track.artist)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .truncationMode(.tail)

            Spacer()

            if player.favorites.contains(track.id) {
                Image(systemName: "heart.fill")
                    .font(.caption)
                    .foregroundStyle(.pink)
            }

            Text(track.duration.clock)
                .font(.footnote)
                .monospacedDigit()
                .foregroundStyle(.secondary)
        }
        .padding(.vertical, 4)
    }

    @ViewBuilder
    private var leading: some View {
        if showsArtwork {
            ArtworkView(artwork: Catalog.artwork(for: track))
                .frame(width: 40, height: 40)
                .cornerRadius(8)
        } else if isCurrent {
            Image(systemName: "speaker.wave.2.fill")
                .symbolEffect(.variableColor.iterative, isActive: player.isPlaying)
                .foregroundStyle(.tint)
                .frame(width: 24)
        } else if let number {
            Text(number, format: .number)
                .font(.callout)
                .foregroundStyle(.secondary)
                .frame(width: 24)
        }
    }
}

#if DEBUG
#Preview("Rows", traits: .sizeThatFitsLayout) {
    VStack {
        TrackRow(track: Catalog.albums[0].tracks[0], number: 1)
        Divider()
        TrackRow(track: Catalog.albums[2].tracks[1], number: 2)
        Divider()
        TrackRow(track: Catalog.albums[1].tracks[2], showsArtwork: true)
    }
    .padding()
    .frame(width: 375)
    .environment(PlayerModel.midSong)
}
#endif
