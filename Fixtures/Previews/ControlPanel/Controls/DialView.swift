//
//  DialView.swift
//  ControlPanel
//

import SwiftUI

struct DialView: View {
    @Binding var value: Double
    var range: ClosedRange<Double> = 15...28
    var title: LocalizedStringKey = "Temperature"
    @Environment(\.isPanelLocked) private var isLocked
    @State private var isTurning = false

    /// The dial leaves a gap of 90 degrees at the bottom.
    private let sweep = 0.75

    private var fraction: Double {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    private var gradient: AngularGradient {
        AngularGradient(
            gradient: Gradient(colors: [Color("dial-cold"), Color("dial-mild"), Color("dial-hot")]),
            center: .center,
            startAngle: .degrees(0),
            endAngle: .degrees(360 * sweep))
    }

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            let line = side * 0.07

            ZStack {
                RaisedSurface(shape: Circle())
                Group {
                    Circle()
                        .trim(from: 0, to: sweep)
                        .stroke(Color.primary.opacity(0.08), style: StrokeStyle(lineWidth: line, lineCap: .round))
                    Circle()
                        .trim(from: 0, to: sweep * fraction)
                        .stroke(gradient, style: StrokeStyle(lineWidth: line, lineCap: .round))
                        .shadow(color: Color("dial-hot").opacity(isTurning ? 0.6 : 0.2), radius: line / 2)
                }
                .rotationEffect(.degrees(135))
                .padding(side * 0.1)

                ticks(side: side)

                SunkenSurface(shape: Circle())
                    .padding(side * 0.24)
                knobMark(side: side)
                VStack(spacing: 2) {
                    Text(title)
                        .font(.caption2)
                        .foregroundColor(.secondary)
                    Text(value, format: .number.precision(.fractionLength(1)))
                        .font(.system(size: side * 0.16, weight: .semibold, design: .rounded))
                        .monospacedDigit()
                }
            }
            .frame(width: side, height: side)
            .contentShape(Circle())
            .gesture(turn(side: side), including: isLocked ? .none : .all)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .aspectRatio(1, contentMode: .fit)
        .animation(.interactiveSpring(), value: value)
    }

    private func ticks(side: CGFloat) -> some View {
        ForEach(0..<31) { index in
            Capsule()
                .fill(Color.primary.opacity(index % 5 == 0 ? 0.5 : 0.2))
                .frame(width: 2, height: side * (index % 5 == 0 ? 0.04 : 0.025))
                .offset(y: -side * 0.31)
                .rotationEffect(.degrees(-135 + Double(index) * 9))
        }
    }

    private func knobMark(side: CGFloat) -> some View {
        Circle()
            .fill(Color.accentColor)
            .frame(width: side * 0.035, height: side * 0.035)
            .offset(y: -side * 0.225)
            .rotationEffect(.degrees(-135 + 270 * fraction))
    }

    private func turn(side: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag in
                isTurning = true
                let dx = drag.location.x - side / 2
                let dy = drag.location.y - side / 2
                // Zero points to the lower left, where the scale begins.
                var degrees = Double(atan2(dy, dx)) * 180 / .pi - 135
                if degrees < 0 { degrees += 360 }
                guard degrees <= 270 else { return }
                let raw = range.lowerBound + degrees / 270 * (range.upperBound - range.lowerBound)
                value = (raw * 2).rounded() / 2
            }
            .onEnded { _ in
                isTurning = false
            }
    }
}

struct DialView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DialView(value: .constant(21.5))
                .previewDisplayName("Mild")
            DialView(value: .constant(27))
                .preferredColorScheme(.dark)
                .previewDisplayName("Hot, dark")
        }
        .frame(width: 240, height: 240)
        .padding(30)
        .background(Color("panel"))
        .previewLayout(.sizeThatFits)
    }
}
