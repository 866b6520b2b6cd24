//
//  AlbumDetailView.swift
//  MusicPlayer
//

import SwiftUI

struct AlbumDetailView: View {
    let album: Album

    @Environment(PlayerModel.self) private var player
    @Environment(\.dismiss) private var dismiss

    private var discs: [(number: Int, tracks: [Track])] {
        Dictionary(grouping: album.tracks, by: \.disc)
            .map { (number: $0.key, tracks: $0.value) }
            .sorted { $0.number < $1.number }
    }

    var body: some View {
        List {
            Section {
                header
                    .listRowSeparator(.hidden)
                    .listRowBackground(Color.clear)
            }

            ForEach(discs, id: \.number) { disc in
                Section {
                    ForEach(Array(disc.tracks.enumerated()), id: \.element.id) { index, track in
                        row(for: track, number: index + 1)
                    }
                } header: {
                    if discs.count > 1 {
                        Text("Disc \(disc.number)")
                            .font(.headline)
                    }
                }
            }

            footer
                .listRowSeparator(.hidden)
                .listRowBackground(Color.clear)
        }
        .listStyle(.plain)
        .scrollContentBackground(.hidden)
        .background(Color.softBase)
        .navigationTitle(album.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Menu("Album Options", systemImage: "ellipsis") {
                    Button("Shuffle", systemImage: "shuffle") {
                        shuffle()
                    }
                    ShareLink(item: album.title, subject: Text(album.title), message: Text("Listening to this right now"))
                    Divider()
                    Button("Close", role: .cancel) {
                        dismiss()
                    }
                }
            }
        }
    }

    private var header: some View {
        VStack(spacing: 18) {
            ArtworkView(artwork: album.artwork)
                .frame(width: 190, height: 190)
                .clipShape(RoundedRectangle(cornerRadius: 26, style: .continuous))
                .padding(10)
                .softRaised(in: RoundedRectangle(cornerRadius: 34, style: .continuous))

            VStack(spacing: 4) {
                Text(album.title)
                    .font(.title2.bold())
                    .multilineTextAlignment(.center)
                    .foregroundStyle(.ink)
                Text(album.artist)
                    .font(.headline)
                    .foregroundColor(.accentColor)
                HStack(spacing: 6) {
                    Text(album.genre.title)
                    Circle()
                        .frame(width: 3, height: 3)
                    Text(album.released, format: .dateTime.day().month(.wide).year())
                }
                .font(.footnote)
                .foregroundStyle(.secondary)
            }

            HStack(spacing: 16) {
                Button(action: playAll) {
                    Label("Play", systemImage: "play.fill")
                        .frame(maxWidth: .infinity)
                }
                Button(action: shuffle) {
                    Label("Shuffle", systemImage: "shuffle")
                        .frame(maxWidth: .infinity)
                }
            }
            .font(.callout.weight(.semibold))
            .buttonStyle(.softCapsule)
            .softDepth(5)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 16)
    }

    private var footer: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("\(album.tracks.count) songs")
            Text(album.duration.roughLength)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }

    private func row(for track: Track, number: Int) -> some View {
        Button {
            player.play(track, from: album)
        } label: {
            TrackRow(track: track, number: number)
        }
        .listRowBackground(player.current.id == track.id ? Color.accentColor.opacity(0.08) : Color.clear)
        .listRowSeparatorTint(.softShade)
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
                player.playNext(track)
            } label: {
                Label("Play Next", systemImage: "text.insert")
            }
            .tint(.indigo)
        }
        .swipeActions(edge: .trailing) {
            Button {
                player.toggleFavorite(track)
            } label: {
                Label("Favorite", systemImage: player.favorites.contains(track.id) ? "heart.slash" : "heart")
            }
            .tint(.pink)
        }
        .contextMenu {
            Button("Play Next", systemImage: "text.insert") {
                player.playNext(track)
            }
            Button("Play Later", systemImage: "text.append") {
                player.playLater(track)
            }
        }
    }

    private func playAll() {
        guard let first = album.tracks.first else { return }
        player.play(first, from: album)
    }

    private func shuffle() {
        player.isShuffling = true
        if let random = album.tracks.randomElement() {
            player.play(random, from: album)
        }
    }
}

#if DEBUG
#Preview("Two discs") {
    NavigationStack {
        AlbumDetailView(album: Catalog.albums[0])
    }
    .environment(PlayerModel.midSong)
}
#endif

#Preview("Compilation, dark") {
    NavigationStack {
        AlbumDetailView(album: Catalog.albums[4])
    }
    .environment(PlayerModel(album: Catalog.albums[4]))
    .preferredColorScheme(.dark)
}
