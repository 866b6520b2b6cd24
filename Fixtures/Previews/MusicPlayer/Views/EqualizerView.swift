//
//  EqualizerView.swift
//  MusicPlayer
//

import SwiftUI

struct EqualizerView: View {
    @Environment(PlayerModel.self) private var player

    private var presetSelection: Binding<EqualizerPreset> {
        Binding(
            get: { player.preset },
            set: { preset in
                withAnimation(.spring) {
                    player.select(preset)
                }
            }
        )
    }

    var body: some View {
        @Bindable var player = player

        NavigationStack {
            ScrollView {
                VStack(spacing: 30) {
                    Toggle("Equalizer", isOn: $player.isEqualizerEnabled)
                        .toggleStyle(.soft)
                        .font(.headline)

                    Picker("Preset", selection: presetSelection) {
                        ForEach(EqualizerPreset.allCases) { preset in
                            Text(preset.name).tag(preset)
                        }
                    }
                    .pickerStyle(.segmented)

                    curve

                    HStack(spacing: 4) {
                        ForEach($player.bands) { $band in
                            BandColumn(band: $band)
                        }
                    }
                    .frame(height: 230)
                    .padding(.vertical, 18)
                    .padding(.horizontal, 8)
                    .softRaised(in: .rect(cornerRadius: 28, style: .continuous))
                    .disabled(!player.isEqualizerEnabled)
                    .opacity(player.isEqualizerEnabled ? 1 : 0.5)

                    HStack {
                        Knob(title: "Bass", value: $player.bass, size: 100, tint: .orange)
                        Spacer()
                        Knob(title: "Balance", value: $player.balance, size: 100)
                        Spacer()
                        Knob(title: "Treble", value: $player.treble, size: 100, tint: .pink)
                    }
                }
                .padding(24)
            }
            .scrollIndicators(.hidden)
            .background {
                Color.softBase
                    .ignoresSafeArea()
            }
            .navigationTitle("Sound")
        }
    }

    private var curve: some View {
        let values = player.bands.map { ($0.gain + 12) / 24 }

        return ZStack {
            ResponseCurve(values: values, isClosed: true)
                .fill(
                    .linearGradient(
                        colors: [.accentColor.opacity(0.35), .accentColor.opacity(0)],
                        startPoint: .top,
                        endPoint: .bottom
                    )
                )
            ResponseCurve(values: values)
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        }
        .padding(14)
        .frame(height: 120)
        .softSunken(in: RoundedRectangle(cornerRadius: 22))
        .clipShape(RoundedRectangle(cornerRadius: 22))
    }
}

private struct BandColumn: View {
    @Binding var band: EqualizerBand

    var body: some View {
        VStack(spacing: 8) {
            Text(band.gain, format: .number.precision(.fractionLength(0)).sign(strategy: .always(includingZero: false)))
                .font(.caption3)
                .monospacedDigit()
                .foregroundStyle(.ink)

            VerticalSlider(value: $band.gain, range: EqualizerBand.range)

            Text(band.frequency.formatted(.number.notation(.compactName)))
                .font(.caption3)
                .foregroundStyle(.inkSoft)
        }
        .frame(maxWidth: .infinity)
    }
}

private struct VerticalSlider: View {
    @Binding var value: Double
    let range: ClosedRange<Double>

    private let thumb: CGFloat = 26

    var body: some View {
        GeometryReader { proxy in
            let travel = proxy.size.height - thumb
            let fraction = CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound))

            ZStack(alignment: .bottom) {
                Capsule()
                    .fill(Color.softBase.shadow(.inner(color: .softShade, radius: 2, x: 1, y: 1)))
                    .frame(width: 8)
                Capsule()
                    .fill(LinearGradient.accentSweep)
                    .frame(width: 8, height: travel * fraction + thumb / 2)
                RoundedRectangle(cornerRadius: 8)
                    .fill(Color.softBase)
                    .overlay {
                        Rectangle()
                            .fill(Color.accentColor)
                            .frame(height: 2)
                            .padding(.horizontal, 6)
                    }
                    .frame(width: 30, height: thumb)
                    .shadow(color: .softShade, radius: 4, x: 2, y: 3)
                    .offset(y: -travel * fraction)
            }
            .frame(maxWidth: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in
                        let y = (drag.location.y - thumb / 2) / max(travel, 1)
                        let span = range.upperBound - range.lowerBound
                        value = (range.upperBound - Double(y) * span).clamped(to: range)
                    }
            )
        }
        .accessibilityRepresentation {
            Slider(value: $value, in: range, step: 1)
        }
    }
}

struct ResponseCurve: Shape {
    var values: [Double]
    var isClosed = false

    func path(in rect: CGRect) -> Path {
        guard values.count > 1 else { return Path() }

        let step = rect.width / CGFloat(values.count - 1)
        let points = values.enumerated().map { index, value in
            CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - rect.height * CGFloat(value))
        }

        var path = Path()
        path.move(to: points[0])
        for (previous, point) in zip(points, points.dropFirst()) {
            let middle = (previous.x + point.x) / 2
            path.addCurve(
                to: point,
                control1: CGPoint(x: middle, y: previous.y),
                control2: CGPoint(x: middle, y: point.y)
            )
        }
        if isClosed {
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }
}

#Preview("Equalizer") {
    EqualizerView()
        .environment(PlayerModel(album: Catalog.albums[0], preset: .club))
}

#Preview("Curve", traits: .fixedLayout(width: 320, height: 140)) {
    ResponseCurve(values: [0.2, 0.8, 0.4, 0.6, 0.9])
        .stroke(.mint, lineWidth: 4)
        .padding()
}

struct EqualizerView_Previews: PreviewProvider {
    static var previews: some View {
        EqualizerView()
            .environment(PlayerModel(album: Catalog.albums[0], preset: .vocal))
            .preferredColorScheme(.dark)
            .previewDisplayName("Vocal, dark")
    }
}
