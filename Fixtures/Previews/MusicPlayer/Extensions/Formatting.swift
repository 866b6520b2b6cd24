//
//  Formatting.swift
//  MusicPlayer
//

import Foundation

extension Comparable {
    func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

extension TimeInterval {
    var asDuration: Duration {
        .seconds(Int(rounded()))
    }

    /// `3:07` for songs, `1:02:45` for anything longer than an hour.
    var clock: String {
        self >= 3_600
            ? asDuration.formatted(.time(pattern: .hourMinuteSecond))
            : asDuration.formatted(.time(pattern: .minuteSecond))
    }

    var roughLength: String {
        asDuration.formatted(.units(allowed: [.hours, .minutes], width: .wide))
    }
}

extension Date {
    static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
        let components = DateComponents(
            calendar: Calendar(identifier: .gregorian),
            year: year,
            month: month,
            day: day
        )
        return components.date ?? .distantPast
    }
}
