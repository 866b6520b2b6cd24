//
//  ContentView.swift
//  ColorGuess
//

import SwiftUI

struct ContentView: View {
    @State var game = ColorGame()
    @State var guess: RGB
    @State private var showScore = false
    @State private var showHelp = false
    @State private var askRestart = false
    @State private var points = 0

    private let circleSize: CGFloat = 0.275
    private let labelHeight: CGFloat = 0.06
    private let labelWidth: CGFloat = 0.53
    private let buttonWidth: CGFloat = 0.87

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Color.surface
                    .edgesIgnoringSafeArea(.all)
                VStack {
                    ScoreStrip(round: game.round, total: game.total, recent: game.history)
                        .padding(.horizontal, 24)
                    ColorCircle(rgb: game.target, size: proxy.size.height * circleSize)
                    BevelText(
                        text: showScore ? game.target.label : "R ??  G ??  B ??",
                        width: proxy.size.width * labelWidth,
                        height: proxy.size.height * labelHeight)
                    ColorCircle(rgb: guess, size: proxy.size.height * circleSize)
                    BevelText(
                        text: guess.label,
                        width: proxy.size.width * labelWidth,
                        height: proxy.size.height * labelHeight)
                    ColorSlider(value: $guess.red, trackColor: .red)
                    ColorSlider(value: $guess.green, trackColor: .green)
                    ColorSlider(value: $guess.blue, trackColor: .blue)
                    buttons(width: proxy.size.width * buttonWidth, height: max(44, proxy.size.height * labelHeight))
                }
                .font(.headline)
            }
        }
        .sheet(isPresented: $showHelp) {
            HowToPlayView()
        }
        .alert("Start over?", isPresented: $askRestart) {
            Button("Start over", role: .destructive) {
                game.startOver()
                guess = RGB()
            }
            Button("Keep playing", role: .cancel) { }
        } message: {
            Text("You lose \(game.total) points.")
        }
    }

    private func buttons(width: CGFloat, height: CGFloat) -> some View {
        HStack(spacing: 16) {
            Button(action: { askRestart = true }) {
                Image(systemName: "arrow.counterclockwise")
            }
            .buttonStyle(NeuCircleButtonStyle(diameter: height))
            .disabled(game.history.isEmpty)

            Button("Check") {
                points = game.check(guess)
                showScore = true
            }
            .buttonStyle(NeuButtonStyle(width: width - 2 * height - 32, height: height))
            .alert(isPresented: $showScore) {
                Alert(
                    title: Text("Your Score"),
                    message: Text("\(points) – \(ColorGame.comment(for: points))"),
                    dismissButton: .default(Text("Next")) {
                        game.nextRound()
                        withAnimation {
                            guess = RGB()
                        }
                    })
            }

            Button(action: { showHelp.toggle() }) {
                Image(systemName: "questionmark")
            }
            .buttonStyle(NeuCircleButtonStyle(diameter: height))
        }
        .padding(.bottom, 8)
    }
}

struct ContentView_Previews: PreviewProvider {
    static let game = ColorGame(target: RGB(red: 0.85, green: 0.42, blue: 0.3))
    static let guess = RGB(red: 0.7, green: 0.5, blue: 0.35)

    static var previews: some View {
        Group {
            ContentView(game: game, guess: guess)
                .previewDevice("iPhone 12 Pro Max")
                .previewDisplayName("Pro Max")
            ContentView(game: game, guess: guess)
                .previewDevice("iPhone SE (3rd generation)")
                .previewDisplayName("SE")
                .preferredColorScheme(.dark)
            ContentView(game: game, guess: guess)
                .previewDevice(PreviewDevice(rawValue: "iPad Pro (11-inch) (4th generation)"))
                .previewDisplayName("iPad")
        }
    }
}
