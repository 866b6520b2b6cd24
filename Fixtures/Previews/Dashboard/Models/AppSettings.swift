//
//  AppSettings.swift
//  Dashboard
//

import SwiftUI

final class AppSettings: ObservableObject {
    enum Appearance: String, CaseIterable, Identifiable {
        case system, light, dark

        var id: Self { self }

        var title: LocalizedStringKey {
            switch self {
            case .system: return "System"
            case .light: return "Light"
            case .dark: return "Dark"
            }
        }

        var colorScheme: ColorScheme? {
            switch self {
            case .system: return nil
            case .light: return .light
            case .dark: return .dark
            }
        }
    }

    enum TemperatureScale: String, CaseIterable {
        case celsius, fahrenheit

        var unit: UnitTemperature {
            self == .celsius ? .celsius : .fahrenheit
        }
    }

    enum ReportRhythm: String, CaseIterable, Identifiable {
        case daily, weekly, monthly

        var id: String { rawValue }

        var title: LocalizedStringKey {
            switch self {
            case .daily: return "Every day"
            case .weekly: return "Every week"
            case .monthly: return "Every month"
            }
        }
    }

    @AppStorage("appearance") var appearance = Appearance.system
    @AppStorage("temperatureScale") var temperatureScale = TemperatureScale.celsius
    @AppStorage("languageCode") var languageCode = ""
    @AppStorage("tintHex") private var tintHex = "2F7D6B"
    @AppStorage("monthlyGoal") var monthlyGoal = 320
    @AppStorage("sendsReports") var sendsReports = true
    @AppStorage("reportRhythm") var reportRhythm = ReportRhythm.weekly
    @AppStorage("reportSeconds") private var reportSeconds = 28_800.0
    @AppStorage("alertThreshold") var alertThreshold = 0.8

    @Published var ownerName = "Jo Lindqvist"
    @Published var email = ""
    @Published var passcode = ""
    @Published var notes = ""
    @Published var movedIn = Date(timeIntervalSince1970: 1_583_020_800)

    var tint: Color {
        get { Color(hexString: tintHex) ?? .accentColor }
        set { tintHex = newValue.hexString }
    }

    var reportTime: Date {
        get { Calendar.current.startOfDay(for: .now).addingTimeInterval(reportSeconds) }
        set { reportSeconds = newValue.timeIntervalSince(Calendar.current.startOfDay(for: newValue)) }
    }

    var locale: Locale {
        languageCode.isEmpty ? .autoupdatingCurrent : Locale(identifier: languageCode)
    }

    var isEmailValid: Bool {
        email.isEmpty || email.contains("@")
    }

    func reset() {
        appearance = .system
        temperatureScale = .celsius
        languageCode = ""
        tintHex = "2F7D6B"
        monthlyGoal = 320
        sendsReports = true
        reportRhythm = .weekly
        alertThreshold = 0.8
    }
}
