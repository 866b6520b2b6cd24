//
//  Exercise.swift
//  Fitness
//

import Foundation

struct Exercise: Identifiable, Hashable {
    enum Kind: String, CaseIterable, Codable {
        case stepUp = "Step Up"
        case squat = "Squat"
        case plank = "Plank"
        case burpee = "Burpee"
    }

    let kind: Kind
    let imageName: String
    let seconds: Int
    let advice: String

    var id: Kind { kind }
    var name: String { kind.rawValue }
}

extension Exercise {
    static let all: [Exercise] = [
        Exercise(
            kind: .stepUp,
            imageName: "step-up",
            seconds: 30,
            advice: "Plant the whole foot on the step and drive through the heel."),
        Exercise(
            kind: .squat,
            imageName: "squat",
            seconds: 30,
            advice: "Sit back as if a chair stood behind you."),
        Exercise(
            kind: .plank,
            imageName: "plank",
            seconds: 45,
            advice: "Keep a straight line from the shoulders to the ankles."),
        Exercise(
            kind: .burpee,
            imageName: "burpee",
            seconds: 20,
            advice: "Land softly. Speed comes later.")
    ]

    static func named(_ name: String) -> Exercise? {
        all.first { $0.name == name }
    }
}
