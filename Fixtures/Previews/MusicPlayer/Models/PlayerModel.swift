//
//  PlayerModel.swift
//  MusicPlayer
//

import Observation
import SwiftUI

@Observable
final class PlayerModel {
    enum RepeatMode: Int, CaseIterable, Identifiable {
        case off, all, one

        var id: Int { rawValue }

        var title: LocalizedStringKey {
            switch self {
            case .off: "Repeat Off"
            case .all: "Repeat All"
            case .one: "Repeat One"
            }
        }

        var symbol: String {
            self == .one ? "repeat.1" : "repeat"
        }

        var next: RepeatMode {
            RepeatMode(rawValue: rawValue + 1) ?? .off
        }
    }

    private(set) var current: Track
    var upNext: [Track]
    private(set) var history: [Track] = []

    var isPlaying = false
    var elapsed: TimeInterval = 0
    var volume = 0.65
    var balance = 0.5
    var bass = 0.4
    var treble = 0.7
    var isShuffling = false
    var isEqualizerEnabled = true
    var repeatMode = RepeatMode.off
    var favorites: Set<Track.ID> = []
    var sleepDeadline: Date?
    var bands: [EqualizerBand]
    private(set) var preset: EqualizerPreset

    init(album: Album, startingAt index: Int = 0, preset: EqualizerPreset = .warm) {
        current = album.tracks[index]
        upNext = Array(album.tracks.dropFirst(index + 1))
        self.preset = preset
        bands = EqualizerBand.bands(for: preset)
    }

    var artwork: Artwork {
        Catalog.artwork(for: current)
    }

    var progress: Double {
        guard current.duration > 0 else { return 0 }
        return (elapsed / current.duration).clamped(to: 0...1)
    }

    var isCurrentFavorite: Bool {
        favorites.contains(current.id)
    }

    func togglePlayback() {
        isPlaying.toggle()
    }

    func play(_ track: Track, from album: Album) {
        history.insert(current, at: 0)
        current = track
        elapsed = 0
        isPlaying = true
        if let index = album.tracks.firstIndex(of: track) {
            upNext = Array(album.tracks[(index + 1)...])
        }
    }

    func skipForward() {
        if repeatMode == .one {
            elapsed = 0
            return
        }
        guard !upNext.isEmpty else {
            elapsed = 0
            isPlaying = false
            return
        }
        history.insert(current, at: 0)
        let index = isShuffling ? Int.random(in: upNext.indices) : 0
        current = upNext.remove(at: index)
        elapsed = 0
    }

    func skipBackward() {
        if elapsed > 3 || history.isEmpty {
            elapsed = 0
        } else {
            upNext.insert(current, at: 0)
            current = history.removeFirst()
            elapsed = 0
        }
    }

    func tick() {
        guard isPlaying else { return }
        if let sleepDeadline, sleepDeadline <= .now {
            isPlaying = false
            self.sleepDeadline = nil
            return
        }
        elapsed += 1
        if elapsed >= current.duration {
            skipForward()
        }
    }

    func toggleFavorite(_ track: Track) {
        if favorites.remove(track.id) == nil {
            favorites.insert(track.id)
        }
    }

    func playNext(_ track: Track) {
        upNext.insert(track, at: 0)
    }

    func playLater(_ track: Track) {
        upNext.append(track)
    }

    func select(_ preset: EqualizerPreset) {
        self.preset = preset
        bands = EqualizerBand.bands(for: preset)
    }

    func startSleepTimer(minutes: Int) {
        sleepDeadline = Date.now.addingTimeInterval(TimeInterval(minutes) * 60)
    }

    func cancelExpiredSleepTimer() {
        guard let deadline = sleepDeadline, deadline <= .now else { return }
        sleepDeadline = nil
    }
}

struct EqualizerBand: Identifiable, Equatable {
    let frequency: Int
    var gain: Double

    var id: Int { frequency }

    static let frequencies = [60, 150, 400, 1_000, 2_400, 15_000]
    static let range: ClosedRange<Double> = -12...12

    static func bands(for preset: EqualizerPreset) -> [EqualizerBand] {
        zip(frequencies, preset.gains).map { EqualizerBand(frequency: $0, gain: $1) }
    }
}

enum EqualizerPreset: String, CaseIterable, Identifiable {
    case flat, warm, vocal, club

    var id: String { rawValue }

    var name: LocalizedStringResource {
        switch self {
        case .flat: "Flat"
        case .warm: "Warm"
        case .vocal: "Vocal"
        case .club: "Club"
        }
    }

    var gains: [Double] {
        switch self {
        case .flat: [0, 0, 0, 0, 0, 0]
        case .warm: [5, 4, 1, -1, -2, 1]
        case .vocal: [-4, -2, 3, 6, 4, 0]
        case .club: [8, 5, -1, -3, 4, 7]
        }
    }
}
