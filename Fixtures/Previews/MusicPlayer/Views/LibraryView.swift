//
//  LibraryView.swift
//  MusicPlayer
//

import SwiftUI

struct LibraryView: View {
    enum Sorting: String, CaseIterable {
        case title, artist, released

        var label: LocalizedStringKey {
            switch self {
            case .title: "Title"
            case .artist: "Artist"
            case .released: "Release Date"
            }
        }
    }

    @Environment(PlayerModel.self) private var player

    @State private var path: [Album] = []
    @State private var query = ""
    @State private var genre: Genre? = nil
    @AppStorage("librarySorting") private var sorting = Sorting.title

    private let columns = [GridItem(.adaptive(minimum: 148), spacing: 22)]

    private var albums: [Album] {
        let matches = Catalog.albums.filter { album in
            guard genre == nil || album.genre == genre else { return false }
            guard !query.isEmpty else { return true }
            return album.title.localizedCaseInsensitiveContains(query)
                || album.artist.localizedCaseInsensitiveContains(query)
        }

        switch sorting {
        case .title:
            return matches.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
        case .artist:
            return matches.sorted { $0.artist.localizedStandardCompare($1.artist) == .orderedAscending }
        case .released:
            return matches.sorted { $0.released > $1.released }
        }
    }

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                genreStrip

                if albums.isEmpty {
                    ContentUnavailableView.search(text: query)
                        .padding(.top, 60)
                } else {
                    LazyVGrid(columns: columns, spacing: 26) {
                        ForEach(albums) { album in
                            NavigationLink(value: album) {
                                AlbumCard(album: album)
                            }
                            .buttonStyle(.plain)
                            .contextMenu {
                                albumActions(for: album)
                            } preview: {
                                ArtworkView(artwork: album.artwork)
                                    .frame(width: 280, height: 280)
                            }
                        }
                    }
                    .padding(.horizontal, 20)
                    .padding(.bottom, 24)
                }
            }
            .background(Color.softBase.ignoresSafeArea())
            .navigationTitle("Library")
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Albums and artists")
            .navigationDestination(for: Album.self) { album in
                AlbumDetailView(album: album)
            }
            .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    Menu {
                        Picker("Sort By", selection: $sorting) {
                            ForEach(Sorting.allCases, id: \.self) { option in
                                Text(option.label).tag(option)
                            }
                        }
                    } label: {
                        Label("Sort", systemImage: "arrow.up.arrow.down")
                    }
                }
            }
        }
    }

    private var genreStrip: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 14) {
                ForEach(Genre.allCases) { item in
                    GenreChip(genre: item, isSelected: genre == item) {
                        withAnimation(.easeInOut(duration: 0.2)) {
                            genre = genre == item ? nil : item
                        }
                    }
                }
            }
            .padding(.horizontal, 20)
            .padding(.vertical, 14)
        }
    }

    @ViewBuilder
    private func albumActions(for album: Album) -> some View {
        Button {
            if let first = album.tracks.first {
                player.play(first, from: album)
            }
        } label: {
            Label("Play", systemImage: "play")
        }
        Button {
            album.tracks.forEach(player.playLater)
        } label: {
            Label("Add to Queue", systemImage: "text.badge.plus")
        }
        Divider()
        ShareLink(item: "\(album.title) – \(album.artist)")
    }
}

private struct GenreChip: View {
    let genre: Genre
    let isSelected: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Label(genre.title, systemImage: genre.symbol)
                .font(.footnote.weight(.medium))
                .foregroundStyle(isSelected ? Color.accentColor : .inkSoft)
        }
        .buttonStyle(.softCapsule)
        .softDepth(isSelected ? 2 : 5)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

struct AlbumCard: View {
    let album: Album

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ArtworkView(artwork: album.artwork)
                .aspectRatio(1, contentMode: .fit)
                .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
                .padding(8)
                .softRaised(in: RoundedRectangle(cornerRadius: 24, style: .continuous))
                .softDepth(6)

            VStack(alignment: .leading, spacing: 2) {
                Text(album.title)
                    .font(.subheadline.bold())
                    .foregroundStyle(.ink)
                Text(album.artist)
                    .font(.caption)
                    .foregroundStyle(.inkSoft)
                Text(album.released, format: .dateTime.year())
                    .font(.caption3)
                    .foregroundStyle(.tertiary)
            }
            .lineLimit(1)
            .padding(.horizontal, 6)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview("Library") {
    LibraryView()
        .environment(PlayerModel(album: Catalog.albums[0]))
}

#Preview("Card", traits: .fixedLayout(width: 200, height: 270)) {
    AlbumCard(album: Catalog.albums[2])
        .padding(16)
        .background(Color.softBase)
}

struct LibraryView_Previews: PreviewProvider {
    static var previews: some View {
        LibraryView()
            .environment(PlayerModel(album: Catalog.albums[3]))
            .environment(\.locale, Locale(identifier: "de"))
            .preferredColorScheme(.dark)
            .previewDevice("iPad Pro (11-inch) (4th generation)")
            .previewInterfaceOrientation(.landscapeLeft)
            .previewDisplayName("iPad, German")
    }
}
