//
//  LineChart.swift
//  Dashboard
//

import SwiftUI

struct LineShape: Shape {
    var values: [Double]
    var closesToBaseline = false

    func path(in rect: CGRect) -> Path {
        guard let low = values.min(), let high = values.max(), values.count > 1 else {
            return Path()
        }
        let span = max(high - low, 0.001)
        let stepX = rect.width / CGFloat(values.count - 1)

        var points: [CGPoint] = []
        for (index, value) in values.enumerated() {
            let ratio = CGFloat((value - low) / span)
            points.append(CGPoint(x: rect.minX + CGFloat(index) * stepX, y: rect.maxY - rect.height * ratio))
        }

        return Path { path in
            path.move(to: points[0])
            for index in 1..<points.count {
                let previous = points[index - 1]
                let point = points[index]
                let middle = CGPoint(x: (previous.x + point.x) / 2, y: (previous.y + point.y) / 2)
                path.addQuadCurve(to: middle, control: CGPoint(x: (previous.x + middle.x) / 2, y: previous.y))
                path.addQuadCurve(to: point, control: CGPoint(x: (middle.x + point.x) / 2, y: point.y))
            }
            if closesToBaseline {
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}

struct LineChart: View {
    let values: [Double]
    var color: Color = .accentColor
    var label: (Double) -> String = { $0.formatted(.number.precision(.fractionLength(1))) }

    @GestureState private var touchX: CGFloat? = nil

    var body: some View {
        HStack(spacing: 10) {
            scale

            GeometryReader { proxy in
                ZStack(alignment: .topLeading) {
                    LineShape(values: values, closesToBaseline: true)
                        .fill(
                            LinearGradient(
                                colors: [color.opacity(0.4), color.opacity(0.02)],
                                startPoint: .top,
                                endPoint: .bottom
                            )
                        )

                    LineShape(values: values)
                        .stroke(color, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))

                    ForEach(values.indices, id: \.self) { index in
                        Circle()
                            .fill(Color.cardFill)
                            .overlay(Circle().stroke(color, lineWidth: 2))
                            .frame(width: 8, height: 8)
                            .position(position(of: index, in: proxy.size))
                    }

                    if let index = nearestIndex(in: proxy.size) {
                        marker(at: index, in: proxy.size)
                    }
                }
                .contentShape(.rect)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .updating($touchX) { drag, state, _ in
                            state = drag.location.x
                        }
                )
            }
        }
    }

    private var scale: some View {
        VStack(alignment: .trailing) {
            Text(label(values.max() ?? 0))
            Spacer()
            Text(label(values.min() ?? 0))
        }
        .font(.caption2.monospacedDigit())
        .foregroundColor(.secondary)
    }

    private func marker(at index: Int, in size: CGSize) -> some View {
        let point = position(of: index, in: size)

        return ZStack {
            Path { path in
                path.move(to: CGPoint(x: point.x, y: 0))
                path.addLine(to: CGPoint(x: point.x, y: size.height))
            }
            .stroke(color.opacity(0.5), lineWidth: 1)

            Text(label(values[index]))
                .font(.caption.bold())
                .padding(6)
                .background(.thinMaterial, in: Capsule())
                .position(x: point.x, y: 10)
        }
    }

    private func position(of index: Int, in size: CGSize) -> CGPoint {
        let low = values.min() ?? 0
        let span = max((values.max() ?? 1) - low, 0.001)
        let x = size.width * CGFloat(index) / CGFloat(max(values.count - 1, 1))
        return CGPoint(x: x, y: size.height * (1 - CGFloat((values[index] - low) / span)))
    }

    private func nearestIndex(in size: CGSize) -> Int? {
        guard let touchX, size.width > 0, values.count > 1 else { return nil }
        let ratio = min(max(touchX / size.width, 0), 1)
        return Int((ratio * CGFloat(values.count - 1)).rounded())
    }
}

struct LineChart_Previews: PreviewProvider {
    static var previews: some View {
        LineChart(values: [18.5, 19, 20.5, 21, 22.5, 21.5, 20, 19.5], color: Color("Heating"))
            .padding()
            .previewLayout(.fixed(width: 360, height: 180))
            .previewDisplayName("Temperature")

        LineChart(values: [3, 1, 4, 1, 5, 9, 2, 6], label: { "\(Int($0))" })
            .padding()
            .background(Color.cardFill)
            .environment(\.colorScheme, .dark)
            .previewLayout(.fixed(width: 360, height: 180))
            .previewDisplayName("Dark")
    }
}
