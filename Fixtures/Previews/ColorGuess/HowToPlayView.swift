//
//  HowToPlayView.swift
//  ColorGuess
//

import SwiftUI

struct HowToPlayView: View {
    @Environment(\.presentationMode) var presentationMode

    private let steps: [(symbol: String, text: String)] = [
        ("eye", "Look at the upper circle for a moment."),
        ("slider.horizontal.3", "Move the three sliders until the lower circle has the same colour."),
        ("target", "Tap Check. A hundred points is a perfect match.")
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Image(.palette)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(height: 120)
                .frame(maxWidth: .infinity)
            Text("How to play")
                .font(.title.bold())
            ForEach(steps, id: \.symbol) { step in
                Label {
                    Text(step.text)
                        .fixedSize(horizontal: false, vertical: true)
                } icon: {
                    Image(systemName: step.symbol)
                        .foregroundColor(.accentColor)
                        .frame(width: 44, height: 44)
                        .background(Circle().fill(Color.surface).northWestShadow(radius: 4, offset: 2))
                }
            }
            Spacer()
            Button("Got it") {
                presentationMode.wrappedValue.dismiss()
            }
            .buttonStyle(NeuButtonStyle(width: 240, height: 48))
            .frame(maxWidth: .infinity)
        }
        .padding(28)
        .background(Color.surface.edgesIgnoringSafeArea(.all))
    }
}

#Preview("Light") {
    HowToPlayView()
}

#Preview("Dark") {
    HowToPlayView()
        .preferredColorScheme(.dark)
}
