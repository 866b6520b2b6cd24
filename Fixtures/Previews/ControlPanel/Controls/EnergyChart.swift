//
//  EnergyChart.swift
//  ControlPanel
//

import SwiftUI

/// A bar with round upper corners that grows from the bottom.
struct BarShape: Shape {
    var fraction: CGFloat

    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let height = rect.height * min(max(fraction, 0), 1)
        let top = rect.maxY - height
        let radius = min(rect.width / 2, height)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: top + radius))
        path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: top),
            tangent2End: CGPoint(x: rect.midX, y: top),
            radius: radius)
        path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: top),
            tangent2End: CGPoint(x: rect.maxX, y: top + radius),
            radius: radius)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct TrendLine: Shape {
    let fractions: [CGFloat]

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard fractions.count > 1 else { return }
            let step = rect.width / CGFloat(fractions.count)
            let points = fractions.enumerated().map { index, fraction in
                CGPoint(x: step * (CGFloat(index) + 0.5), y: rect.maxY - rect.height * fraction)
            }
            path.move(to: points[0])
            for (previous, next) in zip(points, points.dropFirst()) {
                let middle = (previous.x + next.x) / 2
                path.addCurve(
                    to: next,
                    control1: CGPoint(x: middle, y: previous.y),
                    control2: CGPoint(x: middle, y: next.y))
            }
        }
    }
}

struct EnergyChart: View {
    let samples: [EnergySample]
    @State private var isGrown = false
    @State private var selectedID: EnergySample.ID?

    private var maximum: Double {
        samples.map(\.kilowattHours).max() ?? 1
    }

    var body: some View {
        VStack(spacing: 8) {
            HStack(alignment: .bottom, spacing: 0) {
                ForEach(samples) { sample in
                    bar(for: sample)
                        .frame(maxWidth: .infinity)
                }
            }
            .overlay(
                TrendLine(fractions: samples.map { CGFloat($0.kilowattHours / maximum) * 0.9 })
                    .trim(from: 0, to: isGrown ? 1 : 0)
                    .stroke(Color.orange, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 5]))
            )
            HStack(spacing: 0) {
                ForEach(samples) { sample in
                    Text(sample.day)
                        .font(.caption2)
                        .foregroundColor(sample.id == selectedID ? .accentColor : .secondary)
                        .frame(maxWidth: .infinity)
                }
            }
        }
        .onAppear {
            withAnimation(.easeOut(duration: 0.8)) {
                isGrown = true
            }
        }
    }

    private func bar(for sample: EnergySample) -> some View {
        ZStack {
            BarShape(fraction: 1)
                .fill(Color.primary.opacity(0.05))
            BarShape(fraction: isGrown ? CGFloat(sample.kilowattHours / maximum) : 0)
                .fill(
                    LinearGradient(
                        gradient: Gradient(colors: [Color("dial-mild"), Color("dial-cold")]),
                        startPoint: .top,
                        endPoint: .bottom)
                    .shadow(.inner(color: .white.opacity(0.5), radius: 2, x: 1, y: 1)))
        }
        .frame(width: 16)
        .overlay(alignment: .top) {
            if sample.id == selectedID {
                Text(sample.kilowattHours, format: .number)
                    .font(.caption2.bold())
                    .fixedSize()
                    .padding(4)
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 6))
                    .offset(y: -6)
            }
        }
        .onTapGesture {
            withAnimation(.easeInOut(duration: 0.2)) {
                selectedID = selectedID == sample.id ? nil : sample.id
            }
        }
    }
}

struct EnergyChart_Previews: PreviewProvider {
    static var previews: some View {
        EnergyChart(samples: HomeModel().week)
            .frame(height: 150)
            .padding(20)
            .raisedPanel()
            .padding(24)
            .background(Color("panel"))
            .previewLayout(.fixed(width: 375, height: 260))

        EnergyChart(samples: HomeModel().week)
            .frame(height: 150)
            .padding(24)
            .background(Color("panel"))
            .preferredColorScheme(.dark)
            .previewLayout(.fixed(width: 375, height: 220))
            .previewDisplayName("Dark, no card")
    }
}
