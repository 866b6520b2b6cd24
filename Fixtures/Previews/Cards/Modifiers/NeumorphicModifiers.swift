//
//  NeumorphicModifiers.swift
//  Cards
//

import SwiftUI

struct SoftRaised: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    var cornerRadius: CGFloat = 16

    func body(content: Content) -> some View {
        content
            .background(
                RoundedRectangle(cornerRadius: cornerRadius)
                    .fill(Color("surface"))
                    .shadow(color: dark, radius: 8, x: 6, y: 6)
                    .shadow(color: light, radius: 8, x: -6, y: -6)
            )
    }

    private var dark: Color {
        colorScheme == .dark ? Color.black.opacity(0.6) : Color.black.opacity(0.18)
    }

    private var light: Color {
        colorScheme == .dark ? Color.white.opacity(0.08) : Color.white.opacity(0.9)
    }
}

struct SoftInset: ViewModifier {
    var cornerRadius: CGFloat = 16

    func body(content: Content) -> some View {
        let outline = RoundedRectangle(cornerRadius: cornerRadius)

        content
            .background(
                outline
                    .fill(Color("surface"))
                    .overlay(
                        outline
                            .stroke(Color.black.opacity(0.25), lineWidth: 4)
                            .blur(radius: 4)
                            .offset(x: 2, y: 2)
                            .mask(outline.fill(LinearGradient(
                                colors: [.black, .clear],
                                startPoint: .topLeading,
                                endPoint: .bottomTrailing)))
                    )
                    .overlay(
                        outline
                            .stroke(Color("surface-light"), lineWidth: 6)
                            .blur(radius: 4)
                            .offset(x: -2, y: -2)
                            .mask(outline.fill(LinearGradient(
                                colors: [.clear, .black],
                                startPoint: .topLeading,
                                endPoint: .bottomTrailing)))
                    )
            )
    }
}

struct Glow: ViewModifier {
    var color: Color
    var isOn: Bool

    func body(content: Content) -> some View {
        content
            .overlay(
                content
                    .blur(radius: isOn ? 12 : 0)
                    .opacity(isOn ? 0.6 : 0)
                    .blendMode(.plusLighter)
            )
            .shadow(color: isOn ? color : .clear, radius: isOn ? 10 : 0)
    }
}

struct CardBorder: ViewModifier {
    let isSelected: Bool

    func body(content: Content) -> some View {
        content
            .border(Color.accentColor, width: isSelected ? Settings.borderWidth : 0)
    }
}

extension View {
    func softRaised(cornerRadius: CGFloat = 16) -> some View {
        modifier(SoftRaised(cornerRadius: cornerRadius))
    }

    func softInset(cornerRadius: CGFloat = 16) -> some View {
        modifier(SoftInset(cornerRadius: cornerRadius))
    }

    func glow(_ color: Color, isOn: Bool = true) -> some View {
        modifier(Glow(color: color, isOn: isOn))
    }

    @ViewBuilder
    func clip(to kind: ShapeKind?) -> some View {
        if let kind {
            self
                .clipShape(kind.shape)
                .contentShape(kind.shape)
        } else {
            self
        }
    }
}

struct NeumorphicModifiers_Previews: PreviewProvider {
    static var tiles: some View {
        HStack(spacing: 32) {
            Text("Raised")
                .frame(width: 100, height: 100)
                .softRaised()
            Text("Inset")
                .frame(width: 100, height: 100)
                .softInset()
            Image(systemName: "heart.fill")
                .font(.largeTitle)
                .foregroundColor(.pink)
                .glow(.pink)
                .frame(width: 100, height: 100)
                .softRaised(cornerRadius: 50)
        }
        .padding(36)
        .background(Color("surface"))
    }

    static var previews: some View {
        Group {
            tiles
                .previewDisplayName("Light")
            tiles
                .colorScheme(.dark)
                .previewDisplayName("Dark")
        }
        .previewLayout(.sizeThatFits)
    }
}
