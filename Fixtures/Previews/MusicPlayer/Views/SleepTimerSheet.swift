//
//  SleepTimerSheet.swift
//  MusicPlayer
//

import SwiftUI

struct SleepTimerSheet: View {
    @Environment(PlayerModel.self) private var player
    @Environment(\.dismiss) private var dismiss

    @State private var minutes = 30.0
    @AppStorage("sleepFadesOut") private var fadesOut = true

    private let shortcuts = [15, 30, 45, 60, 90, 120]

    private var wholeMinutes: Int {
        Int(minutes.rounded())
    }

    var body: some View {
        VStack(spacing: 22) {
            Text("Sleep Timer")
                .font(.title3.weight(.semibold))
                .foregroundStyle(.ink)
                .padding(.top, 28)

            ZStack {
                Knob(title: "Duration", value: $minutes, range: 5...120, size: 170)
                Text("\(wholeMinutes) minutes")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(.inkSoft)
                    .offset(y: -14)
                    .allowsHitTesting(false)
            }

            Grid(horizontalSpacing: 16, verticalSpacing: 14) {
                GridRow {
                    ForEach(shortcuts.prefix(3), id: \.self, content: shortcut)
                }
                GridRow {
                    ForEach(shortcuts.suffix(3), id: \.self, content: shortcut)
                }
            }
            .softDepth(5)

            Toggle("Fade out", isOn: $fadesOut)
                .toggleStyle(.soft)

            HStack(spacing: 16) {
                if player.sleepDeadline != nil {
                    Button("Turn Off", role: .destructive) {
                        player.sleepDeadline = nil
                        dismiss()
                    }
                    .buttonStyle(.bordered)
                    .controlSize(.large)
                }

                Button("Start Timer") {
                    player.startSleepTimer(minutes: wholeMinutes)
                    dismiss()
                }
                .buttonStyle(ProminentSoftButtonStyle())
            }

            Text("Music stops at \(Date.now.addingTimeInterval(minutes * 60), style: .time)")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .padding(.horizontal, 28)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(Color.softBase.ignoresSafeArea())
        .sensoryFeedback(.selection, trigger: wholeMinutes)
    }

    private func shortcut(_ value: Int) -> some View {
        Button {
            withAnimation(.bouncy) {
                minutes = Double(value)
            }
        } label: {
            Text(Duration.seconds(value * 60), format: .units(allowed: [.hours, .minutes], width: .narrow))
                .font(.callout.monospacedDigit())
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(.softCapsule)
    }
}

#Preview("Sheet content") {
    SleepTimerSheet()
        .environment(PlayerModel(album: Catalog.albums[0]))
}

#Preview("Presented") {
    Color.softBase
        .ignoresSafeArea()
        .sheet(isPresented: .constant(true)) {
            SleepTimerSheet()
                .presentationDetents([.medium, .large])
        }
        .environment(PlayerModel(album: Catalog.albums[0]))
}
