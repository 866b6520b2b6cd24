//
//  Formatters.swift
//  Dashboard
//

import Foundation

enum Formatters {
    static let weekday: DateFormatter = {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("EEE")
        return formatter
    }()

    static let fullDate: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        formatter.timeStyle = .none
        return formatter
    }()

    static let energy: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 1
        formatter.maximumFractionDigits = 1
        formatter.positiveSuffix = " kWh"
        return formatter
    }()

    static let percent: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .percent
        formatter.maximumFractionDigits = 0
        return formatter
    }()

    static let ordinal: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .ordinal
        return formatter
    }()

    static func currency(_ code: String) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = code
        return formatter
    }
}

extension Double {
    var energyText: String {
        Formatters.energy.string(from: NSNumber(value: self)) ?? formatted()
    }

    var percentText: String {
        Formatters.percent.string(from: self as NSNumber) ?? "–"
    }

    func temperatureText(in unit: UnitTemperature) -> String {
        Measurement(value: self, unit: UnitTemperature.celsius)
            .converted(to: unit)
            .formatted(
                .measurement(
                    width: .abbreviated,
                    usage: .asProvided,
                    numberFormatStyle: FloatingPointFormatStyle<Double>().precision(.fractionLength(1))
                )
            )
    }
}

func alertCountText(_ count: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString("alerts.count", comment: "Number of active alerts"), count)
}
