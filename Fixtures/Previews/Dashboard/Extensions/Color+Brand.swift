//
//  Color+Brand.swift
//  Dashboard
//

import SwiftUI

extension Color {
    static let canvas = Color("CanvasBackground")
    static let cardFill = Color("CardBackground")
    static let hairline = Color("GridLine")

    init?(hexString: String) {
        guard hexString.count == 6, let value = Int(hexString, radix: 16) else { return nil }
        self.init(
            red: Double(value >> 16 & 0xFF) / 255,
            green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255
        )
    }

    var hexString: String {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: nil)
        let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return String(format: "%02X%02X%02X", parts[0], parts[1], parts[2])
    }
}

extension RoomShare.Kind {
    var color: Color {
        switch self {
        case .heating: return Color("Heating")
        case .kitchen: return Color("Kitchen")
        case .charging: return Color("Charging")
        case .solar: return Color("Solar")
        }
    }

    var title: LocalizedStringKey {
        switch self {
        case .heating: return "Heating"
        case .kitchen: return "Kitchen"
        case .charging: return "Charging"
        case .solar: return "Solar"
        }
    }
}

extension Device.Status {
    var color: Color {
        switch self {
        case .online: return .green
        case .standby: return .orange
        case .offline: return .secondary
        }
    }

    var title: LocalizedStringKey {
        switch self {
        case .online: return "Online"
        case .standby: return "Standby"
        case .offline: return "Offline"
        }
    }
}
