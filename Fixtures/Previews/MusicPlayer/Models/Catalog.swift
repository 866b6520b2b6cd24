//
//  Catalog.swift
//  MusicPlayer
//

import SwiftUI

struct Track: Identifiable, Hashable {
    let id: String
    let title: String
    let artist: String
    let duration: TimeInterval
    var disc = 1
    var isExplicit = false
}

enum Artwork: Hashable {
    case image(String)
    case gradient([Color], symbol: String)
}

enum Genre: String, CaseIterable, Identifiable {
    case ambient
    case electronic
    case jazz
    case folk

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .ambient: "Ambient"
        case .electronic: "Electronic"
        case .jazz: "Jazz"
        case .folk: "Folk"
        }
    }

    var symbol: String {
        switch self {
        case .ambient: "cloud.fill"
        case .electronic: "waveform"
        case .jazz: "music.quarternote.3"
        case .folk: "guitars.fill"
        }
    }
}

struct Album: Identifiable, Hashable {
    let id: String
    let title: String
    let artist: String
    let genre: Genre
    let released: Date
    let artwork: Artwork
    let tracks: [Track]

    var duration: TimeInterval {
        tracks.reduce(0) { $0 + $1.duration }
    }

    var isCompilation: Bool {
        Set(tracks.map(\.artist)).count > 1
    }
}

enum Catalog {
    static let albums: [Album] = [
        Album(
            id: "dunes",
            title: "Paper Dunes",
            artist: "Mira Halden",
            genre: .ambient,
            released: .day(2023, 9, 15),
            artwork: .image("ArtworkDunes"),
            tracks: [
                Track(id: "dunes-1", title: "First Light on Sand", artist: "Mira Halden", duration: 254),
                Track(id: "dunes-2", title: "Slow Compass", artist: "Mira Halden", duration: 312),
                Track(id: "dunes-3", title: "Salt and Static", artist: "Mira Halden", duration: 198),
                Track(id: "dunes-4", title: "A Tent Made of Radio", artist: "Mira Halden", duration: 275),
                Track(id: "dunes-5", title: "Night Caravan", artist: "Mira Halden", duration: 341, disc: 2),
                Track(id: "dunes-6", title: "Glass Horizon", artist: "Mira Halden", duration: 226, disc: 2),
                Track(id: "dunes-7", title: "Homeward (Reprise)", artist: "Mira Halden", duration: 147, disc: 2)
            ]
        ),
        Album(
            id: "tides",
            title: "Low Tide Letters",
            artist: "The Quiet Ferries",
            genre: .folk,
            released: .day(2021, 4, 2),
            artwork: .image("ArtworkTides"),
            tracks: [
                Track(id: "tides-1", title: "Harbour Lamp", artist: "The Quiet Ferries", duration: 203),
                Track(id: "tides-2", title: "Letter from the Pier", artist: "The Quiet Ferries", duration: 187),
                Track(id: "tides-3", title: "Rope and Kettle", artist: "The Quiet Ferries", duration: 231),
                Track(id: "tides-4", title: "Gull Weather", artist: "The Quiet Ferries", duration: 164),
                Track(id: "tides-5", title: "The Last Boat Out", artist: "The Quiet Ferries", duration: 288)
            ]
        ),
        Album(
            id: "voltage",
            title: "Soft Voltage",
            artist: "Kilo Orange",
            genre: .electronic,
            released: .day(2024, 2, 29),
            artwork: .gradient([Color(hex: 0xF2709C), Color(hex: 0xFF9472)], symbol: "bolt.fill"),
            tracks: [
                Track(id: "voltage-1", title: "Warm Circuit", artist: "Kilo Orange", duration: 245),
                Track(id: "voltage-2", title: "Arcade Rain", artist: "Kilo Orange", duration: 219, isExplicit: true),
                Track(id: "voltage-3", title: "Phase / Unphase", artist: "Kilo Orange", duration: 301),
                Track(id: "voltage-4", title: "Capacitor Heart", artist: "Kilo Orange", duration: 233)
            ]
        ),
        Album(
            id: "corner",
            title: "Corner Table Sessions",
            artist: "Imre Vasko Trio",
            genre: .jazz,
            released: .day(2019, 11, 8),
            artwork: .gradient([Color(hex: 0x42275A), Color(hex: 0x734B6D)], symbol: "music.note"),
            tracks: [
                Track(id: "corner-1", title: "Two Sugars", artist: "Imre Vasko Trio", duration: 372),
                Track(id: "corner-2", title: "Rainy Side of the Street", artist: "Imre Vasko Trio", duration: 418),
                Track(id: "corner-3", title: "Waiter's Waltz", artist: "Imre Vasko Trio", duration: 296)
            ]
        ),
        Album(
            id: "northern",
            title: "Northern Rooms",
            artist: "Various Artists",
            genre: .ambient,
            released: .day(2022, 1, 21),
            artwork: .gradient([Color(hex: 0x2C7744), Color(hex: 0x1D976C), Color(hex: 0x93F9B9)], symbol: "leaf.fill"),
            tracks: [
                Track(id: "northern-1", title: "Window Frost", artist: "Ilse Brandt", duration: 267),
                Track(id: "northern-2", title: "Cellar Hum", artist: "Odd Lantern", duration: 359),
                Track(id: "northern-3", title: "Attic, 4 a.m.", artist: "Mira Halden", duration: 224)
            ]
        ),
        Album(
            id: "paperclip",
            title: "Paperclip Parade",
            artist: "Office Hours",
            genre: .electronic,
            released: .day(2020, 6, 30),
            artwork: .gradient([Color(hex: 0x396AFC), Color(hex: 0x2948FF)], symbol: "paperclip"),
            tracks: [
                Track(id: "paperclip-1", title: "Inbox Zero", artist: "Office Hours", duration: 176),
                Track(id: "paperclip-2", title: "Reply All", artist: "Office Hours", duration: 192, isExplicit: true),
                Track(id: "paperclip-3", title: "Lunch at Two", artist: "Office Hours", duration: 208)
            ]
        )
    ]

    static func album(containing track: Track) -> Album? {
        albums.first { album in
            album.tracks.contains { $0.id == track.id }
        }
    }

    static func artwork(for track: Track) -> Artwork {
        album(containing: track)?.artwork ?? .gradient([.gray, .secondary], symbol: "music.note")
    }
}
