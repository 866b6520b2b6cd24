//
//  AddWorkoutView.swift
//  Fitness
//

import SwiftUI

struct AddWorkoutView: View {
    @EnvironmentObject private var history: HistoryStore
    @Environment(\.dismiss) private var dismiss
    @State private var date = Date()
    @State private var selection: Exercise.Kind = .squat

    var body: some View {
        NavigationStack {
            List {
                Section {
                    DatePicker("Day", selection: $date, in: ...Date(), displayedComponents: .date)
                    Picker("Exercise", selection: $selection) {
                        ForEach(Exercise.Kind.allCases, id: \.self) { kind in
                            Text(kind.rawValue)
                                .tag(kind)
                        }
                    }
                } header: {
                    Text("Workout")
                } footer: {
                    Text("Counts for \(DateFormatter.sectionTitle.string(from: date)).")
                }

                Section("Recent days") {
                    ForEach(history.days) { day in
                        LabeledContent(
                            DateFormatter.sectionTitle.string(from: day.date),
                            value: "\(day.exercises.count)")
                    }
                    .onDelete(perform: history.delete)
                }
            }
            .navigationTitle("Add a workout")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add") {
                        history.addDone(selection.rawValue, on: date)
                        dismiss()
                    }
                }
            }
        }
    }
}

#Preview {
    AddWorkoutView()
        .environmentObject(HistoryStore(preview: true))
}
