//
//  BarChart.swift
//  Dashboard
//

import SwiftUI

struct BarChart: View {
    let days: [DailyUsage]
    @Binding var selection: DailyUsage.ID?

    @Environment(\.locale) private var locale

    private var maximum: Double {
        max(days.map(\.used).max() ?? 1, 1)
    }

    var body: some View {
        VStack(spacing: 8) {
            GeometryReader { geometry in
                ZStack(alignment: .bottom) {
                    gridLines(in: geometry.size)

                    HStack(alignment: .bottom, spacing: 10) {
                        ForEach(days) { day in
                            bar(for: day, height: geometry.size.height)
                        }
                    }
                }
            }

            HStack(spacing: 10) {
                ForEach(days) { day in
                    Text(day.day, format: .dateTime.weekday(.abbreviated).locale(locale))
                        .font(.caption2)
                        .fontWeight(selection == day.id ? .bold : .regular)
                        .foregroundColor(selection == day.id ? .primary : .secondary)
                        .frame(maxWidth: .infinity)
                        .lineLimit(1)
                }
            }
        }
    }

    private func bar(for day: DailyUsage, height: CGFloat) -> some View {
        let isSelected = selection == day.id
        let total = height * CGFloat(day.used / maximum)

        return ZStack(alignment: .bottom) {
            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                .fill(
                    LinearGradient(
                        gradient: Gradient(colors: [Color("Kitchen"), Color("Kitchen").opacity(0.6)]),
                        startPoint: .top,
                        endPoint: .bottom
                    )
                )
            Rectangle()
                .fill(Color("Solar"))
                .frame(height: total * CGFloat(min(day.produced / max(day.used, 0.1), 1)))
                .overlay(alignment: .top) {
                    Rectangle()
                        .fill(.white.opacity(0.6))
                        .frame(height: 1)
                }
        }
        .frame(maxWidth: .infinity)
        .frame(height: total)
        .opacity(selection == nil || isSelected ? 1 : 0.45)
        .overlay(alignment: .top) {
            if isSelected {
                Text("\(day.used, specifier: "%.1f")")
                    .font(.caption2.bold())
                    .fixedSize()
                    .offset(y: -16)
            }
        }
        .contentShape(Rectangle())
        .onTapGesture {
            withAnimation(.easeInOut(duration: 0.2)) {
                selection = isSelected ? nil : day.id
            }
        }
    }

    private func gridLines(in size: CGSize) -> some View {
        Path { path in
            for step in 0...4 {
                let y = size.height * CGFloat(step) / 4
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: size.width, y: y))
            }
        }
        .stroke(Color.hairline, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
    }
}

#Preview("Bars", traits: .fixedLayout(width: 360, height: 220)) {
    @Previewable @State var selection: Date? = DashboardData.fallback.week[3].day

    BarChart(days: DashboardData.fallback.week, selection: $selection)
        .padding(24)
}

#Preview("Bars, German, dark", traits: .sizeThatFitsLayout) {
    BarChart(days: DashboardData.fallback.week, selection: .constant(nil))
        .frame(width: 320, height: 160)
        .padding()
        .background(Color.cardFill)
        .environment(\.locale, Locale(identifier: "de_DE"))
        .preferredColorScheme(.dark)
}
