//
//  DashboardApp.swift
//  Dashboard
//

import SwiftUI
#if os(iOS)
import UIKit
#endif

@main
struct DashboardApp: App {
    @StateObject private var store = DashboardStore()
    @StateObject private var settings = AppSettings()

    init() {
        #if os(iOS)
        Self.configureNavigationBar()
        #endif
    }

    var body: some Scene {
        WindowGroup {
            RootSplitView()
                .environmentObject(store)
                .environmentObject(settings)
                .tint(settings.tint)
                .preferredColorScheme(settings.appearance.colorScheme)
                .environment(\.locale, settings.locale)
        }
    }

    #if os(iOS)
    private static func configureNavigationBar() {
        let ink = UIColor(named: "BrandInk") ?? .label
        let largeTitleFont = UIFont.systemFont(ofSize: 32, weight: .heavy)
        let rounded = largeTitleFont.fontDescriptor.withDesign(.rounded)
            .map { UIFont(descriptor: $0, size: 32) } ?? largeTitleFont

        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        appearance.largeTitleTextAttributes = [.foregroundColor: ink, .font: rounded]
        appearance.titleTextAttributes = [.foregroundColor: ink]

        let scrolledToTop = UINavigationBarAppearance()
        scrolledToTop.configureWithTransparentBackground()
        scrolledToTop.largeTitleTextAttributes = appearance.largeTitleTextAttributes
        scrolledToTop.titleTextAttributes = appearance.titleTextAttributes

        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().compactAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = scrolledToTop
        UIPageControl.appearance().currentPageIndicatorTintColor = ink
        UIPageControl.appearance().pageIndicatorTintColor = ink.withAlphaComponent(0.25)
    }
    #endif
}
