//
//  NeuButtonStyle.swift
//  ColorGuess
//

import SwiftUI

struct NeuButtonStyle: ButtonStyle {
    let width: CGFloat
    let height: CGFloat

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .frame(width: width, height: height)
            .opacity(configuration.isPressed ? 0.3 : 1)
            .background(
                Group {
                    if configuration.isPressed {
                        Capsule()
                            .fill(Color.surface)
                            .southEastShadow(radius: 8, offset: 4)
                    } else {
                        Capsule()
                            .fill(Color.surface)
                            .northWestShadow(radius: 8, offset: 4)
                    }
                }
            )
            .foregroundColor(Color(UIColor.systemBlue))
    }
}

/// A round button: its pressed state is drawn inside the circle.
struct NeuCircleButtonStyle: ButtonStyle {
    var diameter: CGFloat = 52

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            if configuration.isPressed {
                Circle()
                    .fill(Color.surface)
                Circle()
                    .stroke(Color.darkEdge, lineWidth: 4)
                    .blur(radius: 3)
                    .offset(x: 2, y: 2)
                    .mask(Circle().fill(LinearGradient(
                        gradient: Gradient(colors: [.black, .clear]),
                        startPoint: .topLeading,
                        endPoint: .bottomTrailing)))
                Circle()
                    .stroke(Color.lightEdge, lineWidth: 6)
                    .blur(radius: 3)
                    .offset(x: -2, y: -2)
                    .mask(Circle().fill(LinearGradient(
                        gradient: Gradient(colors: [.clear, .black]),
                        startPoint: .topLeading,
                        endPoint: .bottomTrailing)))
            } else {
                Circle()
                    .fill(Color.surface)
                    .northWestShadow(radius: 6, offset: 4)
            }
            configuration.label
                .foregroundStyle(.tint)
                .scaleEffect(configuration.isPressed ? 0.92 : 1)
        }
        .frame(width: diameter, height: diameter)
        .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
    }
}

#Preview("Buttons", traits: .sizeThatFitsLayout) {
    VStack(spacing: 32) {
        Button("Hit me!") { }
            .buttonStyle(NeuButtonStyle(width: 327, height: 48))
        HStack(spacing: 28) {
            Button(action: {}) { Image(systemName: "arrow.counterclockwise") }
            Button(action: {}) { Image(systemName: "questionmark") }
        }
        .buttonStyle(NeuCircleButtonStyle())
    }
    .padding(32)
    .background(Color.surface)
}
