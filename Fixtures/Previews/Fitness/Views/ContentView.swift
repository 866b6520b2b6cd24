//
//  ContentView.swift
//  Fitness
//

import SwiftUI

struct ContentView: View {
    @SceneStorage("selectedTab") private var selectedTab = 0

    var body: some View {
        ZStack {
            GradientBackground()
            TabView(selection: $selectedTab) {
                WelcomeView(selectedTab: $selectedTab)
                    .tag(0)
                ForEach(Exercise.all.indices, id: \.self) { index in
                    ExerciseView(selectedTab: $selectedTab, index: index)
                        .tag(index + 1)
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        }
    }
}

#Preview {
    ContentView()
        .environmentObject(HistoryStore(preview: true))
}

#Preview("Dark") {
    ContentView()
        .environmentObject(HistoryStore(preview: true))
        .preferredColorScheme(.dark)
}
