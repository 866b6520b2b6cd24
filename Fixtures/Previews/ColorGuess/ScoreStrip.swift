//
//  ScoreStrip.swift
//  ColorGuess
//

import SwiftUI

struct ScoreStrip: View {
    let round: Int
    let total: Int
    var recent: [Int] = []

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            item("Round", value: round)
            Spacer()
            HStack(spacing: 4) {
                ForEach(Array(recent.suffix(5).enumerated()), id: \.offset) { _, points in
                    RoundedRectangle(cornerRadius: 2, style: .continuous)
                        .fill(points > 90 ? Color.green : .orange)
                        .frame(width: 6, height: max(4, CGFloat(points) * 0.24))
                }
            }
            .frame(height: 24, alignment: .bottom)
            Spacer()
            item("Points", value: total)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
        .background(
            RoundedRectangle(cornerRadius: 18, style: .continuous)
                .fill(Color.surface)
                .northWestShadow(radius: 6, offset: 3)
        )
    }

    private func item(_ title: LocalizedStringKey, value: Int) -> some View {
        VStack {
            Text(title)
                .font(.caption)
                .foregroundStyle(.secondary)
            Text(value, format: .number)
                .font(.title3.bold())
                .contentTransition(.numericText())
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    ScoreStrip(round: 4, total: 268, recent: [71, 98, 99])
        .padding(24)
        .frame(width: 375)
        .background(Color.surface)
}
