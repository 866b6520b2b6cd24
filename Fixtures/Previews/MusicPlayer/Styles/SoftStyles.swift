//
//  SoftStyles.swift
//  MusicPlayer
//

import SwiftUI

// MARK: - Environment

private struct SoftDepthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 8
}

extension EnvironmentValues {
    var softDepth: CGFloat {
        get { self[SoftDepthKey.self] }
        set { self[SoftDepthKey.self] = newValue }
    }
}

// MARK: - Surface

struct SoftSurface<S: Shape>: ViewModifier {
    let shape: S
    var isSunken = false

    @Environment(\.softDepth) private var depth

    func body(content: Content) -> some View {
        content.background {
            if isSunken {
                shape.fill(
                    Color.softBase
                        .shadow(.inner(color: .softShade, radius: depth / 2, x: depth / 2, y: depth / 2))
                        .shadow(.inner(color: .softGlow, radius: depth / 2, x: -depth / 2, y: -depth / 2))
                )
            } else {
                shape
                    .fill(Color.softBase)
                    .shadow(color: .softShade, radius: depth, x: depth, y: depth)
                    .shadow(color: .softGlow, radius: depth, x: -depth, y: -depth)
            }
        }
    }
}

extension View {
    func softRaised<S: Shape>(in shape: S) -> some View {
        modifier(SoftSurface(shape: shape))
    }

    func softSunken<S: Shape>(in shape: S) -> some View {
        modifier(SoftSurface(shape: shape, isSunken: true))
    }

    func softDepth(_ depth: CGFloat) -> some View {
        environment(\.softDepth, depth)
    }
}

// MARK: - Buttons

struct SoftButtonStyle<S: Shape>: ButtonStyle {
    let shape: S
    var padding: CGFloat = 16

    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.isPressed ? Color.accentColor : .ink)
            .padding(padding)
            .contentShape(shape)
            .softSurface(shape, isSunken: configuration.isPressed)
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .opacity(isEnabled ? 1 : 0.45)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

private extension View {
    func softSurface<S: Shape>(_ shape: S, isSunken: Bool) -> some View {
        modifier(SoftSurface(shape: shape, isSunken: isSunken))
    }
}

extension ButtonStyle where Self == SoftButtonStyle<Circle> {
    static var softCircle: Self { SoftButtonStyle(shape: Circle()) }

    static func softCircle(padding: CGFloat) -> Self {
        SoftButtonStyle(shape: Circle(), padding: padding)
    }
}

extension ButtonStyle where Self == SoftButtonStyle<Capsule> {
    static var softCapsule: Self { SoftButtonStyle(shape: Capsule(), padding: 12) }
}

struct ProminentSoftButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundColor(.white)
            .padding(.vertical, 14)
            .frame(maxWidth: .infinity)
            .background(
                Capsule()
                    .fill(LinearGradient.accentSweep)
                    .shadow(color: Color.accentColor.opacity(0.45), radius: configuration.isPressed ? 2 : 10, y: 6)
            )
            .brightness(configuration.isPressed ? -0.05 : 0)
    }
}

// MARK: - Toggle

struct SoftToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
                .foregroundColor(.ink)
            Spacer(minLength: 12)
            ZStack(alignment: configuration.isOn ? .trailing : .leading) {
                Color.clear
                    .softSunken(in: Capsule())
                Circle()
                    .fill(configuration.isOn ? AnyShapeStyle(LinearGradient.accentSweep) : AnyShapeStyle(Color.softBase))
                    .shadow(color: .softShade, radius: 3, x: 2, y: 2)
                    .padding(3)
            }
            .frame(width: 54, height: 30)
            .softDepth(4)
            .onTapGesture {
                withAnimation(.spring(response: 0.3, dampingFraction: 0.75)) {
                    configuration.isOn.toggle()
                }
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
    }
}

extension ToggleStyle where Self == SoftToggleStyle {
    static var soft: SoftToggleStyle { SoftToggleStyle() }
}

// MARK: - Label

struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            configuration.icon
                .imageScale(.large)
            configuration.title
                .font(.caption2)
        }
    }
}

// MARK: - Previews

#Preview("Buttons", traits: .sizeThatFitsLayout) {
    HStack(spacing: 28) {
        Button(action: {}) {
            Image(systemName: "backward.fill")
        }
        .buttonStyle(.softCircle)

        Button("Play") {}
            .buttonStyle(.softCapsule)

        Button {} label: {
            Label("Queue", systemImage: "list.bullet")
                .labelStyle(StackedLabelStyle())
        }
        .buttonStyle(SoftButtonStyle(shape: RoundedRectangle(cornerRadius: 18, style: .continuous)))
    }
    .padding(40)
    .background(Color.softBase)
}

#Preview("Surfaces", traits: .fixedLayout(width: 360, height: 220)) {
    ZStack {
        Color.softBase
        HStack(spacing: 40) {
            Text("Raised")
                .frame(width: 120, height: 120)
                .softRaised(in: .rect(cornerRadius: 24))
            Text("Sunken")
                .frame(width: 120, height: 120)
                .softSunken(in: .circle)
        }
        .font(.footnote)
        .foregroundStyle(.inkSoft)
    }
}

struct SoftToggleStyle_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 24) {
            Toggle("Fade out", isOn: .constant(true))
            Toggle("Equalizer", isOn: .constant(false))
            Button("Start Timer") {}
                .buttonStyle(ProminentSoftButtonStyle())
        }
        .toggleStyle(.soft)
        .padding(30)
        .background(Color.softBase)
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Toggles")
    }
}
