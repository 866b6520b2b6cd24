//
//  StatCard.swift
//  Dashboard
//

import SwiftUI

struct StatCard<Value: View>: View {
    let title: LocalizedStringKey
    let systemImage: String
    var trend: Double? = nil
    var color: Color = .accentColor
    @ViewBuilder let value: () -> Value

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Image(systemName: systemImage)
                    .font(.headline)
                    .foregroundColor(color)
                    .frame(width: 36, height: 36)
                    .background(color.opacity(0.15))
                    .clipShape(Circle())
                Spacer()
                if let trend {
                    TrendTag(change: trend)
                }
            }

            value()
                .font(.system(.title2, design: .rounded).weight(.bold))
                .lineLimit(1)
                .minimumScaleFactor(0.6)

            Text(title)
                .font(.footnote)
                .foregroundColor(.secondary)
        }
        .card()
        .accessibilityElement(children: .combine)
    }
}

extension StatCard where Value == Text {
    init(_ title: LocalizedStringKey, systemImage: String, text: String, trend: Double? = nil, color: Color = .accentColor) {
        self.init(title: title, systemImage: systemImage, trend: trend, color: color) {
            Text(text)
        }
    }
}

struct TrendTag: View {
    let change: Double

    private var isRising: Bool { change > 0 }

    var body: some View {
        HStack(spacing: 2) {
            Image(systemName: isRising ? "arrow.up.right" : "arrow.down.right")
            Text(abs(change), format: .percent.precision(.fractionLength(1)))
        }
        .font(.caption2.weight(.semibold))
        .foregroundStyle(isRising ? .red : .green)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background((isRising ? Color.red : Color.green).opacity(0.12), in: Capsule())
    }
}

struct StatCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StatCard("Used this week", systemImage: "bolt.fill", text: 80.2.energyText, trend: 0.043)
                .previewDisplayName("Rising")

            StatCard(title: "Updated", systemImage: "clock", trend: -0.12, color: .orange) {
                Text(Date.now, style: .time)
            }
            .previewDisplayName("Custom value")

            StatCard("Solar", systemImage: "sun.max.fill", text: "42", color: Color("Solar"))
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")
        }
        .frame(width: 180)
        .padding()
        .background(Color.canvas)
        .previewLayout(.sizeThatFits)
    }
}
