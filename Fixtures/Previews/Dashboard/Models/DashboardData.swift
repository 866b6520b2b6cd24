//
//  DashboardData.swift
//  Dashboard
//

import Foundation

struct DashboardData: Codable, Equatable {
    var household: String
    var updatedAt: Date
    var pricePerUnit: Double
    var currency: String
    var week: [DailyUsage]
    var temperatures: [Double]
    var shares: [RoomShare]
    var devices: [Device]
    var invoices: [Invoice]

    enum CodingKeys: String, CodingKey {
        case household
        case updatedAt = "updated_at"
        case pricePerUnit = "price_per_unit"
        case currency
        case week
        case temperatures
        case shares
        case devices
        case invoices
    }

    var weeklyTotal: Double {
        week.map(\.used).reduce(0, +)
    }

    var weeklySolar: Double {
        week.map(\.produced).reduce(0, +)
    }

    var selfSufficiency: Double {
        weeklyTotal > 0 ? min(weeklySolar / weeklyTotal, 1) : 0
    }

    var cost: Decimal {
        Decimal(weeklyTotal - weeklySolar) * Decimal(pricePerUnit)
    }
}

struct DailyUsage: Codable, Equatable, Identifiable {
    var day: Date
    var used: Double
    var produced: Double

    var id: Date { day }
}

struct RoomShare: Codable, Hashable, Identifiable {
    enum Kind: String, Codable, CaseIterable {
        case heating, kitchen, charging, solar
    }

    var kind: Kind
    var percentage: Double

    var id: Kind { kind }
}

struct Device: Codable, Hashable, Identifiable {
    enum Status: String, Codable, CaseIterable, Identifiable {
        case online, standby, offline

        var id: String { rawValue }
    }

    var id: UUID
    var name: String
    var symbol: String
    var room: String
    var status: Status
    var load: Double
    var battery: Double?
    var firmwareProgress: Double?
}

struct Invoice: Codable, Hashable, Identifiable {
    var number: Int
    var issued: Date
    var amount: Decimal
    var isPaid: Bool

    var id: Int { number }

    private enum CodingKeys: String, CodingKey {
        case number, issued, amount
        case isPaid = "paid"
    }
}

// MARK: - Fallback

extension DashboardData {
    static let fallback = DashboardData(
        household: "Demo House",
        updatedAt: Date(timeIntervalSince1970: 1_718_000_000),
        pricePerUnit: 0.29,
        currency: "EUR",
        week: fallbackWeek,
        temperatures: [18.5, 19, 20.5, 21, 22.5, 21.5, 20, 19.5],
        shares: [
            RoomShare(kind: .heating, percentage: 0.45),
            RoomShare(kind: .kitchen, percentage: 0.3),
            RoomShare(kind: .charging, percentage: 0.25)
        ],
        devices: [
            Device(
                id: UUID(),
                name: "Thermostat",
                symbol: "thermometer.medium",
                room: "Hallway",
                status: .online,
                load: 0.2,
                battery: 0.8
            )
        ],
        invoices: []
    )

    private static var fallbackWeek: [DailyUsage] {
        let monday = Date(timeIntervalSince1970: 1_717_977_600)
        let used: [Double] = [9.4, 11.2, 8.7, 12.9, 10.1, 14.6, 13.3]
        let produced: [Double] = [4.1, 6.0, 3.2, 7.7, 5.4, 8.8, 6.9]

        return used.indices.map { index in
            DailyUsage(
                day: monday.addingTimeInterval(Double(index) * 86_400),
                used: used[index],
                produced: produced[index]
            )
        }
    }
}
