//
//  VisualizerView.swift
//  MusicPlayer
//

import SwiftUI

struct VisualizerView: View {
    var isActive: Bool
    var barCount = 32
    var tint: Color = .accentColor

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30, paused: !isActive)) { timeline in
            let time = isActive ? timeline.date.timeIntervalSinceReferenceDate : 0

            Canvas { context, size in
                let spacing: CGFloat = 3
                let width = (size.width - spacing * CGFloat(barCount - 1)) / CGFloat(barCount)
                let shading = GraphicsContext.Shading.linearGradient(
                    Gradient(colors: [tint, tint.opacity(0.35)]),
                    startPoint: .zero,
                    endPoint: CGPoint(x: 0, y: size.height)
                )

                for index in 0..<barCount {
                    let height = size.height * level(for: index, at: time)
                    let rect = CGRect(
                        x: CGFloat(index) * (width + spacing),
                        y: (size.height - height) / 2,
                        width: width,
                        height: height
                    )
                    context.fill(Path(roundedRect: rect, cornerRadius: width / 2), with: shading)
                }
            }
        }
        .accessibilityHidden(true)
    }

    private func level(for index: Int, at time: TimeInterval) -> CGFloat {
        let x = Double(index) / Double(barCount)
        let slow = sin(x * 9 + time * 2.1)
        let fast = sin(x * 23 - time * 3.7)
        let envelope = sin(x * .pi)
        return CGFloat(0.12 + envelope * abs(slow * 0.55 + fast * 0.3)).clamped(to: 0.06...1)
    }
}

struct OscilloscopeView: View {
    var amplitude: Double

    var body: some View {
        Canvas { context, size in
            var path = Path()
            path.move(to: CGPoint(x: 0, y: size.height / 2))
            for x in stride(from: 0, through: size.width, by: 2) {
                let progress = Double(x / size.width)
                let y = sin(progress * .pi * 6) * sin(progress * .pi) * amplitude
                path.addLine(to: CGPoint(x: x, y: size.height / 2 * (1 - CGFloat(y))))
            }
            context.stroke(path, with: .color(.accentColor), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        }
    }
}

#Preview("Visualizer", traits: .fixedLayout(width: 340, height: 120)) {
    VisualizerView(isActive: false)
        .padding()
        .background(Color.softBase)
}

#Preview("Oscilloscope", traits: .fixedLayout(width: 340, height: 120)) {
    OscilloscopeView(amplitude: 0.8)
        .padding()
        .background(.black)
}
