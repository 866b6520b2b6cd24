//
//  ClimateCard.swift
//  ControlPanel
//

import SwiftUI

struct ClimateCard: View {
    @Bindable var home: HomeModel

    var body: some View {
        Grid(alignment: .center, horizontalSpacing: 20, verticalSpacing: 18) {
            GridRow {
                DialView(value: $home.temperature)
                    .frame(minWidth: 150)
                VStack(spacing: 16) {
                    Gauge(value: home.humidity) {
                        Text("Humidity")
                    } currentValueLabel: {
                        Text(home.humidity, format: .percent)
                    }
                    .gaugeStyle(RingGaugeStyle(color: Color("dial-cold")))
                    .frame(width: 92, height: 92)
                    HStack(spacing: 14) {
                        stepButton("minus", by: -0.5)
                        stepButton("plus", by: 0.5)
                    }
                }
            }
            Divider()
                .gridCellUnsizedAxes(.horizontal)
            GridRow {
                NeuSlider(value: $home.warmth, colors: [.white, .orange])
                Label("Warmth", systemImage: "thermometer.sun")
                    .font(.footnote)
                    .gridColumnAlignment(.leading)
            }
            GridRow {
                NeuSlider(value: $home.volume)
                Label("Volume", systemImage: home.volume == 0 ? "speaker.slash" : "speaker.wave.2")
                    .font(.footnote)
            }
        }
        .padding(18)
        .raisedPanel()
    }

    private func stepButton(_ symbol: String, by step: Double) -> some View {
        Button {
            home.temperature = min(max(home.temperature + step, 15), 28)
        } label: {
            Image(systemName: symbol)
                .font(.headline)
                .frame(width: 38, height: 38)
        }
        .buttonStyle(RoundPanelButtonStyle())
    }
}

struct RoundPanelButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.isPressed ? Color.accentColor : .primary)
            .background {
                ZStack {
                    RaisedSurface(shape: Circle())
                        .panelTheme(PanelTheme(depth: 4))
                        .opacity(configuration.isPressed ? 0 : 1)
                    SunkenSurface(shape: Circle())
                        .opacity(configuration.isPressed ? 1 : 0)
                }
            }
            .sensoryFeedback(.selection, trigger: configuration.isPressed)
    }
}

#Preview("Climate") {
    ScrollView {
        ClimateCard(home: HomeModel())
            .padding(20)
    }
    .background(Color("panel"))
}

#Preview("Climate, dark") {
    ScrollView {
        ClimateCard(home: HomeModel())
            .padding(20)
            .environment(\.isPanelLocked, true)
    }
    .background(Color("panel"))
    .preferredColorScheme(.dark)
}
