//
//  DashboardView.swift
//  ControlPanel
//

import SwiftUI

struct DashboardView: View {
    @Environment(HomeModel.self) private var home
    @State private var headerHeight: CGFloat = 0
    @State private var toast: String?
    @AppStorage("panelLocked") private var isLocked = false

    var body: some View {
        @Bindable var home = home

        ZStack(alignment: .top) {
            Color("panel")
                .edgesIgnoringSafeArea(.all)
            RoomHeader(room: home.room, activeCount: home.activeCount, warmth: home.warmth)
                .edgesIgnoringSafeArea(.top)
                .id(home.room)
                .transition(.opacity)
            ScrollView {
                VStack(spacing: 22) {
                    Spacer()
                        .frame(height: max(0, headerHeight - 70))
                    SegmentedControl(items: Room.allCases, selection: $home.room)
                    deviceGrid(home: home)
                    ClimateCard(home: home)
                    energy
                    footer(home: home)
                }
                .padding(.horizontal, 20)
                .padding(.bottom, 40)
            }
            .scrollIndicators(.hidden)
            if let toast {
                Text(toast)
                    .font(.footnote.bold())
                    .padding(.horizontal, 18)
                    .padding(.vertical, 10)
                    .background(.thickMaterial, in: Capsule())
                    .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .environment(\.isPanelLocked, isLocked)
        .onPreferenceChange(HeaderHeightKey.self) { height in
            headerHeight = height
        }
        .onChange(of: home.isAway) { _, isAway in
            show(isAway ? "Everything is off" : "Welcome home")
        }
    }

    private func deviceGrid(home: HomeModel) -> some View {
        @Bindable var home = home

        return LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 18)], spacing: 18) {
            ForEach($home.devices) { $device in
                if device.room == home.room {
                    DeviceCard(device: $device)
                }
            }
        }
    }

    private var energy: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack {
                Text("Energy")
                    .font(.headline)
                Spacer()
                Text("\(Int(home.totalWatts)) W now")
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
            EnergyChart(samples: home.week)
                .frame(height: 140)
            ProgressView("Monthly budget", value: min(home.totalWatts / 3000, 1))
                .progressViewStyle(SunkenProgressStyle())
        }
        .padding(18)
        .raisedPanel()
    }

    private func footer(home: HomeModel) -> some View {
        @Bindable var home = home

        return HStack(spacing: 20) {
            Toggle(isOn: $home.isAway) {
                Label("Away", systemImage: "figure.walk.departure")
            }
            Toggle(isOn: $isLocked) {
                Label("Lock", systemImage: isLocked ? "lock.fill" : "lock.open")
            }
            Spacer()
            NestedRings(values: [home.humidity, home.volume, home.warmth])
                .frame(width: 72)
        }
        .toggleStyle(.push)
        .padding(18)
        .raisedPanel()
    }

    private func show(_ message: String) {
        withAnimation(.spring()) {
            toast = message
        }
        Task {
            try? await Task.sleep(for: .seconds(2))
            withAnimation { toast = nil }
        }
    }
}

struct DashboardView_Previews: PreviewProvider {
    static var kitchen: HomeModel {
        let home = HomeModel()
        home.room = .kitchen
        return home
    }

    static var previews: some View {
        Group {
            DashboardView()
                .environment(HomeModel())
                .previewDisplayName("Living room")
            DashboardView()
                .environment(kitchen)
                .preferredColorScheme(.dark)
                .previewDevice("iPhone 12 Pro Max")
                .previewDisplayName("Kitchen, dark")
        }
        .environment(\.glowColor, Color("glow"))
    }
}
