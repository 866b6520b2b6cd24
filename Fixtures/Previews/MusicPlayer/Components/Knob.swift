//
//  Knob.swift
//  MusicPlayer
//

import SwiftUI

struct DialArc: InsettableShape {
    var fraction: Double
    var opening: Angle = .degrees(90)
    var insetAmount: CGFloat = 0

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let start = Angle.degrees(90) + opening / 2
        let sweep = Angle.degrees(360) - opening
        let radius = min(rect.width, rect.height) / 2 - insetAmount

        return Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY),
                radius: radius,
                startAngle: start,
                endAngle: start + sweep * fraction,
                clockwise: false
            )
        }
    }

    func inset(by amount: CGFloat) -> DialArc {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}

struct TickRing: Shape {
    var count = 25
    var length: CGFloat = 6

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2
        let inner = outer - length

        for index in 0..<count {
            let progress = Double(index) / Double(count - 1)
            let radians = (135 + progress * 270) * .pi / 180
            let direction = CGPoint(x: cos(radians), y: sin(radians))
            path.move(to: CGPoint(x: center.x + direction.x * inner, y: center.y + direction.y * inner))
            path.addLine(to: CGPoint(x: center.x + direction.x * outer, y: center.y + direction.y * outer))
        }
        return path
    }
}

struct Knob: View {
    let title: LocalizedStringKey
    @Binding var value: Double
    var range: ClosedRange<Double> = 0...1
    var size: CGFloat = 110
    var tint: Color = .accentColor

    @State private var dragOrigin: Double? = nil

    private var span: Double {
        range.upperBound - range.lowerBound
    }

    private var fraction: Double {
        (value - range.lowerBound) / span
    }

    var body: some View {
        VStack(spacing: 10) {
            ZStack {
                TickRing()
                    .stroke(Color.inkSoft.opacity(0.5), style: StrokeStyle(lineWidth: 1.5, lineCap: .round))

                Circle()
                    .trim(from: 0, to: 0.75)
                    .stroke(Color.softShade.opacity(0.6), style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(.degrees(135))
                    .padding(13)

                DialArc(fraction: fraction)
                    .inset(by: 13)
                    .stroke(
                        AngularGradient(
                            colors: [tint.opacity(0.25), tint],
                            center: .center,
                            startAngle: .degrees(135),
                            endAngle: .degrees(135 + 270 * max(fraction, 0.05))
                        ),
                        style: StrokeStyle(lineWidth: 6, lineCap: .round)
                    )

                cap
            }
            .frame(width: size, height: size)
            .contentShape(Circle())
            .gesture(turn)
            .onTapGesture(count: 2) {
                withAnimation(.snappy) {
                    value = range.lowerBound + span / 2
                }
            }

            Text(title)
                .font(.caption)
                .fontWeight(.medium)
                .foregroundStyle(.inkSoft)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(title))
        .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: value = (value + span / 20).clamped(to: range)
            case .decrement: value = (value - span / 20).clamped(to: range)
            @unknown default: break
            }
        }
    }

    private var cap: some View {
        Circle()
            .fill(
                LinearGradient(
                    gradient: Gradient(colors: [.softGlow, .softBase]),
                    startPoint: .topLeading,
                    endPoint: .bottomTrailing
                )
            )
            .overlay(alignment: .top) {
                Capsule()
                    .fill(tint)
                    .frame(width: 4, height: 12)
                    .padding(.top, 6)
            }
            .rotationEffect(.degrees(-135 + 270 * fraction))
            .padding(24)
            .shadow(color: .softShade, radius: 6, x: 5, y: 5)
            .shadow(color: .softGlow, radius: 6, x: -5, y: -5)
    }

    private var turn: some Gesture {
        DragGesture(minimumDistance: 2)
            .onChanged { drag in
                let origin = dragOrigin ?? value
                dragOrigin = origin
                let delta = Double(drag.translation.width - drag.translation.height) / 200
                value = (origin + delta * span).clamped(to: range)
            }
            .onEnded { _ in
                dragOrigin = nil
            }
    }
}

#Preview("Knob", traits: .sizeThatFitsLayout) {
    @Previewable @State var gain = 0.7

    Knob(title: "Bass", value: $gain, size: 160)
        .padding(32)
        .background(Color.softBase)
}

#Preview("Ticks", traits: .fixedLayout(width: 200, height: 200)) {
    TickRing(count: 41, length: 12)
        .stroke(.orange, lineWidth: 2)
        .padding()
}

struct Knob_Previews: PreviewProvider {
    static var previews: some View {
        HStack(spacing: 24) {
            Knob(title: "Bass", value: .constant(0.1), tint: .orange)
            Knob(title: "Balance", value: .constant(0), range: -1...1)
            Knob(title: "Treble", value: .constant(0.95), tint: .pink)
        }
        .padding()
        .background(Color.softBase)
        .environment(\.colorScheme, .dark)
        .previewLayout(.fixed(width: 430, height: 190))
        .previewDisplayName("Three knobs, dark")
    }
}
