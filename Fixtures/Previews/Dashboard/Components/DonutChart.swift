//
//  DonutChart.swift
//  Dashboard
//

import SwiftUI

struct DonutChart<Center: View>: View {
    let shares: [RoomShare]
    var lineWidth: CGFloat
    private let center: Center

    init(shares: [RoomShare], lineWidth: CGFloat = 26, @ViewBuilder center: () -> Center) {
        self.shares = shares
        self.lineWidth = lineWidth
        self.center = center()
    }

    private struct Slice: Identifiable {
        let share: RoomShare
        let start: Double
        let end: Double

        var id: RoomShare.Kind { share.kind }
    }

    private var slices: [Slice] {
        var start = 0.0
        return shares.map { share in
            defer { start += share.percentage }
            return Slice(share: share, start: start, end: start + share.percentage)
        }
    }

    var body: some View {
        ZStack {
            Circle()
                .stroke(Color.hairline, lineWidth: lineWidth)

            ForEach(slices) { slice in
                Circle()
                    .trim(from: slice.start + 0.004, to: slice.end - 0.004)
                    .stroke(slice.share.kind.color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .butt))
                    .rotationEffect(Angle(degrees: -90))
            }

            center
                .padding(lineWidth)
        }
        .padding(lineWidth / 2)
        .aspectRatio(1, contentMode: .fit)
    }
}

struct ShareLegend: View {
    let shares: [RoomShare]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(shares) { share in
                HStack {
                    RoundedRectangle(cornerRadius: 3)
                        .fill(share.kind.color)
                        .frame(width: 12, height: 12)
                    Text(share.kind.title)
                    Spacer()
                    Text(share.percentage, format: .percent)
                        .bold()
                        .monospacedDigit()
                }
                .font(.footnote)
            }
        }
    }
}

#Preview("Donut with legend", traits: .sizeThatFitsLayout) {
    HStack(spacing: 24) {
        DonutChart(shares: DashboardData.fallback.shares) {
            Text("100 %")
                .font(.headline)
        }
        .frame(width: 150)

        ShareLegend(shares: DashboardData.fallback.shares)
            .frame(width: 140)
    }
    .padding()
}

#Preview("Thin donut", traits: .fixedLayout(width: 180, height: 180)) {
    DonutChart(shares: DashboardData.fallback.shares, lineWidth: 8) {
        Image(systemName: "house.fill")
            .font(.largeTitle)
            .foregroundStyle(.tint)
    }
}
