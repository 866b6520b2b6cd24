//
//  FitnessApp.swift
//  Fitness
//

import SwiftUI

@main
struct FitnessApp: App {
    @StateObject private var history = HistoryStore()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(history)
                .alert(isPresented: $history.loadingFailed) {
                    Alert(
                        title: Text("History"),
                        message: Text("Your past workouts could not be read. New workouts will be saved as usual."),
                        dismissButton: .default(Text("OK")))
                }
        }
        .onChange(of: scenePhase) { _, newPhase in
            if newPhase == .background {
                history.save()
            }
        }
    }
}
