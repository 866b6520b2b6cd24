//
//  NeuToggleStyle.swift
//  ControlPanel
//

import SwiftUI

struct NeuToggleStyle: ToggleStyle {
    @Environment(\.glowColor) private var glow
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer(minLength: 8)
            Button {
                withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
                    configuration.isOn.toggle()
                }
            } label: {
                ZStack(alignment: configuration.isOn ? .trailing : .leading) {
                    SunkenSurface(shape: Capsule())
                    Capsule()
                        .fill(LinearGradient(colors: [glow.opacity(0.9), glow.opacity(0.4)], startPoint: .top, endPoint: .bottom))
                        .opacity(configuration.isOn ? 1 : 0)
                        .padding(3)
                    RaisedSurface(shape: Circle())
                        .panelTheme(.flat)
                        .overlay {
                            Circle()
                                .fill(configuration.isOn ? glow : Color.gray.opacity(0.4))
                                .frame(width: 6, height: 6)
                        }
                        .frame(width: 26, height: 26)
                        .padding(3)
                }
                .frame(width: 60, height: 32)
            }
            .buttonStyle(.plain)
            .accessibilityRepresentation {
                Toggle(isOn: configuration.$isOn) { configuration.label }
            }
        }
        .opacity(isEnabled ? 1 : 0.5)
    }
}

/// A square button that stays down while it is on.
struct PushToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(action: { configuration.isOn.toggle() }, label: {
            configuration.label
                .labelStyle(.iconOnly)
                .font(.title2)
                .foregroundColor(configuration.isOn ? .accentColor : .secondary)
                .frame(width: 56, height: 56)
                .background {
                    if configuration.isOn {
                        SunkenSurface(shape: RoundedRectangle(cornerRadius: 16))
                    } else {
                        RaisedSurface(shape: RoundedRectangle(cornerRadius: 16))
                    }
                }
        })
        .buttonStyle(PlainButtonStyle())
        .animation(.easeInOut(duration: 0.2), value: configuration.isOn)
    }
}

extension ToggleStyle where Self == NeuToggleStyle {
    static var neu: NeuToggleStyle { NeuToggleStyle() }
}

extension ToggleStyle where Self == PushToggleStyle {
    static var push: PushToggleStyle { PushToggleStyle() }
}

#Preview("Switches", traits: .sizeThatFitsLayout) {
    @Previewable @State var first = true
    @Previewable @State var second = false

    VStack(spacing: 24) {
        Toggle("Heating", isOn: $first)
        Toggle("Alarm", isOn: $second)
        Toggle("Locked", isOn: .constant(true))
            .disabled(true)
        HStack(spacing: 24) {
            Toggle(isOn: $first) { Label("Wi-Fi", systemImage: "wifi") }
            Toggle(isOn: $second) { Label("Power", systemImage: "power") }
        }
        .toggleStyle(.push)
    }
    .toggleStyle(.neu)
    .frame(width: 260)
    .padding(30)
    .background(Color("panel"))
}
