//
//  DiscArtwork.swift
//  MusicPlayer
//

import SwiftUI

struct ArtworkView: View {
    let artwork: Artwork

    var body: some View {
        switch artwork {
        case .image(let name):
            Image(name)
                .resizable()
                .scaledToFill()
        case .gradient(let colors, let symbol):
            LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                .overlay {
                    GeometryReader { proxy in
                        Image(systemName: symbol)
                            .resizable()
                            .aspectRatio(contentMode: .fit)
                            .foregroundStyle(.white.opacity(0.85))
                            .frame(width: proxy.size.width * 0.36)
                            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
                    }
                }
        }
    }
}

struct DiscArtwork: View {
    let artwork: Artwork
    var diameter: CGFloat = 260
    var isSpinning = false

    var body: some View {
        ZStack {
            Circle()
                .fill(Color.softBase)
                .frame(width: diameter, height: diameter)
                .shadow(color: .softShade, radius: 16, x: 14, y: 14)
                .shadow(color: .softGlow, radius: 16, x: -14, y: -14)

            ArtworkView(artwork: artwork)
                .frame(width: diameter * 0.9, height: diameter * 0.9)
                .clipShape(Circle())
                .overlay(grooves)
                .overlay(sheen)
                .rotationEffect(.degrees(isSpinning ? 360 : 0))
                .animation(
                    isSpinning ? .linear(duration: 18).repeatForever(autoreverses: false) : .default,
                    value: isSpinning
                )

            spindle
        }
        .accessibilityHidden(true)
    }

    private var grooves: some View {
        ZStack {
            ForEach(1..<7) { ring in
                Circle()
                    .strokeBorder(.white.opacity(0.14), lineWidth: 0.75)
                    .padding(CGFloat(ring) * diameter * 0.05)
            }
        }
    }

    private var sheen: some View {
        Circle()
            .fill(
                AngularGradient(
                    gradient: Gradient(stops: [
                        .init(color: .clear, location: 0),
                        .init(color: .white.opacity(0.35), location: 0.12),
                        .init(color: .clear, location: 0.25),
                        .init(color: .clear, location: 0.5),
                        .init(color: .white.opacity(0.35), location: 0.62),
                        .init(color: .clear, location: 0.75),
                        .init(color: .clear, location: 1)
                    ]),
                    center: .center
                )
            )
            .blendMode(.softLight)
    }

    private var spindle: some View {
        ZStack {
            Circle()
                .fill(Color.softBase)
                .frame(width: diameter * 0.22, height: diameter * 0.22)
            Circle()
                .stroke(Color.softShade, lineWidth: 1)
                .frame(width: diameter * 0.22, height: diameter * 0.22)
            Circle()
                .fill(
                    RadialGradient(
                        colors: [.softGlow, .softShade],
                        center: .topLeading,
                        startRadius: 1,
                        endRadius: diameter * 0.08
                    )
                )
                .frame(width: diameter * 0.07, height: diameter * 0.07)
        }
    }
}

#Preview("Disc", traits: .fixedLayout(width: 360, height: 360)) {
    ZStack {
        Color.softBase.ignoresSafeArea()
        DiscArtwork(artwork: .image("ArtworkDunes"))
    }
}

struct DiscArtwork_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DiscArtwork(artwork: Catalog.albums[2].artwork, diameter: 180)
                .padding(50)
                .background(Color.softBase)
                .previewDisplayName("Gradient")

            DiscArtwork(artwork: Catalog.albums[1].artwork, diameter: 180)
                .padding(50)
                .background(Color.softBase)
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")
        }
        .previewLayout(.sizeThatFits)
    }
}
