//
//  RatingView.swift
//  Fitness
//

import SwiftUI

struct RatingView: View {
    let exerciseIndex: Int
    @AppStorage("ratings") private var ratings = ""
    @State private var rating = 0

    private let maximumRating = 5
    private let onColor = Color("ratings")
    private let offColor = Color.gray.opacity(0.5)

    var body: some View {
        HStack {
            ForEach(1..<maximumRating + 1, id: \.self) { index in
                Button {
                    updateRating(index)
                } label: {
                    Image(systemName: "waveform.path.ecg")
                        .foregroundColor(index > rating ? offColor : onColor)
                        .font(.body)
                }
                .buttonStyle(.embossed(.circle))
                .accessibilityLabel(Text("\(index) of \(maximumRating)"))
            }
        }
        .onAppear(perform: readRating)
        .onChange(of: ratings) { _ in
            readRating()
        }
    }

    /// The ratings of all exercises are digits in one string.
    private var digits: [Int] {
        let stored = ratings.compactMap { $0.wholeNumberValue }
        let missing = max(0, Exercise.all.count - stored.count)
        return stored + Array(repeating: 0, count: missing)
    }

    private func readRating() {
        guard digits.indices.contains(exerciseIndex) else { return }
        rating = digits[exerciseIndex]
    }

    private func updateRating(_ value: Int) {
        var newDigits = digits
        newDigits[exerciseIndex] = value
        ratings = newDigits.map(String.init).joined()
        rating = value
    }
}

#Preview("Rating", traits: .sizeThatFitsLayout) {
    UserDefaults.standard.set("3120", forKey: "ratings")
    return RatingView(exerciseIndex: 0)
        .padding(24)
        .background(Color("background"))
}

#Preview("Rating, dark", traits: .fixedLayout(width: 360, height: 110)) {
    RatingView(exerciseIndex: 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color("background"))
        .preferredColorScheme(.dark)
}
