//
//  NowPlayingView.swift
//  MusicPlayer
//

import SwiftUI

struct NowPlayingView: View {
    @Environment(PlayerModel.self) private var player

    @Namespace private var stage
    @State private var showsVisualizer = false
    @State private var isSleepTimerPresented = false
    @State private var isAlbumPresented = false

    var body: some View {
        @Bindable var player = player

        NavigationStack {
            ZStack {
                LinearGradient.softBackdrop
                    .ignoresSafeArea()

                VStack(spacing: 0) {
                    hero
                        .frame(maxWidth: .infinity, maxHeight: .infinity)

                    VStack(spacing: 22) {
                        titleRow
                        ScrubBar(elapsed: $player.elapsed, duration: player.current.duration)
                        transport
                        volumeRow(volume: $player.volume)
                    }
                    .padding(.horizontal, 28)
                    .padding(.bottom, 20)
                }
            }
            .navigationTitle("Now Playing")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    sleepButton
                }
                ToolbarItem(placement: .topBarTrailing) {
                    moreMenu(repeatMode: $player.repeatMode, isShuffling: $player.isShuffling)
                }
            }
        }
        .sheet(isPresented: $isSleepTimerPresented) {
            SleepTimerSheet()
                .presentationDetents([.height(520), .large])
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(32)
                .presentationBackground(Color.softBase)
        }
        .sheet(isPresented: $isAlbumPresented) {
            if let album = Catalog.album(containing: player.current) {
                NavigationStack {
                    AlbumDetailView(album: album)
                }
            }
        }
        .sensoryFeedback(.impact(weight: .light), trigger: player.isPlaying)
    }

    // MARK: - Hero

    @ViewBuilder
    private var hero: some View {
        if showsVisualizer {
            VStack(spacing: 24) {
                DiscArtwork(artwork: player.artwork, diameter: 120, isSpinning: player.isPlaying)
                    .matchedGeometryEffect(id: "disc", in: stage)
                VisualizerView(isActive: player.isPlaying)
                    .frame(height: 110)
                    .padding(.horizontal, 36)
                    .transition(.opacity.combined(with: .scale(scale: 0.9)))
            }
            .onTapGesture(perform: toggleVisualizer)
        } else {
            DiscArtwork(artwork: player.artwork, diameter: 270, isSpinning: player.isPlaying)
                .matchedGeometryEffect(id: "disc", in: stage)
                .overlay(progressRing)
                .onTapGesture(perform: toggleVisualizer)
        }
    }

    private var progressRing: some View {
        Circle()
            .trim(from: 0, to: player.progress)
            .stroke(
                AngularGradient(
                    gradient: Gradient(colors: [.accentColor.opacity(0.2), .accentColor]),
                    center: .center,
                    startAngle: .zero,
                    endAngle: .degrees(360 * player.progress)
                ),
                style: StrokeStyle(lineWidth: 5, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
            .padding(4)
    }

    private func toggleVisualizer() {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) {
            showsVisualizer.toggle()
        }
    }

    // MARK: - Title

    private var titleRow: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 4) {
                Text(player.current.title)
                    .font(.trackTitle)
                    .foregroundColor(.ink)
                    .minimumScaleFactor(0.7)
                Text(player.current.artist)
                    .font(.subheadline)
                    .foregroundStyle(.inkSoft)
            }
            .lineLimit(1)

            Spacer()

            Button {
                player.toggleFavorite(player.current)
            } label: {
                Image(systemName: player.isCurrentFavorite ? "heart.fill" : "heart")
                    .font(.title3)
                    .foregroundStyle(player.isCurrentFavorite ? Color.pink : .inkSoft)
                    .symbolEffect(.bounce, value: player.isCurrentFavorite)
            }
            .accessibilityLabel("Favorite")
        }
    }

    // MARK: - Transport

    private var transport: some View {
        HStack {
            Button(action: player.skipBackward) {
                Image(systemName: "backward.fill")
                    .font(.title2)
                    .frame(width: 28, height: 28)
            }
            .buttonStyle(.softCircle)
            .accessibilityLabel("Previous")

            Spacer()

            Button(action: player.togglePlayback) {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
                    .font(.system(size: 30, weight: .bold))
                    .contentTransition(.symbolEffect(.replace))
                    .frame(width: 36, height: 36)
            }
            .buttonStyle(.softCircle(padding: 24))
            .accessibilityLabel(player.isPlaying ? "Pause" : "Play")

            Spacer()

            Button(action: player.skipForward) {
                Image(systemName: "forward.fill")
                    .font(.title2)
                    .frame(width: 28, height: 28)
            }
            .buttonStyle(.softCircle)
            .accessibilityLabel("Next")
        }
        .padding(.horizontal, 12)
    }

    private func volumeRow(volume: Binding<Double>) -> some View {
        HStack(spacing: 12) {
            Image(systemName: "speaker.fill")
            Slider(value: volume, in: 0...1) {
                Text("Volume")
            }
            Image(systemName: "speaker.wave.3.fill")
            Text(volume.wrappedValue, format: .percent.precision(.fractionLength(0)))
                .font(.caption.monospacedDigit())
                .frame(width: 40, alignment: .trailing)
        }
        .font(.footnote)
        .foregroundStyle(.inkSoft)
    }

    // MARK: - Toolbar

    private var sleepButton: some View {
        Button {
            isSleepTimerPresented = true
        } label: {
            if let deadline = player.sleepDeadline, deadline > .now {
                Label {
                    Text(timerInterval: Date.now...deadline, countsDown: true)
                        .monospacedDigit()
                } icon: {
                    Image(systemName: "moon.zzz.fill")
                }
                .labelStyle(.titleAndIcon)
                .font(.footnote)
            } else {
                Image(systemName: "moon.zzz")
            }
        }
        .accessibilityLabel("Sleep Timer")
    }

    private func moreMenu(repeatMode: Binding<PlayerModel.RepeatMode>, isShuffling: Binding<Bool>) -> some View {
        Menu {
            Section {
                Button("Show Album", systemImage: "opticaldisc") {
                    isAlbumPresented = true
                }
                Button("Sleep Timer", systemImage: "moon.zzz") {
                    isSleepTimerPresented = true
                }
            }
            Section {
                Toggle(isOn: isShuffling) {
                    Label("Shuffle", systemImage: "shuffle")
                }
                Picker("Repeat", selection: repeatMode) {
                    ForEach(PlayerModel.RepeatMode.allCases) { mode in
                        Label(mode.title, systemImage: mode.symbol)
                            .tag(mode)
                    }
                }
                .pickerStyle(.menu)
            }
        } label: {
            Image(systemName: "ellipsis.circle")
        }
        .menuOrder(.fixed)
        .accessibilityLabel("More")
    }
}

#Preview("Now Playing") {
    NowPlayingView()
        .environment(PlayerModel(album: Catalog.albums[0], startingAt: 1))
}

#Preview("Landscape", traits: .landscapeLeft) {
    NowPlayingView()
        .environment(PlayerModel(album: Catalog.albums[2]))
}

#if DEBUG
struct NowPlayingView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NowPlayingView()
                .previewDisplayName("Light")

            NowPlayingView()
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")

            NowPlayingView()
                .environment(\.locale, Locale(identifier: "ar"))
                .environment(\.layoutDirection, .rightToLeft)
                .previewDisplayName("Arabic")
        }
        .environment(PlayerModel.midSong)
        .previewDevice("iPhone 15 Pro")
    }
}
#endif
