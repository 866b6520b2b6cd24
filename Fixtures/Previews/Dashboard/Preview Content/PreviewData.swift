//
//  PreviewData.swift
//  Dashboard
//

#if DEBUG
import Foundation

enum PreviewData {
    static let devices: [Device] = [
        Device(id: UUID(), name: "Heat pump", symbol: "fan.fill", room: "Basement", status: .online, load: 0.72),
        Device(id: UUID(), name: "Wall box", symbol: "ev.charger.fill", room: "Garage", status: .standby, load: 0.05),
        Device(id: UUID(), name: "Thermostat", symbol: "thermometer.medium", room: "Hallway", status: .online, load: 0.1, battery: 0.15),
        Device(id: UUID(), name: "Meter gateway", symbol: "wifi.router.fill", room: "Basement", status: .offline, load: 0, firmwareProgress: 0.35)
    ]

    static var store: DashboardStore {
        var data = DashboardData.fallback
        data.household = "Birch Lane 12"
        data.devices = devices
        data.invoices = [
            Invoice(number: 1041, issued: Date(timeIntervalSince1970: 1_711_929_600), amount: 58.2, isPaid: true),
            Invoice(number: 1042, issued: Date(timeIntervalSince1970: 1_714_521_600), amount: 49.75, isPaid: true),
            Invoice(number: 1043, issued: Date(timeIntervalSince1970: 1_717_200_000), amount: 61.4, isPaid: false)
        ]
        return DashboardStore(data: data)
    }

    static var settings: AppSettings {
        let settings = AppSettings()
        settings.ownerName = "Sam Okafor"
        settings.email = "sam@example.com"
        return settings
    }
}
#endif
