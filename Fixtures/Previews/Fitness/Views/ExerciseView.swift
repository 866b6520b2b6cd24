//
//  ExerciseView.swift
//  Fitness
//

import SwiftUI

struct ExerciseView: View {
    @Binding var selectedTab: Int
    let index: Int

    @EnvironmentObject var history: HistoryStore
    @State private var showHistory = false
    @State private var showSuccess = false
    @State private var showTimer = false
    @State private var timerDone = false

    private var exercise: Exercise { Exercise.all[index] }
    private var isLast: Bool { index + 1 == Exercise.all.count }

    var body: some View {
        GeometryReader { geometry in
            VStack {
                HeaderView(selectedTab: $selectedTab, title: exercise.name)
                    .padding(.bottom)
                ContainerView {
                    VStack {
                        picture(size: geometry.size)
                            .padding(20)
                        Text(exercise.advice)
                            .font(.subheadline)
                            .foregroundColor(.secondary)
                            .multilineTextAlignment(.center)
                            .padding(.horizontal, 24)
                        startButton
                            .padding([.leading, .trailing], geometry.size.width * 0.1)
                            .padding(.vertical)
                        Spacer()
                        RatingView(exerciseIndex: index)
                            .padding()
                        historyButton
                            .padding(.bottom, 20)
                    }
                }
                .frame(height: geometry.size.height * 0.82)
                .sheet(isPresented: $showSuccess) {
                    SuccessView(selectedTab: $selectedTab)
                        .presentationDetents([.medium, .large])
                }
            }
        }
    }

    @ViewBuilder
    private func picture(size: CGSize) -> some View {
        if showTimer {
            TimerView(seconds: exercise.seconds, timerDone: $timerDone)
                .frame(height: size.height * 0.36)
        } else {
            Image(exercise.imageName)
                .resizable()
                .scaledToFill()
                .frame(width: size.width * 0.82, height: size.height * 0.36)
                .clipped()
                .cornerRadius(20)
        }
    }

    private var startButton: some View {
        RaisedButton(title: showTimer ? "Done" : "Start Exercise") {
            if showTimer {
                finish()
            } else {
                withAnimation(.easeInOut) {
                    showTimer = true
                }
            }
        }
        .disabled(showTimer && !timerDone)
    }

    private var historyButton: some View {
        Button(action: {
            showHistory.toggle()
        }) {
            Text("History")
                .fontWeight(.bold)
                .padding(.horizontal, 5)
        }
        .buttonStyle(.embossed)
        .sheet(isPresented: $showHistory) {
            HistoryView(showHistory: $showHistory)
        }
    }

    private func finish() {
        history.addDone(exercise.name)
        timerDone = false
        showTimer = false
        if isLast {
            showSuccess = true
        } else {
            withAnimation {
                selectedTab += 1
            }
        }
    }
}

struct ExerciseView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ExerciseView(selectedTab: .constant(1), index: 0)
                .previewDisplayName("Step up")
            ExerciseView(selectedTab: .constant(4), index: 3)
                .preferredColorScheme(.dark)
                .previewDisplayName("Last one")
        }
        .background(GradientBackground())
        .environmentObject(HistoryStore(preview: true))
    }
}
