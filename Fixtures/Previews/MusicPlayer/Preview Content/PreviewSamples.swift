//
//  PreviewSamples.swift
//  MusicPlayer
//

#if DEBUG
import SwiftUI

extension PlayerModel {
    /// Second song of the first album, paused in the middle.
    static var midSong: PlayerModel {
        let player = PlayerModel(album: Catalog.albums[0], startingAt: 1)
        player.elapsed = 128
        player.volume = 0.4
        player.favorites = ["dunes-2", "voltage-2"]
        player.playLater(Catalog.albums[1].tracks[0])
        return player
    }
}
#endif
