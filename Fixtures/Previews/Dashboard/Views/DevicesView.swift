//
//  DevicesView.swift
//  Dashboard
//

import SwiftUI

struct DevicesView: View {
    @EnvironmentObject var store: DashboardStore

    @State private var filter: Device.Status? = nil
    @State private var expandedRooms: Set<String> = []
    @State private var inspected: Device?
    @State private var pendingRemoval: Device?

    private var isRemovalPresented: Binding<Bool> {
        Binding(get: { pendingRemoval != nil }, set: { if !$0 { pendingRemoval = nil } })
    }

    var body: some View {
        List {
            Section {
                Picker("Status", selection: $filter) {
                    Text("All").tag(Device.Status?.none)
                    ForEach(Device.Status.allCases) { status in
                        Text(status.title).tag(Optional(status))
                    }
                }
                .pickerStyle(.segmented)
                .listRowInsets(EdgeInsets())
                .listRowBackground(Color.clear)
            } footer: {
                Text("\(store.onlineDevices.count) devices online")
            }

            ForEach(store.rooms, id: \.self) { room in
                let devices = visibleDevices(in: room)
                if !devices.isEmpty {
                    DisclosureGroup(isExpanded: isExpanded(room)) {
                        ForEach(devices) { device in
                            DeviceRow(device: device)
                                .contentShape(Rectangle())
                                .onTapGesture {
                                    inspected = device
                                }
                                .swipeActions {
                                    Button(role: .destructive) {
                                        pendingRemoval = device
                                    } label: {
                                        Label("Remove", systemImage: "trash")
                                    }
                                }
                        }
                    } label: {
                        HStack {
                            Text(LocalizedStringKey(room))
                                .font(.headline)
                            Spacer()
                            Text(devices.map(\.name).formatted(.list(type: .and, width: .narrow)))
                                .font(.caption)
                                .foregroundStyle(.secondary)
                                .lineLimit(1)
                        }
                    }
                }
            }
        }
        .listStyle(InsetGroupedListStyle())
        .animation(.default, value: filter)
        .navigationTitle(Text("Devices"))
        .sheet(item: $inspected) { device in
            DeviceSheet(device: device)
                .presentationDetents([.medium])
        }
        .confirmationDialog("Remove this device?", isPresented: isRemovalPresented, titleVisibility: .visible, presenting: pendingRemoval) { device in
            Button("Remove \(device.name)", role: .destructive) {
                withAnimation { store.remove(device) }
            }
            Button("Cancel", role: .cancel) {}
        } message: { device in
            Text("It will no longer report from \(device.room).")
        }
        .onAppear {
            expandedRooms.formUnion(store.rooms)
        }
    }

    private func visibleDevices(in room: String) -> [Device] {
        store.devices(in: room).filter { filter == nil || $0.status == filter }
    }

    private func isExpanded(_ room: String) -> Binding<Bool> {
        Binding {
            expandedRooms.contains(room)
        } set: { expanded in
            if expanded {
                expandedRooms.insert(room)
            } else {
                expandedRooms.remove(room)
            }
        }
    }
}

struct DeviceRow: View {
    let device: Device

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: device.symbol)
                .font(.title3)
                .symbolRenderingMode(.hierarchical)
                .foregroundStyle(device.status.color)
                .frame(width: 32)

            VStack(alignment: .leading, spacing: 4) {
                Text(LocalizedStringKey(device.name))
                if let progress = device.firmwareProgress {
                    ProgressView(value: progress)
                        .progressViewStyle(.linear)
                        .frame(maxWidth: 140)
                } else {
                    Text(device.status.title)
                        .font(.caption)
                        .foregroundColor(.secondary)
                }
            }

            Spacer()

            if let battery = device.battery {
                Gauge(value: battery) {
                    Image(systemName: "battery.75percent")
                } currentValueLabel: {
                    Text(battery * 100, format: .number.precision(.fractionLength(0)))
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(battery < 0.2 ? .red : .green)
                .scaleEffect(0.7)
                .frame(width: 44, height: 44)
            } else {
                Gauge(value: device.load, in: 0...1) {
                    EmptyView()
                }
                .gaugeStyle(.accessoryLinear)
                .tint(Gradient(colors: [.green, .yellow, .red]))
                .frame(width: 70)
            }
        }
    }
}

private struct DeviceSheet: View {
    let device: Device

    @Environment(\.presentationMode) private var presentationMode
    @State private var isOn = true
    @State private var intensity = 0.4

    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                HStack(spacing: 30) {
                    Gauge(value: device.load) {
                        Text("Load")
                    } currentValueLabel: {
                        Text(device.load.percentText)
                    }
                    .gaugeStyle(RingGaugeStyle(lineWidth: 12, tint: device.status.color))
                    .frame(width: 120, height: 120)

                    VStack(alignment: .leading, spacing: 12) {
                        Toggle("Power", isOn: $isOn)
                            .toggleStyle(SwitchToggleStyle(tint: .green))
                        Toggle(isOn: $isOn) {
                            Label("Boost", systemImage: "bolt.fill")
                        }
                        .toggleStyle(.button)
                    }
                }

                Slider(value: $intensity, in: 0...1, step: 0.05) {
                    Text("Intensity")
                } minimumValueLabel: {
                    Image(systemName: "minus")
                } maximumValueLabel: {
                    Image(systemName: "plus")
                }
                .disabled(!isOn)

                Gauge(value: intensity) {
                    Text("Intensity")
                } currentValueLabel: {
                    Text(intensity.percentText)
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                .gaugeStyle(.linearCapacity)

                Spacer()
            }
            .padding()
            .navigationTitle(device.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {
                        presentationMode.wrappedValue.dismiss()
                    }
                }
            }
        }
    }
}

#if DEBUG
#Preview("Devices") {
    NavigationStack {
        DevicesView()
    }
    .environmentObject(PreviewData.store)
}

#Preview("Rows", traits: .fixedLayout(width: 375, height: 260)) {
    VStack {
        ForEach(PreviewData.devices) { device in
            DeviceRow(device: device)
        }
    }
    .padding()
}

struct DeviceSheet_Previews: PreviewProvider {
    static var previews: some View {
        DeviceSheet(device: PreviewData.devices[0])
            .previewDisplayName("Sheet")
            .previewDevice("iPhone 14")
    }
}
#endif
