//
//  WelcomeView.swift
//  Fitness
//

import SwiftUI

struct WelcomeView: View {
    @EnvironmentObject var history: HistoryStore
    @Binding var selectedTab: Int
    @State private var showHistory = false
    @AppStorage("nickname") private var nickname = ""

    var body: some View {
        GeometryReader { geometry in
            VStack {
                HeaderView(
                    selectedTab: $selectedTab,
                    title: nickname.isEmpty ? "Welcome" : "Hello, \(nickname)")
                    .padding(.top, 8)
                Spacer(minLength: 16)
                ContainerView {
                    VStack {
                        WelcomeImages()
                            .frame(maxHeight: geometry.size.height * 0.42)
                        welcomeText
                        Spacer()
                        getStartedButton
                            .padding(.horizontal, 40)
                        Spacer()
                        historyButton
                            .padding(.bottom, 24)
                    }
                }
                .frame(height: geometry.size.height * 0.82)
            }
            .sheet(isPresented: $showHistory) {
                HistoryView(showHistory: $showHistory)
            }
        }
    }

    private var welcomeText: some View {
        HStack(alignment: .bottom) {
            VStack(alignment: .leading) {
                Text("Get fit")
                    .font(.largeTitle)
                    .bold()
                Text("with short, sharp intervals")
                    .font(.headline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Label("\(history.days.count)", systemImage: "flame.fill")
                .font(.title3.weight(.semibold))
                .foregroundColor(Color("ratings"))
        }
        .padding(.horizontal, 32)
    }

    private var getStartedButton: some View {
        RaisedButton(title: "Get Started") {
            withAnimation { selectedTab = 1 }
        }
    }

    private var historyButton: some View {
        Button(
            action: { showHistory = true },
            label: {
                Text("History")
                    .fontWeight(.bold)
                    .padding([.leading, .trailing], 5)
            })
            .buttonStyle(EmbossedButtonStyle())
    }
}

struct WelcomeView_Previews: PreviewProvider {
    static var previews: some View {
        WelcomeView(selectedTab: .constant(0))
            .environmentObject(HistoryStore(preview: true))
            .background(GradientBackground())
        WelcomeView(selectedTab: .constant(0))
            .environmentObject(HistoryStore(preview: true))
            .background(GradientBackground())
            .preferredColorScheme(.dark)
            .previewDevice("iPhone 12 Pro Max")
            .previewDisplayName("Pro Max, dark")
    }
}
