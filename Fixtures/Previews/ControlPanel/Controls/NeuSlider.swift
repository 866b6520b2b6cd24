//
//  NeuSlider.swift
//  ControlPanel
//

import SwiftUI

struct NeuSlider: View {
    @Binding var value: Double
    var range: ClosedRange<Double> = 0...1
    var colors: [Color] = [.accentColor.opacity(0.4), .accentColor]
    var onEditingChanged: (Bool) -> Void = { _ in }

    private let thumb: CGFloat = 28

    var body: some View {
        GeometryReader { geo in
            let fraction = CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound))
            let travel = geo.size.width - thumb

            ZStack(alignment: .leading) {
                SunkenSurface(shape: Capsule())
                    .frame(height: 14)
                LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
                    .mask(alignment: .leading) {
                        Capsule()
                            .frame(width: travel * fraction + thumb / 2)
                    }
                    .frame(height: 8)
                    .padding(.horizontal, 3)
                RaisedSurface(shape: Circle())
                    .panelTheme(.flat)
                    .frame(width: thumb, height: thumb)
                    .offset(x: travel * fraction)
                    .gesture(
                        DragGesture(coordinateSpace: .named("track"))
                            .onChanged { drag in
                                onEditingChanged(true)
                                let position = min(max(drag.location.x - thumb / 2, 0), travel)
                                value = range.lowerBound + Double(position / travel) * (range.upperBound - range.lowerBound)
                            }
                            .onEnded { _ in onEditingChanged(false) }
                    )
            }
            .frame(maxHeight: .infinity)
            .coordinateSpace(name: "track")
        }
        .frame(height: 34)
        .accessibilityElement()
        .accessibilityValue(Text(value, format: .percent.precision(.fractionLength(0))))
    }
}

/// A tall slider that fills from below, as for blinds or lamps.
struct ColumnSlider: View {
    @Binding var value: Double
    var symbol = "sun.max.fill"

    @Environment(\.glowColor) private var glow

    var body: some View {
        GeometryReader { geo in
            ZStack(alignment: .bottom) {
                SunkenSurface(shape: RoundedRectangle(cornerRadius: 20))
                Rectangle()
                    .fill(LinearGradient(gradient: Gradient(colors: [glow, glow.opacity(0.5)]), startPoint: .top, endPoint: .bottom))
                    .frame(height: geo.size.height * CGFloat(value))
                Image(systemName: symbol)
                    .font(.title3)
                    .foregroundStyle(.white)
                    .blendMode(.difference)
                    .padding(.bottom, 14)
            }
            .compositingGroup()
            .clipShape(RoundedRectangle(cornerRadius: 20))
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in
                        value = Double(min(max(1 - drag.location.y / geo.size.height, 0), 1))
                    }
            )
        }
        .frame(width: 64)
    }
}

#Preview("Sliders", traits: .sizeThatFitsLayout) {
    @Previewable @State var value = 0.4

    VStack(spacing: 24) {
        NeuSlider(value: $value)
        NeuSlider(value: $value, colors: [.blue, .orange])
        HStack(spacing: 30) {
            ColumnSlider(value: $value)
            ColumnSlider(value: .constant(0.85), symbol: "blinds.vertical.open")
        }
        .frame(height: 180)
    }
    .frame(width: 300)
    .padding(30)
    .background(Color("panel"))
}
