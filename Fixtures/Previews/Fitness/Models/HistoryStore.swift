//
//  HistoryStore.swift
//  Fitness
//

import Foundation
import Combine

struct WorkoutDay: Identifiable, Codable {
    var id = UUID()
    let date: Date
    var exercises: [String] = []

    /// Every exercise of the day once, in alphabetical order.
    var uniqueExercises: [String] {
        Array(Set(exercises)).sorted()
    }

    func count(of exercise: String) -> Int {
        exercises.filter { $0 == exercise }.count
    }
}

final class HistoryStore: ObservableObject {
    @Published var days: [WorkoutDay] = []
    @Published var loadingFailed = false

    private let isPreview: Bool

    private var fileURL: URL {
        URL.documentsDirectory.appendingPathComponent("history.json")
    }

    init(preview: Bool = false) {
        isPreview = preview
        if preview {
            days = Self.sampleDays
            return
        }
        do {
            try load()
        } catch {
            loadingFailed = true
        }
    }

    func addDone(_ exercise: String, on date: Date = Date()) {
        if let index = days.firstIndex(where: { $0.date.isSameDay(as: date) }) {
            days[index].exercises.append(exercise)
        } else {
            days.append(WorkoutDay(date: date, exercises: [exercise]))
            days.sort { $0.date > $1.date }
        }
        save()
    }

    func delete(at offsets: IndexSet) {
        days.remove(atOffsets: offsets)
        save()
    }

    func load() throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { return }
        let data = try Data(contentsOf: fileURL)
        days = try JSONDecoder().decode([WorkoutDay].self, from: data)
    }

    func save() {
        guard !isPreview else { return }
        do {
            let data = try JSONEncoder().encode(days)
            try data.write(to: fileURL, options: .atomic)
        } catch {
            print("Saving the history failed: \(error.localizedDescription)")
        }
    }
}

extension HistoryStore {
    static var sampleDays: [WorkoutDay] {
        // A fixed reference day keeps the previews the same from day to day.
        let reference = Date(timeIntervalSinceReferenceDate: 741_600_000)
        return [
            WorkoutDay(
                date: reference,
                exercises: ["Squat", "Step Up", "Plank", "Squat", "Burpee"]),
            WorkoutDay(
                date: reference.addingTimeInterval(-86_400),
                exercises: ["Squat", "Step Up", "Step Up"]),
            WorkoutDay(
                date: reference.addingTimeInterval(-86_400 * 3),
                exercises: ["Plank", "Burpee", "Burpee", "Burpee"])
        ]
    }
}
