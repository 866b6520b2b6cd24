//
//  QueueView.swift
//  MusicPlayer
//

import SwiftUI

struct QueueView: View {
    @Environment(PlayerModel.self) private var player
    @State private var isClearDialogPresented = false

    var body: some View {
        @Bindable var player = player

        NavigationStack {
            List {
                Section("Now Playing") {
                    TrackRow(track: player.current, showsArtwork: true)
                    ProgressView(value: player.progress) {
                        Text("Progress")
                            .font(.caption)
                    } currentValueLabel: {
                        Text(player.progress, format: .percent.precision(.fractionLength(0)))
                    }
                }

                Section {
                    if player.upNext.isEmpty {
                        Text("Nothing up next")
                            .italic()
                            .foregroundStyle(.secondary)
                    }
                    ForEach(player.upNext) { track in
                        TrackRow(track: track, showsArtwork: true)
                            .swipeActions(edge: .leading) {
                                Button("Play Next") {
                                    moveToTop(track)
                                }
                                .tint(.orange)
                            }
                    }
                    .onMove { offsets, destination in
                        player.upNext.move(fromOffsets: offsets, toOffset: destination)
                    }
                    .onDelete { offsets in
                        player.upNext.remove(atOffsets: offsets)
                    }
                } header: {
                    HStack {
                        Text("Up Next")
                        Spacer()
                        Text("\(player.upNext.count) songs")
                            .textCase(nil)
                    }
                } footer: {
                    Text("Swipe to the right to move a song to the top.")
                }

                if !player.history.isEmpty {
                    Section("Recently Played") {
                        ForEach(player.history.prefix(5)) { track in
                            TrackRow(track: track, showsArtwork: true)
                                .opacity(0.6)
                        }
                    }
                }

                Section("Playback") {
                    Toggle("Shuffle", isOn: $player.isShuffling)
                    Picker("Repeat", selection: $player.repeatMode) {
                        ForEach(PlayerModel.RepeatMode.allCases) { mode in
                            Text(mode.title).tag(mode)
                        }
                    }
                }
            }
            .listStyle(.insetGrouped)
            .scrollContentBackground(.hidden)
            .background(Color.softBase)
            .navigationTitle("Queue")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Clear", role: .destructive) {
                        isClearDialogPresented = true
                    }
                    .disabled(player.upNext.isEmpty)
                }
                ToolbarItem(placement: .topBarTrailing) {
                    EditButton()
                }
            }
            .confirmationDialog("Clear the queue?", isPresented: $isClearDialogPresented, titleVisibility: .visible) {
                Button("Clear Queue", role: .destructive) {
                    withAnimation {
                        player.upNext.removeAll()
                    }
                }
            }
        }
    }

    private func moveToTop(_ track: Track) {
        guard let index = player.upNext.firstIndex(of: track) else { return }
        withAnimation {
            player.upNext.insert(player.upNext.remove(at: index), at: 0)
        }
    }
}

#if DEBUG
struct QueueView_Previews: PreviewProvider {
    static var previews: some View {
        QueueView()
            .environment(PlayerModel.midSong)
            .previewDisplayName("Queue")

        QueueView()
            .environment(PlayerModel.midSong)
            .environment(\.dynamicTypeSize, .xxxLarge)
            .previewDisplayName("Large type")

        QueueView()
            .environment(PlayerModel(album: Catalog.albums[3], startingAt: 2))
            .preferredColorScheme(.dark)
            .previewDisplayName("Empty queue")
    }
}
#endif
