//
//  RingGauge.swift
//  ControlPanel
//

import SwiftUI

struct RingGaugeStyle: GaugeStyle {
    var color: Color = .accentColor
    var lineWidth: CGFloat = 9

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle()
                .stroke(color.opacity(0.15), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: configuration.value)
                .stroke(
                    AngularGradient(
                        colors: [color.opacity(0.3), color],
                        center: .center,
                        startAngle: .zero,
                        endAngle: .degrees(360 * configuration.value)),
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
            VStack(spacing: 0) {
                configuration.currentValueLabel
                    .font(.headline)
                configuration.label
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
            .padding(lineWidth)
        }
    }
}

/// Three rings in one another, like an activity display.
struct NestedRings: View {
    let values: [Double]
    private let colors: [Color] = [.pink, .green, .cyan]

    var body: some View {
        ZStack {
            ForEach(values.indices, id: \.self) { index in
                let color = colors[index % colors.count]
                Circle()
                    .stroke(color.opacity(0.2), lineWidth: 10)
                    .overlay(
                        Circle()
                            .trim(from: 0, to: CGFloat(values[index]))
                            .stroke(color, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                            .rotationEffect(.degrees(-90))
                    )
                    .padding(CGFloat(index) * 13 + 5)
            }
        }
        .aspectRatio(1, contentMode: .fit)
    }
}

struct SunkenProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                configuration.label
                Spacer()
                configuration.currentValueLabel
            }
            .font(.caption)
            .foregroundColor(.secondary)
            SunkenSurface(shape: Capsule())
                .overlay(alignment: .leading) {
                    GeometryReader { proxy in
                        Capsule()
                            .fill(.tint)
                            .frame(width: max(0, proxy.size.width - 6) * CGFloat(configuration.fractionCompleted ?? 0))
                            .padding(3)
                    }
                }
                .frame(height: 14)
        }
    }
}

#Preview("Gauge", traits: .sizeThatFitsLayout) {
    HStack(spacing: 24) {
        Gauge(value: 0.46) {
            Text("Humidity")
        } currentValueLabel: {
            Text("46 %")
        }
        .gaugeStyle(RingGaugeStyle(color: .cyan))
        .frame(width: 96, height: 96)
        NestedRings(values: [0.8, 0.55, 0.3])
            .frame(width: 96)
    }
    .padding(24)
    .background(Color("panel"))
}

#Preview("Progress", traits: .sizeThatFitsLayout) {
    VStack(spacing: 20) {
        ProgressView("Laundry", value: 0.6)
            .progressViewStyle(SunkenProgressStyle())
        ProgressView(value: 3, total: 5) {
            Text("Dishes")
        } currentValueLabel: {
            Text("3 of 5")
        }
        .progressViewStyle(SunkenProgressStyle())
        .tint(.orange)
        ProgressView(value: 0.3)
        ProgressView()
            .progressViewStyle(.circular)
    }
    .frame(width: 240)
    .padding(24)
    .background(Color("panel"))
    .preferredColorScheme(.dark)
}
