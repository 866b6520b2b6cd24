//
//  TimerView.swift
//  Fitness
//

import SwiftUI
import Combine

/// A rectangle with a round hole: fill it with the even-odd rule.
struct CircleCutout: Shape {
    var margin: CGFloat = 30

    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let hole = CGRect(
            x: rect.midX - side / 2,
            y: rect.midY - side / 2,
            width: side,
            height: side)
        var path = Path()
        path.addRect(rect.insetBy(dx: -margin, dy: -margin))
        path.addEllipse(in: hole)
        return path
    }
}

struct IndentView<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        ZStack {
            content()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            CircleCutout()
                .fill(Color("background"), style: FillStyle(eoFill: true))
                .shadow(color: Color.dropShadow, radius: 10, x: 8, y: 8)
                .shadow(color: Color.dropHighlight, radius: 10, x: -8, y: -8)
                .clipShape(Circle())
        )
        .aspectRatio(1, contentMode: .fit)
    }
}

struct TimerView: View {
    let seconds: Int
    @Binding var timerDone: Bool
    @State private var timeRemaining: Int

    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    init(seconds: Int, timerDone: Binding<Bool>) {
        self.seconds = seconds
        _timerDone = timerDone
        _timeRemaining = State(initialValue: seconds)
    }

    var body: some View {
        IndentView {
            Circle()
                .trim(from: 0, to: CGFloat(timeRemaining) / CGFloat(max(seconds, 1)))
                .stroke(
                    Color("gradient-top"),
                    style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .padding(18)
            Text("\(timeRemaining)")
                .font(.system(size: 72, design: .rounded))
                .fontWeight(.heavy)
                .monospacedDigit()
                .minimumScaleFactor(0.4)
                .padding(30)
        }
        .animation(.linear(duration: 1), value: timeRemaining)
        .onReceive(timer) { _ in
            if timeRemaining > 0 {
                timeRemaining -= 1
            } else {
                timerDone = true
            }
        }
    }
}

#Preview("Cut-out", traits: .sizeThatFitsLayout) {
    IndentView {
        Text("5")
            .font(.system(size: 90, design: .rounded))
    }
    .frame(width: 220, height: 220)
    .padding(40)
    .background(Color("background"))
}

#Preview("Timer") {
    ZStack {
        Color("background")
            .ignoresSafeArea()
        TimerView(seconds: 30, timerDone: .constant(false))
            .frame(width: 240)
    }
    .preferredColorScheme(.dark)
}
