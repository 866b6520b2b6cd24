//
//  CardsApp.swift
//  Cards
//

import SwiftUI

@main
struct CardsApp: App {
    @StateObject private var store = CardStore()

    var body: some Scene {
        WindowGroup {
            CardsListView()
                .environmentObject(store)
        }
    }
}
