@_exported import SwiftUI

/// Plays media; it never does while a picture is made.
public final class AVPlayer {
  /// Where the media are.
  public let url: URL?

  /// A player of media.
  public init(url: URL) { self.url = url }
  /// A player without media.
  public init() { url = nil }
  /// Does nothing.
  public func play() {}
  /// Does nothing.
  public func pause() {}
}

/// Shows what a player plays. Video is not drawn here: a box stands for it.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// What a player plays, with something in front of it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

  /// A box in place of the video.
  public var body: some View { _PlaceholderBox("VideoPlayer").overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// What a player plays.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
