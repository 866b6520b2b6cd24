//
//  HistoryView.swift
//  Fitness
//

import SwiftUI

struct HistoryView: View {
    @EnvironmentObject var history: HistoryStore
    @Binding var showHistory: Bool
    @State private var addMode = false

    var body: some View {
        VStack(spacing: 0) {
            titleBar
            if history.days.isEmpty {
                Spacer()
                Text("Nothing here yet.")
                    .foregroundColor(.secondary)
                Spacer()
            } else {
                Form {
                    ForEach(history.days) { day in
                        Section(
                            header: Text(day.date.formatted(as: "MMM d"))
                                .font(.headline)) {
                            ForEach(day.uniqueExercises, id: \.self) { exercise in
                                row(exercise, count: day.count(of: exercise))
                            }
                        }
                    }
                }
                .scrollContentBackground(.hidden)
            }
        }
        .background(Color("background").edgesIgnoringSafeArea(.all))
        .sheet(isPresented: $addMode) {
            AddWorkoutView()
        }
    }

    private var titleBar: some View {
        HStack {
            Button {
                addMode = true
            } label: {
                Image(systemName: "plus")
            }
            .buttonStyle(.embossed(.circle))
            Spacer()
            Text("History")
                .font(.title)
                .fontWeight(.semibold)
            Spacer()
            Button(action: { showHistory.toggle() }) {
                Image(systemName: "xmark.circle")
                    .font(.title)
            }
        }
        .padding()
    }

    private func row(_ exercise: String, count: Int) -> some View {
        HStack {
            if let imageName = Exercise.named(exercise)?.imageName {
                Image(imageName)
                    .resizedToFill(width: 36, height: 36)
                    .clipShape(Circle())
            }
            Text(exercise)
            Spacer()
            Text("×\(count)")
                .foregroundColor(.secondary)
        }
    }
}

struct HistoryView_Previews: PreviewProvider {
    static var previews: some View {
        HistoryView(showHistory: .constant(true))
            .environmentObject(HistoryStore(preview: true))
        HistoryView(showHistory: .constant(true))
            .environmentObject(HistoryStore(preview: true))
            .preferredColorScheme(.dark)
            .previewDisplayName("Dark")
    }
}
