//
//  RaisedButtonStyle.swift
//  Fitness
//

import SwiftUI

struct RaisedButton: View {
    let title: String
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(title)
                .raisedTitle()
        }
        .buttonStyle(.raised)
    }
}

extension Text {
    func raisedTitle() -> some View {
        self
            .font(.body)
            .fontWeight(.bold)
            .kerning(0.5)
    }
}

struct RaisedButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(isEnabled ? .primary : .secondary)
            .frame(maxWidth: .infinity)
            .padding([.top, .bottom], 14)
            .background(
                Capsule()
                    .foregroundColor(Color("background"))
                    .shadow(color: Color.dropShadow, radius: 4, x: 6, y: 6)
                    .shadow(color: Color.dropHighlight, radius: 4, x: -6, y: -6)
                    .opacity(configuration.isPressed ? 0.4 : 1)
            )
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == RaisedButtonStyle {
    static var raised: RaisedButtonStyle { .init() }
}

struct RaisedButton_Previews: PreviewProvider {
    static var buttons: some View {
        VStack(spacing: 24) {
            RaisedButton(title: "Get Started") { }
            RaisedButton(title: "Not yet") { }
                .disabled(true)
        }
        .padding(24)
        .background(Color("background"))
    }

    static var previews: some View {
        Group {
            buttons
                .previewDisplayName("Light")
            buttons
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")
        }
        .previewLayout(.sizeThatFits)
    }
}
