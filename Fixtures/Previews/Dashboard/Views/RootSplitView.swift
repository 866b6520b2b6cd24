//
//  RootSplitView.swift
//  Dashboard
//

import SwiftUI

enum DashboardSection: String, CaseIterable, Identifiable {
    case overview, devices, billing, settings

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .overview: return "Overview"
        case .devices: return "Devices"
        case .billing: return "Billing"
        case .settings: return "Settings"
        }
    }

    var systemImage: String {
        switch self {
        case .overview: return "square.grid.2x2.fill"
        case .devices: return "powerplug.fill"
        case .billing: return "eurosign.circle.fill"
        case .settings: return "gearshape.fill"
        }
    }

    var color: Color {
        switch self {
        case .overview: return .teal
        case .devices: return .orange
        case .billing: return .indigo
        case .settings: return .gray
        }
    }
}

struct RootSplitView: View {
    @EnvironmentObject private var store: DashboardStore
    @EnvironmentObject private var settings: AppSettings

    @State private var section: DashboardSection? = .overview
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var compactColumn = NavigationSplitViewColumn.detail

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compactColumn) {
            sidebar
                .navigationSplitViewColumnWidth(min: 220, ideal: 260, max: 320)
        } detail: {
            NavigationStack {
                detail
            }
        }
        .navigationSplitViewStyle(.balanced)
    }

    private var sidebar: some View {
        List(selection: $section) {
            Section {
                ForEach(DashboardSection.allCases) { section in
                    NavigationLink(value: section) {
                        Label(section.title, systemImage: section.systemImage)
                            .labelStyle(BadgeLabelStyle(color: section.color))
                    }
                    .badge(section == .devices ? store.onlineDevices.count : 0)
                }
            } header: {
                Text(store.data.household)
            } footer: {
                Text("Updated \(store.data.updatedAt, style: .relative) ago")
            }

            Section("Rooms") {
                ForEach(store.rooms, id: \.self) { room in
                    LabeledContent(room) {
                        Text("\(store.devices(in: room).count)")
                    }
                }
            }
        }
        .listStyle(.sidebar)
        .navigationTitle("Home Energy")
        .toolbar {
            ToolbarItem(placement: .bottomBar) {
                Label {
                    Text(settings.ownerName)
                } icon: {
                    Image(.leafMark)
                        .resizable()
                        .scaledToFit()
                        .frame(width: 20, height: 20)
                }
                .labelStyle(.titleAndIcon)
                .font(.footnote)
            }
        }
    }

    @ViewBuilder
    private var detail: some View {
        switch section {
        case .overview:
            OverviewView()
        case .devices:
            DevicesView()
        case .billing:
            BillingView()
        case .settings:
            SettingsView()
        case nil:
            ContentUnavailableView(
                "Nothing Selected",
                systemImage: "sidebar.left",
                description: Text("Choose a section from the sidebar.")
            )
        }
    }
}

#if DEBUG
#Preview("Split view") {
    RootSplitView()
        .environmentObject(PreviewData.store)
        .environmentObject(PreviewData.settings)
}

struct RootSplitView_Previews: PreviewProvider {
    static var previews: some View {
        RootSplitView()
            .environmentObject(PreviewData.store)
            .environmentObject(PreviewData.settings)
            .previewDevice(PreviewDevice(rawValue: "iPad Pro (12.9-inch) (6th generation)"))
            .previewInterfaceOrientation(.landscapeRight)
            .previewDisplayName("iPad landscape")
    }
}
#endif
