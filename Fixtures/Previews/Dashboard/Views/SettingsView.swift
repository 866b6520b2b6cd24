//
//  SettingsView.swift
//  Dashboard
//

import SwiftUI

struct SettingsView: View {
    @EnvironmentObject private var settings: AppSettings

    @State private var isAdvancedExpanded = false
    @State private var isResetPresented = false
    @State private var activeNotice: Notice?

    private struct Notice: Identifiable {
        let id = UUID()
        let title: LocalizedStringKey
        let message: LocalizedStringKey
    }

    var body: some View {
        Form {
            Section {
                NavigationLink {
                    AccountView()
                } label: {
                    HStack(spacing: 14) {
                        Image("LeafMark")
                            .resizable()
                            .aspectRatio(contentMode: .fit)
                            .frame(width: 44, height: 44)
                        VStack(alignment: .leading) {
                            Text(settings.ownerName)
                                .font(.headline)
                            Text("Account and home")
                                .font(.caption)
                                .foregroundStyle(.secondary)
                        }
                    }
                }
            }

            appearanceSection
            reportSection
            goalSection
            advancedSection
            aboutSection

            Section {
                Button("Reset All Settings", role: .destructive) {
                    isResetPresented = true
                }
                .frame(maxWidth: .infinity)
            }
        }
        .formStyle(.grouped)
        .navigationTitle("Settings")
        .confirmationDialog("Reset all settings?", isPresented: $isResetPresented, titleVisibility: .visible) {
            Button("Reset", role: .destructive) {
                settings.reset()
                activeNotice = Notice(title: "Done", message: "All settings are back to their defaults.")
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("This cannot be undone.")
        }
        .alert(item: $activeNotice) { notice in
            Alert(
                title: Text(notice.title),
                message: Text(notice.message),
                dismissButton: .default(Text("OK"))
            )
        }
    }

    // MARK: - Sections

    private var appearanceSection: some View {
        Section(header: Text("Appearance")) {
            Picker("Theme", selection: $settings.appearance) {
                ForEach(AppSettings.Appearance.allCases) { appearance in
                    Text(appearance.title).tag(appearance)
                }
            }
            .pickerStyle(SegmentedPickerStyle())

            ColorPicker("Tint colour", selection: $settings.tint, supportsOpacity: false)

            Picker(selection: $settings.temperatureScale) {
                Text("Celsius").tag(AppSettings.TemperatureScale.celsius)
                Text("Fahrenheit").tag(AppSettings.TemperatureScale.fahrenheit)
            } label: {
                Label("Temperature", systemImage: "thermometer.medium")
            }
            .pickerStyle(.menu)

            Picker("Language", selection: $settings.languageCode) {
                Text("System").tag("")
                ForEach(["en", "de", "ar"], id: \.self) { code in
                    Text(verbatim: Locale(identifier: code).localizedString(forIdentifier: code) ?? code)
                        .tag(code)
                }
            }
            .pickerStyle(.navigationLink)
        }
    }

    private var reportSection: some View {
        Section {
            Toggle(isOn: $settings.sendsReports.animation()) {
                Label("Energy reports", systemImage: "envelope.fill")
                    .labelStyle(BadgeLabelStyle(color: .blue))
            }

            if settings.sendsReports {
                Picker("Rhythm", selection: $settings.reportRhythm) {
                    ForEach(AppSettings.ReportRhythm.allCases) { rhythm in
                        Text(rhythm.title).tag(rhythm)
                    }
                }
                .pickerStyle(.inline)
                .labelsHidden()

                DatePicker("Delivery time", selection: $settings.reportTime, displayedComponents: .hourAndMinute)
            }
        } header: {
            Text("Reports")
        } footer: {
            if settings.sendsReports {
                Text("The next report arrives at \(settings.reportTime.formatted(date: .omitted, time: .shortened)).")
            }
        }
    }

    private var goalSection: some View {
        Section("Goals") {
            Stepper(value: $settings.monthlyGoal, in: 100...900, step: 20) {
                LabeledContent("Monthly goal", value: settings.monthlyGoal.formatted())
            }

            VStack(alignment: .leading) {
                Text("Warn me at \(settings.alertThreshold.formatted(.percent)) of the goal")
                    .font(.subheadline)
                Slider(value: $settings.alertThreshold, in: 0.5...1, step: 0.05)
                    .tint(.orange)
                Gauge(value: settings.alertThreshold, in: 0.5...1) {
                    Text("Warning level")
                }
                .gaugeStyle(.accessoryLinearCapacity)
                .labelsHidden()
            }
        }
    }

    private var advancedSection: some View {
        Section {
            DisclosureGroup("Advanced", isExpanded: $isAdvancedExpanded) {
                Toggle("Use mobile data", isOn: .constant(false))
                LabeledContent("Cache", value: Int64(18_400_000).formatted(.byteCount(style: .file)))
                LabeledContent {
                    Text("5 GHz")
                } label: {
                    Text("Network")
                    Text("Used by the meter gateway")
                }
            }
        }
    }

    private var aboutSection: some View {
        Section("About") {
            LabeledContent("Version", value: Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0")
            Link(destination: URL(string: "https://example.com/privacy")!) {
                Label("Privacy", systemImage: "hand.raised.fill")
            }
            ShareLink(item: URL(string: "https://example.com/app")!) {
                Label("Recommend this app", systemImage: "square.and.arrow.up")
            }
        }
    }
}

#if DEBUG
struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NavigationStack {
                SettingsView()
            }
            .previewDisplayName("Settings")

            NavigationStack {
                SettingsView()
            }
            .preferredColorScheme(.dark)
            .previewDisplayName("Settings, dark")

            NavigationStack {
                SettingsView()
            }
            .environment(\.locale, Locale(identifier: "ar"))
            .environment(\.layoutDirection, .rightToLeft)
            .previewDisplayName("Settings, Arabic")
        }
        .environmentObject(PreviewData.settings)
    }
}
#endif
