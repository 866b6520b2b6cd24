//
//  ColorGuessApp.swift
//  ColorGuess
//

import SwiftUI

@main
struct ColorGuessApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView(guess: RGB())
        }
    }
}
