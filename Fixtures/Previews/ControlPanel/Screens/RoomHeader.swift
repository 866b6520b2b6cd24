//
//  RoomHeader.swift
//  ControlPanel
//

import SwiftUI

struct HeaderHeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct RoomHeader: View {
    let room: Room
    let activeCount: Int
    var warmth = 0.5

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            picture
            VStack(alignment: .leading, spacing: 4) {
                Text(room.rawValue)
                    .font(.system(.largeTitle, design: .rounded).weight(.bold))
                Label("\(activeCount) devices on", systemImage: "bolt.fill")
                    .font(.footnote)
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
            .overlay(
                RoundedRectangle(cornerRadius: 16, style: .continuous)
                    .stroke(.white.opacity(0.3), lineWidth: 1)
            )
            .padding(20)
        }
        .background(
            GeometryReader { proxy in
                Color.clear
                    .preference(key: HeaderHeightKey.self, value: proxy.size.height)
            }
        )
    }

    private var picture: some View {
        Image(room.pictureName)
            .resizable()
            .scaledToFill()
            .frame(height: 230)
            .frame(maxWidth: .infinity)
            .overlay(
                Color.orange
                    .opacity(warmth * 0.5)
                    .blendMode(.softLight)
            )
            .overlay(alignment: .topTrailing) {
                // The shine of a lamp outside of the picture.
                RadialGradient(
                    gradient: Gradient(colors: [Color.white.opacity(0.7), .clear]),
                    center: .topTrailing,
                    startRadius: 0,
                    endRadius: 220)
                    .blendMode(.screen)
            }
            .clipped()
            .mask(
                LinearGradient(
                    gradient: Gradient(stops: [
                        .init(color: .black, location: 0),
                        .init(color: .black, location: 0.75),
                        .init(color: .clear, location: 1)
                    ]),
                    startPoint: .top,
                    endPoint: .bottom)
            )
    }
}

struct RoomHeader_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(Room.allCases) { room in
            RoomHeader(room: room, activeCount: 2, warmth: 0.8)
                .background(Color("panel"))
                .previewLayout(.fixed(width: 375, height: 230))
                .previewDisplayName(room.rawValue)
        }
    }
}
