//
//  DeviceCard.swift
//  ControlPanel
//

import SwiftUI

struct DeviceCard: View {
    @Binding var device: Device
    @Environment(\.glowColor) private var glow

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top) {
                icon
                Spacer()
                Toggle(isOn: $device.isOn) {
                    EmptyView()
                }
                .toggleStyle(.neu)
                .fixedSize()
                .accessibilityLabel(Text(device.name))
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(device.name)
                    .font(.headline)
                    .lineLimit(1)
                Text(device.isOn ? "\(Int(device.currentWatts)) W" : "Off")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .contentTransition(.opacity)
            }
            NeuSlider(value: $device.level, colors: [glow.opacity(0.5), glow])
                .disabled(!device.isOn)
                .opacity(device.isOn ? 1 : 0.4)
                .allowsHitTesting(device.isOn)
        }
        .padding(16)
        .raisedPanel()
        .onChange(of: device.level) { oldValue, newValue in
            if oldValue > 0.02, newValue <= 0.02 {
                device.isOn = false
            }
        }
        .animation(.default, value: device.isOn)
    }

    private var icon: some View {
        Image(systemName: device.symbol)
            .font(.title2)
            .symbolRenderingMode(.hierarchical)
            .foregroundColor(device.isOn ? glow : .secondary)
            .frame(width: 44, height: 44)
            .background(
                ZStack {
                    Circle()
                        .fill(glow)
                        .blur(radius: 14)
                        .opacity(device.isOn ? 0.45 * device.level : 0)
                    SunkenSurface(shape: Circle())
                        .opacity(device.isOn ? 0.6 : 1)
                })
    }
}

#Preview("On", traits: .fixedLayout(width: 220, height: 220)) {
    @Previewable @State var device = HomeModel.sampleDevices[0]

    DeviceCard(device: $device)
        .padding(20)
        .frame(maxHeight: .infinity)
        .background(Color("panel"))
}

#Preview("Off, dark", traits: .fixedLayout(width: 220, height: 220)) {
    DeviceCard(device: .constant(HomeModel.sampleDevices[1]))
        .padding(20)
        .frame(maxHeight: .infinity)
        .background(Color("panel"))
        .preferredColorScheme(.dark)
}
