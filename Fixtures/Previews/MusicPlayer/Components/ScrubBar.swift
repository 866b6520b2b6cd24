//
//  ScrubBar.swift
//  MusicPlayer
//

import SwiftUI

struct ScrubBar: View {
    @Binding var elapsed: TimeInterval
    let duration: TimeInterval

    @Environment(\.layoutDirection) private var layoutDirection
    @GestureState private var isScrubbing = false
    @State private var pending: Double? = nil

    private let knobSize: CGFloat = 22
    private let trackHeight: CGFloat = 10

    private var fraction: Double {
        if let pending { return pending }
        guard duration > 0 else { return 0 }
        return (elapsed / duration).clamped(to: 0...1)
    }

    private var shownTime: TimeInterval {
        fraction * duration
    }

    var body: some View {
        VStack(spacing: 8) {
            GeometryReader { proxy in
                let travel = proxy.size.width - knobSize
                let filled = travel * CGFloat(fraction)

                ZStack(alignment: .leading) {
                    Capsule()
                        .fill(
                            Color.softBase
                                .shadow(.inner(color: .softShade, radius: 3, x: 2, y: 2))
                        )
                        .frame(height: trackHeight)

                    Capsule()
                        .fill(
                            LinearGradient(
                                colors: [.accentColor.opacity(0.5), .accentColor],
                                startPoint: .leading,
                                endPoint: .trailing
                            )
                        )
                        .frame(width: filled + knobSize / 2, height: trackHeight)

                    Circle()
                        .fill(Color.softBase)
                        .overlay {
                            Circle()
                                .fill(Color.accentColor)
                                .padding(7)
                        }
                        .frame(width: knobSize, height: knobSize)
                        .scaleEffect(isScrubbing ? 1.25 : 1)
                        .shadow(color: .softShade, radius: 4, x: 2, y: 3)
                        .offset(x: filled)
                }
                .frame(maxHeight: .infinity)
                .contentShape(Rectangle())
                .gesture(scrub(width: proxy.size.width))
                .animation(.interactiveSpring, value: isScrubbing)
            }
            .frame(height: 30)

            HStack {
                Text(shownTime.asDuration, format: .time(pattern: .minuteSecond))
                Spacer()
                Text("-\((duration - shownTime).clock)")
            }
            .font(.caption.monospacedDigit())
            .foregroundStyle(.inkSoft)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Playback position")
        .accessibilityValue(Text(verbatim: shownTime.clock))
    }

    private func scrub(width: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isScrubbing) { _, state, _ in
                state = true
            }
            .onChanged { drag in
                pending = position(of: drag.location.x, in: width)
            }
            .onEnded { drag in
                elapsed = position(of: drag.location.x, in: width) * duration
                pending = nil
            }
    }

    private func position(of x: CGFloat, in width: CGFloat) -> Double {
        guard width > 0 else { return 0 }
        let raw = Double(x / width).clamped(to: 0...1)
        return layoutDirection == .rightToLeft ? 1 - raw : raw
    }
}

#Preview("Scrub bar", traits: .sizeThatFitsLayout) {
    @Previewable @State var elapsed: TimeInterval = 96

    ScrubBar(elapsed: $elapsed, duration: 254)
        .frame(width: 320)
        .padding()
        .background(.softBase)
}

#Preview("Right to left", traits: .fixedLayout(width: 360, height: 100)) {
    ScrubBar(elapsed: .constant(60), duration: 312)
        .padding()
        .background(Color.softBase)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "ar"))
}
