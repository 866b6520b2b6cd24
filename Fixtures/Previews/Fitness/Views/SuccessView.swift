//
//  SuccessView.swift
//  Fitness
//

import SwiftUI

struct SuccessView: View {
    @Environment(\.dismiss) private var dismiss
    @Binding var selectedTab: Int
    @State private var bounce = false

    var body: some View {
        ZStack {
            Color("background")
                .ignoresSafeArea()
            VStack(spacing: 18) {
                Image(.medal)
                    .resizable()
                    .scaledToFit()
                    .frame(width: 92, height: 92)
                    .padding(24)
                    .background {
                        Circle()
                            .fill(Color("background"))
                            .shadow(color: .dropShadow, radius: 6, x: 6, y: 6)
                            .shadow(color: .dropHighlight, radius: 6, x: -6, y: -6)
                    }
                    .scaleEffect(bounce ? 1 : 0.7)
                Text("High Five!")
                    .font(.largeTitle.weight(.heavy))
                Text("""
                    All four exercises are done.
                    See you tomorrow for another round!
                    """)
                    .multilineTextAlignment(.center)
                    .foregroundStyle(.secondary)
                Button("Continue") {
                    selectedTab = 0
                    dismiss()
                }
                .font(.headline)
                .buttonStyle(.raised)
                .padding(.horizontal, 60)
                .padding(.top, 12)
            }
        }
        .onAppear {
            withAnimation(.spring(response: 0.5, dampingFraction: 0.5)) {
                bounce = true
            }
        }
    }
}

#Preview {
    SuccessView(selectedTab: .constant(4))
}

#Preview("As a sheet") {
    GradientBackground()
        .sheet(isPresented: .constant(true)) {
            SuccessView(selectedTab: .constant(4))
                .presentationDetents([.medium])
        }
}
