//
//  HomeModel.swift
//  ControlPanel
//

import SwiftUI

enum Room: String, CaseIterable, Identifiable, CustomStringConvertible {
    case living = "Living"
    case kitchen = "Kitchen"
    case studio = "Studio"

    var id: Self { self }
    var description: String { rawValue }

    var pictureName: String {
        switch self {
        case .living: "room-living"
        case .kitchen: "room-kitchen"
        case .studio: "room-studio"
        }
    }
}

struct Device: Identifiable, Hashable {
    let id: String
    var name: String
    var symbol: String
    var room: Room
    var isOn: Bool
    var level: Double
    var watts: Double

    var currentWatts: Double { isOn ? watts * level : 0 }
}

struct EnergySample: Identifiable {
    let id: Int
    let day: String
    let kilowattHours: Double
}

@Observable
final class HomeModel {
    var room: Room = .living
    var devices: [Device]
    var temperature: Double = 21
    var humidity: Double = 0.46
    var volume: Double = 0.35
    var warmth: Double = 0.7
    var isAway = false {
        didSet {
            if isAway { switchEverythingOff() }
        }
    }
    let week: [EnergySample]

    init(devices: [Device] = HomeModel.sampleDevices) {
        self.devices = devices
        let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
        let values = [7.2, 5.9, 8.4, 6.1, 9.8, 12.3, 10.6]
        week = zip(names, values).enumerated().map { index, pair in
            EnergySample(id: index, day: pair.0, kilowattHours: pair.1)
        }
    }

    var totalWatts: Double {
        devices.reduce(0) { $0 + $1.currentWatts }
    }

    var activeCount: Int {
        devices.filter(\.isOn).count
    }

    func switchEverythingOff() {
        for index in devices.indices {
            devices[index].isOn = false
        }
    }

    static let sampleDevices: [Device] = [
        Device(id: "lamp", name: "Floor lamp", symbol: "lamp.floor.fill", room: .living, isOn: true, level: 0.8, watts: 12),
        Device(id: "tv", name: "Television", symbol: "tv", room: .living, isOn: false, level: 1, watts: 95),
        Device(id: "fan", name: "Fan", symbol: "fan.fill", room: .living, isOn: true, level: 0.4, watts: 40),
        Device(id: "blinds", name: "Blinds", symbol: "blinds.vertical.closed", room: .living, isOn: false, level: 0.5, watts: 6),
        Device(id: "oven", name: "Oven", symbol: "oven.fill", room: .kitchen, isOn: true, level: 0.6, watts: 2100),
        Device(id: "kettle", name: "Kettle", symbol: "cup.and.saucer.fill", room: .kitchen, isOn: false, level: 1, watts: 1800),
        Device(id: "desk", name: "Desk light", symbol: "lightbulb.fill", room: .studio, isOn: true, level: 1, watts: 9),
        Device(id: "printer", name: "Printer", symbol: "printer.fill", room: .studio, isOn: false, level: 1, watts: 30)
    ]
}
