//
//  EmbossedButtonStyle.swift
//  Fitness
//

import SwiftUI

enum EmbossedShape {
    case capsule, circle
}

struct EmbossedButtonStyle: ButtonStyle {
    var shape: EmbossedShape = .capsule

    func makeBody(configuration: Configuration) -> some View {
        let shadow = Color("drop-shadow")
        let highlight = Color("drop-highlight")

        return configuration.label
            .padding(10)
            .background(
                GeometryReader { geometry in
                    outline(size: geometry.size)
                        .foregroundColor(Color("background"))
                        .shadow(color: shadow, radius: 1, x: 2, y: 2)
                        .shadow(color: highlight, radius: 1, x: -2, y: -2)
                        .offset(x: -1, y: -1)
                }
            )
            .opacity(configuration.isPressed ? 0.6 : 1)
    }

    @ViewBuilder
    private func outline(size: CGSize) -> some View {
        switch shape {
        case .capsule:
            Capsule()
                .stroke(Color("background"), lineWidth: 2)
        case .circle:
            // Grow the circle until the whole label lies inside of it.
            let diameter = max(size.width, size.height)
            Circle()
                .stroke(Color("background"), lineWidth: 2)
                .frame(width: diameter, height: diameter)
                .offset(x: (size.width - diameter) / 2, y: (size.height - diameter) / 2)
        }
    }
}

extension ButtonStyle where Self == EmbossedButtonStyle {
    static var embossed: EmbossedButtonStyle { EmbossedButtonStyle() }

    static func embossed(_ shape: EmbossedShape) -> EmbossedButtonStyle {
        EmbossedButtonStyle(shape: shape)
    }
}

#Preview("Capsule", traits: .sizeThatFitsLayout) {
    Button("History") { }
        .font(.title2)
        .buttonStyle(.embossed)
        .padding(40)
        .background(Color("background"))
}

#Preview("Circle", traits: .sizeThatFitsLayout) {
    HStack(spacing: 40) {
        Button(action: {}, label: {
            Image(systemName: "chevron.left")
        })
        Button(action: {}, label: {
            Text("Go")
                .fontWeight(.heavy)
        })
        Button {
        } label: {
            Image(systemName: "calendar")
                .font(.title)
        }
    }
    .buttonStyle(.embossed(.circle))
    .padding(40)
    .background(Color("background"))
    .preferredColorScheme(.dark)
}
