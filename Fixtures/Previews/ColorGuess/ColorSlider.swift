//
//  ColorSlider.swift
//  ColorGuess
//

import SwiftUI

struct ColorSlider: View {
    @Binding var value: Double
    var trackColor: Color

    var body: some View {
        HStack {
            Text("0")
                .foregroundColor(trackColor)
            Slider(value: $value)
                .accentColor(trackColor)
                .background(
                    Capsule()
                        .fill(trackColor.opacity(0.15))
                        .frame(height: 18)
                )
            Text("255")
                .foregroundColor(trackColor)
        }
        .font(.subheadline.monospacedDigit())
        .padding(.horizontal)
    }
}

struct ColorSlider_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 20) {
            ColorSlider(value: .constant(0.25), trackColor: .red)
            ColorSlider(value: .constant(0.5), trackColor: .green)
            ColorSlider(value: .constant(0.75), trackColor: .blue)
        }
        .padding(.vertical)
        .background(Color.surface)
        .previewLayout(.sizeThatFits)
    }
}
